import { type PaletteColour, palette } from '@fourfold/core/rich-text/palette';

/**
 * The palette's colour nearest to a CSS colour such as `#c00000`, `rgb(192, 0, 0)` or `yellow`.
 * Null for greys, which carry no meaning, and for invalid colours.
 */
export function nearestColour(cssColour: string, kind: 'ink' | 'wash'): PaletteColour | null {
  const colour = readColour(cssColour);
  if (!colour || Math.max(...colour) - Math.min(...colour) < minChroma) return null;
  let nearest: { value: PaletteColour; distance: number } | null = null;
  for (const entry of palette) {
    const other = entry.kind === kind && readColour(entry.value);
    if (!other) continue;
    const distance = distanceOf(colour, other);
    if (!nearest || distance < nearest.distance) nearest = { value: entry.value, distance };
  }
  return nearest?.value ?? null;
}

type Colour = readonly [number, number, number];
const minChroma = 40;

function readColour(cssColour: string): Colour | null {
  const hex =
    /^#([0-9a-f]{6})$/i.exec(cssColour)?.[1] ?? /^#([0-9a-f]{3})$/i.exec(cssColour)?.[1]?.replace(/./g, '$&$&');
  if (hex) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+%?)\s*)?\)$/i.exec(cssColour);
  if (rgb && Number.parseFloat(rgb[4] ?? '1') > 0) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])];
  return namedColours.get(cssColour.toLowerCase()) ?? null;
}

/** Hue has more weight than lightness: a dark red and a bright red are both red. */
function distanceOf(a: Colour, b: Colour): number {
  const [hueA, hueB] = [hueOf(a), hueOf(b)];
  const turn = Math.abs(hueA - hueB);
  const light = (Math.max(...a) + Math.min(...a) - Math.max(...b) - Math.min(...b)) / 2;
  return 3 * Math.min(turn, 360 - turn) + Math.abs(light) / 2;
}

function hueOf([red, green, blue]: Colour): number {
  const highest = Math.max(red, green, blue);
  const range = highest - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (highest === red) return (60 * ((green - blue) / range) + 360) % 360;
  if (highest === green) return 60 * ((blue - red) / range + 2);
  return 60 * ((red - green) / range + 4);
}

/** The named colours of Word's highlighters and of the old HTML `<font>` element. */
const namedColours: ReadonlyMap<string, Colour> = new Map([
  ['yellow', [255, 255, 0]],
  ['lime', [0, 255, 0]],
  ['aqua', [0, 255, 255]],
  ['cyan', [0, 255, 255]],
  ['fuchsia', [255, 0, 255]],
  ['magenta', [255, 0, 255]],
  ['blue', [0, 0, 255]],
  ['red', [255, 0, 0]],
  ['navy', [0, 0, 128]],
  ['darkblue', [0, 0, 139]],
  ['teal', [0, 128, 128]],
  ['darkcyan', [0, 139, 139]],
  ['green', [0, 128, 0]],
  ['darkgreen', [0, 100, 0]],
  ['purple', [128, 0, 128]],
  ['darkmagenta', [139, 0, 139]],
  ['maroon', [128, 0, 0]],
  ['darkred', [139, 0, 0]],
  ['olive', [128, 128, 0]],
  ['darkyellow', [128, 128, 0]],
  ['orange', [255, 165, 0]],
]);
