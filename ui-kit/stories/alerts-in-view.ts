import { expect, userEvent, waitFor, within } from 'storybook/test';

export const body = () => within(document.body);
export const press = (name: string) => userEvent.click(body().getByRole('button', { name }));
export const shown = (words: string) => body().queryAllByText(words);
export const appears = async (words: string) => {
  await waitFor(() => expect(shown(words)).toHaveLength(1), { timeout: 3000 });
  return body().getByText(words);
};
export const goes = (words: string, timeout: number) =>
  waitFor(() => expect(shown(words)).toHaveLength(0), { timeout });
/**
 * Removes the alerts, so that the next story starts without them; hidden ones may still come up.
 */
export const dismissAll = () =>
  waitFor(
    () => {
      for (const alert of document.querySelectorAll<HTMLElement>('button[title="Dismiss"]')) alert.click();
      expect(document.querySelector('button[title="Dismiss"]')).toBeNull();
    },
    { timeout: 3000 },
  );
