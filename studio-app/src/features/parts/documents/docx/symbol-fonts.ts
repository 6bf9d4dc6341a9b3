/** The signs of the font "Symbol" by their codes below 256; other ASCII signs are themselves. */
const symbol = new Map<number, string>([
  ...pairs('ABGDEZHQIKLMNXOPRSTUFCYW', 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'),
  ...pairs('abgdezhqiklmnxoprstufcywjvJV', 'αβγδεζηθικλμνξοπρστυφχψωϕϖϑς'),
  ...pairs('"$\'@\\^`-~', '∀∃∋≅∴⊥‾−∼'),
  ...codes(0xa2, '′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'),
  ...codes(0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊'),
  [0xe5, '∑'],
  [0xf2, '∫'],
  [0xe1, '⟨'],
  [0xf1, '⟩'],
]);
const wingdings = new Map<number, string>([
  [0xfc, '✓'],
  [0xfe, '☑'],
  [0xfb, '✗'],
  [0xa8, '☐'],
  [0x6f, '☐'],
  [0xe0, '→'],
  [0xa7, '▪'],
  [0x6c, '●'],
  [0x6e, '■'],
]);

const fonts: Readonly<Record<string, ReadonlyMap<number, string>>> = { symbol, wingdings };

function pairs(from: string, to: string): [number, string][] {
  const signs = [...to];
  return [...from].map((letter, at) => [letter.charCodeAt(0), signs[at] ?? '']);
}

function codes(first: number, signs: string): [number, string][] {
  return [...signs].map((sign, at) => [first + at, sign]);
}

export function isSymbolFont(font: string): boolean {
  return /^(?:symbol|wingdings(?: [23])?|webdings|mt extra|mt symbol|euclid symbol)$/i.test(font);
}

/** A text of a symbol font in ordinary signs; null if one of them is not known. */
export function symbolText(text: string, font: string): string | null {
  const map = fonts[font.toLowerCase()];
  let result = '';
  for (const sign of text) {
    const code = sign.charCodeAt(0);
    const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
    const known = map?.get(low) ?? (map === symbol && low >= 0x20 && low < 0x7f ? String.fromCharCode(low) : undefined);
    // A sign beyond a symbol font's range is shown in another font.
    if (known === undefined && low > 0xff) result += sign;
    else if (known === undefined && low > 0x20) return null;
    else result += known ?? ' ';
  }
  return result;
}
