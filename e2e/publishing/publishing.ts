import { expect, type Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { type Planted, yesOrNo } from '../content.ts';

/** Two questions that can be practised. */
export const sequence = {
  first: { text: 'What comes first?', choices: yesOrNo, right: { question: 'last' } },
  last: { text: 'And the last?', choices: yesOrNo },
} as const;

/** Publish switches as a super admin finds them, and the dialog that each of them opens. */
export function publishingOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Publish|Unpublish) / });
  const switchOf = (title: string, part = 'Published') =>
    page.getByRole('switch', { name: `${part}: ${title}`, exact: true });
  /** What the dialog says will follow. */
  const said = dialog.getByRole('status', { name: 'What follows' });
  const press = (name: 'Publish' | 'Unpublish' | 'Cancel') => dialog.getByRole('button', { name, exact: true }).click();
  return {
    dialog,
    said,
    switchOf,
    press,
    /** Opens the dialog of a switch, and waits until it says what follows. */
    async ask(title: string, part?: string) {
      await switchOf(title, part).click();
      await expect(said).toContainText(/\w/);
    },
    /** Turns a switch and confirms it in the dialog. */
    async flip(title: string, part?: string) {
      const own = switchOf(title, part);
      const was = await own.isChecked();
      await own.click();
      await expect(said).toContainText(/\w/);
      await press(was ? 'Unpublish' : 'Publish');
      await expect(dialog).toBeHidden();
      await expect(own).toBeChecked({ checked: !was });
    },
    /** Reads an alert and dismisses it, so that a later alert with the same words is another one. */
    async expectSaid(words: string) {
      await expect(alertOf(page, words)).toBeVisible();
      await alertOf(page, words).click();
      await expect(alertOf(page, words)).toBeHidden();
    },
  };
}

/** The title that `topicRows` gives a topic. */
export const titleOf = ({ topic }: Planted) => `Topic ${topic.slice(0, 8)}`;

/** The studio's address of a topic manager with everything of a planted topic open, and of its sequence's page. */
export const managerAddress = ({ topic, subtopic, subsubtopic }: Planted) =>
  `/admin/math-topics?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
export const pageAddress = ({ subtopic, subsubtopic }: Planted) => `/admin/subtopic/${subtopic}/${subsubtopic}`;
