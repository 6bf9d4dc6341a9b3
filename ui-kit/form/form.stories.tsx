import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Form, type FormField } from './form.tsx';
import * as validators from './validators.ts';

const topic: FormField[] = [
  { name: 'title', label: 'Title', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
];

/** For a form described by data: fields with labels and patterns. It shows its own errors. */
const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { fields: topic, submit: 'Save', onSubmit: fn() },
  parameters: { width: 420 },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));

export const RefusesEmpty: Story = {
  name: 'shows "Please enter {label}" at each empty field, and focuses the first [ACC-060]',
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

export const Pattern: Story = {
  name: 'checks a value against the pattern of its field [ACC-061]',
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

export const NumberField: Story = {
  name: 'refuses e, E, +, - and the dot in a number, typed or pasted [ACC-062]',
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

export const GroupedNumbers: Story = {
  name: 'changes an empty number of a group to 0 on blur [ACC-063]',
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

/** The fields of a form with one validated field. */
const validated = (label: string, is: validators.Validator, type: FormField['type'] = 'text'): FormField[] => [
  { name: 'value', label, type, is },
];

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

export const StrongPassword: Story = {
  name: 'accepts only a strong password [ACC-054]',
  args: { fields: validated('Password', validators.isStrongPassword, 'password') },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, {
      refused: ['Abcde1@', 'abcdef1@', 'ABCDEF1@', 'Abcdefg@', 'Abcdefg1'],
      taken: [...'@#$%^&*()_+!'].map((sign) => `Abcdef1${sign}`),
    }),
};

export const Words: Story = {
  name: 'accepts a string of the allowed characters only [ACC-055]',
  args: { fields: validated('Name', validators.isString) },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, {
      refused: ['a_b', 'a@b', '<b>', 'a;b'],
      taken: ["O'Neil-Smith, #4/2. b"],
    }),
};

export const Website: Story = {
  name: 'takes a website address [ACC-056]',
  args: { fields: validated('Website', validators.isWebsite) },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, {
      refused: ['site', 'javascript:alert(1)'],
      taken: ['https://openstax.org/x'],
    }),
};

export const Email: Story = {
  name: 'takes an e-mail address [ACC-056]',
  args: { fields: validated('Email', validators.isEmail, 'email') },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, {
      refused: ['maya', 'maya@mail', '@mail.example'],
      taken: ['maya@mail.example'],
    }),
};

export const Alphabetic: Story = {
  name: 'accepts only letters [ACC-057]',
  args: { fields: validated('Letters', validators.isAlphabetic) },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['a1', 'a b'], taken: ['abc'] }),
};

export const Alphanumeric: Story = {
  name: 'accepts only letters and digits [ACC-057]',
  args: { fields: validated('Code', validators.isAlphanumeric) },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['a-1', 'a b'], taken: ['a1', 'abc'] }),
};

export const Numbers: Story = {
  name: 'takes a number [ACC-058]',
  args: { fields: validated('Number', validators.isNumber) },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['a', '1e3'], taken: ['-3', '0.5'] }),
};

export const PositiveNumbers: Story = {
  name: 'takes a positive number [ACC-058]',
  args: { fields: validated('Position', validators.isPositiveNumber) },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['0', '-1', '1.5'], taken: ['1', '1250'] }),
};

export const PositiveDecimals: Story = {
  name: 'takes positive decimals [ACC-058]',
  args: { fields: validated('Width', validators.isPositiveDecimal) },
  play: ({ canvasElement, args }) =>
    testValues(canvasElement, args.onSubmit, { refused: ['0', '-1.5', '1.'], taken: ['0.25', '3'] }),
};

export const Required: Story = {
  name: 'rejects a value that is empty or only spaces [ACC-059]',
  args: { fields: validated('Title', validators.isFilled) },
  play: ({ canvasElement, args }) => testValues(canvasElement, args.onSubmit, { refused: ['', '   '], taken: ['x'] }),
};

export const Busy: Story = {
  args: { busy: true, initial: { title: 'Quadratics', email: 'maya@mail.example' } },
};
