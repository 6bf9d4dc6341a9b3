import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './number-grid.guide.tsx';
import { type GridNumber, NumberGrid, NumberLegend } from './number-grid.tsx';

const noTopic: GridNumber = { description: ['no topic'], faint: true, off: 'text' };
const numbers = Array.from({ length: 52 }, (_, at): GridNumber => {
  if (at % 10 === 3 || at > 44) return noTopic;
  const topic = `Topic ${at + 1}`;
  return at % 10 === 7
    ? { description: [topic, 'nothing to practise yet'] }
    : { description: [topic], mark: { percent: 0 } };
});
const marked: GridNumber[] = [
  { description: ['Lines'], mark: { percent: 0 } },
  { description: ['Lines', '25 percent'], mark: { percent: 25 } },
  { description: ['Lines', 'done'], mark: { percent: 100 } },
  { description: ['Lines', 'marked wrong', 'done'], mark: { percent: 100 }, wrong: true },
  { description: ['Lines', 'marked uncertain', '33.33 percent'], mark: { percent: 33.333 }, uncertain: true },
  { description: ['Lines', 'marked wrong', 'marked uncertain'], mark: { percent: 0 }, wrong: true, uncertain: true },
  { ...noTopic, description: ['no topic', 'marked wrong'], wrong: true },
  noTopic,
];

const meta = {
  title: 'Tests and paper/NumberGrid',
  component: NumberGrid,
  subcomponents: { NumberLegend },
  args: { label: 'Reading', action: 'open', numbers, onPress: fn() },
  parameters: { guide },
} satisfies Meta<typeof NumberGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A number without content is text, and arrow keys skip it. */
export const Text: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('listitem')).toHaveLength(52);
    await userEvent.click(kit.getByText('4', { exact: true }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(kit.getByRole('button', { name: '5, Topic 5' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledWith(4);
  },
};

/** One tab stop; arrows, Home and End move the focus, and Enter opens. */
export const Keys: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const number = (at: number) => kit.getByRole('button', { name: new RegExp(`^${at},`) });
    await userEvent.tab();
    await expect(number(1)).toHaveFocus();
    // 4 is text.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(number(5)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(number(25)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(number(45)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowLeft}{ArrowUp}');
    await expect(number(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith(1);
    // One tab stop: the number that had the focus.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(number(2)).toHaveFocus();
  },
};

/** Progress and marks are text, too; the legend explains the styles. */
export const Marks: Story = {
  args: { numbers: marked },
  render: (args) => (
    <>
      <NumberLegend
        entries={[
          { text: 'uncertain', number: { mark: { percent: 0 }, uncertain: true } },
          { text: 'wrong', number: { mark: { percent: 0 }, wrong: true } },
          { text: 'done', number: { mark: { percent: 100 } } },
        ]}
      />
      <NumberGrid {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const named = kit.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(named.slice(3)).toEqual([
      '4, Lines, marked wrong, done',
      '5, Lines, marked uncertain, 33.33 percent',
      '6, Lines, marked wrong, marked uncertain',
    ]);
    const words = kit.getAllByRole('listitem').map((item) => item.textContent);
    await expect(words).toContain('7, no topic, marked wrong');
    const sign = (name: RegExp) => getComputedStyle(kit.getByRole('button', { name }), '::before').content;
    await expect([sign(/^4/), sign(/^5/), sign(/^6/), sign(/^3/)]).toEqual(['"×"', '"?"', '"×?"', 'none']);
  },
};

/** In the studio a dot is filled if what belongs to the number is published. */
export const Published: Story = {
  args: {
    numbers: [
      { description: ['Commas', 'published'], mark: 'published' },
      { description: ['Dashes', 'not published'], mark: 'unpublished' },
      { description: ['no topic'], faint: true },
    ],
  },
};

/** A click marks the number; each of them is a toggle button. */
export const Toggles: Story = {
  args: { action: 'toggle', numbers: [{}, { wrong: true }, { uncertain: true }, {}] },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await expect(kit.getByRole('button', { name: 'Question 2', pressed: true })).toBeVisible();
  },
};

/** Nothing can be opened yet. */
export const Empty: Story = { args: { numbers: numbers.map(() => noTopic) } };

/** A narrow section has fewer groups in a row. */
export const Narrow: Story = { parameters: { width: 600 } };

/** On a phone there are seven in a row. */
export const Phone: Story = { ...Marks, globals: { viewport: { value: 'smallPhone' } } };
