import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './free-response.guide.tsx';
import { FreeResponse } from './free-response.tsx';

const meta = {
  title: 'Practice/FreeResponse (Answer input)',
  component: FreeResponse,
  args: { value: '', onType: fn() },
  parameters: { guide, width: 704, controlled: { value: 'onType' } },
} satisfies Meta<typeof FreeResponse>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns whether the symbol is left of the input. */
const isLeft = (canvasElement: HTMLElement, symbol: string) =>
  within(canvasElement).getByText(symbol).getBoundingClientRect().left <
  within(canvasElement).getByLabelText('Your answer').getBoundingClientRect().left;

export const Playground: Story = {};

/** A unit is right of the input, and describes it to a screen reader. */
export const SymbolRight: Story = {
  name: 'SymbolRight [PRC-003]',
  args: { symbol: 'm' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Your answer');
    await userEvent.type(input, '3/4');
    await expect(args.onType).toHaveBeenLastCalledWith('3/4');
    await expect(input).toHaveValue('3/4');
    await expect(input).toHaveAccessibleDescription('m');
    await expect(isLeft(canvasElement, 'm')).toBe(false);
  },
};

/** A currency is left of the input. */
export const SymbolLeft: Story = {
  name: 'SymbolLeft [PRC-003]',
  args: { symbol: '$', symbolLeft: true, value: '12.50' },
  play: ({ canvasElement }) => expect(isLeft(canvasElement, '$')).toBe(true),
};

/** A possible format error is announced below the input, and nothing is stored yet. */
export const Hint: Story = {
  args: { value: '3,', hint: 'There is a comma at the end. Press Check again to send it as it is.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('There is a comma at the end.');
    await expect(within(canvasElement).getByLabelText('Your answer')).toHaveAccessibleDescription(/comma at the end/);
  },
};

/** Help says how to type the answer. */
export const Help: Story = { args: { help: 'Type a fraction as 3/4.' } };
/** After the check: a right answer. */
export const Right: Story = { args: { value: '23', symbol: 'm', verdict: 'right' } };

/** After the check the input is read-only; after a wrong answer the right one is shown. */
export const Wrong: Story = {
  args: { value: '20', symbol: 'm', verdict: 'wrong', rightAnswer: '23' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Your answer');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('20');
    await expect(within(canvasElement).getByText('23')).toBeVisible();
  },
};

/** At the width of a phone. */
export const Phone: Story = {
  args: { value: '20', symbol: 'm', verdict: 'wrong', rightAnswer: '23' },
  parameters: { width: 375 },
};
