import { shownPercent } from '@fourfold/ui-kit/progress';
import type { PanelContent } from './chart-panel.tsx';
import { type DashboardPanel, dashboardPanel, type PanelCall, type PointOf } from './dashboard-panel.tsx';

type ProgressBar = { key: string; title: string; percent_complete: number };
type ProgressChart<C extends PanelCall> = {
  title: string;
  name: 'SAT' | 'ACT';
  toBar(exam: PointOf<C>): ProgressBar;
};

/** Returns the panel of how far the student is with each exam: a column for each, and the mean. */
export function progressPanel<C extends PanelCall>(call: C, { title, name, toBar }: ProgressChart<C>): DashboardPanel {
  return dashboardPanel(call, {
    title,
    empty: { title: `No ${name}s yet`, about: `Published ${name}s stand here, and how far each one is.` },
    contentOf: (exams) => progressContent(name, exams.map(toBar)),
  });
}

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
