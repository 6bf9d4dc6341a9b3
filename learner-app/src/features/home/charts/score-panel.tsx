import { Segmented } from '@fourfold/ui-kit/segmented';
import { type ReactNode, useState } from 'react';
import { type Asked, Panel, type Shown } from './panel.tsx';
import type { Scored } from './scored.ts';
import type { Plots } from './use-plots.ts';

type ScorePanelProps<T> = {
  title: string;
  name: 'SAT' | 'ACT';
  /** The highest score, and the steps of the axis where it has any (2§9). */
  end: number;
  step?: number;
  asked: Asked<{ data: readonly T[] }>;
  plots: Plots;
  scoredOf: (score: T) => Scored;
  empty: { title: string; about: string };
  /** The percentile of each score, where there is a table of them. */
  ranks?: readonly (number | null)[] | undefined;
};

const ways = [
  { value: 'score', label: 'Score' },
  { value: 'percentile', label: 'Percentile' },
] as const;

/** Scores of one kind: a bar for each exam, and in words those that have none. */
export function ScorePanel<T>({ title, name, end, step, asked, plots, scoredOf, empty, ranks }: ScorePanelProps<T>) {
  const [way, setWay] = useState<'score' | 'percentile'>('score');
  const hasRanks = ranks?.some((rank) => rank !== null) ?? false;
  const isRanked = hasRanks && way === 'percentile';
  const shown = (scores: readonly T[]): Shown | null => {
    if (scores.length === 0) return null;
    const rows = scores.map(scoredOf);
    const bars = rows.flatMap((row, at) => {
      const value = isRanked ? ranks?.[at] : row.onScale ? row.score.value : null;
      return value === null || value === undefined
        ? []
        : [{ key: row.key, title: row.title, value, timed: isTimed(row) }];
    });
    const scale = isRanked ? { end: 100 } : { end, step };
    return {
      keys:
        bars.length > 0
          ? [
              { label: 'timed', mark: 'hatched' },
              { label: 'not timed', mark: 'solid' },
            ]
          : [],
      aside: hasRanks && <Segmented label={`Scale of ${title}`} options={ways} value={way} onChange={setWay} />,
      note: noteOf(
        rows,
        bars.map(({ key }) => key),
      ),
      table: {
        columns: [name, 'Score', ...(hasRanks ? ['Percentile'] : []), 'Sections', 'Timed'],
        rows: rows.map((row, at) => ({
          key: row.key,
          cells: [row.title, scoreOf(row), ...(hasRanks ? [String(ranks?.[at] ?? '–')] : []), row.parts, timedOf(row)],
        })),
      },
      plot:
        bars.length === 0
          ? null
          : ({ ScoreBars }) => (
              <ScoreBars
                label={`${title}${isRanked ? ', percentiles' : ` out of ${end}`}: ${bars.map(saidOf).join('; ')}`}
                bars={bars}
                {...scale}
              />
            ),
    };
  };
  return <Panel {...{ title, asked, plots, empty, shown }} />;
}

function isTimed({ timed, sections }: Scored): boolean {
  return sections > 0 && timed === sections;
}

function timedOf({ timed, sections }: Scored): string {
  if (sections === 0) return '–';
  return timed === 0 ? 'no' : timed === sections ? 'yes' : `${timed} of ${sections} sections`;
}

function scoreOf({ score: { value, of, reason } }: Scored): string {
  return value === null ? (reason ?? '–') : `${value} of ${of}`;
}

function saidOf({ title, value, timed }: { title: string; value: number; timed: boolean }): string {
  return `${title} ${value}${timed ? ', timed' : ''}`;
}

/** Notes at most; the table has them all. */
const most = 3;

/** What the drawing leaves out and why, and what the asterisk means. */
function noteOf(rows: readonly Scored[], drawn: readonly string[]): ReactNode {
  const left = rows.filter(({ key }) => !drawn.includes(key));
  const lines = left.slice(0, most).map((row) => `${row.title}: ${row.onScale ? scoreOf(row) : unscaled(row)}`);
  if (left.length > most) lines.push(`${left.length - most} more stand in the table.`);
  if (rows.some(({ title }) => title.endsWith('*'))) lines.push('* real test');
  return lines.length === 0 ? null : lines.map((line) => <span key={line}>{line}</span>);
}

function unscaled(row: Scored): string {
  return row.score.value === null ? scoreOf(row) : `${scoreOf(row)} right, not converted to a score`;
}
