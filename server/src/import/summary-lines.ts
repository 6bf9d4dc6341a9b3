import { findingRules } from '@fourfold/core/proofs/finding';
import { formatRanges } from '@fourfold/core/proofs/ranges';
import { commandLine } from '../command-line.ts';
import type { ImportSummary } from './import-course.ts';

/** Formats the summary for a terminal. */
export function summaryLines(summary: ImportSummary): string[] {
  const { problems, questions, published, added, changed, unchanged, unpublished, lineErrors, refused, untitled } =
    summary;
  return [
    ...lineErrors.map(({ line, why }) => `Line ${line} was left out: ${why}.`),
    ...refused.map(({ problem, why }) => `Problem ${problem} was left out: ${why}.`),
    `${count(problems, 'problem')} with ${count(questions, 'question')}: ${added} new, ${changed} changed, ${unchanged} as before.`,
    `${published} published, ${problems - published} unpublished.`,
    ...untitledLines(untitled),
    ...[...unpublished]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([name, ids]) => ['', `Unpublished: ${findingRules[name].title} (${ids.length}):`, ...wrapped(ids)]),
  ];
}

/** How to add the titles of chapters that have only a number. */
function untitledLines(numbers: readonly number[]): string[] {
  if (numbers.length === 0) return [];
  const which = numbers.length === 1 ? `Chapter ${numbers[0]} has` : `Chapters ${formatRanges(numbers)} have`;
  const how = `Write a file with a line for each, such as “${numbers[0]} Factoring”, and import again:`;
  return ['', `${which} no title in the course. ${how}`, `  ${commandLine('import', 'FILE --chapters TITLES')}`];
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** Wraps words into lines of a terminal's width. */
function wrapped(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + item.length < 98) lines[lines.length - 1] = `${line} ${item}`;
    else lines.push(`  ${item}`);
  }
  return lines;
}
