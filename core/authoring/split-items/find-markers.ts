import { type Alphabet, alphabets, letterPattern, positionIn } from './alphabets.ts';
import type { Line } from './lines.ts';

/** The marker of a choice. Offsets are of the line's text; `sign`: an asterisk or a tick before or after it. */
export type Marker = {
  line: number;
  start: number;
  end: number;
  letter: string;
  style: string;
  /** Whether the line begins with it. */
  atStart: boolean;
  /** Whether two blanks or a tab separate it from the text before. */
  isApart: boolean;
  sign: boolean;
};

const signs = '[*✓✔☑☒√]';
const atStart = new RegExp(
  `^(\\s*(?:${signs}\\s*|[•▪◦○□☐-]\\s+)?)([([]?)(${letterPattern})(\\s*[.)\\]:、]|(?<=[①-⑩])|\\s+[–—-](?=\\s)|\\t| {2,}|$)(${signs}?)\\s*`,
  'u',
);
const within = new RegExp(
  `(?<=\\s)(${signs}?)([([]?)(${letterPattern})([)\\]]|[.、:](?=\\s)|(?<=(?:\\t|\\s\\s)[([]?(?:${letterPattern}))[.、:]|(?<=[①-⑩]))(${signs}?)\\s*`,
  'gu',
);

/** All texts of a line that could be markers of choices. */
export function markersOf(line: Line, at: number): Marker[] {
  if (line.block) return [];
  const markers: Marker[] = [];
  const first = atStart.exec(line.text);
  const [whole = '', before = '', open = '', letter = '', close = '', after = ''] = first ?? [];
  // A letter without a bracket or a dot is a marker only if the letters of all choices are written so.
  if (first && !(letter.match(/^\d/) && close.trim() === ''))
    markers.push({
      line: at,
      start: 0,
      end: whole.length,
      letter,
      style: `${line.auto ? 'auto ' : ''}${open}${close.trim()}`,
      atStart: true,
      isApart: true,
      sign: new RegExp(signs, 'u').test(before + after),
    });
  for (const found of line.text.matchAll(within)) {
    const [text, sign = '', bracket = '', name = '', end = '', mark = ''] = found;
    if (found.index < whole.length || /^\d/.test(name)) continue;
    markers.push({
      line: at,
      start: found.index,
      end: found.index + text.length,
      letter: name,
      style: `${line.auto ? 'auto ' : ''}${bracket}${end}`,
      atStart: false,
      isApart: /\t$|\s\s$/.test(line.text.slice(0, found.index)),
      sign: sign + mark !== '',
    });
  }
  return markers;
}

/** The markers of a question's choices, in order. `positions` are those of the letters in the alphabet. */
export type MarkerRun = { alphabet: Alphabet; markers: readonly Marker[]; positions: readonly number[] };

/** The best series of markers that starts with a first letter; null if there is none. */
export function choiceRun(markers: readonly Marker[], isNumber: (marker: Marker) => boolean): MarkerRun | null {
  let best: (MarkerRun & { score: number }) | null = null;
  for (const alphabet of alphabets) {
    for (const style of new Set(markers.map((marker) => marker.style))) {
      const own = markers.filter((marker) => marker.style === style && positionIn(alphabet, marker.letter) >= 0);
      const usable = alphabet.name === 'digits' ? own.filter((marker) => !isNumber(marker)) : own;
      const run = runFrom(usable, alphabet);
      const score = run ? consecutive(run.positions) - penalty(alphabet) : 0;
      if (run && score > (best?.score ?? 0)) best = { ...run, score };
    }
  }
  return best;
}

function penalty({ name }: Alphabet): number {
  return name === 'digits' ? 0.2 : name === 'roman' ? 1.6 : 0;
}

/** Takes markers in order: those at the start of a line, and those that follow their predecessor in the same line. */
function runFrom(markers: readonly Marker[], alphabet: Alphabet): MarkerRun | null {
  const first = markers.findIndex(
    (marker, at) =>
      positionIn(alphabet, marker.letter) === 0 && (marker.atStart || isFollowed(markers.slice(at), alphabet)),
  );
  if (first < 0) return null;
  const taken: Marker[] = [];
  const positions: number[] = [];
  for (const marker of markers.slice(first)) {
    const position = positionIn(alphabet, marker.letter);
    const last = positions.at(-1) ?? -1;
    const follows = position === last + 1 && taken.at(-1)?.line === marker.line;
    if (taken.length > 0 && !marker.atStart && !follows) continue;
    taken.push(marker);
    positions.push(position);
  }
  return { alphabet, markers: taken, positions };
}

/** Whether the second and third letters, or the second after a wide gap, are in the same line. */
function isFollowed([first, second, third]: readonly Marker[], alphabet: Alphabet): boolean {
  if (!first || second?.line !== first.line || positionIn(alphabet, second.letter) !== 1) return false;
  return second.isApart || (third?.line === first.line && positionIn(alphabet, third.letter) === 2);
}

function consecutive(positions: readonly number[]): number {
  let length = 0;
  while (positions[length] === length) length += 1;
  return length;
}
