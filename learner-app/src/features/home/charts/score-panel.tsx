import { seenNote } from '@fourfold/core/scores/state-words';
import { Button } from '@fourfold/ui-kit/button';
import { type ReactNode, useState } from 'react';
import css from './charts.module.css';
import { type Asked, Panel, type Shown } from './panel.tsx';
import type { Scored } from './scored.ts';
import type { Plots } from './use-plots.ts';

type ScorePanelProps<T> = {
  title: string;
  name: 'SAT' | 'ACT';
  /** The end of the axis, and its step if it has one (SCO-010). */
  end: number;
  step?: number;
  asked: Asked<{ data: readonly T[] }>;
  plots: Plots;
  scoredOf: (score: T) => Scored;
  empty: { title: string; about: string };
  /** The percentile of each score, if there is a percentile table. */
  ranks?: readonly (number | null)[] | undefined;
};

const keys = [
  { label: 'timed', mark: 'hatched' },
  { label: 'not timed', mark: 'solid' },
] as const;
const seenKey = { label: seenNote, mark: 'dashed' } as const;

/** A chart of one kind of score: a bar for each exam with a score, a note for the others. */
export function ScorePanel<T>({ title, name, end, step, asked, plots, scoredOf, empty, ranks }: ScorePanelProps<T>) {
  const [wantsRanks, setWantsRanks] = useState(false);
  const hasRanks = ranks?.some((rank) => rank !== null) ?? false;
  const isRanked = hasRanks && wantsRanks;
  const shown = (scores: readonly T[]): Shown | null => {
    if (scores.length === 0) return null;
    const rows = scores.map((score, at) => ({ ...scoredOf(score), rank: ranks?.[at] ?? null }));
    const bars = rows.flatMap((row) => {
      const value = isRanked ? row.rank : row.onScale ? row.score.value : null;
      return value === null ? [] : [{ key: row.key, title: row.title, value, timed: isTimed(row), seen: row.seen }];
    });
    const hasStates = rows.some(({ state, seen }) => state !== '' || seen);
    const left = rows.filter(({ key }) => bars.every((bar) => bar.key !== key));
    return {
      keys: bars.length === 0 ? [] : bars.some(({ seen }) => seen) ? [...keys, seenKey] : keys,
      note: noteOf(
        [
          ...left.map((row) => whyLeft(row, isRanked)),
          ...rows.flatMap(({ title, correction }) => (correction ? `${title}: ${correction}` : [])),
        ],
        rows,
      ),
      table: {
        columns: [
          name,
          'Score',
          ...(hasRanks ? ['Percentile'] : []),
          'Sections',
          'Timed',
          ...(hasStates ? ['State'] : []),
        ],
        rows: rows.map((row) => ({
          key: row.key,
          cells: [
            ...[row.title, scoreOf(row), ...(hasRanks ? [String(row.rank ?? '–')] : []), row.parts, timedOf(row)],
            ...(hasStates ? [stateOf(row)] : []),
          ],
        })),
      },
      action: hasRanks && (
        <Button kind="quiet" className={css.scale} onClick={() => setWantsRanks(!isRanked)}>
          {isRanked ? 'Show scores' : 'Show percentiles'}
          <span className="vh">: {title}</span>
        </Button>
      ),
      plot:
        bars.length === 0
          ? null
          : ({ ScoreBars }) => (
              <ScoreBars
                label={`${title}${isRanked ? ', percentiles' : ` out of ${end}`}: ${bars.map(saidOf).join('; ')}`}
                bars={bars}
                {...(isRanked ? { end: 100 } : { end, step })}
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

function saidOf({
  title,
  value,
  timed,
  seen,
}: {
  title: string;
  value: number;
  timed: boolean;
  seen: boolean;
}): string {
  return `${title} ${value}${timed ? ', timed' : ''}${seen ? `, ${seenNote}` : ''}`;
}

/** For the table; the note below the chart says more. */
function stateOf({ state, seen }: Scored): string {
  return [state, seen && seenNote].filter(Boolean).join(', ') || '–';
}

/** Why an exam has no bar. */
function whyLeft(row: Scored, isRanked: boolean): string {
  const said = `${row.title}: ${scoreOf(row)}`;
  if (row.score.value === null) return said;
  if (!row.onScale) return `${said} right, not converted to a score`;
  return isRanked ? `${said}, without a percentile` : said;
}

/** Maximum number of notes; the table has all. */
const most = 3;

/** The note below the chart: what it leaves out, and what the asterisk means (SCO-012). */
function noteOf(left: readonly string[], rows: readonly Scored[]): ReactNode {
  const lines = left.slice(0, most);
  if (left.length > most) lines.push(`${left.length - most} more stand in the table.`);
  if (rows.some(({ title }) => title.endsWith('*'))) lines.push('* real test');
  return lines.length === 0 ? null : lines.map((line) => <span key={line}>{line}</span>);
}
