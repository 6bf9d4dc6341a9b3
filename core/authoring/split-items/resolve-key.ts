import { plainText } from '../../rich-text/plain-text.ts';
import { productLetter } from './alphabets.ts';
import { type Doubt, doubt } from './doubts.ts';
import { formulaSign, normalText } from './inline-text.ts';
import type { ItemDraft } from './item-draft.ts';
import type { KeyEntry } from './key-section.ts';
import { blocksOf, type Line } from './lines.ts';
import { type ChoiceStyle, markedChoices, severalMarked, styleNames } from './marked-choice.ts';
import { readLetters, readValues } from './read-key.ts';
import type { SplitKey } from './split-types.ts';

export type ResolvedKey = {
  key: SplitKey | null;
  doubts: Doubt[];
  /** Texts after the letters of keys, which explain them. */
  explanation: Line[];
  /** The styles that mark the right choice; they are removed. */
  styles: ChoiceStyle[];
  /** Whether the key is known only by these styles. */
  isByStyle: boolean;
};

type ReadKey = { keys: string[]; isTyped: boolean; written: string };

/** Finds the key of a question in its own lines, in the answer key of the document, and in the style of its choices. */
export function resolveKey(draft: ItemDraft, entries: readonly KeyEntry[]): ResolvedKey {
  const resolved: ResolvedKey = { key: null, doubts: [], explanation: [], styles: [], isByStyle: false };
  const own = draft.keys.map((line) => readKey(draft, keyText(line, resolved.doubts), resolved, line));
  const others = entries.map((entry) => readKey(draft, entry.text, resolved, null));
  const marked = markedChoices(draft.choices);
  const single = [...marked].flatMap(([style, [at, ...more]]) =>
    more.length === 0 ? [{ style, at: at as number }] : [],
  );
  const written = [...own, ...others].filter((key) => key !== null);
  const [first] = written;
  const markedAt = [...new Set(single.map(({ at }) => at))];
  const differing = written.filter((key) => !isSame(key, first as ReadKey));
  if (differing.length > 0) resolved.doubts.push(doubt('two-keys', written.map((key) => key.written).join(' / ')));
  if (first) {
    resolved.key = first.isTyped ? { values: first.keys } : { letters: first.keys };
    const other = markedAt.map(productLetter).find((letter) => !first.keys.includes(letter));
    if (other && !first.isTyped) resolved.doubts.push(doubt('two-keys', `${first.written} / ${other}`));
  } else if (draft.keys.length === 0 && entries.length === 0) {
    const [at] = markedAt;
    if (markedAt.length === 1 && at !== undefined) {
      resolved.key = { letters: [productLetter(at)] };
      resolved.isByStyle = true;
      const style = single[0]?.style ?? 'bold';
      if (style !== 'sign') resolved.doubts.push(doubt('marked-choice', styleNames[style]));
    } else if (markedAt.length > 1)
      resolved.doubts.push(doubt('two-keys', markedAt.map(productLetter).join(' / ')), doubt('no-key'));
    else resolved.doubts.push(...severalMarked(marked), doubt('no-key'));
  } else resolved.doubts.push(doubt('no-key'));
  const letters = resolved.key && 'letters' in resolved.key ? resolved.key.letters : [];
  resolved.styles = single.filter(({ at }) => letters.includes(productLetter(at))).map(({ style }) => style);
  if (first) resolved.doubts.push(...severalMarked(marked).filter(() => resolved.styles.length === 0));
  return resolved;
}

function isSame(one: ReadKey, other: ReadKey): boolean {
  return one.isTyped === other.isTyped && [...one.keys].sort().join() === [...other.keys].sort().join();
}

/** The text of a key; a formula in it is read as typed on one line. */
function keyText(line: Line, doubts: Doubt[]): string {
  if (!line.text.includes(formulaSign)) return line.text;
  const text = normalText(plainText([{ type: 'paragraph', children: line.inlines }]));
  doubts.push(doubt('formula-in-key', text));
  return text;
}

function readKey(draft: ItemDraft, text: string, resolved: ResolvedKey, line: Line | null): ReadKey | null {
  if (text.trim() === '') return null;
  return draft.choices.length > 0 ? readChosen(draft, text, resolved, line) : readTyped(text, resolved);
}

function readTyped(text: string, { doubts }: ResolvedKey): ReadKey | null {
  const values = readValues(text);
  if (/^[([]?[A-K][)\]]?$/.test(text.trim())) doubts.push(doubt('missing-letter', text));
  if (values.length === 0 || values.some(({ length }) => length > 200)) {
    doubts.push(doubt('unread-key', text));
    return null;
  }
  if (values.length > 1) doubts.push(doubt('several-values', text));
  return { keys: values, isTyped: true, written: text.trim() };
}

function readChosen(draft: ItemDraft, text: string, resolved: ResolvedKey, line: Line | null): ReadKey | null {
  const { choices } = draft;
  const texts = choices.map(({ lines }) => comparable(plainText(blocksOf(lines))));
  const whole = texts.flatMap((one, at) => (one !== '' && one === comparable(text) ? [productLetter(at)] : []));
  const found = readLetters(text, draft.alphabet);
  if (!found || (whole.length === 1 && found.rest !== '')) {
    if (whole.length === 1) return { keys: whole, isTyped: false, written: text.trim() };
    resolved.doubts.push(doubt('unread-key', text));
    keep(resolved, text, line);
    return null;
  }
  resolved.doubts.push(...found.doubts);
  // A key names a choice by its letter, which after a skipped one is not its position.
  const at = found.letters.map((letter) => choices.findIndex(({ position }) => productLetter(position) === letter));
  const missing = found.letters.filter((_, index) => at[index] === -1);
  resolved.doubts.push(...missing.map((letter) => doubt('missing-letter', letter)));
  const isRepeated = found.rest !== '' && at.some((index) => texts[index] === comparable(found.rest));
  if (found.rest !== '' && !isRepeated) {
    resolved.doubts.push(doubt('key-with-text', found.rest));
    keep(resolved, found.rest, line);
  }
  if (missing.length > 0) return null;
  return { keys: at.map(productLetter), isTyped: false, written: text.trim() };
}

/** Keeps a text of a key as an explanation; from its own line with its formulas. */
function keep({ explanation }: ResolvedKey, text: string, line: Line | null): void {
  const isPlain = line === null || !line.text.includes(formulaSign);
  if (isPlain) explanation.push({ source: -1, inlines: [{ text }], text, auto: null, list: null, block: null });
  else explanation.push(line);
}

function comparable(text: string): string {
  return normalText(text).replace(/\s+/g, ' ').replace(/\.$/, '').trim().toLowerCase();
}
