/**
 * The pictures in a clipboard's RTF, in order: Word's HTML references pictures by local file paths,
 * and only the RTF contains their bytes. Null for a format that browsers cannot show.
 */
export function rtfPictures(rtf: string): (RtfPicture | null)[] {
  const pictures: (RtfPicture | null)[] = [];
  for (const group of groupsOf(rtf)) {
    const kind = /\\(pngblip|jpegblip)(?![a-z])/.exec(group.slice(0, 2_000))?.[1];
    const hex = lastHex(group);
    const type = kind === 'pngblip' ? 'image/png' : kind === 'jpegblip' ? 'image/jpeg' : null;
    pictures.push(type && hex ? { type, bytes: bytesOf(hex) } : null);
  }
  return pictures;
}

export type RtfPicture = { type: 'image/png' | 'image/jpeg'; bytes: Uint8Array<ArrayBuffer> };

/**
 * The content of each `{\pict …}`, without the second copy that Word adds for old programs,
 * `{\nonshppict {\pict …}}`.
 */
function* groupsOf(rtf: string): Generator<string> {
  const form = /\{\\(?:\*\\)?(pict|nonshppict)(?![a-z])/g;
  for (let found = form.exec(rtf); found; found = form.exec(rtf)) {
    const end = endOf(rtf, found.index);
    if (found[1] === 'nonshppict') form.lastIndex = end;
    else {
      yield rtf.slice(found.index, end);
      form.lastIndex = end;
    }
  }
}

/** The index after the brace that closes the group at `from`. */
function endOf(rtf: string, from: number): number {
  const form = /\\[\s\S]|[{}]/g;
  form.lastIndex = from;
  let open = 0;
  for (let found = form.exec(rtf); found; found = form.exec(rtf)) {
    if (found[0] === '{') open += 1;
    if (found[0] === '}') open -= 1;
    if (open === 0) return form.lastIndex;
  }
  return rtf.length;
}

/** The hex digits after the last group and control word. */
function lastHex(group: string): string {
  const body = group.slice(Math.max(group.lastIndexOf('}', group.length - 2), 0) + 1, -1);
  const hex = /(?:^|\s)([0-9a-f\s]{8,})$/i.exec(body.replace(/\\[a-z]+-?\d* ?/gi, ' '))?.[1]?.replace(/\s+/g, '') ?? '';
  return hex.length % 2 === 0 ? hex : '';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
