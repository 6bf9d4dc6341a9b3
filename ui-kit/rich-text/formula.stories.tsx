import { empty } from '@fourfold/core/rich-text/document';
import type { FormulaElement, Formulas } from '@fourfold/core/rich-text/formula-tree';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './formula.guide.tsx';
import { RichText } from './rich-text.tsx';
import { Scroller } from './scroller.tsx';

/** As the server compiles them, by their LaTeX; `$$` is a block formula. */
const formulas: Formulas = {
  $t: { el: 'math', children: [{ el: 'mi', children: ['t'] }] },
  '$$S=1+2+\\dots': {
    el: 'math',
    attr: { display: 'block' },
    children: [
      { el: 'mi', children: ['S'] },
      { el: 'mo', children: ['='] },
      ...Array.from({ length: 14 }, (_, at): FormulaElement[] => [
        { el: 'mn', children: [String(at + 1)] },
        { el: 'mo', children: ['+'] },
      ]).flat(),
      { el: 'mi', children: ['…'] },
    ],
  },
};

const meta = {
  title: 'Practice/Formula (Math)',
  component: RichText,
  subcomponents: { Scroller },
  args: {
    document: [
      {
        type: 'paragraph',
        children: [
          { text: 'Here ' },
          { type: 'inline-math', latex: 't', children: empty },
          { text: ' is the time in seconds.' },
        ],
      },
      { type: 'math', latex: 'S=1+2+\\dots', children: empty },
    ],
    formulas,
  },
  parameters: { guide },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A formula that is not compiled is shown as its LaTeX. */
export const NotCompiled: Story = {
  args: { formulas: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('math')).toBeNull();
    await expect(within(canvasElement).getByText('S=1+2+\\dots').tagName).toBe('CODE');
  },
};

const longSum: FormulaElement = {
  el: 'math',
  children: [
    {
      el: 'mrow',
      children: Array.from({ length: 40 }, (_, at): FormulaElement[] => [
        { el: 'mi', children: ['x'] },
        { el: 'mo', children: ['+'] },
        { el: 'mn', children: [String(at)] },
        { el: 'mo', children: ['+'] },
      ]).flat(),
    },
  ],
};

const wide = { type: 'inline-math', latex: 'wide', children: empty } as const;
const far = { type: 'inline-math', latex: 'far', children: empty } as const;

/** A formula stays in its box: a wide one in a line scrolls, and nothing is drawn outside it. */
export const InABox: Story = {
  args: {
    document: [
      { type: 'paragraph', children: [{ text: 'It is ' }, wide, { text: '.' }] },
      { type: 'paragraph', children: [{ text: 'Out of its box: ' }, far, { text: '.' }] },
    ],
    formulas: {
      $wide: longSum,
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
    // The 40 em rule would cover everything above and next to its line.
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
