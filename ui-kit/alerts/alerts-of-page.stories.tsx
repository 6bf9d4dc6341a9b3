import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { AlertArea } from '../question/alert-area.tsx';
import { alertsWithText, body, dismissAll, findAlert, press, waitForRemoval } from '../stories/alert-helpers.ts';
import { Alerts, showAlert, useAlertSubject } from './alerts.tsx';
import { guide } from './alerts-of-page.guide.tsx';

const meta = {
  title: 'Feedback/AlertArea (Alerts of a page)',
  component: AlertArea,
  render: function Render() {
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
  },
  parameters: { guide, docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof AlertArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Alerts are in the area of the page, and above an open dialog. */
export const InPage: Story = {
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

/** An alert about a subject replaces the last one, and is removed when the page shows another subject. */
export const Subject: Story = {
  render: function Render() {
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
  },
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
