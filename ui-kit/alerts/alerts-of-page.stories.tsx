import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { AlertArea } from '../question/alert-area.tsx';
import { alertsWithText, body, dismissAll, findAlert, press, waitForRemoval } from '../stories/alert-helpers.ts';
import { Alerts, showAlert, useAlertSubject } from './alerts.tsx';

/** Name a subject if the next alert replaces the last one; add an alert area to a sticky bar. */
const meta = { title: 'Feedback/Alerts of a page', component: AlertArea } satisfies Meta<typeof AlertArea>;
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
    await findAlert('Incorrect Answer');
    await press('Other');
    await findAlert('Saved on this device');
    await press('Right');
    await findAlert('Correct Answer');
    await expect(alertsWithText('Incorrect Answer')).toHaveLength(0);
    await press('Next');
    await waitForRemoval('Correct Answer', 1000);
    // An alert of another subject stays, and the next subject may show the same alert.
    await expect(alertsWithText('Saved on this device')).toHaveLength(1);
    await press('Right');
    await findAlert('Correct Answer');
    // An alert that is not rendered when its subject ends is dropped.
    await press('Next');
    await waitForRemoval('Correct Answer', 1000);
    for (const button of ['Wrong', 'Next']) {
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button)?.click();
    }
    await press('Right');
    await findAlert('Correct Answer');
    await expect(alertsWithText('Incorrect Answer')).toHaveLength(0);
    await dismissAll();
  },
};

/** A page with an alert area, and a dialog on demand. */
function WithAlertArea() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Alerts />
      <div role="toolbar" style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button onClick={() => showAlert('success', 'Correct Answer')}>Check</Button>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <AlertArea />
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
  render: () => <WithAlertArea />,
  play: async () => {
    await press('Check');
    const toolbar = body().getByRole('toolbar');
    await expect(toolbar).toContainElement(await findAlert('Correct Answer'));
    await press('Open');
    await waitFor(() => expect(body().getByRole('dialog')).toContainElement(body().getByText('Correct Answer')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toolbar).toContainElement(body().getByText('Correct Answer')));
    await dismissAll();
  },
};
