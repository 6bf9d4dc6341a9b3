import { positionIn } from './alphabets.ts';
import { tableChoices } from './choice-table.ts';
import { type Doubt, doubt } from './doubts.ts';
import { choiceRun, type Marker, type MarkerRun, markersOf } from './find-markers.ts';
import { type NumberMark, numberOf } from './find-numbers.ts';
import { isBlankInlines } from './inline-text.ts';
import type { ItemDraft } from './item-draft.ts';
import { keyAt, keyWithin } from './key-lines.ts';
import { type Line, lineFrom } from './lines.ts';
import type { Segment } from './segments.ts';

/** Divides the lines of a question into its parts. `style`: how the numbers of questions are written. */
export function readItem(segment: Segment, style: string | null): ItemDraft {
  const { lines } = segment;
  const draft: ItemDraft = {
    segment,
    alphabet: null,
    stem: [],
    choices: [],
    keys: [],
    explanation: [],
    doubts: [...segment.doubts],
    consumed: [],
  };
  const firstKey = lines.findIndex((line) => keyAt(line)?.kind === 'key');
  const limit = firstKey < 0 ? lines.length : firstKey;
  const markers = lines.slice(0, limit).flatMap(markersOf);
  const run = choiceRun(markers, (marker) => isQuestionNumber(lines[marker.line] as Line, style));
  const isRun = run !== null && run.markers.length > 1;
  if (isRun) draft.alphabet = run.alphabet;
  const isListed = !isRun && draftList(lines.slice(0, limit));
  distribute(draft, { lines, run: isRun ? run : null, limit, isListed });
  if (draft.choices.length === 0) takeTable(draft);
  draft.doubts.push(...leftOver(draft, style, markers, isRun ? run : null));
  if (isRun) draft.doubts.push(...runDoubts(run, draft));
  return draft;
}

function isQuestionNumber(line: Line, style: string | null): boolean {
  const mark = numberOf(line, 0);
  return mark !== null && mark.style === style;
}

/** Whether the question ends with a list that can only be its choices: a stem, then 2 to 6 items. */
function draftList(lines: readonly Line[]): boolean {
  const from = lines.findIndex(({ list }) => list !== null);
  const items = from > 0 ? lines.slice(from) : [];
  return items.length > 1 && items.length <= 6 && items.every(({ list }) => list?.block === items[0]?.list?.block);
}

type Distribution = { lines: readonly Line[]; run: MarkerRun | null; limit: number; isListed: boolean };

function distribute(draft: ItemDraft, { lines, run, limit, isListed }: Distribution): void {
  const lastChoice = run?.markers.at(-1)?.line ?? -1;
  let part: Line[] = draft.stem;
  let isAfterKey = false;
  for (const [at, line] of lines.entries()) {
    const own = run?.markers.filter((marker) => marker.line === at) ?? [];
    const start = at > lastChoice || at >= limit ? keyAt(line) : null;
    if (start) {
      draft.consumed.push(line.text.slice(0, start.end));
      const rest = lineFrom(line, start.end);
      if (start.kind === 'key') {
        draft.keys.push(rest);
        isAfterKey = true;
        part = draft.explanation;
      } else {
        part = draft.explanation;
        isAfterKey = false;
        if (!isBlankInlines(rest.inlines)) part.push(rest);
      }
      continue;
    }
    const emptyKey = draft.keys.at(-1);
    if (isAfterKey && emptyKey?.text === '' && line.block === null) {
      draft.keys.splice(-1, 1, line);
      continue;
    }
    const inner = at >= lastChoice && at < limit ? keyWithin(line) : null;
    const body = inner ? lineFrom(line, 0, inner.start) : line;
    const auto = inner ? { ...body, auto: line.auto } : line;
    if (isListed && line.list && at < limit) part = takeListed(draft, line);
    else if (own.length > 0) part = takeMarked(draft, auto, own, part);
    else {
      if (isAfterKey) draft.doubts.push(doubt('after-key', line.text || 'a picture, formula or table'));
      part.push(auto);
    }
    if (!inner) continue;
    draft.consumed.push(line.text.slice(inner.start, inner.end));
    draft.keys.push(lineFrom(line, inner.end));
    isAfterKey = true;
    part = draft.explanation;
  }
}

function takeListed(draft: ItemDraft, line: Line): Line[] {
  const label = line.auto ? line.text.slice(0, line.auto.length) : '';
  const lines = [lineFrom(line, label.length)];
  const position = draft.choices.length;
  draft.choices.push({ written: label.trim(), position, lines, marker: lineFrom(line, 0, 0), sign: false });
  if (position === 0) draft.doubts.push(doubt('list-choices'));
  return lines;
}

/** Cuts a line at the markers in it; returns the part that the next lines continue. */
function takeMarked(draft: ItemDraft, line: Line, markers: readonly Marker[], before: Line[]): Line[] {
  const [first] = markers;
  const head = lineFrom(line, 0, first?.start);
  if (!isBlankInlines(head.inlines)) before.push(head);
  let part = before;
  for (const [at, marker] of markers.entries()) {
    const rest = lineFrom(line, marker.end, markers[at + 1]?.start);
    const written = line.text.slice(marker.start, marker.end);
    const lines = isBlankInlines(rest.inlines) ? [] : [rest];
    draft.consumed.push(written);
    draft.choices.push({
      written: written.trim(),
      position: draft.alphabet ? positionIn(draft.alphabet, marker.letter) : at,
      lines,
      marker: lineFrom(line, marker.start, marker.end),
      sign: marker.sign,
    });
    part = lines;
  }
  return part;
}

function takeTable(draft: ItemDraft): void {
  const at = draft.stem.findLastIndex(({ block }) => block?.type === 'table');
  const table = draft.stem[at];
  const found = table && tableChoices(table);
  if (!found) return;
  draft.alphabet = found.alphabet;
  draft.choices = found.choices;
  draft.consumed.push(...found.consumed);
  draft.doubts.push(doubt('table-choices'));
  const after = draft.stem.slice(at + 1);
  draft.stem = draft.stem.slice(0, at);
  draft.choices.at(-1)?.lines.push(...after);
}

/** Doubts about lines that begin like a choice or a question and were not read as one. */
function leftOver(draft: ItemDraft, style: string | null, markers: readonly Marker[], run: MarkerRun | null): Doubt[] {
  const { lines } = draft.segment;
  const retained = markers.filter(
    (marker) => marker.atStart && !run?.markers.includes(marker) && lines[marker.line]?.text,
  );
  const isNumber = ({ letter }: Marker) => /^\d/.test(letter);
  const unused = retained.filter((marker) => !isNumber(marker) && !(run && /^[IVX]+$/i.test(marker.letter)));
  const numbers = lines
    .flatMap((line, at): NumberMark | never[] => numberOf(line, at) ?? [])
    .filter((mark) => !run?.markers.some((marker) => marker.line === mark.line && isNumber(marker)));
  const inside = style === null ? [] : numbers.filter(({ line }) => !lines[line]?.list);
  return [
    ...unused.map((marker) => doubt('inside-marker', lines[marker.line]?.text)),
    ...inside.map(({ line }) => doubt('inside-number', lines[line]?.text)),
  ];
}

function runDoubts({ positions, markers }: MarkerRun, draft: ItemDraft): Doubt[] {
  const doubts: Doubt[] = [];
  for (const [at, position] of positions.entries()) {
    const letter = markers[at]?.letter ?? '';
    if (positions.indexOf(position) < at) doubts.push(doubt('repeated-choice', letter));
    else if (position !== at) doubts.push(doubt('skipped-choice', letter));
  }
  const shared = markers.filter((marker) => !marker.atStart && !marker.isApart);
  if (shared.length > 0 && markers.length < 3)
    doubts.push(doubt('shared-line', draft.segment.lines[shared[0]?.line ?? 0]?.text));
  if (draft.alphabet?.name === 'digits' && markers.some(({ style }) => /^\.$/.test(style)))
    doubts.push(doubt('number-choices'));
  const counts = draft.choices.map(({ lines }) => lines.length);
  const last = draft.choices.at(-1)?.lines ?? [];
  if (last.length > Math.max(1, ...counts.slice(0, -1)))
    doubts.push(doubt('after-choices', last.at(-1)?.text || 'a picture, formula or table'));
  return doubts;
}
