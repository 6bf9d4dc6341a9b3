import type { ItemStatistics } from '@fourfold/core/contract/proofs';

/** One figure as text, with its explanation. */
export type QuestionFigure = { text: string; explanation: string };

/** All figures on one line: "24 students · 63% right · discrimination 0.41 · median 38 s". */
export function formatFigures(item: ItemStatistics): string {
  return listFigures(item)
    .map(({ text }) => text)
    .join(' · ');
}

/** The figures one by one; without the discrimination if it is null. */
export function listFigures({ students, facility, discrimination, median_seconds }: ItemStatistics): QuestionFigure[] {
  return [
    {
      text: `${students.toLocaleString('en-US')} students`,
      explanation: 'Students who answered it, each counted once, by the first answer.',
    },
    { text: `${formatPercent(facility)} right`, explanation: 'Facility: the share of first answers that were right.' },
    ...(discrimination === null
      ? []
      : [
          {
            text: `discrimination ${formatHundredths(discrimination)}`,
            explanation:
              'How far those who were right here were right on the other questions, too, from −1 to 1. From 0.3 on it is good, below 0.2 poor.',
          },
        ]),
    {
      text: `median ${formatDuration(median_seconds)}`,
      explanation: 'Half of the students took no longer for the first answer.',
    },
  ];
}

/** A share in whole percent: 0% only for none, 100% only for all. */
export function formatPercent(share: number): string {
  if (share === 0 || share === 1) return `${share * 100}%`;
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}

/** With a typographic minus sign; a value that rounds to 0 has none. */
function formatHundredths(value: number): string {
  return value.toFixed(2).replace('-0.00', '0.00').replace('-', '−');
}

function formatDuration(seconds: number): string {
  return seconds < 99.5 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 6) / 10} min`;
}
