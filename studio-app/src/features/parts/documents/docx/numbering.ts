import { childAt, childrenNamed, isOn, valOf, type XmlNode } from './xml.ts';

/** What is shown before a paragraph. `isKnown`: false for a format that we cannot count in. */
export type NumberLabel =
  | { kind: 'number'; text: string; level: number; isKnown: boolean }
  | { kind: 'bullet'; level: number };

type Level = { start: number; format: string; text: string; isLegal: boolean };
type AbstractList = { id: string; levels: ReadonlyMap<number, Level> };
type List = { abstract: AbstractList; overrides: ReadonlyMap<number, Level | number> };

/** Counts the automatic numbers of a document; it must be called for each paragraph once, in order. */
export function createNumbering(part: XmlNode | null): (numId: string, level: number) => NumberLabel | null {
  const root = part?.childNodes.find(({ nodeName }) => nodeName === 'w:numbering');
  const abstracts = new Map(
    childrenNamed(root, 'w:abstractNum').map((node) => {
      const id = node.attributes.get('w:abstractNumId') ?? '';
      return [id, { id, levels: levelsOf(node) }];
    }),
  );
  const lists = new Map<string, List>();
  for (const node of childrenNamed(root, 'w:num')) {
    const abstract = abstracts.get(valOf(node, 'w:abstractNumId') ?? '');
    if (abstract) lists.set(node.attributes.get('w:numId') ?? '', { abstract, overrides: overridesOf(node) });
  }
  // Lists of one definition count on, until one of them sets a start of its own.
  const counters = new Map<string, number[]>();
  const started = new Set<string>();
  return (numId, level) => {
    const list = lists.get(numId);
    if (!list) return null;
    const counts = counters.get(list.abstract.id) ?? [];
    counters.set(list.abstract.id, counts);
    const override = list.overrides.get(level);
    const definition = typeof override === 'object' ? override : list.abstract.levels.get(level);
    if (!definition) return null;
    if (definition.format === 'bullet') return { kind: 'bullet', level };
    const isRestarted = override !== undefined && !started.has(`${numId} ${level}`);
    started.add(`${numId} ${level}`);
    const start = typeof override === 'number' ? override : definition.start;
    counts[level] = counts[level] === undefined || isRestarted ? start : counts[level] + 1;
    counts.length = level + 1;
    return label(list, definition, level, counts);
  };
}

function label(
  list: List,
  definition: Level,
  level: number,
  counts: readonly (number | undefined)[],
): NumberLabel | null {
  let isKnown = true;
  const text = definition.text.replace(/%(\d)/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const other = list.abstract.levels.get(at);
    const number = counts[at] ?? other?.start ?? 1;
    const format =
      at !== level && definition.isLegal ? 'decimal' : ((at === level ? definition : other)?.format ?? 'decimal');
    const shown = formatNumber(number, format);
    if (shown === null) isKnown = false;
    return shown ?? String(number);
  });
  return definition.format === 'none' || text.trim() === ''
    ? null
    : { kind: 'number', text: text.trim(), level, isKnown };
}

function levelsOf(node: XmlNode): ReadonlyMap<number, Level> {
  return new Map(childrenNamed(node, 'w:lvl').map((level) => [Number(level.attributes.get('w:ilvl')), levelOf(level)]));
}

function levelOf(node: XmlNode): Level {
  return {
    start: Number(valOf(node, 'w:start') ?? 1),
    format: valOf(node, 'w:numFmt') ?? 'decimal',
    text: valOf(node, 'w:lvlText') ?? '',
    isLegal: isOn(valOf(node, 'w:isLgl')),
  };
}

function overridesOf(node: XmlNode): ReadonlyMap<number, Level | number> {
  return new Map(
    childrenNamed(node, 'w:lvlOverride').flatMap((override): [number, Level | number][] => {
      const at = Number(override.attributes.get('w:ilvl'));
      const level = childAt(override, 'w:lvl');
      const start = valOf(override, 'w:startOverride');
      if (start !== undefined) return [[at, Number(start)]];
      return level ? [[at, levelOf(level)]] : [];
    }),
  );
}

const letters: Readonly<Record<string, string>> = {
  upperLetter: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowerLetter: 'abcdefghijklmnopqrstuvwxyz',
  russianUpper: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ',
  russianLower: 'абвгдежзиклмнопрстуфхцчшщыэюя',
  aiueo: 'アイウエオカキクケコサシスセソ',
};

function formatNumber(number: number, format: string): string | null {
  const series = letters[format];
  if (series) return (series[(number - 1) % series.length] ?? '').repeat(Math.ceil(number / series.length)) || null;
  if (format === 'upperRoman') return roman(number);
  if (format === 'lowerRoman') return roman(number).toLowerCase();
  if (format === 'decimalEnclosedCircle' && number >= 1 && number <= 20)
    return String.fromCharCode(0x2460 + number - 1);
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  if (format === 'none') return '';
  return ['decimal', 'decimalFullWidth', 'ordinal'].includes(format) ? String(number) : null;
}

function roman(number: number): string {
  const signs: [number, string][] = [
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let rest = number;
  let text = '';
  for (const [value, sign] of signs) {
    while (rest >= value && text.length < 30) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
