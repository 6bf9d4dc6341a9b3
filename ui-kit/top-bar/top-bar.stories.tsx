import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { WarningIcon } from '../icon/icon.tsx';
import { SavedState } from '../saved-state/saved-state.tsx';
import { guide } from './top-bar.guide.tsx';
import { BackLink, TopBar } from './top-bar.tsx';

const report = (
  <Button kind="quiet" aria-label="Report problem">
    <WarningIcon />
    <span className="desktop">Report problem</span>
  </Button>
);

const meta = {
  title: 'Navigation/TopBar (Header, App bar)',
  component: TopBar,
  subcomponents: { TopBar, BackLink },
  args: {
    title: 'Solving linear equations',
    fallback: 'Practice',
    subtitle: 'Math, Algebra',
    back: <BackLink href="#back" />,
    state: <SavedState at="saved" />,
    aside: <Button kind="quiet">Report</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, flush: true },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A test: the clock is with the saved state, and the last step is at the right. A short subtitle is never cut. */
export const WithAction: Story = {
  args: {
    title: 'SAT Practice Test 3, Reading and Writing',
    subtitle: 'Mock',
    state: (
      <>
        <span className="num">
          <b>12:04</b> of 32:00
        </span>
        <SavedState at="saving" />
      </>
    ),
    action: <Button>Submit whole test</Button>,
  },
};

/** Without a link back, and with a link under the title. */
export const WithoutBack: Story = {
  args: { back: undefined, state: undefined, subtitle: <a href="#topic">Linear equations in one variable</a> },
};

/** Before the title is loaded the bar has its height, and screen readers have a heading. */
export const Loading: Story = {
  args: { title: '', subtitle: undefined, state: null, aside: undefined },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('heading', { level: 1, name: 'Practice' })).toBeInTheDocument();
    await expect(kit.getByRole('banner').getBoundingClientRect().height).toBe(60);
  },
};

const longTitle = 'Use a general strategy to solve linear equations with fractions or decimals on both sides';

/** A long title is cut; the state and the buttons stay whole. */
export const LongText: Story = {
  args: { title: longTitle, state: <SavedState at="here" />, aside: report },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(kit.getByRole('heading').getBoundingClientRect().height).toBeLessThan(60);
  },
};

/** Two lines: the title, and what is saved. The last step is at the bottom of the page. */
export const Phone: Story = {
  args: { ...WithAction.args, title: longTitle },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.queryByRole('button', { name: 'Submit whole test' })).not.toBeInTheDocument();
    await expect(kit.queryByText('Mock')).not.toBeVisible();
    const [title, state] = [kit.getByRole('heading'), kit.getByRole('status')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(state?.top).toBeGreaterThanOrEqual(title?.bottom ?? 0);
    await expect(kit.getByRole('link', { name: 'Back' }).getBoundingClientRect().width).toBe(44);
  },
};

/** Without a state the second line is the subtitle. */
export const PhoneWithoutState: Story = {
  args: { ...WithoutBack.args, title: longTitle },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const bar = kit.getByRole('banner').getBoundingClientRect();
    await expect(kit.getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(bar.top + 4);
    await expect(kit.getByRole('link').getBoundingClientRect().bottom).toBeLessThan(bar.bottom - 4);
  },
};

/** From the left: back, the report, the last step. */
export const Keyboard: Story = {
  args: { action: <Button onClick={fn()}>Submit whole test</Button> },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    for (const control of [kit.getByRole('link', { name: 'Back' }), ...kit.getAllByRole('button')]) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
  },
};
