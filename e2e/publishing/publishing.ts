import { expect, type Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { type Planted, yesOrNo } from '../content.ts';

/** A sequence of two questions that can be practised. */
export const sequence = {
  first: { text: 'What comes first?', choices: yesOrNo, right: { question: 'last' } },
  last: { text: 'And the last?', choices: yesOrNo },
} as const;

/** Page object of the publish switches and of the dialog that each of them opens. */
export function publishingOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Publish|Unpublish) / });
  const switchOf = (title: string, part = 'Published') =>
    page.getByRole('switch', { name: `${part}: ${title}`, exact: true });
  /** The dialog's description of the effect. */
  const said = dialog.getByRole('status', { name: 'What follows' });
  const press = (name: 'Publish' | 'Unpublish' | 'Cancel') => dialog.getByRole('button', { name, exact: true }).click();
  return {
    dialog,
    said,
    switchOf,
    press,
    /** Opens the dialog of a switch, and waits until it shows the effect. */
    async ask(title: string, part?: string) {
      await switchOf(title, part).click();
      await expect(said).toContainText(/\w/);
    },
    /** Flips a switch and confirms it in the dialog. */
    async flip(title: string, part?: string) {
      const own = switchOf(title, part);
      const was = await own.isChecked();
      await own.click();
      await expect(said).toContainText(/\w/);
      await press(was ? 'Unpublish' : 'Publish');
      await expect(dialog).toBeHidden();
      await expect(own).toBeChecked({ checked: !was });
    },
    /** Expects an alert and dismisses it, so that a later alert with the same text is a new one. */
    async expectSaid(words: string) {
      await expect(alertOf(page, words)).toBeVisible();
      await alertOf(page, words).click();
      await expect(alertOf(page, words)).toBeHidden();
    },
  };
}

/** The title that `topicRows` gives a topic. */
export const titleOf = ({ topic }: Planted) => `Topic ${topic.slice(0, 8)}`;

/**
 * Studio paths of a topic manager with a planted topic fully expanded, and of the topic's sequence.
 */
export const managerAddress = ({ topic, subtopic, subsubtopic }: Planted) =>
  `/admin/math-topics?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
export const pageAddress = ({ subtopic, subsubtopic }: Planted) => `/admin/subtopic/${subtopic}/${subsubtopic}`;
