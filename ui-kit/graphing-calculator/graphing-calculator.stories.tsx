import { type CalculatorState, emptyCalculator } from '@fourfold/core/calculator/calculator-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './graphing-calculator.guide.tsx';
import { GraphingCalculator } from './graphing-calculator.tsx';

const lines = (...texts: string[]): CalculatorState => ({
  ...emptyCalculator,
  items: texts.map((text, at) => ({ id: `${at + 1}`, kind: 'expression', text, colour: at % 6, hidden: false })),
});

const regression: CalculatorState = {
  ...emptyCalculator,
  items: [
    {
      ...{ id: 't', kind: 'table', colour: 1, hidden: false },
      columns: [
        { head: 'x1', cells: ['1', '2', '3', '4', ''] },
        { head: 'y1', cells: ['2', '3', '5', '6', ''] },
      ],
    },
    ...lines('y1~m x1+b').items,
  ],
};

const meta = {
  title: 'Tests and paper/GraphingCalculator (Calculator)',
  component: GraphingCalculator,
  args: { state: lines('y=x^2-4x+1', 'y=2x-7', 'y<3{x>4}'), onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, controlled: { state: 'onChange' } },
} satisfies Meta<typeof GraphingCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A variable that is a number has a slider; a curve that uses it follows. */
export const Sliders: Story = { args: { state: lines('y=a sin(b x)', 'a=3', 'b=2') } };

/** Its limits and its step are typed; what is no range is refused, and the limit is as before. */
export const SliderLimits: Story = {
  args: { state: lines('a=3') },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const type = async (name: string, text: string) => {
      await userEvent.clear(kit.getByRole('textbox', { name }));
      await userEvent.type(kit.getByRole('textbox', { name }), `${text}{Enter}`);
    };
    await type('Smallest value of a', '-2.5');
    await type('Largest value of a', '7.5');
    await type('Step of a', '0.5');
    const slider = kit.getByRole('slider', { name: 'Value of a' });
    for (const [name, value] of [
      ['min', '-2.5'],
      ['max', '7.5'],
      ['step', '0.5'],
    ] as const)
      await expect(slider).toHaveAttribute(name, value);
    await userEvent.click(slider);
    await userEvent.clear(kit.getByRole('textbox', { name: 'Smallest value of a' }));
    await userEvent.type(kit.getByRole('textbox', { name: 'Smallest value of a' }), '9');
    await userEvent.tab();
    await expect(kit.getByRole('textbox', { name: 'Smallest value of a' })).toHaveValue('-2.5');
    await expect(slider).toHaveAttribute('min', '-2.5');
  },
};

/** Ctrl Z and the notice undo Delete line and Clear all, until a line is changed. */
export const Undo: Story = {
  args: { state: lines('1+1', '2+2', '3+3') },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const texts = () => kit.getAllByRole('textbox', { name: /^Line/ }).map((line) => (line as HTMLInputElement).value);
    await userEvent.click(kit.getByRole('button', { name: 'Delete line 2' }));
    await expect(texts()).toEqual(['1+1', '3+3']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(texts()).toEqual(['1+1', '2+2', '3+3']);
    await expect(kit.getByRole('textbox', { name: 'Line 2' })).toHaveFocus();
    await userEvent.click(kit.getByRole('button', { name: 'Clear all' }));
    await expect(texts()).toEqual(['']);
    await userEvent.click(kit.getByRole('button', { name: 'Undo' }));
    await expect(texts()).toEqual(['1+1', '2+2', '3+3']);
    await userEvent.click(kit.getByRole('button', { name: 'Delete line 1' }));
    await userEvent.keyboard('5');
    await expect(kit.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** After the last line is deleted, the focus is in the table that is left. */
export const OnlyTables: Story = {
  args: { state: regression },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Delete line 2' }));
    await expect(kit.getByRole('textbox', { name: 'Name of column 1' })).toHaveFocus();
  },
};

/** A list draws a family of curves. */
export const Families: Story = { args: { state: lines('y=[1,2,3] x', 'x^2+y^2=[4,16]', 'y_1=x^2-5') } };

/** A table, and the line that fits it best, with the correlation. */
export const Regression: Story = { args: { state: regression } };

/** A mistake has a sentence that says what to correct; a name without a value can become a slider. */
export const Mistakes: Story = { args: { state: lines('2+', 'y=k x', '(1,2', '1/0') } };

/** By keyboard alone: Enter adds a line, and the result follows the typing. */
export const Typing: Story = {
  args: { state: emptyCalculator },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.type(kit.getByRole('textbox', { name: 'Line 1' }), '3/4+1/8{Enter}');
    await userEvent.keyboard('x^2=5');
    await expect(args.onChange).toHaveBeenCalled();
    await waitFor(() => expect(kit.getByText('= 0.875')).toBeVisible(), { timeout: 10_000 });
    await waitFor(() => expect(kit.getByText('x = −2.23607, 2.23607')).toBeVisible(), { timeout: 10_000 });
    await userEvent.click(kit.getByRole('radio', { name: '1/2' }));
    await expect(kit.getByText('= 7/8')).toBeVisible();
    await userEvent.click(kit.getByRole('textbox', { name: 'Line 1' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(kit.getByRole('textbox', { name: 'Line 2' })).toHaveFocus();
  },
};

/** The points of interest are a list, too: each is shown on the graph. */
export const Points: Story = {
  args: { state: lines('y=x^2-4x+1', 'y=2x-7') },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await waitFor(() => expect(kit.getByText(/^Points of interest \(\d+\)/)).toBeVisible(), { timeout: 10_000 });
    await userEvent.click(kit.getByText(/^Points of interest/));
    await userEvent.click(kit.getByRole('button', { name: 'Intersection of lines 1 and 2: (4, 1)' }));
    await expect(kit.getByRole('status')).toHaveTextContent('Intersection of lines 1 and 2: (4, 1)');
  },
};

/** The keypad types where the caret is. */
export const Keys: Story = {
  args: { state: emptyCalculator },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('textbox', { name: 'Line 1' }));
    await userEvent.click(kit.getByRole('button', { name: 'Keypad' }));
    for (const name of ['square root', '9', ')', 'times', '7'])
      await userEvent.click(kit.getByRole('button', { name }));
    await userEvent.click(kit.getByRole('button', { name: 'Delete' }));
    await userEvent.click(kit.getByRole('button', { name: '5' }));
    await expect(kit.getByRole('textbox', { name: 'Line 1' })).toHaveValue('sqrt(9)*5');
    await userEvent.click(kit.getByRole('button', { name: 'Enter' }));
    await expect(kit.getByRole('textbox', { name: 'Line 2' })).toHaveFocus();
  },
};
