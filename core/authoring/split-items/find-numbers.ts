import type { Line } from './lines.ts';
import { questionsTerm, questionTerm, sectionTerm } from './terms.ts';

/** A number at the start of a line. `style` groups those that are written alike; `end` is the offset after it. */
export type NumberMark = { line: number; number: number; style: string; end: number };

const termed = new RegExp(
  `^\\s*(?:${questionTerm}\\s*(?:n[o°º]\\.?|№|#|\\.)?\\s*(\\d{1,3})\\s*(?:[.):、\\]]\\s*|[–—-](?!\\s*\\d)\\s*|\\t\\s*|\\s{2,}|$)|第\\s*(\\d{1,3})\\s*[题題问問][.:、]?\\s*|(?:№|#)\\s*(\\d{1,3})\\s*[.):]?\\s*)`,
  'iu',
);
const plain = /^\s*([([]?)(\d{1,3})\s*([.)\]、:](?!\d)-?|[–—-](?=\s+\D))\s*/u;

/** The number with which a line begins; null if there is none. */
export function numberOf(line: Line, at: number): NumberMark | null {
  const isText = line.block === null || line.block.type === 'heading';
  if (!isText) return null;
  const [whole, ...found] = termed.exec(line.text) ?? [];
  const term = found.find((one) => one !== undefined);
  if (whole && term) return { line: at, number: Number(term), style: 'term', end: whole.length };
  const [match, open = '', digits = '', close = ''] = plain.exec(line.text) ?? [];
  if (!match) return null;
  const auto = line.auto ? `auto ${line.auto.level} ` : '';
  return { line: at, number: Number(digits), style: `${auto}${open}${close}`, end: match.length };
}

/** The marks of one style that begin questions: terms before plain numbers, a series without restarts before others. */
export function mainStyle(marks: readonly NumberMark[]): string | null {
  if (marks.some(({ style }) => style === 'term')) return 'term';
  const styles = [...new Set(marks.map(({ style }) => style))];
  const isClean = (style: string) => {
    const numbers = marks.filter((mark) => mark.style === style).map(({ number }) => number);
    return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] as number));
  };
  return styles.find(isClean) ?? styles[0] ?? null;
}

/** A line such as "Questions 3–5 refer to the following passage." */
export function rangeOf(text: string): { first: number; last: number } | null {
  const [, first, last] = range.exec(text) ?? [];
  if (!first || !last || Number(last) < Number(first)) return null;
  return { first: Number(first), last: Number(last) };
}

const range = new RegExp(
  `^[^\\d]{0,40}?(?:^|[\\s([«"])${questionsTerm}\\s*(?:n[o°º]s?\\.?|№)?\\s*(\\d{1,3})\\s*(?:[-–—~～]|to|through|and|a(?:l)?|à|au|bis|und|até|e|и|по|до|і|та|ile|至|到|から)\\s*(\\d{1,3})(?!\\d)`,
  'iu',
);

/** A title of a part such as "Part II" or "Раздел 3. Алгебра", which ends the question before it. */
export function isSectionTitle(text: string): boolean {
  return sectionTitle.test(text);
}

const sectionTitle = new RegExp(
  `^\\s*(?:${sectionTerm}\\s+(?:[IVX]{1,4}|\\d{1,2}|\\p{Lu})(?![\\p{L}\\d])|第.{1,2}部分|[一二三四五六七八九]、).{0,60}$`,
  'iu',
);
