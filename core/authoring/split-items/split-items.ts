import type { Block } from '../../rich-text/document.ts';
import { isEmptyDocument } from '../../rich-text/is-empty.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { productLetter } from './alphabets.ts';
import { type Doubt, distinctDoubts, doubt } from './doubts.ts';
import { flatText } from './inline-text.ts';
import type { ItemDraft } from './item-draft.ts';
import { findKeySections, type KeyEntry } from './key-section.ts';
import { blocksOf, type Line, lineFrom, linesOf } from './lines.ts';
import { takeRemarks, withoutStyles } from './marked-choice.ts';
import { readItem } from './read-item.ts';
import { type ResolvedKey, resolveKey } from './resolve-key.ts';
import { type SharedText, segmentsOf } from './segments.ts';
import type { SourceBlock, SplitItem, SplitResult } from './split-types.ts';

/**
 * Splits a document into questions with choices, key and explanation. No text is lost: what belongs to no question is
 * in `rest`. Where two readings are possible, the question has a doubt, so that no author takes it unseen.
 */
export function splitItems(blocks: readonly SourceBlock[]): SplitResult {
  const lines = linesOf(blocks);
  const keys = findKeySections(lines);
  const { segments, shared, rest, consumed, style } = segmentsOf(lines.filter((_, at) => !keys.lines.has(at)));
  const drafts = segments.map((segment) => readItem(segment, style));
  for (const draft of drafts) takeRemarks(draft, (line, to) => lineFrom(line, 0, to));
  const entries = entriesByItem(drafts, keys.entries);
  const resolved = drafts.map((draft, at) => resolveKey(draft, entries[at] ?? []));
  const doubtsOfSet = setDoubts(drafts, resolved);
  const items = drafts.map((draft, at) => {
    const key = resolved[at] as ResolvedKey;
    const texts = shared.filter(({ first, last }) => isWithin(draft, first, last));
    return itemOf(draft, { key, entries: entries[at] ?? [], texts, more: doubtsOfSet[at] ?? [], blocks });
  });
  const unplaced = unplacedNotes(blocks, items);
  for (const { note, near } of unplaced) for (const at of near) items[at] = withDoubt(items[at] as SplitItem, note);
  const named = new Set(items.map(({ label }) => label));
  const orphans = isCounted(drafts, keys.entries)
    ? []
    : keys.entries.filter(({ number }) => !named.has(String(number)));
  const outside = [...rest, ...lostTexts(shared, named), ...orphans.flatMap(({ more }) => more)];
  return {
    items,
    rest: outside.flatMap((line) => blocksOf([line]).map((block) => ({ source: line.source, block }))),
    doubts: distinctDoubts([
      ...keys.doubts,
      ...unplaced.map(({ note }) => note),
      ...(items.length === 0 ? [doubt('no-items')] : []),
      ...(items.length === 0
        ? []
        : outside.map((line) => doubt('outside', line.text || 'a picture, formula or table'))),
      ...orphans.map(({ number }) => doubt('key-without-item', String(number))),
      ...shared.flatMap((text) => missingItems(text, named)),
    ]),
    consumed: [...keys.consumed, ...consumed, ...drafts.flatMap((draft) => [...draft.consumed, ...keyTexts(draft)])],
  };
}

/** Notes of blocks that are in no question, with the questions before and after them. */
function unplacedNotes(blocks: readonly SourceBlock[], items: readonly SplitItem[]): { note: Doubt; near: number[] }[] {
  const placed = new Set(items.flatMap(({ sources }) => sources));
  return blocks.flatMap(({ notes = [] }, source) => {
    if (notes.length === 0 || placed.has(source)) return [];
    const before = items.findLastIndex(({ sources }) => (sources[0] ?? Number.POSITIVE_INFINITY) < source);
    const after = items.findIndex(({ sources }) => (sources.at(-1) ?? -1) > source);
    return notes.map((note) => ({ note, near: [...new Set([before, after])].filter((at) => at >= 0) }));
  });
}

function withDoubt(item: SplitItem, note: Doubt): SplitItem {
  return { ...item, doubts: distinctDoubts([...item.doubts, note]) };
}

function keyTexts({ keys }: ItemDraft): string[] {
  return keys.flatMap(({ inlines }) =>
    inlines.map((inline) => ('latex' in inline ? inline.latex : flatText([inline]))),
  );
}

function isWithin({ segment: { number } }: ItemDraft, first: number, last: number): boolean {
  return number !== null && number >= first && number <= last;
}

/** Whether questions without numbers are as many as the entries of the key, which then count them. */
function isCounted(drafts: readonly ItemDraft[], entries: readonly KeyEntry[]): boolean {
  return (
    entries.length === drafts.length &&
    drafts.every(({ segment }) => segment.number === null) &&
    entries.every(({ number }, at) => number === at + 1)
  );
}

function entriesByItem(drafts: readonly ItemDraft[], entries: readonly KeyEntry[]): KeyEntry[][] {
  if (isCounted(drafts, entries)) return entries.map((entry) => [entry]);
  return drafts.map((draft) => {
    const { number } = draft.segment;
    const own = entries.filter((entry) => entry.number === number);
    const isRepeated = drafts.filter(({ segment }) => segment.number === number).length > 1;
    if (own.length > 0 && isRepeated) draft.doubts.push(doubt('key-of-repeated', draft.segment.label));
    return own;
  });
}

/** Doubts that only the whole set of questions shows; a style that marks one choice in all questions is no doubt. */
function setDoubts(drafts: readonly ItemDraft[], resolved: readonly ResolvedKey[]): Doubt[][] {
  const counts = drafts.map(({ choices }) => choices.length).filter((count) => count > 0);
  const usual = counts.filter((count) => count === Math.max(...counts));
  const withChoices = resolved.filter((_, at) => (drafts[at]?.choices.length ?? 0) > 0);
  const isMarked = ({ isByStyle, styles }: ResolvedKey) => isByStyle && styles.length > 0;
  const isUsualMark = withChoices.length > 2 && withChoices.every(isMarked) && sharesStyle(withChoices);
  return drafts.map(({ choices }, at) => {
    const own = resolved[at] as ResolvedKey;
    if (isUsualMark) own.doubts = own.doubts.filter(({ code }) => code !== 'marked-choice');
    const isFew = choices.length > 0 && choices.length < Math.max(...counts) && usual.length > counts.length / 2;
    return [...(isFew ? [doubt('fewer-choices')] : []), ...(at > 0 ? endOf(drafts[at - 1] as ItemDraft) : [])];
  });
}

/** A text at the end of a question, in which the next one may have its beginning, is a doubt of both. */
function endOf(draft: ItemDraft): Doubt[] {
  const found = draft.doubts.find(({ code }) => code === 'after-key' || code === 'after-choices');
  if (found) return [doubt('text-before', found.text)];
  const last = draft.explanation.slice(1).at(-1);
  const isMore = last && (last.block !== null || last.text.length > 200);
  return isMore ? [doubt('text-before', last.text || 'a picture, formula or table')] : [];
}

function sharesStyle(resolved: readonly ResolvedKey[]): boolean {
  return resolved[0]?.styles.some((style) => resolved.every(({ styles }) => styles.includes(style))) ?? false;
}

type ItemParts = {
  key: ResolvedKey;
  entries: readonly KeyEntry[];
  texts: readonly SharedText[];
  more: readonly Doubt[];
  blocks: readonly SourceBlock[];
};

function itemOf(draft: ItemDraft, { key, entries, texts, more, blocks }: ItemParts): SplitItem {
  const choices = draft.choices.map(({ written, lines }, at) => ({
    letter: productLetter(at),
    written,
    blocks: withoutStyles(
      lines,
      key.key && 'letters' in key.key && key.key.letters.includes(productLetter(at)) ? key.styles : [],
    ),
  }));
  const explained = entries.flatMap((entry) => entry.more);
  const stem = [...texts.flatMap(passageOf), ...blocksOf(draft.stem)];
  const sources = [
    ...new Set([...draft.segment.sources, ...texts.flatMap(({ lines }) => lines.map(({ source }) => source))]),
  ];
  const notes = [...sources, ...entries.map(({ source }) => source)].flatMap((source) => blocks[source]?.notes ?? []);
  return {
    label: draft.segment.label,
    stem,
    choices,
    key: key.key,
    explanation: blocksOf([...key.explanation, ...draft.explanation, ...explained]),
    doubts: distinctDoubts([
      ...draft.doubts,
      ...key.doubts,
      ...more,
      ...explained.map((line) => doubt('after-key', line.text)),
      ...(blocksOf(draft.stem).length === 0 ? [doubt('empty-stem')] : []),
      ...choiceDoubts(choices.map((choice) => choice.blocks)),
      ...notes,
    ]),
    sources: sources.filter((source) => source >= 0).sort((one, other) => one - other),
  };
}

function choiceDoubts(choices: readonly (readonly Block[])[]): Doubt[] {
  const texts = choices.map((blocks) => JSON.stringify(blocks));
  const equal = texts.findIndex((text, at) => texts.indexOf(text) < at);
  return [
    ...(choices.length === 1 ? [doubt('one-choice')] : []),
    ...(choices.length > 6 ? [doubt('many-choices')] : []),
    ...choices.flatMap((blocks, at) =>
      isEmptyDocument(blocks) && !hasTable(blocks) ? [doubt('empty-choice', productLetter(at))] : [],
    ),
    ...(equal >= 0 && !isEmptyDocument(choices[equal] ?? [])
      ? [doubt('equal-choices', plainText(choices[equal] ?? []))]
      : []),
  ];
}

function hasTable(blocks: readonly Block[]): boolean {
  return blocks.some(({ type }) => type === 'table');
}

/** The text that several questions share, as a passage if it is only text. */
function passageOf({ lines }: SharedText): Block[] {
  const blocks = blocksOf(lines);
  const text = blocks.filter((block) => block.type === 'paragraph' || block.type === 'heading');
  return text.length === blocks.length && text.length > 0 ? [{ type: 'passage', children: text }] : blocks;
}

/** Shared texts of which no question was found. */
function lostTexts(shared: readonly SharedText[], named: ReadonlySet<string>): Line[] {
  return shared
    .filter((text) => missingNumbers(text, named).length === text.last - text.first + 1)
    .flatMap(({ lines }) => lines);
}

function missingItems(text: SharedText, named: ReadonlySet<string>): Doubt[] {
  return missingNumbers(text, named).length > 0 ? [doubt('passage-without-item', text.label)] : [];
}

function missingNumbers({ first, last }: SharedText, named: ReadonlySet<string>): number[] {
  return Array.from({ length: Math.min(1_000, last - first + 1) }, (_, at) => first + at).filter(
    (number) => !named.has(String(number)),
  );
}
