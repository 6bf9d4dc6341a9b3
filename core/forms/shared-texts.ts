import type { Block, Inline } from '../rich-text/document.ts';
import { plainBlock } from '../rich-text/plain-block.ts';

/** The text of a question on paper: its number, from 1, and its blocks. */
export type NumberedText = { number: number; blocks: readonly Block[] };

/** Consecutive questions with what they share: it is printed once, before them. */
export type TextGroup = {
  /** Empty if they share nothing. A portion that only some questions underline has their numbers. */
  shared: readonly Block[];
  questions: readonly NumberedText[];
};

/**
 * Groups consecutive questions that begin with the same passage, whatever they underline in it. What they share are the
 * passage and the next blocks that are the same in all of them. A question has its last block, unless that is the passage:
 * then its text is empty, and its choices are all that is printed at its number.
 */
export function groupTexts(texts: readonly NumberedText[]): TextGroup[] {
  const groups: NumberedText[][] = [];
  for (const text of texts) {
    const open = groups.at(-1);
    const [first] = text.blocks;
    if (open?.[0] && first?.type === 'passage' && isSame(open[0].blocks[0], first)) open.push(text);
    else groups.push([text]);
  }
  return groups.map(groupOf);
}

function groupOf(questions: readonly NumberedText[]): TextGroup {
  const [first] = questions;
  if (!first || questions.length === 1) return { shared: [], questions };
  const most = Math.min(...questions.map(({ blocks }) => blocks.length - 1));
  let count = 1;
  while (count < most && questions.every(({ blocks }) => isShared(blocks[count], first.blocks[count]))) count += 1;
  const shared = first.blocks.slice(0, count).map((block, at) =>
    mergeBlock(
      block,
      questions.map(({ number, blocks }) => ({ number, block: blocks[at] })),
    ),
  );
  return { shared, questions: questions.map(({ number, blocks }) => ({ number, blocks: blocks.slice(count) })) };
}

/** A passage may differ in what is underlined: its portions are numbered. Other blocks are the same. */
function isShared(one: Block | undefined, other: Block | undefined): boolean {
  return other?.type === 'passage' ? isSame(one, other) : JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two blocks differ at most in what is underlined. */
function isSame(one: Block | undefined, other: Block | undefined): boolean {
  return one !== undefined && other !== undefined && plainBlock(one) === plainBlock(other);
}

type Version = { number: number; block: Block | undefined };

function mergeBlock(block: Block, versions: readonly Version[]): Block {
  if (block.type !== 'passage') return block;
  const children = block.children.map((child, at) => ({
    ...child,
    children: mergeLines(
      versions.flatMap(({ number, block }) => {
        const own = block?.type === 'passage' ? block.children[at] : undefined;
        return own ? [{ number, line: own.children }] : [];
      }),
    ),
  }));
  return { ...block, children };
}

type Line = { number: number; line: readonly Inline[] };
/** A portion by its first character and the one after its last; a formula or a link counts as one. */
type Portion = { from: number; to: number };

/** One line with all underlines, each with the number of its question after it, unless every question has it. */
function mergeLines(lines: readonly Line[]): Inline[] {
  const portions = lines.map(({ number, line }) => ({ number, underlined: underlinedIn(line) }));
  const ofAll = new Set(
    (portions[0]?.underlined ?? [])
      .map(keyOf)
      .filter((key) => portions.every((one) => one.underlined.map(keyOf).includes(key))),
  );
  const all = portions.flatMap(({ underlined }) => underlined);
  const bounds = new Set(all.flatMap(({ from, to }) => [from, to]));
  const numbersAt = (at: number) =>
    portions.flatMap(({ number, underlined }) =>
      underlined.some((portion) => portion.to === at && !ofAll.has(keyOf(portion))) ? [number] : [],
    );
  const result: Inline[] = [];
  let at = 0;
  const push = (inline: Inline, length: number) => {
    const isUnderlined = all.some(({ from, to }) => from <= at && at + length <= to);
    if ('text' in inline && isUnderlined) result.push({ ...inline, underline: true });
    else result.push(inline);
    at += length;
    const numbers = numbersAt(at);
    if (numbers.length > 0) result.push({ text: numbers.join(', '), bold: true, sup: true });
  };
  for (const inline of lines[0]?.line ?? []) {
    if (!('text' in inline)) push(inline, 1);
    else {
      const { underline: _, ...plain } = inline;
      for (const text of splitAt(inline.text, at, bounds)) push({ ...plain, text }, text.length);
    }
  }
  return result;
}

function keyOf({ from, to }: Portion): string {
  return `${from} ${to}`;
}

/** Splits a text that begins at `start` of its line. */
function splitAt(text: string, start: number, bounds: ReadonlySet<number>): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && !bounds.has(start + at)) continue;
    parts.push(text.slice(from, at));
    from = at;
  }
  return parts;
}

function underlinedIn(line: readonly Inline[]): Portion[] {
  const found: Portion[] = [];
  let at = 0;
  for (const inline of line) {
    const length = 'text' in inline ? inline.text.length : 1;
    if ('text' in inline && inline.underline && length > 0) {
      const last = found.at(-1);
      if (last?.to === at) last.to += length;
      else found.push({ from: at, to: at + length });
    }
    at += length;
  }
  return found;
}
