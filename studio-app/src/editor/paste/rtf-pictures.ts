/**
 * The pictures in a clipboard's RTF, in order: Word's HTML references pictures by local file paths,
 * and only the RTF contains their bytes. Null for a format that browsers cannot show.
 */
export function rtfPictures(rtf: string): (RtfPicture | null)[] {
  const pictures: (RtfPicture | null)[] = [];
  for (const group of pictureGroups(rtf)) {
    const kind = /\\(pngblip|jpegblip)(?![a-z])/.exec(group.slice(0, 2_000))?.[1];
    const hex = lastHex(group);
    const type = kind === 'pngblip' ? 'image/png' : kind === 'jpegblip' ? 'image/jpeg' : null;
    pictures.push(type && hex ? { type, bytes: bytesOf(hex) } : null);
  }
  return pictures;
}

export type RtfPicture = { type: 'image/png' | 'image/jpeg'; bytes: Uint8Array<ArrayBuffer> };

/**
 * The content of each `{\pict …}`, without the second copy that Word adds for old programs, `{\nonshppict {\pict …}}`.
 */
function* pictureGroups(rtf: string): Generator<string> {
  const pattern = /\{\\(?:\*\\)?(pict|nonshppict)(?![a-z])/g;
  for (let match = pattern.exec(rtf); match; match = pattern.exec(rtf)) {
    const end = groupEnd(rtf, match.index);
    if (match[1] === 'nonshppict') pattern.lastIndex = end;
    else {
      yield rtf.slice(match.index, end);
      pattern.lastIndex = end;
    }
  }
}

/** The index after the brace that closes the group at `from`. */
function groupEnd(rtf: string, from: number): number {
  const pattern = /\\[\s\S]|[{}]/g;
  pattern.lastIndex = from;
  let depth = 0;
  for (let match = pattern.exec(rtf); match; match = pattern.exec(rtf)) {
    if (match[0] === '{') depth += 1;
    if (match[0] === '}') depth -= 1;
    if (depth === 0) return pattern.lastIndex;
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
