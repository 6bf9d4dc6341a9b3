import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AlertHost } from '../alert-host/alert-host.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { appears, body, dismissAll, goes, press, shown } from '../stories/alerts-in-view.ts';
import { Alerts, showAlert } from './alerts.tsx';

/** Once in each app. For what has happened and needs nothing more than a line; what needs an answer is a dialog. */
const meta = {
  title: 'Feedback/Alerts',
  component: Alerts,
  subcomponents: { AlertHost },
  render: () => (
    <>
      <Alerts />
      <div className="row">
        <Button onClick={() => showAlert('success', 'Correct Answer')}>Success</Button>
        <Button onClick={() => showAlert('error', 'Incorrect Answer')}>Error</Button>
        <Button onClick={() => showAlert('warning', 'Question already added in bucket')}>Warning</Button>
      </div>
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof Alerts>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export const Kinds: Story = {
  name: 'shows alerts of the types success, error and warning [NAV-005]',
  play: async () => {
    for (const [button, words, kind] of [
      ['Success', 'Correct Answer', 'success'],
      ['Error', 'Incorrect Answer', 'error'],
      ['Warning', 'Question already added in bucket', 'warning'],
    ] as const) {
      await press(button);
      const alert = (await appears(words)).closest('button');
      await expect(alert).toHaveAttribute('data-kind', kind);
      // Announced: an error at once, the others when there is time.
      await expect(alert?.parentElement).toHaveAttribute('role', kind === 'error' ? 'alert' : 'status');
    }
    await dismissAll();
  },
};

export const Gone: Story = {
  name: 'lets an alert go by itself after 5000 ms, and not before [NAV-006]',
  play: async () => {
    await press('Success');
    await appears('Correct Answer');
    await wait(4500);
    await expect(shown('Correct Answer')).toHaveLength(1);
    await goes('Correct Answer', 1500);
  },
};

export const Dismissed: Story = {
  name: 'lets an alert go when it is pressed [NAV-007]',
  play: async () => {
    await press('Error');
    await userEvent.click(await appears('Incorrect Answer'));
    await goes('Incorrect Answer', 1000);
    // The same may come again at once.
    await press('Error');
    await appears('Incorrect Answer');
    await dismissAll();
  },
};

export const Once: Story = {
  name: 'shows an identical alert once, for its whole time from the last [NAV-008]',
  play: async () => {
    await press('Error');
    await appears('Incorrect Answer');
    await wait(3000);
    await press('Error');
    await press('Error');
    await expect(shown('Incorrect Answer')).toHaveLength(1);
    // The words alone do not make it identical.
    showAlert('warning', 'Incorrect Answer');
    await waitFor(() => expect(shown('Incorrect Answer')).toHaveLength(2));
    await wait(3500);
    await expect(shown('Incorrect Answer')).toHaveLength(2);
    await goes('Incorrect Answer', 3000);
  },
};

export const Waiting: Story = {
  name: 'keeps an alert while it is hovered or has the focus',
  play: async () => {
    await press('Success');
    const alert = await appears('Correct Answer');
    await userEvent.hover(alert);
    await wait(5600);
    await expect(shown('Correct Answer')).toHaveLength(1);
    await userEvent.unhover(alert);
    alert.closest('button')?.focus();
    await wait(5600);
    await expect(shown('Correct Answer')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await goes('Correct Answer', 1000);
  },
};

const takenBack = fn();

export const TakenBack: Story = {
  name: 'offers an undo to the pointer and to the keyboard: each alert its own, the newest first, for 10 seconds',
  render: () => (
    <>
      <Alerts />
      <div className="row">
        {['A', 'B'].map((letter) => (
          <Button
            key={letter}
            onClick={() =>
              showAlert('success', 'Answer deleted Successfully', {
                action: { label: 'Undo', onAct: () => takenBack(letter) },
              })
            }
          >
            {`Delete ${letter}`}
          </Button>
        ))}
        <input aria-label="Title" />
      </div>
    </>
  ),
  play: async () => {
    takenBack.mockClear();
    const words = 'Answer deleted Successfully';
    await press('Delete A');
    await appears(words);
    await press('Delete B');
    // Alike in words, and yet two: each takes back its own.
    await waitFor(() => expect(shown(words)).toHaveLength(2));
    // Where one types, the keys undo typing.
    await userEvent.click(body().getByRole('textbox'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(takenBack).not.toHaveBeenCalled();
    body().getByRole('button', { name: 'Delete A' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(takenBack.mock.calls).toEqual([['B']]);
    await waitFor(() => expect(shown(words)).toHaveLength(1));
    // Longer than other alerts; and by Tab, after which the focus is where it was.
    await wait(6000);
    const undo = body().getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('title', 'Undo, Ctrl+Z');
    body().getByRole('button', { name: 'Delete A' }).focus();
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(takenBack.mock.calls).toEqual([['B'], ['A']]);
    await goes(words, 1000);
    await expect(body().getByRole('button', { name: 'Delete A' })).toHaveFocus();
    // Nothing is left to take back.
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(takenBack).toHaveBeenCalledTimes(2);
    await dismissAll();
  },
};

export const AboveDialog: Story = {
  name: 'can be seen and pressed above a dialog, and outlives it',
  render: () => (
    <>
      <Alerts />
      <Dialog title="Assign this sequence" onClose={() => {}}>
        <Button onClick={() => showAlert('error', 'Server error')}>Fail</Button>
      </Dialog>
    </>
  ),
  play: async () => {
    await press('Fail');
    const alert = await appears('Server error');
    const { x, y, width, height } = alert.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(alert.closest('button')?.contains(onTop)).toBe(true);
    document.querySelector('dialog')?.remove();
    await waitFor(() => expect(alert.isConnected).toBe(true));
    await userEvent.click(alert);
    await goes('Server error', 1000);
  },
};
