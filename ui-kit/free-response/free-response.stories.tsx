import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FreeResponse } from './free-response.tsx';

function Typing(props: Partial<ComponentProps<typeof FreeResponse>>) {
  const [value, setValue] = useState(props.value ?? '');
  return <FreeResponse {...props} value={value} onType={setValue} />;
}

/** For a typed answer: a number, a fraction or a word. */
const meta = {
  title: 'Practice/FreeResponse',
  component: Typing,
  subcomponents: { FreeResponse },
  parameters: { width: 704 },
} satisfies Meta<typeof Typing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns whether the symbol is left of the input. */
const isLeft = (canvasElement: HTMLElement, symbol: string) =>
  within(canvasElement).getByText(symbol).getBoundingClientRect().left <
  within(canvasElement).getByLabelText('Your answer').getBoundingClientRect().left;

export const SymbolRight: Story = {
  name: 'has its symbol on the right [PRC-003]',
  args: { symbol: 'm' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Your answer');
    await userEvent.type(input, '3/4');
    await expect(input).toHaveValue('3/4');
    await expect(input).toHaveAccessibleDescription('m');
    await expect(isLeft(canvasElement, 'm')).toBe(false);
  },
};

export const SymbolLeft: Story = {
  name: 'has its symbol on the left [PRC-003]',
  args: { symbol: '$', symbolLeft: true, value: '12.50' },
  play: ({ canvasElement }) => expect(isLeft(canvasElement, '$')).toBe(true),
};

export const Hint: Story = {
  name: 'hints at a format error beside the field',
  args: { value: '3,', hint: 'There is a comma at the end. Press Check again to send it as it is.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('There is a comma at the end.');
    await expect(within(canvasElement).getByLabelText('Your answer')).toHaveAccessibleDescription(/comma at the end/);
  },
};

export const Help: Story = { args: { help: 'Type a fraction as 3/4.' } };
export const Right: Story = { args: { value: '23', symbol: 'm', verdict: 'right' } };
export const Wrong: Story = {
  name: 'is read-only after the check and shows the right answer',
  args: { value: '20', symbol: 'm', verdict: 'wrong', rightAnswer: '23' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Your answer');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('20');
    await expect(within(canvasElement).getByText('23')).toBeVisible();
  },
};
export const Phone: Story = {
  args: { value: '20', symbol: 'm', verdict: 'wrong', rightAnswer: '23' },
  parameters: { width: 375 },
};
