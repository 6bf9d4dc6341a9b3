import { keySeenNote } from '@fourfold/core/scores/score-state-text';
import { Button } from '@fourfold/ui-kit/button';
import { type ReactNode, useState } from 'react';
import { ChartPanel, type PanelContent } from './chart-panel.tsx';
import type { ChartScore } from './chart-score.ts';
import css from './charts.module.css';
import {
  type DashboardPanel,
  type PanelCall,
  type PanelProps,
  type PointOf,
  usePanelQuery,
} from './dashboard-panel.tsx';

type ScoreChart<C extends PanelCall> = {
  title: string;
  name: 'SAT' | 'ACT';
  /** The end of the axis, and its step if it has one (SCO-010). */
  end: number;
  step?: number;
  toChartScore(score: PointOf<C>): ChartScore;
  empty: { title: string; about: string };
  /** A hook that returns the percentile of each score, if there is a percentile table. */
  usePercentiles?(scores: readonly PointOf<C>[]): readonly (number | null)[] | undefined;
};

const keys = [
  { label: 'timed', mark: 'hatched' },
  { label: 'not timed', mark: 'solid' },
] as const;
const seenKey = { label: keySeenNote, mark: 'dashed' } as const;

/** Returns the panel of one kind of score: a bar for each exam with a score, a note for the others. */
export function scorePanel<C extends PanelCall>(call: C, chart: ScoreChart<C>): DashboardPanel {
  return { call, render: (props) => <ScorePanel {...{ call, ...chart, ...props }} /> };
}

const noPercentiles = () => undefined;

function ScorePanel<C extends PanelCall>({
  call,
  account,
  range,
  plots,
  title,
  name,
  end,
  step,
  toChartScore,
  empty,
  usePercentiles = noPercentiles,
}: { call: C } & ScoreChart<C> & PanelProps) {
  const query = usePanelQuery(call, account, range);
  const ranks = usePercentiles(query.data?.data ?? []);
  const [wantsRanks, setWantsRanks] = useState(false);
  const hasRanks = ranks?.some((rank) => rank !== null) ?? false;
  const isRanked = hasRanks && wantsRanks;
  const shown = (scores: readonly PointOf<C>[]): PanelContent | null => {
    if (scores.length === 0) return null;
    const rows = scores.map((score, at) => ({ ...toChartScore(score), rank: ranks?.[at] ?? null }));
    const bars = rows.flatMap((row) => {
      const value = isRanked ? row.rank : row.onScale ? row.score.value : null;
      return value === null ? [] : [{ key: row.key, title: row.title, value, timed: isTimed(row), seen: row.keySeen }];
    });
    const hasStates = rows.some(({ state, keySeen }) => state !== '' || keySeen);
    const withoutBar = rows.filter(({ key }) => bars.every((bar) => bar.key !== key));
    return {
      keys: bars.length === 0 ? [] : bars.some(({ seen }) => seen) ? [...keys, seenKey] : keys,
      note: chartNote(
        [
          ...withoutBar.map((row) => missingBarReason(row, isRanked)),
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
            ...[row.title, scoreText(row), ...(hasRanks ? [String(row.rank ?? '–')] : []), row.parts, timedText(row)],
            ...(hasStates ? [stateText(row)] : []),
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
                label={`${title}${isRanked ? ', percentiles' : ` out of ${end}`}: ${bars.map(barText).join('; ')}`}
                bars={bars}
                {...(isRanked ? { end: 100 } : { end, step })}
              />
            ),
    };
  };
  return <ChartPanel {...{ title, query, plots, empty, contentOf: shown }} />;
}

function isTimed({ timed, sections }: ChartScore): boolean {
  return sections > 0 && timed === sections;
}

function timedText({ timed, sections }: ChartScore): string {
  if (sections === 0) return '–';
  return timed === 0 ? 'no' : timed === sections ? 'yes' : `${timed} of ${sections} sections`;
}

function scoreText({ score: { value, of, reason } }: ChartScore): string {
  return value === null ? (reason ?? '–') : `${value} of ${of}`;
}

function barText({
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
  return `${title} ${value}${timed ? ', timed' : ''}${seen ? `, ${keySeenNote}` : ''}`;
}

/** For the table; the note below the chart says more. */
function stateText({ state, keySeen }: ChartScore): string {
  return [state, keySeen && keySeenNote].filter(Boolean).join(', ') || '–';
}

/** Why an exam has no bar. */
function missingBarReason(row: ChartScore, isRanked: boolean): string {
  const said = `${row.title}: ${scoreText(row)}`;
  if (row.score.value === null) return said;
  if (!row.onScale) return `${said} right, not converted to a score`;
  return isRanked ? `${said}, without a percentile` : said;
}

/** Maximum number of notes; the table has all. */
const maxNotes = 3;

/** The note below the chart: what it leaves out, and what the asterisk means (SCO-012). */
function chartNote(notes: readonly string[], rows: readonly ChartScore[]): ReactNode {
  const lines = notes.slice(0, maxNotes);
  if (notes.length > maxNotes) lines.push(`${notes.length - maxNotes} more stand in the table.`);
  if (rows.some(({ title }) => title.endsWith('*'))) lines.push('* real test');
  return lines.length === 0 ? null : lines.map((line) => <span key={line}>{line}</span>);
}
