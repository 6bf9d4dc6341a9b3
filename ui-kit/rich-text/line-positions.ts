/** Returns the vertical middle of each line in the paragraphs of `text`, in pixels from its top. */
export function linePositions(text: HTMLElement): number[] {
  const top = text.getBoundingClientRect().top;
  const lines: number[] = [];
  for (const paragraph of text.querySelectorAll('p')) {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    rects.sort((a, b) => a.top + a.bottom - (b.top + b.bottom));
    let end = Number.NEGATIVE_INFINITY;
    for (const rect of rects) {
      const middle = (rect.top + rect.bottom) / 2;
      // Superscripts, subscripts and larger text overlap their line.
      if (middle < end) continue;
      end = rect.bottom;
      lines.push(middle - top);
    }
  }
  return lines;
}
