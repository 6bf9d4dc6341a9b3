import { expect, userEvent, waitFor, within } from 'storybook/test';

export const body = () => within(document.body);
export const press = (name: string) => userEvent.click(body().getByRole('button', { name }));
export const alertsWithText = (text: string) => body().queryAllByText(text);
export const findAlert = async (text: string) => {
  await waitFor(() => expect(alertsWithText(text)).toHaveLength(1), { timeout: 3000 });
  return body().getByText(text);
};
export const waitForRemoval = (text: string, timeout: number) =>
  waitFor(() => expect(alertsWithText(text)).toHaveLength(0), { timeout });
/** Removes the alerts, so that the next story starts without them; hidden ones may still come up. */
export const dismissAll = () =>
  waitFor(
    () => {
      for (const alert of document.querySelectorAll<HTMLElement>('button[title="Dismiss"]')) alert.click();
      expect(document.querySelector('button[title="Dismiss"]')).toBeNull();
    },
    { timeout: 3000 },
  );
