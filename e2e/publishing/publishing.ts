import { expect, type Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { managerOf } from '../authoring.ts';

/** Publish switches as a super admin finds them, and the dialog that each of them opens. */
export function publishingOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Publish|Unpublish) / });
  const switchOf = (title: string, part = 'Published') =>
    page.getByRole('switch', { name: `${part}: ${title}`, exact: true });
  /** What it says will follow. */
  const said = dialog.getByRole('status', { name: 'What follows' });
  const press = (name: 'Publish' | 'Unpublish' | 'Cancel') => dialog.getByRole('button', { name, exact: true }).click();
  return {
    dialog,
    said,
    switchOf,
    press,
    /** Asks for it, and does it once the dialog has said what follows; then the switch stands the other way. */
    async flip(title: string, part?: string) {
      const own = switchOf(title, part);
      const was = await own.isChecked();
      await own.click();
      await expect(said).toContainText(/\w/);
      await press(was ? 'Unpublish' : 'Publish');
      await expect(dialog).toBeHidden();
      await expect(own).toBeChecked({ checked: !was });
    },
    /** Reads an alert and dismisses it, so that the same words later are others. */
    async expectSaid(words: string) {
      await expect(alertOf(page, words)).toBeVisible();
      await alertOf(page, words).click();
      await expect(alertOf(page, words)).toBeHidden();
    },
  };
}

/** The title that `plant` gives a topic. */
export function plantedTitle(topic: string): string {
  return `Topic ${topic.slice(0, 8)}`;
}

/** The rows of a topic manager with everything of a planted branch open. */
export async function openBranch(
  page: Page,
  studio: string,
  { topic, subtopic, subsubtopic }: { topic: string; subtopic: string; subsubtopic: string },
) {
  await page.goto(`${studio}/admin/math-topics?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`);
  const manager = managerOf(page);
  await expect(manager.row('Planted sequence')).toBeVisible();
  return manager;
}
