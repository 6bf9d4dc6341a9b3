type Known = { is: string; starts: readonly string[] /** Offset of the signature, if not 0. */; at?: number };

/** Signatures of file types that are not tables. */
const others: readonly Known[] = [
  { is: 'a picture', starts: ['\x89PNG', '\xFF\xD8\xFF', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*', '\0\0\x01\0'] },
  { is: 'a picture', starts: ['WEBP'], at: 8 },
  { is: 'a picture', starts: ['ftypavif', 'ftyphei'], at: 4 },
  { is: 'a PDF', starts: ['%PDF-'] },
  { is: 'a video or a sound', starts: ['ftyp'], at: 4 },
  { is: 'a video or a sound', starts: ['\x1AE\xDF\xA3', 'ID3', 'OggS'] },
  { is: 'an archive', starts: ['Rar!', '7z\xBC\xAF', '\x1F\x8B', 'BZh'] },
  { is: 'a document', starts: ['{\\rtf'] },
  { is: 'a program', starts: ['MZ\x90', '\x7FELF'] },
];

/** Detects the type of a file by its first bytes, because its name may be wrong. */
export function whatItIs(bytes: Uint8Array): 'workbook' | 'old workbook' | 'text' | { other: string } {
  const start = String.fromCharCode(...bytes.subarray(0, 64)).replace(/^\xEF\xBB\xBF/, '');
  if (['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].some((mark) => start.startsWith(mark))) return 'workbook';
  if (start.startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return 'old workbook';
  const other = others.find(({ starts, at = 0 }) => starts.some((mark) => start.startsWith(mark, at)));
  if (other) return { other: other.is };
  if (/^\s*<(!doctype html|html|head|body|table|meta|style)/i.test(start)) return { other: 'a web page' };
  return /^\s*<(\?xml|svg|workbook)/i.test(start) ? { other: 'an XML file' } : 'text';
}
