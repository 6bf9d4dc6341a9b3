import { cpuTimeOf } from '@fourfold/core/testing/cpu-time';
import { expect, it } from 'vitest';
import { rtfPictures } from './rtf-pictures.ts';

const png = '89504e470d0a1a0a0000000d49484452';
const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Calibri;}}\pard A line {\b \{bold\}}
{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn pictureId}{\sv 1}}}\picscalex100\piccropl0\picw8467\pich5292\picwgoal4800\pichgoal3000\pngblip\bliptag-1180{\*\blipuid b9a4d0d8}
89504e470d0a1a0a
0000000d49484452}}{\nonshppict{\pict\picscalex100\wmetafile8 0100090000}}
{\pict\emfblip 0100000020}
{\pict\jpegblip\picw10 ffd8ffe000104a46}\par}`;

it('extracts the pictures of RTF in order, each once, and null for formats that browsers cannot show', () => {
  expect(
    rtfPictures(rtf).map((picture) => picture && [picture.type, Buffer.from(picture.bytes).toString('hex')]),
  ).toEqual([['image/png', png], null, ['image/jpeg', 'ffd8ffe000104a46']]);
  expect(rtfPictures('')).toEqual([]);
});

it('broken RTF has none, and is read in bounded time', () => {
  for (const broken of [
    '{\\pict',
    '{\\pict\\pngblip zz}',
    '{\\pict '.repeat(20_000),
    `{\\pict\\pngblip ${'0'.repeat(1_000_001)}}`,
  ])
    expect(cpuTimeOf(() => expect(rtfPictures(broken).filter(Boolean)).toEqual([]))).toBeLessThan(2_000);
});
