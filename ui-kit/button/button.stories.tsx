import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FlagIcon, NextIcon } from '../icon/icon.tsx';
import { Button } from './button.tsx';

/** For actions. One primary in view; danger destroys something; navigation is a link button. */
const meta = { title: 'Actions/Button', component: Button, args: { onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <div className="row">
      <Button kind="primary">Check</Button>
      <Button kind="primary" disabled>
        Check
      </Button>
      <Button>Save &amp; Next</Button>
      <Button disabled>Save &amp; Next</Button>
      <Button kind="quiet">Cancel</Button>
      <Button kind="quiet" disabled>
        Cancel
      </Button>
      <Button kind="danger">Reset Test</Button>
      <Button pressed>
        <FlagIcon />
        Remove from Uncertain
      </Button>
      <Button icon aria-label="Next">
        <NextIcon />
      </Button>
      <Button kind="primary" big>
        Log In
      </Button>
    </div>
  ),
};

export const Busy: Story = {
  name: 'keeps the focus and does nothing while it is busy',
  args: { kind: 'primary', busy: true, children: 'Log In' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Log In' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: 'Redo assignment from the beginning' },
  globals: { viewport: { value: 'smallPhone' } },
};
