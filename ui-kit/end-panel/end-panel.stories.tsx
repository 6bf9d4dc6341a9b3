import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EndPanel } from './end-panel.tsx';

/** At the top of the page that follows a problem set, a sequence or a test section. */
const meta = {
  title: 'Practice/EndPanel',
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
} satisfies Meta<typeof EndPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Operated: Story = {
  name: 'has the focus, shows each missed question with one click, and can be closed',
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

export const NothingMissed: Story = { args: { facts: [], missed: [], next: undefined } };
export const Phone: Story = { parameters: { width: 375 } };
