import { capped } from '@fourfold/ui-kit/progress';
import { useQuery } from '@tanstack/react-query';
import { actsProgressCall, satsProgressCall } from '../first-calls.ts';
import { Panel, type Shown } from './panel.tsx';
import { panelQuery } from './panel-query.ts';
import type { Plots } from './use-plots.ts';

type ProgressPanelProps = { user: string; plots: Plots };

const empty = (name: string) => ({
  title: `No ${name}s yet`,
  about: `Published ${name}s stand here, and how far each one is.`,
});

export function SatsProgressPanel({ user, plots }: ProgressPanelProps) {
  const asked = useQuery(panelQuery(satsProgressCall(user)));
  return (
    <Panel
      title="SATs Progress"
      {...{ asked, plots }}
      empty={empty('SAT')}
      shown={(exams) =>
        progressShown(
          'SAT',
          exams.map(({ sat_id, ...exam }) => ({ key: sat_id, ...exam })),
        )
      }
    />
  );
}

export function ActsProgressPanel({ user, plots }: ProgressPanelProps) {
  const asked = useQuery(panelQuery(actsProgressCall(user)));
  return (
    <Panel
      title="ACTs Progress"
      {...{ asked, plots }}
      empty={empty('ACT')}
      shown={(exams) =>
        progressShown(
          'ACT',
          exams.map(({ act_id, ...exam }) => ({ key: act_id, ...exam })),
        )
      }
    />
  );
}

type Exam = { key: string; title: string; percent_complete: number };

function progressShown(name: string, exams: readonly Exam[]): Shown | null {
  if (exams.length === 0) return null;
  const mean = exams.reduce((sum, { percent_complete }) => sum + percent_complete, 0) / exams.length;
  const bars = exams.map(({ key, title, percent_complete }) => ({ key, title, percent: capped(percent_complete) }));
  return {
    table: {
      columns: [name, 'Progress'],
      rows: exams.map(({ key, title, percent_complete }) => ({ key, cells: [title, `${capped(percent_complete)}%`] })),
    },
    plot: ({ Uprights }) => (
      <Uprights
        label={`${name}s progress: ${capped(mean)} percent of all ${name}s; ${bars.map(({ title, percent }) => `${title} ${percent} percent`).join(', ')}`}
        bars={bars}
        whole={{ percent: capped(mean), of: `all ${name}s` }}
      />
    ),
  };
}
