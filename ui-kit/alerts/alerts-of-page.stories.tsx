import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { AlertPlace } from '../question/alert-place.tsx';
import { appears, body, dismissAll, goes, press, shown } from '../stories/alerts-in-view.ts';
import { Alerts, showAlert, useAlertSubject } from './alerts.tsx';

/** Name a subject if the next alert replaces the last one; add an alert area to a sticky bar. */
const meta = { title: 'Feedback/Alerts of a page', component: AlertPlace } satisfies Meta<typeof AlertPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Questions one after the other; each is an alert subject. */
function Subjects() {
  const [number, setNumber] = useState(1);
  const subject = `question ${number}`;
  useAlertSubject(subject);
  return (
    <>
      <Alerts />
      <h1>Question {number}</h1>
      <Button onClick={() => showAlert('error', 'Incorrect Answer', { subject })}>Wrong</Button>
      <Button onClick={() => showAlert('success', 'Correct Answer', { subject })}>Right</Button>
      <Button onClick={() => showAlert('warning', 'Saved on this device')}>Other</Button>
      <Button onClick={() => setNumber(number + 1)}>Next</Button>
    </>
  );
}

export const OfSubject: Story = {
  name: 'replaces an alert by the next one about the same subject, and removes it with its subject',
  render: () => <Subjects />,
  play: async () => {
    await press('Wrong');
    await appears('Incorrect Answer');
    await press('Other');
    await appears('Saved on this device');
    await press('Right');
    await appears('Correct Answer');
    await expect(shown('Incorrect Answer')).toHaveLength(0);
    await press('Next');
    await goes('Correct Answer', 1000);
    // An alert of another subject stays, and the next subject may show the same alert.
    await expect(shown('Saved on this device')).toHaveLength(1);
    await press('Right');
    await appears('Correct Answer');
    // An alert that is not rendered when its subject ends is dropped.
    await press('Next');
    await goes('Correct Answer', 1000);
    for (const button of ['Wrong', 'Next']) {
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button)?.click();
    }
    await press('Right');
    await appears('Correct Answer');
    await expect(shown('Incorrect Answer')).toHaveLength(0);
    await dismissAll();
  },
};

/** A page with an alert area, and a dialog on demand. */
function WithPlace() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Alerts />
      <div role="toolbar" style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button onClick={() => showAlert('success', 'Correct Answer')}>Check</Button>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <AlertPlace />
      </div>
      {isOpen && (
        <Dialog title="Report a problem" onClose={() => setOpen(false)}>
          <p>Choose what is wrong with this question.</p>
        </Dialog>
      )}
    </>
  );
}

export const InItsPlace: Story = {
  name: 'is in the alert area of a page that has one, and above an open dialog',
  render: () => <WithPlace />,
  play: async () => {
    await press('Check');
    const toolbar = body().getByRole('toolbar');
    await expect(toolbar).toContainElement(await appears('Correct Answer'));
    await press('Open');
    await waitFor(() => expect(body().getByRole('dialog')).toContainElement(body().getByText('Correct Answer')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toolbar).toContainElement(body().getByText('Correct Answer')));
    await dismissAll();
  },
};
