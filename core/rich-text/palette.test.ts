import { expect, it } from 'vitest';
import { defaultHighlight, defaultTextColour, palette } from './palette.ts';

/** The backgrounds of text in the light theme, and the ink on a highlight. */
const grounds = ['#fbf9f3', '#f3f0e6', '#fffefa'];
const ink = '#0b3437';

it('has 23 colours and transparent, each once, with the two defaults among them', () => {
  const values = palette.map(({ value }) => value);
  expect(new Set(values).size).toBe(24);
  expect(new Set(palette.map(({ name }) => name)).size).toBe(24);
  expect(values.filter((value) => value === 'transparent')).toHaveLength(1);
  expect(palette.find(({ value }) => value === defaultTextColour)).toMatchObject({
    name: 'Dark teal',
    kind: 'ink',
  });
  expect(palette.find(({ value }) => value === defaultHighlight)).toMatchObject({
    name: 'Yellow',
    kind: 'wash',
  });
});

it('has inks that are readable on every background, and washes with readable ink', () => {
  for (const { value, kind } of palette) {
    if (kind === 'ink') for (const ground of grounds) expect(contrast(value, ground), value).toBeGreaterThan(4.5);
    if (kind === 'wash') expect(contrast(ink, value), value).toBeGreaterThan(7);
  }
});

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
