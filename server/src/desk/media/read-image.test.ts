import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ImageFormat, readImage } from './read-image.ts';
import {
  aGif,
  aJpeg,
  anExtendedWebp,
  aPng,
  aWebp,
  jpegSegment,
  riff,
  tinyImages,
  webpChunk,
} from './testing/tiny-images.ts';

const formats = Object.keys(tinyImages) as ImageFormat[];
const side = fc.integer({ min: 1, max: 40 });

describe.each(formats)('a %s', (kind) => {
  it('has its format and size detected from its bytes', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(readImage(tinyImages[kind](width, height))).toEqual({ is: 'image', kind, width, height });
      }),
    );
  });

  it('that is truncated anywhere is damaged or not an image', () => {
    const complete = tinyImages[kind](23, 17);
    for (let length = 0; length < complete.length; length += 1) {
      expect([length, readImage(complete.subarray(0, length)).is]).toEqual([
        length,
        expect.stringMatching(/^(damaged|no-image)$/),
      ]);
    }
  });

  it('with appended data is still an image: the served content type decides', () => {
    const trailing = Buffer.from('<script>alert(1)</script>PK\x03\x04');
    expect(readImage(Buffer.concat([tinyImages[kind](5, 6), trailing]))).toMatchObject({ is: 'image', kind });
  });

  it('is read in the same way inside a larger buffer', () => {
    const bytes = Buffer.concat([Buffer.alloc(7, 0xff), tinyImages[kind](9, 4)]).subarray(7);
    expect(readImage(bytes)).toEqual({ is: 'image', kind, width: 9, height: 4 });
  });

  it('with any byte changed causes no exception', () => {
    const complete = tinyImages[kind](12, 3);
    fc.assert(
      fc.property(fc.nat(complete.length - 1), fc.nat(255), (at, value) => {
        const damaged = Buffer.from(complete);
        damaged[at] = value;
        expect(readImage(damaged).is).toMatch(/^(image|damaged|svg|no-image)$/);
      }),
    );
  });
});

it('random bytes after the beginning of any image cause no exception', () => {
  const beginnings = [...formats.map((kind) => tinyImages[kind](1, 1).subarray(0, 16)), Buffer.from('<svg')];
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }), (begins, rest) => {
      expect(readImage(Buffer.concat([begins, rest])).is).toMatch(/^(image|damaged|svg|no-image)$/);
    }),
    { numRuns: 500 },
  );
});

it('a rotated photograph has the size in which it is shown', () => {
  const size = (orientation: number) => readImage(aJpeg(40, 30, orientation));
  for (const upright of [1, 2, 3, 4]) expect(size(upright)).toMatchObject({ width: 40, height: 30 });
  for (const turned of [5, 6, 7, 8]) expect(size(turned)).toMatchObject({ width: 30, height: 40 });
});

it('a photograph with an embedded thumbnail has its own size', () => {
  const own = aJpeg(40, 30);
  const withPreview = Buffer.concat([own.subarray(0, 2), jpegSegment(0xe2, aJpeg(4, 3)), own.subarray(2)]);
  expect(readImage(withPreview)).toMatchObject({ width: 40, height: 30 });
});

it('an extended and a lossy WebP have their sizes', () => {
  expect(readImage(anExtendedWebp(300, 200))).toEqual({ is: 'image', kind: 'webp', width: 300, height: 200 });
  const lossy = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0x2c, 0x01, 0xc8, 0x40, 0, 0]);
  expect(readImage(riff(webpChunk('VP8 ', lossy)))).toEqual({ is: 'image', kind: 'webp', width: 300, height: 200 });
});

it('an animated image is accepted like a still one', () => {
  expect(readImage(aGif(6, 5, 4))).toEqual({ is: 'image', kind: 'gif', width: 6, height: 5 });
  const animated = riff(
    webpChunk('VP8X', Buffer.from([2, 0, 0, 0, 9, 0, 0, 7, 0, 0])),
    webpChunk('ANIM', Buffer.alloc(6)),
    webpChunk('ANMF', Buffer.alloc(24)),
  );
  expect(readImage(animated)).toEqual({ is: 'image', kind: 'webp', width: 10, height: 8 });
});

it('a PNG with a changed byte is damaged', () => {
  const damaged = aPng(8, 8);
  damaged[20] = 7;
  expect(readImage(damaged)).toEqual({ is: 'damaged' });
});

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  [
    'an SVG after a declaration',
    '\ufeff<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg>\n<svg onload="x()">',
    'svg',
  ],
  ['an SVG with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg">', 'svg'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'no-image'],
  ['a text', 'GIF90a is no GIF', 'no-image'],
  ['a PDF', '%PDF-1.7', 'no-image'],
  ['a bitmap', 'BM\0\0\0\0', 'no-image'],
  ['nothing', '', 'no-image'],
  ['a GIF that is a script', 'GIF89a=1;alert(document.domain)//', 'damaged'],
] as const)('%s is no image', (_, text, is) => {
  expect(readImage(Buffer.from(text))).toEqual({ is });
});

it('an image without a width or a height is damaged', () => {
  for (const empty of [aJpeg(0, 5), aJpeg(5, 0), aGif(0, 4)]) expect(readImage(empty)).toEqual({ is: 'damaged' });
  expect(readImage(aWebp(1, 1))).toMatchObject({ is: 'image' });
});
