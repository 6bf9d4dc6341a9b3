import type { ItemStatistics } from '@fourfold/core/contract/proofs';

/** One figure as text, with its explanation. */
export type Figure = { words: string; means: string };

/** All figures on one line: "24 students · 63% right · discrimination 0.41 · median 38 s". */
export function figuresOf(item: ItemStatistics): string {
  return eachFigure(item)
    .map(({ words }) => words)
    .join(' · ');
}

/** The figures one by one; without the discrimination if it is null. */
export function eachFigure({ students, facility, discrimination, median_seconds }: ItemStatistics): Figure[] {
  return [
    {
      words: `${students.toLocaleString('en-US')} students`,
      means: 'Students who answered it, each counted once, by the first answer.',
    },
    { words: `${percent(facility)} right`, means: 'Facility: the share of first answers that were right.' },
    ...(discrimination === null
      ? []
      : [
          {
            words: `discrimination ${hundredths(discrimination)}`,
            means:
              'How far those who were right here were right on the other questions, too, from −1 to 1. From 0.3 on it is good, below 0.2 poor.',
          },
        ]),
    { words: `median ${duration(median_seconds)}`, means: 'Half of the students took no longer for the first answer.' },
  ];
}

/** A share in whole percent: 0% only for none, 100% only for all. */
export function percent(share: number): string {
  if (share === 0 || share === 1) return `${share * 100}%`;
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}

/** With a typographic minus sign; a value that rounds to 0 has none. */
function hundredths(value: number): string {
  return value.toFixed(2).replace('-0.00', '0.00').replace('-', '−');
}

function duration(seconds: number): string {
  return seconds < 99.5 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 6) / 10} min`;
}
