import { expect, it } from 'vitest';
import { growthOf } from '../../../../bin/testing/work-of.mjs';
import { rtfPictures } from './rtf-pictures.ts';

const png = '89504e470d0a1a0a0000000d49484452';
const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Calibri;}}\pard A line {\b \{bold\}}
{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn pictureId}{\sv 1}}}\picscalex100\piccropl0\picw8467\pich5292\picwgoal4800\pichgoal3000\pngblip\bliptag-1180{\*\blipuid b9a4d0d8}
89504e470d0a1a0a
0000000d49484452}}{\nonshppict{\pict\picscalex100\wmetafile8 0100090000}}
{\pict\emfblip 0100000020}
{\pict\jpegblip\picw10 ffd8ffe000104a46}\par}`;

it('pictures come out of RTF in their order, each once, with a gap for what no browser shows', () => {
  expect(
    rtfPictures(rtf).map((picture) => picture && [picture.type, Buffer.from(picture.bytes).toString('hex')]),
  ).toEqual([['image/png', png], null, ['image/jpeg', 'ffd8ffe000104a46']]);
  expect(rtfPictures('')).toEqual([]);
});

it('broken RTF has none', () => {
  for (const broken of ['{\\pict', '{\\pict\\pngblip zz}', '{\\pict '.repeat(20_000)]) {
    expect(rtfPictures(broken).filter(Boolean)).toEqual([]);
  }
});

it.each([
  ['groups that nobody closes', (times: number) => ['{\\pict '.repeat(times)]],
  ['digits one too many', (times: number) => [`{\\pict\\pngblip ${'0'.repeat(times + 1)}}`]],
] as const)('four times as many %s take four times the work', async (_, broken) => {
  const module = new URL('./rtf-pictures.ts', import.meta.url);
  expect(await growthOf(module, 'rtfPictures', broken, 200)).toBeLessThan(4.2);
});
