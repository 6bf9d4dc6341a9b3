import type { SequenceMap } from '@fourfold/core/contract/proofs';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { use, useMemo, useState } from 'react';
import { StatisticsContext } from '../statistics/use-item-statistics.ts';
import { type LinkShares, realShares, simulatedShares } from './link-shares.ts';
import css from './map.module.css';
import type { SequenceGraph } from './sequence-graph.ts';

/** Explains the signs of the drawing. */
export function Legend() {
  return (
    <ul className={css.legend} aria-label="Legend">
      <li data-way="right">✓ right answer</li>
      <li data-way="wrong">✗ wrong answer</li>
      <li data-shape="set">problem set</li>
      <li data-faded>students do not see it</li>
    </ul>
  );
}

type ShareSource = 'simulated' | 'real';
type Shares = {
  /** The shares that the lines show; empty if none are known. */
  values: LinkShares;
  /** Whose shares they are; null if none are known. */
  source: ShareSource | null;
  /** There are shares of both. */
  hasBoth: boolean;
  choose: (source: ShareSource) => void;
};

/** The shares of students on the lines: of simulated ones, or of real ones where there are statistics. */
export function useShares(map: SequenceMap, graph: SequenceGraph, result: SimulationResult | null): Shares {
  const statistics = use(StatisticsContext);
  const [chosen, choose] = useState<ShareSource>('real');
  const real = useMemo(() => realShares(map, graph, statistics), [map, graph, statistics]);
  const simulated = useMemo(() => (result ? simulatedShares(map, graph, result) : noShares), [map, graph, result]);
  const hasBoth = real.size > 0 && simulated.size > 0;
  const source = hasBoth ? chosen : simulated.size > 0 ? 'simulated' : real.size > 0 ? 'real' : null;
  return { values: source === 'real' ? real : simulated, source, hasBoth, choose };
}

const noShares: LinkShares = new Map();

const sources = [
  { value: 'simulated', label: 'Simulated' },
  { value: 'real', label: 'Real' },
] as const;
const meanings = {
  simulated: 'Percentages at lines: of all simulated students, those who took it.',
  real: 'Percentages at lines: of the first answers of real students to the question, those that lead there.',
} as const satisfies Record<ShareSource, string>;

/** Explains the percentages at the lines, and switches between simulated and real students if there are both. */
export function SharesChoice({ source, hasBoth, choose }: Shares) {
  if (source === null) return null;
  return (
    <div className={css.shares}>
      {hasBoth && <Segmented label="Students at the lines" options={sources} value={source} onChange={choose} />}
      <p className="small">{meanings[source]}</p>
    </div>
  );
}
