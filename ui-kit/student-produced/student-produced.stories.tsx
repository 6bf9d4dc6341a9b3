import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './student-produced.guide.tsx';
import { StudentProduced } from './student-produced.tsx';

const meta = {
  title: 'Practice/StudentProduced (Grid-in, Number input)',
  component: StudentProduced,
  args: { value: '', onType: fn() },
  parameters: { guide, width: 704, controlled: { value: 'onType' } },
} satisfies Meta<typeof StudentProduced>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputIn = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText<HTMLInputElement>('Your answer');
const messageIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status');

export const Playground: Story = {};

/** A fraction is previewed with its bar, and described as a text. */
export const Fraction: Story = { args: { value: '-17/3' } };

/** A decimal is previewed as it is typed. */
export const Decimal: Story = { args: { value: '.6667' } };

/** What is typed is previewed as the number that it is read as, at each character. */
export const Preview: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await expect(input).toHaveAccessibleDescription('');
    await userEvent.type(input, '2/');
    await expect(input).toHaveAccessibleDescription('Answer preview: not a number yet');
    await userEvent.type(input, '3');
    await expect(args.onType).toHaveBeenLastCalledWith('2/3');
    await expect(input).toHaveAccessibleDescription('Answer preview: 2 over 3');
    await expect(canvasElement.querySelectorAll('mfrac > mn')).toHaveLength(2);
    await userEvent.clear(input);
    await userEvent.type(input, '-.5');
    await expect(input).toHaveAccessibleDescription('Answer preview: minus .5');
  },
};

/** A character that cannot be typed is refused with its reason, and the caret stays. */
export const Refused: Story = {
  args: { value: '12' },
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    for (const [key, reason] of [
      ['x', /^Only digits/],
      [' ', /^Type a mixed number|^Only digits/],
      [',', /^Type a point/],
      ['-', /^A minus can only be in front/],
    ] as const) {
      await userEvent.type(input, key, { initialSelectionStart: 1, initialSelectionEnd: 1 });
      await expect(input).toHaveValue('12');
      await expect(input.selectionStart).toBe(1);
      await expect(messageIn(canvasElement)).toHaveTextContent(reason);
    }
    await expect(args.onType).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/^Answer preview: 12 A minus can only be in front/);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.type(input, '.', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('1.2');
    await expect(messageIn(canvasElement)).toBeEmptyDOMElement();
  },
};

/** At most 5 characters, or 6 with a minus; one point or one fraction bar. */
export const Length: Story = {
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '1.23456');
    await expect(input).toHaveValue('1.234');
    await expect(messageIn(canvasElement)).toHaveTextContent('at most 5 characters');
    await userEvent.type(input, '-', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(input).toHaveValue('-1.234');
    await userEvent.type(input, '{backspace}/');
    await expect(input).toHaveValue('-1.23');
    await expect(messageIn(canvasElement)).toHaveTextContent('one point or one fraction bar');
  },
};

/** A pasted number is taken without the spaces around it and with a plain minus; any other text is refused as a whole. */
export const Paste: Story = {
  args: { value: '7' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    for (const refused of ['3 1/2', '0.66667', '$5', 'two']) {
      await userEvent.clear(input);
      await userEvent.paste(refused);
      await expect(input).toHaveValue('');
      await expect(messageIn(canvasElement)).not.toBeEmptyDOMElement();
    }
    await userEvent.paste(' −2⁄3 ');
    await expect(input).toHaveValue('-2/3');
    await expect(messageIn(canvasElement)).toBeEmptyDOMElement();
  },
};

/** What was stored in another form can be deleted character by character. */
export const OtherForm: Story = {
  args: { value: '3 1/2' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '{backspace}{backspace}');
    await expect(input).toHaveValue('3 1');
    await userEvent.clear(input);
    await userEvent.type(input, '7/2');
    await expect(input).toHaveValue('7/2');
  },
};

/** A format error is announced below the input, and nothing is stored yet. */
export const Hint: Story = {
  args: { value: '2/', hint: 'Type a number such as 12, -0.5 or 3/4.' },
  play: async ({ canvasElement }) => {
    await expect(messageIn(canvasElement)).toHaveTextContent('Type a number such as 12, -0.5 or 3/4.');
    await expect(inputIn(canvasElement)).toBeInvalid();
    await expect(inputIn(canvasElement)).toHaveAccessibleDescription(/Type a number such as/);
  },
};

/** The directions are opened and closed by the keyboard. */
export const LongDirections: Story = {
  args: { value: '7/9' },
  play: async ({ canvasElement }) => {
    const rule = within(canvasElement).getByText('Mixed number');
    await expect(rule).not.toBeVisible();
    inputIn(canvasElement).focus();
    await userEvent.tab();
    while (document.activeElement?.tagName === 'BUTTON') await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('How to type an answer');
    // The browser makes a click of the key.
    await userEvent.click(document.activeElement ?? canvasElement);
    await expect(rule).toBeVisible();
  },
};

/** After the check: a right answer. The input is read-only. */
export const Right: Story = { args: { value: '.6667', verdict: 'right', rightAnswer: '2/3' } };

/** After a wrong answer an accepted value is shown, a fraction with its bar. */
export const Wrong: Story = { args: { value: '0.67', verdict: 'wrong', rightAnswer: '2/3' } };

/** After the check nothing can be typed, and the preview and the directions are gone. */
export const ReadOnly: Story = {
  args: { value: '0.67', verdict: 'wrong', rightAnswer: '2/3' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('0.67');
    await expect(input).toHaveAccessibleDescription(/^Your answer\s?, wrong$/);
    await expect(within(canvasElement).getByText('2 over 3')).toBeInTheDocument();
    await expect(within(canvasElement).queryByText('How to type an answer')).toBeNull();
  },
};

/** At the width of a phone. */
export const Phone: Story = { args: { value: '-17/3' }, parameters: { width: 375 } };
