import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opened(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button kind="quiet">Behind</Button>
      {open && (
        <Dialog
          title="Submit whole test"
          onClose={close}
          actions={
            <>
              <Button kind="quiet" onClick={close}>
                Cancel
              </Button>
              <Button kind="primary" onClick={close}>
                Submit whole test
              </Button>
            </>
          }
          {...props}
        >
          {props.children ?? (
            <>
              <p>Are you sure you want to submit whole test?</p>
              <p className="small">26 of 38 questions are open, 3 are marked uncertain.</p>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

/** For a small task that must end before the page continues. Yes or no is a ConfirmDialog. */
const meta = {
  title: 'Overlays/Dialog',
  component: Opened,
  subcomponents: { Dialog },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const kit = within(canvasElement);
  const opener = kit.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  return { kit, opener, dialog: kit.getByRole<HTMLDialogElement>('dialog', { name: 'Submit whole test' }) };
};

export const Open: Story = {
  name: 'focuses the safe button, and keeps the focus inside',
  play: async ({ canvasElement }) => {
    const { kit, dialog } = await open(canvasElement);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(kit.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    kit.getByRole('button', { name: 'Behind', hidden: true }).focus();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Escape: Story = {
  name: 'closes on Escape and restores the focus [NAV-009]',
  play: async ({ canvasElement }) => {
    const { dialog, opener } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

export const Shade: Story = {
  name: 'closes on a click on the backdrop, not on one inside [NAV-009]',
  play: async ({ canvasElement }) => {
    const { kit, dialog, opener } = await open(canvasElement);
    await userEvent.click(kit.getByText(/Are you sure/));
    await expect(dialog).toBeInTheDocument();
    // A drag from the text to the backdrop is not a click on the backdrop.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: kit.getByText(/Are you sure/) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

export const Blocking: Story = {
  name: 'closes only by its buttons if it is blocking',
  args: { blocking: true },
  play: async ({ canvasElement }) => {
    const { kit, dialog } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    // Android's back gesture may close it without a cancel event.
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
    await userEvent.click(kit.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).not.toBeInTheDocument();
  },
};

export const WithoutActions: Story = {
  name: 'has a close button if it has no actions',
  args: { actions: undefined, children: <p>No videos available.</p> },
  play: async ({ canvasElement }) => {
    const { kit, dialog } = await open(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    wide: true,
    children: (
      <>
        <Field label="Title" defaultValue="SAT Practice Test 6" />
        {Array.from({ length: 24 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a story
          <p key={at}>A dialog that is higher than the window scrolls inside itself, and the page behind it stays.</p>
        ))}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(document.documentElement.style.overflow).toBe('hidden');
  },
};
