import type { ReadDocument } from './docx/read-docx.ts';

/**
 * Gives each picture the address that the server will store it under, by its bytes, so that the questions of the same
 * document can be compared. Without a secure context there are no hashes, and pictures keep their names.
 */
export async function withMediaNames({ blocks, doubts, pictures }: ReadDocument): Promise<ReadDocument> {
  if (!globalThis.crypto?.subtle) return { blocks, doubts, pictures };
  const names = new Map<string, string>();
  for (const [name, blob] of pictures) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    names.set(name, `/media/${hash}.${extensions[blob.type] ?? 'png'}`);
  }
  return {
    blocks: blocks.map((source) => {
      const { block } = source;
      const src = block.type === 'image' ? names.get(block.src) : undefined;
      return block.type === 'image' && src ? { ...source, block: { ...block, src } } : source;
    }),
    doubts,
    pictures: new Map([...pictures].map(([name, blob]) => [names.get(name) ?? name, blob])),
  };
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
