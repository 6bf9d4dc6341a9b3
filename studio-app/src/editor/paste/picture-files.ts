import type { Waiting } from './from-html.ts';
import { rtfPictures } from './rtf-pictures.ts';

/**
 * The bytes of the pending pictures, if the clipboard contains them: in a data URL, or in the RTF
 * that Word adds to its HTML. Null where it does not, or where the match is unclear.
 */
export function pictureFiles(waiting: readonly Waiting[], rtf: string): (Blob | null)[] {
  const found = rtf ? rtfPictures(rtf) : [];
  const onDisk = waiting.filter(({ picture }) => isOnDisk(picture.src));
  return waiting.map((one) => {
    const { src } = one.picture;
    if (src.startsWith('data:')) return fromDataAddress(src);
    if (!isOnDisk(src)) return null;
    const all = found.length === one.onDisk;
    const at = all ? one.nth : found.length === onDisk.length ? onDisk.indexOf(one) : -1;
    const picture = found[at];
    return picture ? new Blob([picture.bytes], { type: picture.type }) : null;
  });
}

function isOnDisk(src: string): boolean {
  return src.startsWith('file:');
}

function fromDataAddress(src: string): Blob | null {
  const [, type, coded] = /^data:(image\/[a-z+.-]+);base64,([\s\S]*)$/i.exec(src) ?? [];
  if (!type || !coded) return null;
  try {
    const characters = atob(coded.replace(/\s+/g, ''));
    return new Blob([Uint8Array.from(characters, (character) => character.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}
