import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Empty as EmptyState } from '../../empty/empty.tsx';
import { ErrorPanel } from '../../error-panel/error-panel.tsx';
import { LinkButton } from '../../link-button/link-button.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { TreeList, TreeRow } from '../../tree-list/tree-list.tsx';
import css from './composed.module.css';
import { DashboardCharts } from './dashboard-charts.tsx';
import { Assignments, assignments, begun, mastered, WorkTable } from './dashboard-work.tsx';
import { LearnerShell, none, onPhone } from './fixtures.tsx';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Dashboard({ children }: { children: ReactNode }) {
  return (
    <LearnerShell current="Dashboard">
      <PageHead title="Dashboard" note="Hello, Sam Student." />
      {children}
    </LearnerShell>
  );
}

/** The student's first page: what is assigned, what is begun, and the progress. */
const meta = { title: 'Pages/Dashboard', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Assignments first: the most urgent one has the primary button. */
export const Desktop: Story = {
  render: () => (
    <Dashboard>
      <section className={css.part} aria-label="Assignments">
        <Assignments rows={assignments} />
      </section>
      <Section id="continue" title="Continue">
        <WorkTable caption="Continue" rows={begun} />
      </Section>
      <Section id="mastered" title="Mastered">
        <WorkTable caption="Mastered" rows={mastered} isDone />
      </Section>
      <DashboardCharts />
    </Dashboard>
  ),
};

/** One column, with the menu at the bottom. */
export const Phone: Story = { ...Desktop, globals: onPhone };

/** The other tab has what is done, and can be done again. */
export const Completed: Story = {
  ...Desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('tab', { name: /Completed Assignments/ }));
    await expect(page.getByRole('link', { name: 'Redo Factoring' })).toBeVisible();
  },
};

const areas = [
  ['Math', 'Algebra, functions, geometry and data, with and without a calculator.'],
  ['Grammar', 'Sentences, agreement and punctuation.'],
  ['Reading', 'Passages: what they say, and how they say it.'],
] as const;
const nothingBegun = 'Sequences and problem sets that you begin stand here.';

/** A student who has begun nothing: where to start. */
export const Empty: Story = {
  render: () => (
    <Dashboard>
      <section className={css.part} aria-label="Assignments">
        <Assignments rows={{ current: [], completed: [] }} />
      </section>
      <Section id="continue" title="Continue">
        <EmptyState title="Nothing begun yet">
          {nothingBegun}
          <p>
            <LinkButton href="#question" kind="primary">
              Start with Solving for the unknown
            </LinkButton>
          </p>
        </EmptyState>
        <TreeList label="Areas of practice">
          {areas.map(([title, about]) => (
            <TreeRow key={title} title={<a href="#topics">{title}</a>} note={about} />
          ))}
        </TreeList>
      </Section>
      <DashboardCharts isEmpty />
    </Dashboard>
  ),
};

/** Each section that could not be loaded says what is safe, and is tried again alone. */
export const Failed: Story = {
  name: 'Error',
  render: () => (
    <Dashboard>
      <section className={css.part} aria-label="Assignments">
        <ErrorPanel title="The assignments could not be loaded." onRetry={none}>
          Your answers are safe.
        </ErrorPanel>
      </section>
      <Section id="continue" title="Continue">
        <ErrorPanel title="What you have begun could not be loaded." onRetry={none}>
          Your answers are safe.
        </ErrorPanel>
      </Section>
      <Section id="progress" title="Progress">
        <ErrorPanel title="The charts could not be loaded." onRetry={none}>
          Your answers are safe.
        </ErrorPanel>
      </Section>
    </Dashboard>
  ),
};
