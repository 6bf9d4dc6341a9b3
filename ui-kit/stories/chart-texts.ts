import { expect, waitFor } from 'storybook/test';

/** The texts of a chart. Waits until it is drawn, which it is once its width is known. */
export async function chartTexts(root: HTMLElement): Promise<(string | null)[]> {
  await waitFor(() => expect(root.querySelector('svg text')).not.toBeNull());
  return [...root.querySelectorAll('svg text')].map(({ textContent }) => textContent);
}
