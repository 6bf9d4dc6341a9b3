/** A length of the graph, which grows with the size of the text. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** Pixels of the screen per pixel of the graph at full size. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
