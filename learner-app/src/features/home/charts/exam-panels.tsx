import { actPercentiles, satPercentiles } from '@fourfold/core/charts/percentiles';
import type { ActScore, SatScore } from '@fourfold/core/contract/grades';
import { actChartScore, actTestChartScore, satChartScore, satTestChartScore } from './chart-score.ts';
import type { DashboardPanel } from './dashboard-panel.tsx';
import { progressPanel } from './progress-panel.tsx';
import { scorePanel } from './score-panel.tsx';
import { usePercentileTables } from './use-percentile-tables.ts';

const paperEmptyState = (name: string) => ({
  title: `No ${name} scores yet`,
  about: `${name}s that are graded on paper, and official ${name}s that are recorded, stand here.`,
});
const testEmptyState = (name: string) => ({
  title: `No ${name} test scores yet`,
  about: 'Math sections that are taken as tests stand here once they are submitted.',
});

/** The charts of exams, in their order. */
export const examPanels: readonly DashboardPanel[] = [
  scorePanel('GET /user_sats/get_all_sat_scores', {
    title: 'SAT Scores',
    name: 'SAT',
    end: 1600,
    toChartScore: satChartScore,
    empty: paperEmptyState('SAT'),
    usePercentiles: useSatPercentiles,
  }),
  scorePanel('GET /user_sat_test_progresses/get_all_sat_scores', {
    title: 'SAT Test Scores',
    name: 'SAT',
    end: 800,
    toChartScore: satTestChartScore,
    empty: testEmptyState('SAT'),
  }),
  progressPanel('POST /user_progresses/get_user_sats_progress', {
    title: 'SATs Progress',
    name: 'SAT',
    toBar: ({ sat_id, ...exam }) => ({ key: sat_id, ...exam }),
  }),
  scorePanel('GET /user_acts/get_all_act_scores', {
    title: 'ACT Scores',
    name: 'ACT',
    end: 36,
    step: 4,
    toChartScore: actChartScore,
    empty: paperEmptyState('ACT'),
    usePercentiles: useActPercentiles,
  }),
  scorePanel('GET /user_act_test_progresses/get_all_act_scores', {
    title: 'ACT Test Scores',
    name: 'ACT',
    end: 36,
    step: 4,
    toChartScore: actTestChartScore,
    empty: testEmptyState('ACT'),
  }),
  progressPanel('POST /user_progresses/get_user_acts_progress', {
    title: 'ACTs Progress',
    name: 'ACT',
    toBar: ({ act_id, ...exam }) => ({ key: act_id, ...exam }),
  }),
];

function useSatPercentiles(scores: readonly SatScore[]) {
  const tables = usePercentileTables(scores);
  return (
    tables && satPercentiles(tables.sat_percentile_score, scores)?.map(({ total }) => total.national ?? total.user)
  );
}

function useActPercentiles(scores: readonly ActScore[]) {
  const tables = usePercentileTables(scores);
  return tables && actPercentiles(tables.act_percentile_score, scores)?.map(({ composite }) => composite);
}
