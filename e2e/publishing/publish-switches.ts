import { expect, type Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { type Planted, yesOrNo } from '../support/planting.ts';

/** A sequence of two questions that can be practised. */
export const twoQuestions = {
  first: { text: 'What comes first?', choices: yesOrNo, right: { question: 'last' } },
  last: { text: 'And the last?', choices: yesOrNo },
} as const;

/** Page object of the publish switches and of the dialog that each of them opens. */
export function publishSwitchesOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Publish|Unpublish) / });
  const switchOf = (title: string, label = 'Published') =>
    page.getByRole('switch', { name: `${label}: ${title}`, exact: true });
  /** The dialog's description of the effect. */
  const effectText = dialog.getByRole('status', { name: 'What follows' });
  const press = (name: 'Publish' | 'Unpublish' | 'Cancel') => dialog.getByRole('button', { name, exact: true }).click();
  return {
    dialog,
    said: effectText,
    switchOf,
    press,
    /** Opens the dialog of a switch, and waits until it shows the effect. */
    async openDialog(title: string, label?: string) {
      await switchOf(title, label).click();
      await expect(effectText).toContainText(/\w/);
    },
    /** Flips a switch and confirms it in the dialog. */
    async flip(title: string, label?: string) {
      const publishSwitch = switchOf(title, label);
      const wasPublished = await publishSwitch.isChecked();
      await publishSwitch.click();
      await expect(effectText).toContainText(/\w/);
      await press(wasPublished ? 'Unpublish' : 'Publish');
      await expect(dialog).toBeHidden();
      await expect(publishSwitch).toBeChecked({ checked: !wasPublished });
    },
    /** Expects an alert and dismisses it, so that a later alert with the same text is a new one. */
    async expectAlert(message: string) {
      await expect(alertOf(page, message)).toBeVisible();
      await alertOf(page, message).click();
      await expect(alertOf(page, message)).toBeHidden();
    },
  };
}

/** The title that `topicRows` gives a topic. */
export const titleOf = ({ topic }: Planted) => `Topic ${topic.slice(0, 8)}`;

/** Studio paths of a topic manager with a planted topic fully expanded, and of the topic's sequence. */
export const managerAddress = ({ topic, subtopic, subsubtopic }: Planted) =>
  `/admin/math-topics?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
export const pageAddress = ({ subtopic, subsubtopic }: Planted) => `/admin/subtopic/${subtopic}/${subsubtopic}`;
