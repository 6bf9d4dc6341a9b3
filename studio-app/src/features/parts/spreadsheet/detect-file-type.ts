type Signature = {
  label: string;
  signatures: readonly string[] /** Offset of the signature, if not 0. */;
  offset?: number;
};

/** Signatures of file types that are not tables. */
const otherTypes: readonly Signature[] = [
  { label: 'a picture', signatures: ['\x89PNG', '\xFF\xD8\xFF', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*', '\0\0\x01\0'] },
  { label: 'a picture', signatures: ['WEBP'], offset: 8 },
  { label: 'a picture', signatures: ['ftypavif', 'ftyphei'], offset: 4 },
  { label: 'a PDF', signatures: ['%PDF-'] },
  { label: 'a video or a sound', signatures: ['ftyp'], offset: 4 },
  { label: 'a video or a sound', signatures: ['\x1AE\xDF\xA3', 'ID3', 'OggS'] },
  { label: 'an archive', signatures: ['Rar!', '7z\xBC\xAF', '\x1F\x8B', 'BZh'] },
  { label: 'a document', signatures: ['{\\rtf'] },
  { label: 'a program', signatures: ['MZ\x90', '\x7FELF'] },
];

/** Detects the type of a file by its first bytes, because its name may be wrong. */
export function detectFileType(bytes: Uint8Array): 'workbook' | 'old workbook' | 'text' | { other: string } {
  const start = String.fromCharCode(...bytes.subarray(0, 64)).replace(/^\xEF\xBB\xBF/, '');
  if (['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].some((mark) => start.startsWith(mark))) return 'workbook';
  if (start.startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return 'old workbook';
  const other = otherTypes.find(({ signatures, offset = 0 }) =>
    signatures.some((mark) => start.startsWith(mark, offset)),
  );
  if (other) return { other: other.label };
  if (/^\s*<(!doctype html|html|head|body|table|meta|style)/i.test(start)) return { other: 'a web page' };
  return /^\s*<(\?xml|svg|workbook)/i.test(start) ? { other: 'an XML file' } : 'text';
}
