import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './passage.guide.tsx';
import { Passage } from './passage.tsx';
import css from './rich-text.module.css';
import { RichText } from './rich-text.tsx';
import { passageDocument } from './sample-documents.ts';

const meta = {
  title: 'Practice/Passage (Reading text)',
  component: Passage,
  args: {
    credit: 'Written for Fourfold.',
    children: (
      <p>
        The first thing my grandmother taught me about the orchard was that it could not be hurried. She walked the rows
        each morning with a notebook, writing down what had changed since the day before, and when I wanted to know why,
        she said that she did not know yet. In the first year I wrote down the weather. In the second I wrote down the
        dates on which the trees had flowered, and which of them had flowered first. In the third year I understood that
        the notebook was not about the trees, and I began to write down what she said.
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div className={css.text}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, width: 704 },
} satisfies Meta<typeof Passage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A text without a source. */
export const WithoutCredit: Story = { args: { credit: '' } };

/** At the width of a phone the lines are shorter, so there are more numbers. */
export const Phone: Story = { parameters: { width: 375 } };

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

/** In a text of an author. Every fifth line is numbered, again when the width changes. */
export const InText: Story = {
  render: () => <RichText document={passageDocument} />,
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
