import { attackScript } from './attack-corpus-signal.ts';

type AttackFile = {
  name: string;
  /** The type that the sender declares. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
};

const text = (content: string) => new TextEncoder().encode(content);
const html = `<!doctype html><script>${attackScript}</script>`;
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" onload="${attackScript}"><script>${attackScript}</script></svg>`;

/** Files that claim to be images and are not. Each is refused with a sentence. */
export const attackFiles: readonly AttackFile[] = [
  { name: 'page.png', type: 'image/png', bytes: text(html) },
  { name: 'script.jpg', type: 'image/jpeg', bytes: text(attackScript) },
  { name: 'drawing.svg', type: 'image/svg+xml', bytes: text(svg) },
  { name: 'drawing.png', type: 'image/png', bytes: text(svg) },
  { name: 'nothing.png', type: 'image/png', bytes: new Uint8Array() },
  {
    name: 'signature.png',
    type: 'image/png',
    bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  { name: 'beginning.gif', type: 'image/gif', bytes: text('GIF89a') },
  { name: 'beginning.jpg', type: 'image/jpeg', bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]) },
  { name: 'beginning.webp', type: 'image/webp', bytes: text('RIFF\x04\0\0\0WEBP') },
  { name: 'bitmap.bmp', type: 'image/bmp', bytes: text('BM\x1a\0\0\0\0\0\0\0') },
  { name: 'paper.pdf', type: 'image/png', bytes: text('%PDF-1.7\n') },
  { name: 'archive.png', type: 'image/png', bytes: text('PK\x03\x04') },
  { name: '../../x.png', type: 'image/png', bytes: text(html) },
];
