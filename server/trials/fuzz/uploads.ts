import { attackFiles } from '@fourfold/core/rich-text/attack-corpus';
import { anExtendedWebp, tinyImages } from '../../src/desk/media/testing/tiny-images.ts';
import type { RawBody } from './raw-bodies.ts';
import type { SeededRandom } from './seeded-random.ts';

const boundary = '----fuzzed';

/** A form with a file: hostile images, images with changed bytes, and malformed forms. */
export function upload(chance: SeededRandom): RawBody {
  const file = fileOf(chance);
  const whole = Buffer.concat([
    Buffer.from(`--${boundary}\r\n${disposition(chance)}\r\n${typeOf(chance)}\r\n`, 'latin1'),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const formBody = (bytes: Buffer, type = contentType): RawBody => ({ bytes, headers: [['content-type', type]] });
  if (chance.withProbability(0.6)) return formBody(whole);
  return chance.pick<() => RawBody>([
    () => formBody(whole.subarray(0, chance.integerBelow(whole.length + 1))),
    () => formBody(Buffer.concat([whole, whole])),
    () =>
      formBody(
        whole,
        chance.pick(['multipart/form-data', 'multipart/form-data; boundary=', 'image/png', 'application/json']),
      ),
    () => formBody(whole, `multipart/form-data; boundary="${'x'.repeat(chance.pick([71, 5_000]))}"`),
    () => formBody(whole, `multipart/form-data; boundary=${boundary}; boundary=other`),
    () => formBody(Buffer.from(`--${boundary}--\r\n`)),
    () =>
      formBody(
        Buffer.from(whole.toString('latin1').replace(`--${boundary}\r\n`, `--${boundary}\r\n`.repeat(2_000)), 'latin1'),
      ),
    () => formBody(Buffer.from(whole.toString('latin1').replace('\r\n\r\n', '\n\n'), 'latin1')),
    () => formBody(chance.bytes(2_000)),
    () => formBody(Buffer.alloc(0)),
  ])();
}

function disposition(chance: SeededRandom): string {
  if (chance.withProbability(0.6)) return 'content-disposition: form-data; name="file"; filename="a.png"';
  return chance.pick([
    'content-disposition: form-data; name="file"',
    'content-disposition: form-data; name="other"; filename="a.png"',
    'content-disposition: form-data; name="file"; filename="../../../etc/passwd"',
    `content-disposition: form-data; name="file"; filename="${'x'.repeat(9_000)}"`,
    'content-disposition: form-data; name="file"; filename="\xff\0.png"',
    'content-disposition: form-data; name="__proto__"; filename="a.png"',
    'content-disposition: form-data',
    'content-disposition: attachment; name="file"; filename="a.png"',
    'x: y',
  ]);
}

function typeOf(chance: SeededRandom): string {
  return chance.pick([
    'content-type: image/png\r\n',
    'content-type: image/png\r\n',
    'content-type: text/html\r\n',
    'content-type: multipart/mixed; boundary=x\r\n',
    'content-transfer-encoding: base64\r\n',
    '',
  ]);
}

function fileOf(chance: SeededRandom): Buffer {
  // Just below the limit, or just above it.
  if (chance.withProbability(0.01))
    return Buffer.concat([tinyImages.png(3, 3), Buffer.alloc(chance.pick([4_990_000, 5_000_100]))]);
  if (chance.withProbability(0.3)) return Buffer.from(chance.pick(attackFiles).bytes);
  const kind = chance.pick(Object.keys(tinyImages) as (keyof typeof tinyImages)[]);
  // A small file that claims to be a huge image.
  const image = chance.withProbability(0.1)
    ? anExtendedWebp(16_777_216, 16_777_216)
    : tinyImages[kind](1 + chance.integerBelow(40), 3);
  if (chance.withProbability(0.4)) return image;
  return chance.pick<() => Buffer>([
    () => flipBytes(image, chance),
    () => flipBytes(image, chance),
    () => image.subarray(0, chance.integerBelow(image.length)),
    () => Buffer.concat([image, chance.bytes(50)]),
    () => Buffer.concat([image, image]),
    () => Buffer.concat([image.subarray(0, 20), Buffer.alloc(chance.pick([10, 300_000])), image.subarray(20)]),
  ])();
}

/** Changes some bytes, which may be lengths, sizes or chunk types. */
function flipBytes(image: Buffer, chance: SeededRandom): Buffer {
  const changed = Buffer.from(image);
  for (let times = chance.pick([1, 2, 8]); times > 0; times--) {
    changed[chance.integerBelow(Math.min(changed.length, 200))] = chance.pick([
      0,
      1,
      0x7f,
      0x80,
      0xff,
      chance.integerBelow(256),
    ]);
  }
  return changed;
}
