import { actPercentiles, satPercentiles } from '@fourfold/core/charts/percentiles';
import { useQuery } from '@tanstack/react-query';
import { actScoresCall, actTestScoresCall, satScoresCall, satTestScoresCall } from '../home-first-calls.ts';
import { actChartScore, actTestChartScore, satChartScore, satTestChartScore } from './chart-score.ts';
import { panelQuery } from './panel-query.ts';
import { ScorePanel } from './score-panel.tsx';
import type { ChartComponents } from './use-chart-components.ts';
import { usePercentileTables } from './use-percentile-tables.ts';

type ScorePanelProps = { plots: ChartComponents };

const paperEmptyState = (name: string) => ({
  title: `No ${name} scores yet`,
  about: `${name}s that are graded on paper, and official ${name}s that are recorded, stand here.`,
});
const testEmptyState = (name: string) => ({
  title: `No ${name} test scores yet`,
  about: 'Math sections that are taken as tests stand here once they are submitted.',
});

export function SatScoresPanel({ plots }: ScorePanelProps) {
  const query = useQuery(panelQuery(satScoresCall));
  const scores = query.data?.data ?? [];
  const tables = usePercentileTables(scores);
  const ranks = tables && satPercentiles(tables.sat_percentile_score, scores);
  return (
    <ScorePanel
      title="SAT Scores"
      name="SAT"
      end={1600}
      {...{ query, plots }}
      toChartScore={satChartScore}
      empty={paperEmptyState('SAT')}
      ranks={ranks?.map(({ total }) => total.national ?? total.user)}
    />
  );
}

export function SatTestScoresPanel({ plots }: ScorePanelProps) {
  const query = useQuery(panelQuery(satTestScoresCall));
  return (
    <ScorePanel
      title="SAT Test Scores"
      name="SAT"
      end={800}
      {...{ query, plots }}
      toChartScore={satTestChartScore}
      empty={testEmptyState('SAT')}
    />
  );
}

export function ActScoresPanel({ plots }: ScorePanelProps) {
  const query = useQuery(panelQuery(actScoresCall));
  const scores = query.data?.data ?? [];
  const tables = usePercentileTables(scores);
  const ranks = tables && actPercentiles(tables.act_percentile_score, scores);
  return (
    <ScorePanel
      title="ACT Scores"
      name="ACT"
      end={36}
      step={4}
      {...{ query, plots }}
      toChartScore={actChartScore}
      empty={paperEmptyState('ACT')}
      ranks={ranks?.map(({ composite }) => composite)}
    />
  );
}

export function ActTestScoresPanel({ plots }: ScorePanelProps) {
  const query = useQuery(panelQuery(actTestScoresCall));
  return (
    <ScorePanel
      title="ACT Test Scores"
      name="ACT"
      end={36}
      step={4}
      {...{ query, plots }}
      toChartScore={actTestChartScore}
      empty={testEmptyState('ACT')}
    />
  );
}
