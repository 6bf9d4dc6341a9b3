import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AlertHost } from '../alert-host/alert-host.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { alertsWithText, body, dismissAll, findAlert, press, waitForRemoval } from '../stories/alert-helpers.ts';
import { guide } from './alerts.guide.tsx';
import { Alerts, showAlert } from './alerts.tsx';

const meta = {
  title: 'Feedback/Alerts (Toast host)',
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
  parameters: { guide, docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof Alerts>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export const Playground: Story = {};

/** Success, error and warning; errors are announced at once, the others politely. */
export const Kinds: Story = {
  name: 'Kinds [NAV-005]',
  play: async () => {
    for (const [button, words, kind] of [
      ['Success', 'Correct Answer', 'success'],
      ['Error', 'Incorrect Answer', 'error'],
      ['Warning', 'Question already added in bucket', 'warning'],
    ] as const) {
      await press(button);
      const alert = (await findAlert(words)).closest('button');
      await expect(alert).toHaveAttribute('data-kind', kind);
      // Announced: errors at once, the others politely.
      await expect(alert?.parentElement).toHaveAttribute('role', kind === 'error' ? 'alert' : 'status');
    }
    await dismissAll();
  },
};

/** An alert is hidden after 5000 ms, and not before. */
export const Duration: Story = {
  name: 'Duration [NAV-006]',
  play: async () => {
    await press('Success');
    await findAlert('Correct Answer');
    await wait(4500);
    await expect(alertsWithText('Correct Answer')).toHaveLength(1);
    await waitForRemoval('Correct Answer', 1500);
  },
};

/** A click hides it, and the same alert may be shown again at once. */
export const Dismissed: Story = {
  name: 'Dismissed [NAV-007]',
  play: async () => {
    await press('Error');
    await userEvent.click(await findAlert('Incorrect Answer'));
    await waitForRemoval('Incorrect Answer', 1000);
    // The same alert may be shown again at once.
    await press('Error');
    await findAlert('Incorrect Answer');
    await dismissAll();
  },
};

/** An identical alert is shown once, for its whole time from the last one. */
export const Identical: Story = {
  name: 'Identical [NAV-008]',
  play: async () => {
    await press('Error');
    await findAlert('Incorrect Answer');
    await wait(3000);
    await press('Error');
    await press('Error');
    await expect(alertsWithText('Incorrect Answer')).toHaveLength(1);
    // An equal text does not make it identical.
    showAlert('warning', 'Incorrect Answer');
    await waitFor(() => expect(alertsWithText('Incorrect Answer')).toHaveLength(2));
    await wait(3500);
    await expect(alertsWithText('Incorrect Answer')).toHaveLength(2);
    await waitForRemoval('Incorrect Answer', 3000);
  },
};

/** An alert stays while it is hovered or has the focus. */
export const HoverAndFocus: Story = {
  play: async () => {
    await press('Success');
    const alert = await findAlert('Correct Answer');
    await userEvent.hover(alert);
    await wait(5600);
    await expect(alertsWithText('Correct Answer')).toHaveLength(1);
    await userEvent.unhover(alert);
    alert.closest('button')?.focus();
    await wait(5600);
    await expect(alertsWithText('Correct Answer')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitForRemoval('Correct Answer', 1000);
  },
};

const onUndo = fn((_letter: string) => {});

/** An action such as Undo is offered for 10 seconds, by pointer and by keys, the newest alert first. */
export const Undo: Story = {
  render: () => (
    <>
      <Alerts />
      <div className="row">
        {['A', 'B'].map((letter) => (
          <Button
            key={letter}
            onClick={() =>
              showAlert('success', 'Answer deleted Successfully', {
                action: { label: 'Undo', onAct: () => onUndo(letter) },
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
    onUndo.mockClear();
    const words = 'Answer deleted Successfully';
    await press('Delete A');
    await findAlert(words);
    await press('Delete B');
    // Equal texts, but two alerts: each has its own action.
    await waitFor(() => expect(alertsWithText(words)).toHaveLength(2));
    // In a text field the shortcut undoes typing.
    await userEvent.click(body().getByRole('textbox'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onUndo).not.toHaveBeenCalled();
    body().getByRole('button', { name: 'Delete A' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onUndo.mock.calls).toEqual([['B']]);
    await waitFor(() => expect(alertsWithText(words)).toHaveLength(1));
    // Shown longer than other alerts. It can be reached by Tab, and then the focus returns.
    await wait(6000);
    const undo = body().getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('title', 'Undo, Ctrl+Z');
    body().getByRole('button', { name: 'Delete A' }).focus();
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo.mock.calls).toEqual([['B'], ['A']]);
    await waitForRemoval(words, 1000);
    await expect(body().getByRole('button', { name: 'Delete A' })).toHaveFocus();
    // There is nothing left to undo.
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onUndo).toHaveBeenCalledTimes(2);
    await dismissAll();
  },
};

/** An alert is visible and clickable above a dialog, and stays after it. */
export const AboveDialog: Story = {
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
    const alert = await findAlert('Server error');
    const { x, y, width, height } = alert.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(alert.closest('button')?.contains(onTop)).toBe(true);
    document.querySelector('dialog')?.remove();
    await waitFor(() => expect(alert.isConnected).toBe(true));
    await userEvent.click(alert);
    await waitForRemoval('Server error', 1000);
  },
};
