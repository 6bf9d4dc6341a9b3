import { actPercentiles, satPercentiles } from '@fourfold/core/charts/percentiles';
import { useQuery } from '@tanstack/react-query';
import { actScoresCall, actTestScoresCall, satScoresCall, satTestScoresCall } from '../first-calls.ts';
import { panelQuery } from './panel-query.ts';
import { ScorePanel } from './score-panel.tsx';
import { ofAct, ofActTest, ofSat, ofSatTest } from './scored.ts';
import { usePercentileTables } from './use-percentile-tables.ts';
import type { Plots } from './use-plots.ts';

type OwnProps = { plots: Plots };

const onPaper = (name: string) => ({
  title: `No ${name} scores yet`,
  about: `${name}s that are graded on paper, and official ${name}s that are recorded, stand here.`,
});
const inTests = (name: string) => ({
  title: `No ${name} test scores yet`,
  about: 'Math sections that are taken as tests stand here once they are submitted.',
});

export function SatScoresPanel({ plots }: OwnProps) {
  const asked = useQuery(panelQuery(satScoresCall));
  const scores = asked.data?.data ?? [];
  const tables = usePercentileTables(scores);
  const ranks = tables && satPercentiles(tables.sat_percentile_score, scores);
  return (
    <ScorePanel
      title="SAT Scores"
      name="SAT"
      end={1600}
      {...{ asked, plots }}
      scoredOf={ofSat}
      empty={onPaper('SAT')}
      ranks={ranks?.map(({ total }) => total.national ?? total.user)}
    />
  );
}

export function SatTestScoresPanel({ plots }: OwnProps) {
  const asked = useQuery(panelQuery(satTestScoresCall));
  return (
    <ScorePanel
      title="SAT Test Scores"
      name="SAT"
      end={800}
      {...{ asked, plots }}
      scoredOf={ofSatTest}
      empty={inTests('SAT')}
    />
  );
}

export function ActScoresPanel({ plots }: OwnProps) {
  const asked = useQuery(panelQuery(actScoresCall));
  const scores = asked.data?.data ?? [];
  const tables = usePercentileTables(scores);
  const ranks = tables && actPercentiles(tables.act_percentile_score, scores);
  return (
    <ScorePanel
      title="ACT Scores"
      name="ACT"
      end={36}
      step={4}
      {...{ asked, plots }}
      scoredOf={ofAct}
      empty={onPaper('ACT')}
      ranks={ranks?.map(({ composite }) => composite)}
    />
  );
}

export function ActTestScoresPanel({ plots }: OwnProps) {
  const asked = useQuery(panelQuery(actTestScoresCall));
  return (
    <ScorePanel
      title="ACT Test Scores"
      name="ACT"
      end={36}
      step={4}
      {...{ asked, plots }}
      scoredOf={ofActTest}
      empty={inTests('ACT')}
    />
  );
}
