import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FlagIcon, NextIcon } from '../icon/icon.tsx';
import { guide } from './button.guide.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Check', onClick: fn() },
  parameters: { guide },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectIgnoredPresses: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const button = within(canvasElement).getByRole('button');
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
};

export const Playground: Story = { args: { kind: 'primary' } };

/** Plain is the default. Primary is the main action of the page, quiet the least important, danger destroys something. */
export const Kinds: Story = {
  render: () => (
    <div className="row">
      <Button kind="primary">Check</Button>
      <Button>Save &amp; Next</Button>
      <Button kind="quiet">Cancel</Button>
      <Button kind="danger">Reset Test</Button>
    </div>
  ),
};

/** A disabled button takes no focus. Say next to it why it is disabled. */
export const Disabled: Story = {
  render: () => (
    <div className="row">
      <Button kind="primary" disabled>
        Check
      </Button>
      <Button disabled>Save &amp; Next</Button>
      <Button kind="quiet" disabled>
        Cancel
      </Button>
    </div>
  ),
};

/** While its action runs, a button keeps its colours and the focus, and ignores clicks. */
export const Busy: Story = {
  args: { kind: 'primary', busy: true, children: 'Log In' },
  play: expectIgnoredPresses,
};

/** At the end of a list an arrow is grey, ignores clicks, and keeps the focus. */
export const Inactive: Story = {
  args: { kind: 'quiet', inactive: true, children: 'Next page' },
  play: async (context) => {
    await expectIgnoredPresses(context);
    const button = within(context.canvasElement).getByRole('button');
    await expect(getComputedStyle(button, '::after').content).toBe('none');
  },
};

/** A toggle button: its text says what the next click does. */
export const Pressed: Story = {
  args: {
    pressed: true,
    children: (
      <>
        <FlagIcon />
        Remove from Uncertain
      </>
    ),
  },
};

/** Only an arrow, close, more or menu needs no text; `aria-label` names it. */
export const IconAlone: Story = {
  args: { icon: true, 'aria-label': 'Next', children: <NextIcon /> },
};

/** For the only button of a page, such as Log In. */
export const Big: Story = { args: { kind: 'primary', big: true, children: 'Log In' } };

/** A text is never cut and stays on one line. */
export const LongText: Story = {
  args: { children: 'Redo assignment from the beginning' },
  globals: { viewport: { value: 'smallPhone' } },
};
