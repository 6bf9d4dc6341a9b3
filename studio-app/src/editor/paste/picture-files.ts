import type { PendingPicture } from './from-html.ts';
import { rtfPictures } from './rtf-pictures.ts';

/**
 * The bytes of the pending pictures, if the clipboard contains them: in a data URL, or in the RTF
 * that Word adds to its HTML. Null where it does not, or where the match is unclear.
 */
export function pictureFiles(pending: readonly PendingPicture[], rtf: string): (Blob | null)[] {
  const rtfImages = rtf ? rtfPictures(rtf) : [];
  const diskPictures = pending.filter(({ picture }) => isOnDisk(picture.src));
  return pending.map((entry) => {
    const { src } = entry.picture;
    if (src.startsWith('data:')) return fromDataUrl(src);
    if (!isOnDisk(src)) return null;
    // The RTF has either all pictures of the page or only those that are pending; otherwise the match is unclear.
    const hasAll = rtfImages.length === entry.diskCount;
    const at = hasAll ? entry.diskIndex : rtfImages.length === diskPictures.length ? diskPictures.indexOf(entry) : -1;
    const picture = rtfImages[at];
    return picture ? new Blob([picture.bytes], { type: picture.type }) : null;
  });
}

function isOnDisk(src: string): boolean {
  return src.startsWith('file:');
}

function fromDataUrl(src: string): Blob | null {
  const [, type, encoded] = /^data:(image\/[a-z+.-]+);base64,([\s\S]*)$/i.exec(src) ?? [];
  if (!type || !encoded) return null;
  try {
    const characters = atob(encoded.replace(/\s+/g, ''));
    return new Blob([Uint8Array.from(characters, (character) => character.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}
