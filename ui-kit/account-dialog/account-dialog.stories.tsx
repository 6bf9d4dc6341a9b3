import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { LoadingOverlay } from '../loading-overlay/loading-overlay.tsx';
import { guide } from './account-dialog.guide.tsx';
import { AccountDialog } from './account-dialog.tsx';

const reload = fn(async () => {});

const meta = {
  title: 'Overlays/AccountDialog (Session alert)',
  component: AccountDialog,
  args: {
    title: 'Account Logout Alert',
    text: 'You are logged out. Please refresh page or click the button below',
    buttons: [{ label: 'Reload', onPress: reload }],
  },
  beforeEach: () => void reload.mockClear(),
  parameters: { guide, docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof AccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLDialogElement>('alertdialog');
const isOnTop = (element: HTMLElement) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

export const Playground: Story = {};

/** Only its button closes it, not Escape or a click on the backdrop. */
export const Blocking: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = dialogIn(canvasElement);
    await expect(within(dialog).getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    await expect(within(dialog).getByRole('button', { name: 'Reload' })).toHaveFocus();
    // Android's back gesture closes the dialog, the second time without a cancel event.
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
    await expect(args.buttons[0]?.onPress).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reload' }));
    await expect(args.buttons[0]?.onPress).toHaveBeenCalledOnce();
  },
};

/** Its title and its whole text are announced at once. */
export const Announced: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(dialogIn(canvasElement)).toHaveAccessibleName(args.title);
    await expect(dialogIn(canvasElement)).toHaveAccessibleDescription(args.text);
  },
};

/** A tutor has two buttons; the first has the focus. */
export const TwoButtons: Story = {
  args: {
    text: 'Student Unlinked by Admin. Please Select the valid option',
    buttons: [
      { label: 'Logout', onPress: reload },
      { label: 'Back To Tutor', onPress: reload },
    ],
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('button').map((button) => button.textContent)).toEqual(['Logout', 'Back To Tutor']);
    await expect(kit.getByRole('button', { name: 'Logout' })).toHaveFocus();
    await userEvent.tab();
    await expect(kit.getByRole('button', { name: 'Back To Tutor' })).toHaveFocus();
  },
};

/** It is above every other dialog, also one that opens later, and the focus stays in it. */
export const AboveDialogs: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Dialog title="Report a problem" onClose={() => {}}>
          <Field label="Comment" defaultValue="Half a sent" />
        </Dialog>
        <AccountDialog
          title={args.title}
          text={args.text}
          buttons={[{ label: 'Reload', onPress: async () => setIsOpen(true) }]}
        />
        {isOpen && <Dialog title="Opened later" onClose={() => {}} actions={<Button>OK</Button>} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(dialogIn(canvasElement)).getByRole('button', { name: 'Reload' });
    await expect(isOnTop(button)).toBe(true);
    await userEvent.click(button);
    await waitFor(() => expect(within(canvasElement).getByText('Opened later')).toBeInTheDocument());
    await waitFor(() => expect(isOnTop(button)).toBe(true));
    await expect(button).toHaveFocus();
    // The input behind it is preserved.
    await expect(within(canvasElement).getByLabelText('Comment')).toHaveValue('Half a sent');
  },
};

function Delayed({ after, children }: { after: number; children: React.ReactNode }) {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHere, after, true);
    return () => clearTimeout(timer);
  }, [after]);
  return here && children;
}

/** It can be used while overlays that began before or after it block the page. */
export const AboveOverlays: Story = {
  render: function Render(args) {
    const [overlayCount, setOverlayCount] = useState(0);
    return (
      <>
        <Button onClick={() => setOverlayCount(1)}>Go on</Button>
        {overlayCount > 0 && <LoadingOverlay delay={0} />}
        {overlayCount > 1 && <LoadingOverlay delay={0} label="Saving" />}
        <Delayed after={400}>
          <AccountDialog
            title={args.title}
            text={args.text}
            buttons={[{ label: 'Reload', onPress: async () => setOverlayCount(overlayCount + 1) }]}
          />
        </Delayed>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go on' }));
    const button = within(await within(canvasElement).findByRole('alertdialog')).getByRole('button');
    await expect(isOnTop(button)).toBe(true);
    await userEvent.click(button);
    await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"][role="status"]')).toHaveLength(2));
    await expect(isOnTop(button)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
  },
};

const never = () => new Promise<void>(() => {});

/** While an action runs, a second click is ignored. */
export const Busy: Story = {
  args: {
    text: 'Student Unlinked by Admin. Please Select the valid option',
    buttons: [
      { label: 'Logout', onPress: reload },
      { label: 'Back To Tutor', onPress: never },
    ],
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Back To Tutor' }));
    await userEvent.click(kit.getByRole('button', { name: 'Logout' }));
    await expect(reload).not.toHaveBeenCalled();
  },
};

/** On dark paper. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** On a phone it is at the bottom edge. */
export const Phone: Story = {
  args: { ...TwoButtons.args },
  globals: { viewport: { value: 'smallPhone' } },
};
