import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type GridNumber, NumberGrid, NumberLegend } from './number-grid.tsx';

const nothing: GridNumber = { topic: null, opens: null };
const lines: GridNumber = { topic: 'Lines', opens: 'practice' };
const numbers = Array.from({ length: 52 }, (_, at): GridNumber => {
  if (at % 10 === 3 || at > 44) return nothing;
  return { topic: `Topic ${at + 1}`, opens: at % 10 === 7 ? 'note' : 'practice' };
});

/** For the questions of a section by number, each of which opens its topic. */
const meta = {
  title: 'Tests and paper/NumberGrid',
  component: NumberGrid,
  subcomponents: { NumberGrid, NumberLegend },
  args: { label: 'Reading', numbers, onOpen: fn() },
} satisfies Meta<typeof NumberGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  name: 'opens a number that has content, and ignores the others',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('listitem')).toHaveLength(52);
    await userEvent.click(kit.getByText('4', { exact: true }));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(kit.getByRole('button', { name: '5, Topic 5' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(4);
  },
};

export const NothingOpen: Story = { args: { numbers: numbers.map(() => nothing) } };

export const Marked: Story = {
  name: 'has progress, marks and completion as text, not only as colours',
  args: {
    numbers: [
      lines,
      { ...lines, percent: 25 },
      { ...lines, percent: 100 },
      { ...lines, percent: 100, wrong: true },
      { ...lines, percent: 33.333, uncertain: true },
      { ...lines, wrong: true, uncertain: true },
      { ...nothing, wrong: true },
      nothing,
      { topic: 'Main idea', opens: 'note', wrong: true },
      { topic: 'Tone', opens: null, uncertain: true },
    ],
  },
  render: (args) => (
    <>
      <NumberLegend />
      <NumberGrid {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const named = kit.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(named).toEqual([
      '1, Lines',
      '2, Lines, 25 percent',
      '3, Lines, done',
      '4, Lines, marked wrong, done',
      '5, Lines, marked uncertain, 33.33 percent',
      '6, Lines, marked wrong, marked uncertain',
      '9, Main idea, nothing to practise yet, marked wrong',
    ]);
    const words = kit.getAllByRole('listitem').map((item) => item.textContent);
    await expect(words).toContain('7, no topic, marked wrong');
    await expect(words).toContain('10, Tone, nothing to practise yet, marked uncertain');
    const sign = (name: RegExp) => getComputedStyle(kit.getByRole('button', { name }), '::before').content;
    await expect([sign(/^4/), sign(/^5/), sign(/^6/), sign(/^3/)]).toEqual(['"×"', '"?"', '"×?"', 'none']);
  },
};

export const MarkedOnAPhone: Story = { ...Marked, name: 'keeps the marks on a phone', parameters: { width: 375 } };
