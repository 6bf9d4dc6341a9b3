import { type Doubt, doubt } from './doubts.ts';
import { choiceRun, markersOf } from './find-markers.ts';
import { isSectionTitle, mainStyle, type NumberMark, numberOf, rangeOf } from './find-numbers.ts';
import { formulaSign } from './inline-text.ts';
import { keyAt } from './key-lines.ts';
import { type Line, lineFrom } from './lines.ts';
import { directionsTerm } from './terms.ts';

/** The lines of one question, without its number. */
export type Segment = { label: string; number: number | null; lines: Line[]; doubts: Doubt[]; sources: Set<number> };
/** A text for several questions. */
export type SharedText = { first: number; last: number; lines: Line[]; label: string };

export type Segments = {
  segments: Segment[];
  shared: SharedText[];
  rest: Line[];
  consumed: string[];
  /** How plain numbers of questions are written; null if none has one. */
  style: string | null;
};

/** Divides the lines of a document at the numbers of its questions. */
export function segmentsOf(lines: readonly Line[]): Segments {
  const marks = lines.flatMap((line, at) => numberOf(line, at) ?? []).filter(({ number }) => number > 0);
  const style = mainStyle(marks);
  const result: Segments = { segments: [], shared: [], rest: [], consumed: [], style };
  const byLine = new Map(marks.map((mark) => [mark.line, mark]));
  let target: Line[] = result.rest;
  let before: Line[] = [];
  let hasRun = false;
  let last = 0;
  for (const [at, line] of lines.entries()) {
    const mark = byLine.get(at);
    const isOther = mark !== undefined && mark.style !== style && !hasRun && mark.number === last + 1 && last > 0;
    if (mark && (mark.style === style || isOther) && !(style !== 'term' && line.auto && isOther)) {
      const segment = startSegment(line, mark, isOther);
      segment.doubts.push(...orderDoubts(result.segments, mark), ...textBefore(before));
      before = [];
      hasRun = false;
      result.consumed.push(line.text.slice(0, mark.end));
      result.segments.push(segment);
      target = segment.lines;
      last = mark.number;
      continue;
    }
    if (mark?.number === 1 && style !== mark.style) hasRun = true;
    const range = line.block === null || line.block.type === 'heading' ? rangeOf(line.text) : null;
    if (range) {
      const shared: SharedText = { ...range, lines: [], label: line.text };
      result.shared.push(shared);
      target = shared.lines;
      if (line.text.length > 120 || line.text.includes(formulaSign)) target.push(line);
      else result.consumed.push(line.text);
      continue;
    }
    // A title ends a question: what follows it belongs to no question.
    const isTitle = line.block?.type === 'heading' || isSectionTitle(line.text);
    if (isTitle && !result.shared.some((shared) => shared.lines === target)) {
      const ended = result.segments.at(-1);
      if (ended && target === ended.lines && !hasEnd(ended)) ended.doubts.push(doubt('outside', line.text));
      target = result.rest;
    }
    if (target === result.rest) before.push(line);
    target.push(line);
    const current = result.segments.at(-1);
    if (current && target === current.lines) current.sources.add(line.source);
  }
  return unnumbered(result);
}

/** Whether a question has choices or a key, so that a title after it is not a part of its text. */
function hasEnd({ lines }: Segment): boolean {
  return lines.some((line) => keyAt(line) !== null || markersOf(line, 0).some((marker) => marker.atStart));
}

function startSegment(line: Line, mark: NumberMark, isOther: boolean): Segment {
  const rest = lineFrom(line, mark.end);
  const doubts = isOther ? [doubt('other-number', line.text.slice(0, mark.end))] : [];
  const lines = rest.text === '' ? [] : [rest];
  return { label: String(mark.number), number: mark.number, lines, doubts, sources: new Set([line.source]) };
}

function orderDoubts(segments: readonly Segment[], { number }: NumberMark): Doubt[] {
  const same = segments.filter((segment) => segment.number === number);
  for (const segment of same) segment.doubts.push(doubt('repeated-number', segment.label));
  if (same.length > 0) return [doubt('repeated-number', String(number))];
  const previous = segments.at(-1)?.number ?? null;
  return previous !== null && number !== previous + 1 ? [doubt('skipped-number', String(number))] : [];
}

/** A doubt if a text that a question may need is before it and in none. Titles and directions are no such text. */
function textBefore(lines: readonly Line[]): Doubt[] {
  const needed = lines.filter(({ block, text }) => {
    if (block !== null) return block.type !== 'heading';
    const isDirections = directions.test(text) && text.length < 200;
    return !isDirections && (text.length > 60 || /[.!?:;。？！]\s*$/.test(text));
  });
  if (needed.length === 0) return [];
  return [doubt('text-before', needed.map(({ text }) => text).join(' ') || 'a picture or a table')];
}

const directions = new RegExp(`^\\s*${directionsTerm}(?!\\p{L})`, 'iu');

/** Divides segments further where the letters of choices begin again, and finds questions without any number. */
function unnumbered(found: Segments): Segments {
  const isNumbered = found.segments.length > 0;
  const start: Segment[] = isNumbered
    ? found.segments
    : [{ label: '', number: null, lines: [...found.rest], doubts: [], sources: sourcesOf(found.rest) }];
  const segments = start.flatMap((segment) => divided(segment, isNumbered));
  if (!isNumbered && !segments.some((segment) => hasChoicesOrKey(segment))) return found;
  return { ...found, segments, rest: isNumbered ? found.rest : [] };
}

function hasChoicesOrKey({ lines }: Segment): boolean {
  const run = choiceRun(lines.flatMap(markersOf), () => false);
  return (run?.markers.length ?? 0) > 1 || lines.some((line) => keyAt(line)?.kind === 'key');
}

function divided(segment: Segment, isNumbered: boolean): Segment[] {
  const { lines } = segment;
  const run = choiceRun(lines.flatMap(markersOf), () => true);
  if (!run) return [segment];
  const cuts: number[] = [];
  for (const [at, marker] of run.markers.entries()) {
    const previous = run.markers[at - 1];
    if (run.positions[at] !== 0 || !previous || (run.positions[at - 1] ?? 0) < 1) continue;
    const between = lines.slice(previous.line + 1, marker.line);
    const lastKey = between.findLastIndex((line) => keyAt(line) !== null);
    if (between.length > lastKey + 1) cuts.push(previous.line + 1 + lastKey + 1);
  }
  if (cuts.length === 0) return [segment];
  const bounds = [0, ...cuts, lines.length];
  return bounds.slice(0, -1).map((from, at) => {
    const own = lines.slice(from, bounds[at + 1]);
    if (at === 0) return { ...segment, lines: own, sources: sourcesOf(own, segment.sources) };
    const isClear = !isNumbered && keyAt(lines[from - 1] as Line) !== null;
    const doubts = isClear ? [] : [doubt('no-number')];
    return { label: '', number: null, lines: own, doubts, sources: sourcesOf(own) };
  });
}

function sourcesOf(lines: readonly Line[], more: Iterable<number> = []): Set<number> {
  const [first] = more;
  return new Set([...(first === undefined ? [] : [first]), ...lines.map(({ source }) => source)]);
}
