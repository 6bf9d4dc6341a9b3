/**
 * The palette for text colour and highlight (EDT-003, Q78): 12 inks that are readable on paper, 11 washes that ink is
 * readable on, and "None". Documents store the value, so a value must not change.
 */
export const palette = [
  { value: '#0b3437', name: 'Dark teal', kind: 'ink' },
  { value: '#111111', name: 'Black', kind: 'ink' },
  { value: '#5b6665', name: 'Grey', kind: 'ink' },
  { value: '#6b4226', name: 'Brown', kind: 'ink' },
  { value: '#ae2a1f', name: 'Red', kind: 'ink' },
  { value: '#9a4a00', name: 'Orange', kind: 'ink' },
  { value: '#5c5f00', name: 'Olive', kind: 'ink' },
  { value: '#17663b', name: 'Green', kind: 'ink' },
  { value: '#0a5c63', name: 'Teal', kind: 'ink' },
  { value: '#1e5fbe', name: 'Blue', kind: 'ink' },
  { value: '#5b3fa8', name: 'Violet', kind: 'ink' },
  { value: '#9b2479', name: 'Magenta', kind: 'ink' },
  { value: '#ffe45e', name: 'Yellow', kind: 'wash' },
  { value: '#ffd08a', name: 'Apricot', kind: 'wash' },
  { value: '#ffc4ae', name: 'Peach', kind: 'wash' },
  { value: '#fbc3d6', name: 'Pink', kind: 'wash' },
  { value: '#dcc8f4', name: 'Lilac', kind: 'wash' },
  { value: '#bfd7fa', name: 'Pale blue', kind: 'wash' },
  { value: '#b5e4f0', name: 'Sky', kind: 'wash' },
  { value: '#b4e8cf', name: 'Mint', kind: 'wash' },
  { value: '#d3ec9a', name: 'Lime', kind: 'wash' },
  { value: '#e8ddc4', name: 'Sand', kind: 'wash' },
  { value: '#d9dedc', name: 'Pale grey', kind: 'wash' },
  { value: 'transparent', name: 'None', kind: 'none' },
] as const;

export type PaletteColour = (typeof palette)[number]['value'];
export const paletteValues: readonly PaletteColour[] = palette.map(({ value }) => value);

export const defaultTextColour = '#0b3437' satisfies PaletteColour;
export const defaultHighlight = '#ffe45e' satisfies PaletteColour;
