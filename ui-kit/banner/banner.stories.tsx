import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AccountDialog } from '../account-dialog/account-dialog.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Banner } from './banner.tsx';

const nothing = async () => {};

/** A page as long as two windows, with a dialog to open. */
function Page({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [backCount, setBackCount] = useState(0);
  return (
    <>
      <Banner
        label="Tutor session"
        description={
          <>
            Viewing <b>{name}</b>.
          </>
        }
        action={<Button onClick={() => setBackCount(backCount + 1)}>Back to Tutor</Button>}
      >
        Nothing you do here is saved. Assigning is allowed.
      </Banner>
      <main style={{ minHeight: '200vh', padding: 16 }}>
        <h1>Math</h1>
        <p>Went back {backCount} times</p>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Button onClick={() => setBlocked(true)}>Hold</Button>
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
      {isBlocked && <AccountDialog title="Alert" text="Reload." buttons={[{ label: 'Reload', onPress: nothing }]} />}
    </>
  );
}

/** For a state of every page until it ends, such as a tutor in a student’s account. */
const meta = {
  title: 'Feedback/Banner',
  component: Page,
  subcomponents: { Banner },
  args: { name: 'Maya Okafor' },
  parameters: { docs: { story: { inline: false, height: '260px' } }, flush: true },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const banner = () => body().getByRole('complementary', { name: 'Tutor session' });

export const Wide: Story = {
  name: 'cannot be closed, and covers nothing of the page; its only button leads back',
  play: async () => {
    const buttons = within(banner()).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Back to Tutor']);
    const { bottom } = banner().getBoundingClientRect();
    await expect(body().getByRole('heading', { name: 'Math' }).getBoundingClientRect().top).toBeGreaterThan(bottom);
    await userEvent.keyboard('{Escape}');
    await expect(banner()).toBeVisible();
  },
};

export const First: Story = {
  name: 'is the first tab stop, and never covers the focused element',
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

export const AboveDialogs: Story = {
  name: 'is visible and clickable while a dialog is open, and the dialog is below it',
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
    await expect(body().getByText('Went back 1 times')).toBeVisible();
  },
};

export const Held: Story = {
  name: 'is visible over a blocking dialog, but only the dialog’s buttons work',
  play: async () => {
    await userEvent.click(body().getByRole('button', { name: 'Hold' }));
    const dialog = body().getByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(banner()));
    await expect(banner()).toBeVisible();
    await expect(body().queryByRole('button', { name: 'Back to Tutor' })).not.toBeInTheDocument();
  },
};

export const LongName: Story = {
  args: { name: 'Bartholomew Featherstonehaugh-Cholmondeley of the House with the Very Long Name' },
  parameters: { width: 375 },
};
