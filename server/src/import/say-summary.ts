import { proofs } from '@fourfold/core/proofs/finding';
import { ranges } from '@fourfold/core/proofs/ranges';
import { typed } from '../typed.ts';
import type { Summary } from './import-course.ts';

/** Formats the summary for a terminal. */
export function summaryLines(summary: Summary): string[] {
  const { problems, questions, published, added, changed, unchanged, held, faults, refused, untitled } = summary;
  return [
    ...faults.map(({ line, why }) => `Line ${line} was left out: ${why}.`),
    ...refused.map(({ problem, why }) => `Problem ${problem} was left out: ${why}.`),
    `${count(problems, 'problem')} with ${count(questions, 'question')}: ${added} new, ${changed} changed, ${unchanged} as before.`,
    `${published} published, ${problems - published} unpublished.`,
    ...untitledLines(untitled),
    ...[...held]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([name, ids]) => ['', `Unpublished: ${proofs[name].title} (${ids.length}):`, ...wrapped(ids)]),
  ];
}

/** How to add the titles of chapters that have only a number. */
function untitledLines(numbers: readonly number[]): string[] {
  if (numbers.length === 0) return [];
  const which = numbers.length === 1 ? `Chapter ${numbers[0]} has` : `Chapters ${ranges(numbers)} have`;
  const how = `Write a file with a line for each, such as “${numbers[0]} Factoring”, and import again:`;
  return ['', `${which} no title in the course. ${how}`, `  ${typed('import', 'FILE --chapters TITLES')}`];
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** Wraps words into lines of a terminal's width. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < 98) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}
