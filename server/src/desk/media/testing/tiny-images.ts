import { crc32, deflateSync } from 'node:zlib';

/** Creates valid images of one colour in any size. */
export const tinyImages = { png: aPng, jpg: aJpeg, gif: aGif, webp: aWebp };

export function aPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    // Grey, 8 bits, not interlaced.
    pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, body: Buffer): Buffer {
  const typeAndBody = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  return Buffer.concat([uint32(body.length), typeAndBody, uint32(crc32(typeAndBody))]);
}

/** `orientation` is the EXIF orientation; 6 and 8 are rotated by 90°. */
export function aJpeg(width: number, height: number, orientation?: number): Buffer {
  // Each block of 8 × 8 needs two codes of one bit: no change of grey, and end of block.
  const data = Buffer.alloc(Math.ceil((Math.ceil(width / 8) * Math.ceil(height / 8) * 2) / 8));
  const oneCode = [1, ...new Array(15).fill(0), 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation === undefined ? [] : [jpegSegment(0xe1, exif(orientation))]),
    jpegSegment(0xdb, [0, ...new Array(64).fill(1)]),
    jpegSegment(0xc0, [8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0]),
    jpegSegment(0xc4, [0x00, ...oneCode]),
    jpegSegment(0xc4, [0x10, ...oneCode]),
    jpegSegment(0xda, [1, 1, 0x00, 0, 63, 0]),
    data,
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function jpegSegment(kind: number, body: Iterable<number>): Buffer {
  const bytes = [...body];
  return Buffer.from([0xff, kind, ...uint16(bytes.length + 2), ...bytes]);
}

function exif(orientation: number): Buffer {
  const entry = [...uint16(0x0112), ...uint16(3), ...uint32(1), ...uint16(orientation), 0, 0];
  return Buffer.from([...Buffer.from('Exif\0\0MM\0*'), ...uint32(8), ...uint16(1), ...entry, ...uint32(0)]);
}

export function aGif(width: number, height: number, pictures = 1): Buffer {
  const screen = [...uint16LittleEndian(width), ...uint16LittleEndian(height), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  // A clear code before each pixel, so that the code width stays 3 bits.
  const bits = `${'100000'.repeat(width * height)}101`.match(/.{3}/g) ?? [];
  const codes = packBits(bits.map((code) => [...code].reverse().join('')).join(''));
  const blocks: Buffer[] = [];
  for (let at = 0; at < codes.length; at += 255) {
    const block = codes.subarray(at, at + 255);
    blocks.push(Buffer.from([block.length]), block);
  }
  const frame = [
    Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0, ...uint16LittleEndian(width), ...uint16LittleEndian(height), 0, 2]),
    ...blocks,
    Buffer.from([0]),
  ];
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from(screen),
    ...new Array<Buffer[]>(pictures).fill(frame).flat(),
    Buffer.from([0x3b]),
  ]);
}

export function aWebp(width: number, height: number): Buffer {
  return riff(webpChunk('VP8L', lossless(width, height)));
}

/** The extended format: its size comes before the image data. */
export function anExtendedWebp(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, ...uint24LittleEndian(width - 1), ...uint24LittleEndian(height - 1)]);
  return riff(webpChunk('VP8X', header), webpChunk('VP8L', lossless(width, height)));
}

export function riff(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32LittleEndian(body.length), body]);
}

export function webpChunk(type: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(type, 'latin1'),
    uint32LittleEndian(body.length),
    body,
    Buffer.alloc(body.length % 2),
  ]);
}

/** One symbol in each of the five tables, so that the pixels need no bits. */
function lossless(width: number, height: number): Buffer {
  const number = (value: number, length: number) => [...value.toString(2).padStart(length, '0')].reverse().join('');
  const table = (symbol: number) => `101${number(symbol, 8)}`;
  const head = `${number(width - 1, 14)}${number(height - 1, 14)}0000`;
  return Buffer.concat([Buffer.from([0x2f]), packBits(`${head}000${[90, 90, 90, 255, 0].map(table).join('')}`)]);
}

/** Packs bits into bytes, the lowest bit of each byte first. */
function packBits(bits: string): Buffer {
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt([...byte].reverse().join(''), 2)));
}

const uint16 = (value: number) => [value >> 8, value & 255];
const uint32 = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const uint16LittleEndian = (value: number) => [value & 255, value >> 8];
const uint24LittleEndian = (value: number) => [value & 255, (value >> 8) & 255, value >> 16];
const uint32LittleEndian = (value: number) => Buffer.from(uint32(value)).reverse();
