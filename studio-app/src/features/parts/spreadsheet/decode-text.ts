/**
 * Decodes a file in UTF-8, UTF-16 or Windows-1252, which older spreadsheet programs write. Returns
 * null if it is not text.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | null {
  const text = decodeAny(bytes);
  // A table's only control characters are tabs and line ends.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they distinguish text from binary data
  return text === null || /[\0-\x08\x0E-\x1A\x1C-\x1F]/.test(text) ? null : text;
}

function decodeAny(bytes: Uint8Array<ArrayBuffer>): string | null {
  const utf16Encoding = utf16(bytes);
  if (utf16Encoding) return decodeAs(utf16Encoding, bytes);
  return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes);
}

/** Decodes in one encoding; null if the bytes are invalid in it. The decoder removes a byte order mark. */
function decodeAs(encoding: string, bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Detects UTF-16 by its byte order mark, or by zeros in every second byte of the start, as in Latin text. */
function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = [...bytes.subarray(0, 64)];
  const zeros = (parity: 0 | 1) => head.filter((byte, at) => at % 2 === parity && byte === 0).length;
  if (head.length < 4 || head.length % 2 === 1) return null;
  if (zeros(1) > head.length / 4 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > head.length / 4 && zeros(1) === 0 ? 'utf-16be' : null;
}
