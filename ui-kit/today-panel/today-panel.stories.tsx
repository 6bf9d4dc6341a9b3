import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from './today-panel.guide.tsx';
import { TodayPanel } from './today-panel.tsx';

const open = fn();

const meta = {
  title: 'Dashboard/TodayPanel (Next step, Plan)',
  component: TodayPanel,
  args: {
    summary: '12 of 30 minutes · 23 days until the SAT',
    next: {
      key: 'verbs',
      title: 'Subject–verb agreement',
      reason: 'Overdue since 20 Nov.',
      action: (
        <Button kind="primary" big onClick={open}>
          Go on
        </Button>
      ),
    },
    empty: 'Nothing is left for today.',
    then: [
      {
        key: 'reviews',
        title: '5 questions come back',
        reason: 'You missed them before; today is the day to see them again.',
        minutes: 6,
        action: <Button kind="quiet">Review</Button>,
      },
      {
        key: 'linear',
        title: 'Lines and their slopes',
        reason: 'Linear functions: 3 of your latest 9 answers were right.',
        minutes: 4,
        action: <Button kind="quiet">Begin</Button>,
      },
    ],
    facts: [
      ['Due', '1 overdue, 2 this week'],
      ['Comes back today', '5 questions'],
      ['Mastered this week', 'Quadratic functions in vertex form'],
    ],
    children: <Button kind="quiet">Change the plan</Button>,
  },
  parameters: { guide },
} satisfies Meta<typeof TodayPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The next thing has the only primary button, and the keyboard reaches it first. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('region', { name: 'Today' })).toBeVisible();
    await userEvent.tab();
    await expect(kit.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalled();
    await expect(canvasElement.querySelectorAll('[data-kind="primary"]')).toHaveLength(1);
  },
};

/** Nothing is planned, due or begun. */
export const Empty: Story = {
  args: { summary: undefined, next: null, then: [], facts: [], children: undefined },
};

/** A tutor who is logged in as the student reads the same, without buttons. */
export const ReadOnly: Story = {
  args: {
    next: { key: 'verbs', title: 'Subject–verb agreement', reason: 'Overdue since 20 Nov.' },
    then: [{ key: 'linear', title: 'Lines and their slopes', reason: 'Next in the order of the lists.', minutes: 4 }],
    children: undefined,
  },
};

/** At the width of a phone. */
export const Phone: Story = { parameters: { width: 375 } };
