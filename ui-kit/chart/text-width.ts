/** Estimated widths in em of our sans-serif font by kind of character, so that no canvas is needed. */
const narrow = /[ilj.,'’:;|!()[\]]/;
const space = / /;
const thin = /[frt\-*]/;
const wide = /[mwMW%@]/;
const broad = /[A-Z&]/;

/** Estimates the width of a text in pixels; rather too wide than too narrow. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const character of text) {
    if (narrow.test(character)) em += 0.32;
    else if (space.test(character)) em += 0.28;
    else if (thin.test(character)) em += 0.42;
    else if (wide.test(character)) em += 0.92;
    else if (broad.test(character)) em += 0.72;
    else em += 0.61;
  }
  return em * size;
}

/** Wraps a text between words into lines of similar length; null if a word or the whole text does not fit. */
export function wrapText(
  text: string,
  maxWidth: number,
  { size, maxLines }: { size: number; maxLines: number },
): string[] | null {
  const words = text.split(/\s+/);
  const widest = Math.max(...words.map((word) => textWidth(word, size)));
  if (widest > maxWidth) return null;
  const minLines = breakLines(words, maxWidth, size);
  if (minLines.length > maxLines) return null;
  for (let candidateWidth = widest; candidateWidth < maxWidth; candidateWidth += 2) {
    const lines = breakLines(words, candidateWidth, size);
    if (lines.length === minLines.length) return lines;
  }
  return minLines;
}

function breakLines(words: readonly string[], maxWidth: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Shortens a text in its middle: the end often distinguishes titles of one kind. */
export function shortenText(text: string, maxWidth: number, size: number): string {
  if (textWidth(text, size) <= maxWidth) return text;
  const characters = [...text];
  for (let charCount = characters.length - 1; charCount > 2; charCount--) {
    const end = Math.min(8, Math.floor(charCount / 3));
    const candidate = `${characters
      .slice(0, charCount - end)
      .join('')
      .trimEnd()}…${characters.slice(-end).join('').trimStart()}`;
    if (end > 0 && textWidth(candidate, size) <= maxWidth) return candidate;
  }
  return '…';
}
