import { shownPercent } from '@fourfold/ui-kit/progress';
import { useQuery } from '@tanstack/react-query';
import { actsProgressCall, satsProgressCall } from '../home-first-calls.ts';
import { ChartPanel, type PanelContent } from './chart-panel.tsx';
import { panelQuery } from './panel-query.ts';
import type { ChartComponents } from './use-chart-components.ts';

type ProgressPanelProps = { user: string; plots: ChartComponents };

const empty = (name: string) => ({
  title: `No ${name}s yet`,
  about: `Published ${name}s stand here, and how far each one is.`,
});

export function SatsProgressPanel({ user, plots }: ProgressPanelProps) {
  const query = useQuery(panelQuery(satsProgressCall(user)));
  return (
    <ChartPanel
      title="SATs Progress"
      {...{ query, plots }}
      empty={empty('SAT')}
      contentOf={(exams) =>
        progressContent(
          'SAT',
          exams.map(({ sat_id, ...exam }) => ({ key: sat_id, ...exam })),
        )
      }
    />
  );
}

export function ActsProgressPanel({ user, plots }: ProgressPanelProps) {
  const query = useQuery(panelQuery(actsProgressCall(user)));
  return (
    <ChartPanel
      title="ACTs Progress"
      {...{ query, plots }}
      empty={empty('ACT')}
      contentOf={(exams) =>
        progressContent(
          'ACT',
          exams.map(({ act_id, ...exam }) => ({ key: act_id, ...exam })),
        )
      }
    />
  );
}

type ProgressBar = { key: string; title: string; percent_complete: number };

function progressContent(name: string, exams: readonly ProgressBar[]): PanelContent | null {
  if (exams.length === 0) return null;
  const mean = exams.reduce((sum, { percent_complete }) => sum + percent_complete, 0) / exams.length;
  const bars = exams.map(({ key, title, percent_complete }) => ({
    key,
    title,
    percent: shownPercent(percent_complete),
  }));
  return {
    table: {
      columns: [name, 'Progress'],
      rows: exams.map(({ key, title, percent_complete }) => ({
        key,
        cells: [title, `${shownPercent(percent_complete)}%`],
      })),
    },
    plot: ({ ColumnChart }) => (
      <ColumnChart
        label={`${name}s progress: ${shownPercent(mean)} percent of all ${name}s; ${bars.map(({ title, percent }) => `${title} ${percent} percent`).join(', ')}`}
        bars={bars}
        whole={{ percent: shownPercent(mean), of: `all ${name}s` }}
      />
    ),
  };
}
