import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from './end-panel.guide.tsx';
import { EndPanel } from './end-panel.tsx';

const meta = {
  title: 'Practice/EndPanel (Summary, Result)',
  component: EndPanel,
  args: {
    title: 'Quadratic functions in vertex form',
    outcome: 'Problem set mastered',
    facts: [
      ['Right', 6],
      ['Wrong', 2],
      ['Time', '4:05'],
    ],
    missed: [
      { id: 'c', number: 3 },
      { id: 'l', number: 12 },
    ],
    next: (
      <Button kind="primary" big>
        Practise Systems of equations
      </Button>
    ),
    onMissed: fn(),
    onClose: fn(),
  },
  parameters: { guide, docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof EndPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The panel has the focus; a click on a number shows that missed question, and Close closes the panel. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const panel = kit.getByRole('region', { name: /^Problem set mastered:\s+Quadratic functions in vertex form$/ });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(kit.getByRole('button', { name: 'Question 3' })).toHaveFocus();
    await userEvent.click(kit.getByRole('button', { name: 'Question 12' }));
    await expect(args.onMissed).toHaveBeenCalledWith('l');
    await userEvent.click(kit.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Without facts, missed questions or a next step, only the result is left. */
export const NothingMissed: Story = { args: { facts: [], missed: [], next: undefined } };

/** What was found, in a sentence of its own. */
export const WithNote: Story = {
  args: {
    title: 'First questions',
    outcome: 'All questions answered',
    note: 'Right throughout: Algebra, Transitions. With a miss: Boundaries.',
    next: undefined,
  },
};

/** At the width of a phone. */
export const Phone: Story = { parameters: { width: 375 } };
