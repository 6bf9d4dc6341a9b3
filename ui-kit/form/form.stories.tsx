import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from './form.guide.tsx';
import { Form } from './form.tsx';
import {
  isAlphabetic,
  isAlphanumeric,
  isEmail,
  isFilled,
  isNumber,
  isPositiveDecimal,
  isPositiveNumber,
  isString,
  isStrongPassword,
  isWebsite,
} from './validators.ts';

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    fields: [
      { name: 'title', label: 'Title', type: 'text' },
      { name: 'email', label: 'Email', type: 'email' },
    ],
    submit: 'Save',
    onSubmit: fn(),
  },
  parameters: { guide, width: 420 },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The first values are those that are saved; while new ones are being sent, the button ignores clicks. */

/** Further buttons are before the submit button, the safe one first. */
export const WithCancel: Story = {
  args: {
    children: <Button kind="quiet">Cancel</Button>,
  },
};

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));

/** Each empty field gets “Please enter” with its label, and the first one gets the focus. */
export const EmptyFields: Story = {
  name: 'Empty fields [ACC-060]',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await save(canvasElement);
    await expect(kit.getByLabelText('Title')).toHaveAccessibleDescription('Please enter Title');
    await expect(kit.getByLabelText('Email')).toHaveAccessibleDescription('Please enter Email');
    await expect(kit.getByLabelText('Title')).toHaveFocus();
    await userEvent.type(kit.getByLabelText('Title'), 'Quadratics');
    await expect(kit.getByLabelText('Title')).not.toHaveAccessibleDescription();
    await save(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(kit.getByLabelText('Email'), 'maya@mail.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Quadratics', email: 'maya@mail.example' });
  },
};

/** A value is checked against the pattern of its field. */
export const Pattern: Story = {
  name: 'Pattern [ACC-061]',
  args: { fields: [{ name: 'code', label: 'Code', type: 'text', pattern: /^[A-Z]{3}-\d{4}$/ }] },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Code');
    await userEvent.type(input, 'abc-12{Enter}');
    await expect(input).toHaveAccessibleDescription('Invalid Code');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, 'ABC-1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: 'ABC-1234' });
  },
};

/** A number takes digits only: e, E, +, - and the dot are refused, typed or pasted. */
export const NumberField: Story = {
  name: 'Number [ACC-062]',
  args: { fields: [{ name: 'marks', label: 'Marks', type: 'number' }] },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Marks');
    await userEvent.type(input, '-1e2E+3.4');
    await expect(input).toHaveValue('1234');
    await userEvent.clear(input);
    await userEvent.paste('+5.6e-7');
    await expect(input).toHaveValue('567');
  },
};

/** Fields of a group share a row; an empty number of a group becomes 0 when it loses the focus. */
export const GroupedNumbers: Story = {
  name: 'Grouped numbers [ACC-063]',
  args: {
    fields: [
      { name: 'reading', label: 'Reading', type: 'number', group: 'Marks' },
      { name: 'writing', label: 'Writing', type: 'number', group: 'Marks' },
      { name: 'total', label: 'Total', type: 'number' },
    ],
    initial: { reading: '31' },
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(within(kit.getByRole('group', { name: 'Marks' })).getByLabelText('Writing')).toHaveValue('');
    await userEvent.clear(kit.getByLabelText('Reading'));
    await userEvent.tab();
    await expect(kit.getByLabelText('Reading')).toHaveValue('0');
    await userEvent.click(kit.getByLabelText('Total'));
    await expect(kit.getByLabelText('Writing')).toHaveValue('0');
    await userEvent.tab();
    await expect(kit.getByLabelText('Total')).toHaveValue('');
  },
};

/** Submits each value, and expects it to be refused or accepted. */
async function testValues(
  canvasElement: HTMLElement,
  onSubmit: unknown,
  values: { refused: string[]; taken: string[] },
) {
  const input = canvasElement.querySelector('input') as HTMLInputElement;
  for (const value of values.refused) {
    await userEvent.clear(input);
    await userEvent.click(input);
    if (value) await userEvent.paste(value);
    await save(canvasElement);
    await expect(input, value).toBeInvalid();
  }
  await expect(onSubmit).not.toHaveBeenCalled();
  for (const value of values.taken) {
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(value);
    await save(canvasElement);
    await expect(onSubmit).toHaveBeenLastCalledWith({ value });
  }
}

/** `isStrongPassword` accepts only a strong password. */
export const StrongPassword: Story = {
  name: 'Strong password [ACC-054]',
  args: { fields: [{ name: 'value', label: 'Password', type: 'password', is: isStrongPassword }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, {
      refused: ['Abcde1@', 'abcdef1@', 'ABCDEF1@', 'Abcdefg@', 'Abcdefg1'],
      taken: [...'@#$%^&*()_+!'].map((sign) => `Abcdef1${sign}`),
    }),
};

/** `isString` accepts only letters, digits and a few signs. */
export const AllowedCharacters: Story = {
  name: 'Allowed characters [ACC-055]',
  args: { fields: [{ name: 'value', label: 'Name', type: 'text', is: isString }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, {
      refused: ['a_b', 'a@b', '<b>', 'a;b'],
      taken: ["O'Neil-Smith, #4/2. b"],
    }),
};

/** `isWebsite` accepts the address of a website. */
export const Website: Story = {
  name: 'Website [ACC-056]',
  args: { fields: [{ name: 'value', label: 'Website', type: 'text', is: isWebsite }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, {
      refused: ['site', 'javascript:alert(1)'],
      taken: ['https://openstax.org/x'],
    }),
};

/** `isEmail` accepts one email address. */
export const Email: Story = {
  name: 'Email [ACC-056]',
  args: { fields: [{ name: 'value', label: 'Email', type: 'email', is: isEmail }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, {
      refused: ['maya', 'maya@mail', '@mail.example'],
      taken: ['maya@mail.example'],
    }),
};

/** `isAlphabetic` accepts only letters. */
export const Alphabetic: Story = {
  name: 'Letters [ACC-057]',
  args: { fields: [{ name: 'value', label: 'Letters', type: 'text', is: isAlphabetic }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['a1', 'a b'], taken: ['abc'] }),
};

/** `isAlphanumeric` accepts only letters and digits. */
export const Alphanumeric: Story = {
  name: 'Letters and digits [ACC-057]',
  args: { fields: [{ name: 'value', label: 'Code', type: 'text', is: isAlphanumeric }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['a-1', 'a b'], taken: ['a1', 'abc'] }),
};

/** `isNumber` accepts a number, with or without a sign and decimals. */
export const Numbers: Story = {
  name: 'Number with sign [ACC-058]',
  args: { fields: [{ name: 'value', label: 'Number', type: 'text', is: isNumber }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['a', '1e3'], taken: ['-3', '0.5'] }),
};

/** `isPositiveNumber` accepts a whole number above zero. */
export const PositiveNumbers: Story = {
  name: 'Positive number [ACC-058]',
  args: { fields: [{ name: 'value', label: 'Position', type: 'text', is: isPositiveNumber }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['0', '-1', '1.5'], taken: ['1', '1250'] }),
};

/** `isPositiveDecimal` accepts a number above zero, whole or with decimals. */
export const PositiveDecimals: Story = {
  name: 'Positive decimals [ACC-058]',
  args: { fields: [{ name: 'value', label: 'Width', type: 'text', is: isPositiveDecimal }] },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['0', '-1.5', '1.'], taken: ['0.25', '3'] }),
};

/** `isFilled` refuses a value that is empty or only spaces. */
export const Required: Story = {
  name: 'Required [ACC-059]',
  args: { fields: [{ name: 'value', label: 'Title', type: 'text', is: isFilled }] },
  play: ({ canvasElement, args }) => testValues(canvasElement, args.onSubmit, { refused: ['', '   '], taken: ['x'] }),
};
