import { empty } from '@fourfold/core/rich-text/document';
import type { FormulaElement } from '@fourfold/core/rich-text/formula-tree';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RichText } from './rich-text.tsx';
import { sampleFormulas } from './sample-documents.ts';

/** A formula stays in its own box, whatever its size, so that it never covers other content. */
const meta = {
  title: 'Practice/Formula',
  component: RichText,
  args: { document: [] },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { type: 'inline-math', latex: 'wide', children: empty } as const;
const far = { type: 'inline-math', latex: 'far', children: empty } as const;

export const InABox: Story = {
  name: 'keeps a formula in its box: a wide inline one scrolls, and nothing is drawn outside it',
  args: {
    document: [
      { type: 'paragraph', children: [{ text: 'It is ' }, wide, { text: '.' }] },
      { type: 'paragraph', children: [{ text: 'Out of its box: ' }, far, { text: '.' }] },
    ],
    formulas: {
      $wide: { ...sampleFormulas.$$wide, attr: {} } as FormulaElement,
      $far: {
        el: 'math',
        children: [
          {
            el: 'mpadded',
            attr: { width: '0', height: '0' },
            children: [
              { el: 'mspace', attr: { width: '40em', height: '40em', mathbackground: '#ae2a1f' }, children: [] },
            ],
          },
          { el: 'mi', children: ['x'] },
        ],
      },
    },
  },
  parameters: { width: 375 },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const [reached] = await within(canvasElement).findAllByRole('group', { name: 'Formula' });
    await userEvent.tab();
    await expect(reached).toHaveFocus();
    const [line, out] = Array.from(canvasElement.querySelectorAll('math'), (math) => math.parentElement as HTMLElement);
    await expect(line?.scrollWidth).toBeGreaterThan(line?.clientWidth ?? 0);
    // The 40 em rule would cover everything above and beside its line.
    const { top, right, bottom } = out?.getBoundingClientRect() ?? new DOMRect();
    for (const [x, y] of [
      [right + 20, (top + bottom) / 2],
      [right - 5, top - 12],
    ] as const) {
      await expect(out?.contains(document.elementFromPoint(x, y))).toBe(false);
    }
    await expect(out?.clientHeight).toBeLessThan(60);
  },
};
