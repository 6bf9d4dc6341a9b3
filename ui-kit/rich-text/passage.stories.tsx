import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Passage } from './passage.tsx';
import { RichText } from './rich-text.tsx';
import { passageDocument } from './sample-documents.ts';

/** For a text to read, with line numbers as the exams print them. */
const meta = {
  title: 'Practice/Passage',
  component: RichText,
  subcomponents: { Passage },
  args: { document: passageDocument },
  parameters: { width: 704 },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line numbers in the margin, with their vertical position. */
const numbers = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].map((number) => ({
    says: Number(number.textContent),
    at: number.getBoundingClientRect().top + number.getBoundingClientRect().height / 2,
  }));

/** The vertical middle of each line, computed from the position of each character instead. */
function countedLines(canvasElement: HTMLElement): number[] {
  const lines: number[] = [];
  for (const text of canvasElement.querySelectorAll('p')) {
    if (text.textContent === 'Written for Fourfold.') continue;
    const range = document.createRange();
    const words = text.firstChild as globalThis.Text;
    for (let at = 0; at < words.length; at++) {
      range.setStart(words, at);
      range.setEnd(words, at + 1);
      const { top, height, width } = range.getBoundingClientRect();
      if (width > 0 && Math.abs((lines.at(-1) ?? 0) - top - height / 2) > 4) lines.push(top + height / 2);
    }
  }
  return lines;
}

export const PassageLines: Story = {
  name: 'numbers every fifth line, and updates the numbers when the width changes',
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('div') as HTMLElement;
    const counts: number[] = [];
    for (const width of ['704px', '420px', '375px']) {
      root.style.maxWidth = width;
      await waitFor(async () => {
        const lines = countedLines(canvasElement);
        const shown = numbers(canvasElement);
        await expect(shown.map(({ says }) => says)).toEqual(lines.flatMap((_, at) => (at % 5 === 4 ? at + 1 : [])));
        for (const { says, at } of shown) await expect(Math.abs((lines[says - 1] ?? 0) - at)).toBeLessThan(6);
      });
      counts.push(numbers(canvasElement).length);
    }
    await expect(counts[2]).toBeGreaterThan(counts[0] ?? 0);
  },
};
