import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { guide } from './dialog.guide.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Overlays/Dialog (Modal)',
  component: Dialog,
  args: {
    title: 'Submit whole test',
    children: (
      <>
        <p>Are you sure you want to submit whole test?</p>
        <p className="small">26 of 38 questions are open, 3 are marked uncertain.</p>
      </>
    ),
  },
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const kit = within(canvasElement);
  const opener = kit.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  return { kit, opener, dialog: kit.getByRole<HTMLDialogElement>('dialog', { name: 'Submit whole test' }) };
};

export const Playground: Story = {
  args: {
    onClose: fn(),
    actions: (
      <>
        <Button kind="quiet">Cancel</Button>
        <Button kind="primary">Submit whole test</Button>
      </>
    ),
  },
};

/** As large as the window, and on a phone full screen; title and actions stay in view. */
export const Full: Story = {
  args: { full: true, actions: <Button>Close</Button> },
};

/** The page renders it while it is open. The safe button has the focus first, and the focus stays inside. */
export const Focus: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Button kind="quiet">Behind</Button>
        {isOpen && (
          <Dialog
            {...args}
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
          >
            {args.children}
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { kit, dialog } = await open(canvasElement);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(kit.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    kit.getByRole('button', { name: 'Behind', hidden: true }).focus();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Escape closes it and restores the focus. */
export const Escape: Story = {
  ...Focus,
  name: 'Escape [NAV-009]',
  play: async ({ canvasElement }) => {
    const { dialog, opener } = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

/** A click on the backdrop closes it, one inside does not. */
export const Backdrop: Story = {
  ...Focus,
  name: 'Backdrop [NAV-009]',
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

/** Only its buttons close a blocking dialog. */
export const Blocking: Story = {
  ...Focus,
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

/** Without actions it has a close button. */
export const WithoutActions: Story = {
  args: { children: <p>No videos available.</p> },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isOpen && (
          <Dialog {...args} onClose={() => setOpen(false)}>
            {args.children}
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { kit, dialog } = await open(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toBeInTheDocument();
  },
};

/** A dialog that is higher than the window scrolls inside itself; the page behind it does not. */
export const LongText: Story = {
  ...Focus,
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
