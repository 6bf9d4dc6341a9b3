/**
 * Estimated widths in em of our sans-serif font by kind of character, so that no canvas is needed.
 */
const narrow = /[ilj.,'’:;|!()[\]]/;
const space = / /;
const thin = /[frt\-*]/;
const wide = /[mwMW%@]/;
const broad = /[A-Z&]/;

/** Estimates the width of a text in pixels; rather too wide than too narrow. */
export function widthOf(text: string, size: number): number {
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

/**
 * Wraps a text between words into lines of similar length; null if a word or the whole text does
 * not fit.
 */
export function wrapped(text: string, room: number, { size, most }: { size: number; most: number }): string[] | null {
  const words = text.split(/\s+/);
  const widest = Math.max(...words.map((word) => widthOf(word, size)));
  if (widest > room) return null;
  const fewest = linesIn(words, room, size);
  if (fewest.length > most) return null;
  for (let tried = widest; tried < room; tried += 2) {
    const lines = linesIn(words, tried, size);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}

function linesIn(words: readonly string[], room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Shortens a text in its middle: the end often distinguishes titles of one kind. */
export function shortened(text: string, room: number, size: number): string {
  if (widthOf(text, size) <= room) return text;
  const characters = [...text];
  for (let kept = characters.length - 1; kept > 2; kept--) {
    const end = Math.min(8, Math.floor(kept / 3));
    const tried = `${characters
      .slice(0, kept - end)
      .join('')
      .trimEnd()}…${characters.slice(-end).join('').trimStart()}`;
    if (end > 0 && widthOf(tried, size) <= room) return tried;
  }
  return '…';
}
