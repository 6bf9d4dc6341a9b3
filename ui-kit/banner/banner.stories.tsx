import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AccountDialog } from '../account-dialog/account-dialog.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { guide } from './banner.guide.tsx';
import { Banner } from './banner.tsx';

const onBack = fn();

/** A page as long as two windows, with dialogs to open. */
function Page({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  return (
    <>
      {children}
      <main style={{ minHeight: '200vh', padding: 16 }}>
        <h1>Math</h1>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Button onClick={() => setBlocked(true)}>Block</Button>
        <p style={{ marginTop: '110vh' }}>
          <Button kind="quiet">Far below</Button>
        </p>
      </main>
      {open && (
        <Dialog title="Bubble Sheet" full onClose={() => setOpen(false)}>
          {Array.from({ length: 40 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a story
            <p key={at}>A line of a dialog that is as high as the window.</p>
          ))}
        </Dialog>
      )}
      {isBlocked && (
        <AccountDialog title="Alert" text="Reload." buttons={[{ label: 'Reload', onPress: async () => {} }]} />
      )}
    </>
  );
}

const meta = {
  title: 'Feedback/Banner (Notice)',
  component: Banner,
  args: {
    label: 'Tutor session',
    description: (
      <>
        Viewing <b>Maya Okafor</b>.
      </>
    ),
    action: <Button onClick={onBack}>Back to Tutor</Button>,
    children: 'Nothing you do here is saved. Assigning is allowed.',
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => {
    onBack.mockClear();
  },
  parameters: { guide, docs: { story: { inline: false, height: '260px' } }, flush: true },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A note is less prominent than a mark. */
export const Note: Story = {
  args: {
    kind: 'note',
    label: 'New version',
    description: <b>A new version is ready</b>,
    action: <Button>Reload</Button>,
    children: 'Finish what you are writing, then load the page again.',
  },
};

const body = () => within(document.body);
const banner = () => body().getByRole('complementary', { name: 'Tutor session' });

/** It cannot be closed, and covers nothing of the page; its only button leads back. */
export const StaysOpen: Story = {
  play: async () => {
    const buttons = within(banner()).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Back to Tutor']);
    const { bottom } = banner().getBoundingClientRect();
    await expect(body().getByRole('heading', { name: 'Math' }).getBoundingClientRect().top).toBeGreaterThan(bottom);
    await userEvent.keyboard('{Escape}');
    await expect(banner()).toBeVisible();
  },
};

/** It is the first stop of the Tab key, and never covers the focused element. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(within(banner()).getByRole('button')).toHaveFocus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    body().getByRole('button', { name: 'Open' }).focus();
    const { bottom } = banner().getBoundingClientRect();
    await waitFor(() =>
      expect(body().getByRole('button', { name: 'Open' }).getBoundingClientRect().top).toBeGreaterThan(bottom),
    );
    window.scrollTo(0, 0);
  },
};

/** It is visible and clickable while a dialog is open, and the dialog is below it. */
export const AboveDialogs: Story = {
  play: async () => {
    await userEvent.click(body().getByRole('button', { name: 'Open' }));
    const dialog = body().getByRole('dialog', { name: 'Bubble Sheet' });
    const back = () => body().getByRole('button', { name: 'Back to Tutor' });
    await waitFor(() => expect(dialog).toContainElement(back()));
    const { left, top, bottom } = banner().getBoundingClientRect();
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect(banner()).toContainElement(document.elementFromPoint(left + 4, top + 4) as HTMLElement);
    await userEvent.click(back());
    await expect(dialog).toBeInTheDocument();
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).toContainElement(back()));
    await expect(banner()).toBeVisible();
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

/** It is visible over a blocking dialog, but only the dialog’s buttons work. */
export const BlockingDialog: Story = {
  play: async () => {
    await userEvent.click(body().getByRole('button', { name: 'Block' }));
    const dialog = body().getByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(banner()));
    await waitFor(() => expect(banner()).toBeVisible());
    await expect(body().queryByRole('button', { name: 'Back to Tutor' })).not.toBeInTheDocument();
  },
};

/** A long name wraps, on a phone as well. */
export const LongName: Story = {
  args: {
    description: (
      <>
        Viewing <b>Bartholomew Featherstonehaugh-Cholmondeley of the House with the Very Long Name</b>.
      </>
    ),
  },
  parameters: { width: 375 },
};
