import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ErrorPanel } from '../../error-panel/error-panel.tsx';
import { Paper } from '../../question/paper.tsx';
import { none, onPhone } from './fixtures.tsx';
import { TestIntro } from './test-intro.tsx';
import { TestFrame, TestTaking } from './test-taking.tsx';

/** A section of a SAT that is taken as a test: nothing is judged before it is submitted. */
const meta = { title: 'Pages/Test section', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One question at a time, with the map of all questions in the margin. */
export const Desktop: Story = { render: () => <TestTaking /> };

/** The map opens from the bar at the bottom; the mark is next to the number. */
export const Phone: Story = { ...Desktop, globals: onPhone };

/** An uncertain question is highlighted, here and in the map. */
export const Uncertain: Story = {
  ...Desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [mark] = page.getAllByRole('button', { name: 'Mark Uncertain' });
    if (!mark) throw new Error('The mark button is missing');
    await userEvent.click(mark);
    await expect(page.getByRole('heading', { name: /^Question 7 ?, uncertain$/ })).toBeVisible();
  },
};

/** The question map on a phone. */
export const MapOnPhone: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Question map' }));
    const map = within(canvasElement).getByRole('dialog', { name: 'Question map' });
    await waitFor(() => expect(map).toBeVisible());
  },
};

/** Before the section is begun: its rules and its time. */
export const BeforeStart: Story = {
  render: () => (
    <TestFrame>
      <TestIntro />
    </TestFrame>
  ),
};

/** The questions could not be loaded. */
export const Failed: Story = {
  name: 'Error',
  render: () => (
    <TestFrame>
      <Paper head={<div />}>
        <ErrorPanel title="The questions could not be loaded." onRetry={none}>
          Your answers are safe.
        </ErrorPanel>
      </Paper>
    </TestFrame>
  ),
};
