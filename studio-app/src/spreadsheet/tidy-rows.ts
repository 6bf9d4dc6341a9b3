/** Without blank cells at a row's end, blank rows at the end, and spaces around a cell's text. */
export function tidyRows(rows: readonly (readonly string[])[]): string[][] {
  const tidy = Array.from(rows, (cells = []) => {
    const texts = Array.from(cells, (cell = '') => cell.replaceAll('\uFEFF', '').trim());
    return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
  });
  return tidy.slice(0, tidy.findLastIndex((cells) => cells.length > 0) + 1);
}
