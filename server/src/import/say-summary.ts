import type { Summary } from './import-course.ts';
import { reasons } from './reasons.ts';

/** The summary as lines for a terminal. */
export function summaryLines(summary: Summary): string[] {
  const { problems, questions, published, added, changed, unchanged, held, faults, refused } = summary;
  return [
    ...faults.map(({ line, why }) => `Line ${line} was left out: ${why}.`),
    ...refused.map(({ problem, why }) => `Problem ${problem} was left out: ${why}.`),
    `${count(problems, 'problem')} with ${count(questions, 'question')}: ${added} new, ${changed} changed, ${unchanged} as before.`,
    `${published} published, ${problems - published} unpublished.`,
    ...[...held]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([reason, ids]) => ['', `Unpublished because ${reasons[reason]} (${ids.length}):`, ...wrapped(ids)]),
  ];
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** Words in lines of a terminal's width. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < 98) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}
