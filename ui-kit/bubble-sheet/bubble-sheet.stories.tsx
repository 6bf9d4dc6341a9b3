import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { BubbleSheet } from './bubble-sheet.tsx';

const act = (count: number, options: number) =>
  Array.from({ length: count }, (_, at) => [...(at % 2 === 0 ? 'ABCDE' : 'FGHJK')].slice(0, options));
const sat = (count: number, typedFrom = count + 1) =>
  Array.from({ length: count }, (_, at) => (at + 1 < typedFrom ? [...'ABCD'] : null));

/** Stores the answers, like the owner of a sheet. */
function Sheet({ answers: first, onAnswer, ...rest }: ComponentProps<typeof BubbleSheet>) {
  const [answers, setAnswers] = useState(first);
  const answer = (number: number, given: string) => {
    setAnswers((now) => ({ ...now, [number]: given }));
    onAnswer(number, given);
  };
  return <BubbleSheet {...rest} answers={answers} onAnswer={answer} />;
}

/** For typing in answers that were given on paper, by keyboard alone if wanted. */
const meta = {
  title: 'Tests and paper/BubbleSheet',
  component: BubbleSheet,
  render: (args) => <Sheet {...args} />,
  args: {
    label: 'Mathematics',
    letters: act(60, 5),
    columns: 5,
    answers: {},
    onAnswer: fn(),
    typedErrorOf: (typed) => (typed === '' || /^[\d./]+$/.test(typed) ? null : 'Type a number such as 12, 0.5 or 3/4.'),
  },
} satisfies Meta<typeof BubbleSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = (canvas: HTMLElement, name: string) => within(canvas).getByRole('radiogroup', { name });
const chosen = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('radio', { checked: true })
    .map((oval) => oval.textContent)
    .join('');

export const Letters: Story = {
  name: 'is filled by letters: each chooses and moves on',
  args: { takesFocus: true },
  play: async ({ canvasElement: canvas, args }) => {
    await expect(question(canvas, 'Question 1, A to E, empty')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('egakb');
    await expect(chosen(canvas)).toBe('EGAK' + 'B');
    await expect(args.onAnswer).toHaveBeenCalledTimes(5);
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, 2, 'G');
    await expect(question(canvas, 'Question 6, F to K, empty')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** A sheet in an opening dialog, with a key press before React’s passive effects run. */
function Opening(args: ComponentProps<typeof BubbleSheet>) {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const key = new KeyboardEvent('keydown', { key: 'k', bubbles: true });
    if (open) queueMicrotask(() => document.activeElement?.dispatchEvent(key));
  }, [open]);
  return (
    <>
      <button type="button" onClick={() => setTimeout(() => setOpen(true))}>
        Open
      </button>
      {open && (
        <Dialog title="Sheet" onClose={() => setOpen(false)}>
          <Sheet {...args} />
        </Dialog>
      )}
    </>
  );
}

export const FirstKey: Story = {
  name: 'in an opening dialog receives the first key, at the first empty question',
  args: { takesFocus: true, answers: { 1: 'A' } },
  render: Opening,
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(within(canvas).getByRole('button', { name: 'Open' }));
    await expect(await within(canvas).findByRole('radiogroup', { name: 'Question 3, A to E, empty' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(chosen(canvas)).toBe('AK');
  },
};

export const OtherLetters: Story = {
  name: 'says which letters a question has, and ignores others',
  args: { takesFocus: true, answers: { 1: 'A' } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.keyboard('a');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(within(canvas).getByRole('status')).toHaveTextContent('Question 2 has the letters F, G, H, J, K.');
    await userEvent.keyboard('j');
    await expect(within(canvas).getByRole('status')).toHaveTextContent('');
    await expect(chosen(canvas)).toBe('AJ');
  },
};

export const Arrows: Story = {
  name: 'moves by arrows; Backspace clears, and on an empty question goes back',
  args: { takesFocus: true, answers: { 1: 'A', 2: 'F', 3: 'C' } },
  play: async ({ canvasElement: canvas }) => {
    const focused = () => document.activeElement as HTMLElement;
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(question(canvas, 'Question 3, A to E, empty')).toContainElement(focused());
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toHaveTextContent('F');
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(question(canvas, 'Question 2, F to K, H chosen')).toContainElement(focused());
    await userEvent.keyboard('{ArrowUp}{Delete}{ArrowDown}{ArrowDown}');
    await expect(chosen(canvas)).toBe('H');
    await userEvent.keyboard('{End}');
    await expect(question(canvas, 'Question 60, F to K, empty')).toContainElement(focused());
    await userEvent.keyboard('k{Home}');
    await expect(question(canvas, 'Question 1, A to E, empty')).toContainElement(focused());
  },
};

export const OneTabStop: Story = {
  name: 'is one tab stop, on the last focused question',
  args: { answers: { 4: 'G' } },
  play: async ({ canvasElement: canvas }) => {
    const stops = () => canvas.querySelectorAll('[tabindex="0"]');
    await expect(stops()).toHaveLength(1);
    await userEvent.click(within(question(canvas, 'Question 4, F to K, G chosen')).getByRole('radio', { name: 'J' }));
    await expect(stops()).toHaveLength(1);
    await expect(question(canvas, 'Question 4, F to K, J chosen')).toContainElement(stops()[0] as HTMLElement);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Erased: Story = {
  name: 'clears a chosen oval on a second click',
  args: { answers: { 4: 'G' } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(within(question(canvas, 'Question 4, F to K, G chosen')).getByRole('radio', { name: 'G' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(4, '');
    await expect(chosen(canvas)).toBe('');
  },
};

export const Typed: Story = {
  name: 'has inputs for typed answers; Enter moves on, and an error is only hinted',
  args: { label: 'Math - No Calculator', letters: sat(20, 16), takesFocus: true, answers: { 15: 'D' } },
  play: async ({ canvasElement: canvas }) => {
    const line = (number: number) => within(canvas).getByRole('textbox', { name: `Question ${number}, typed answer` });
    await userEvent.click(line(16));
    await userEvent.keyboard('3/4{Enter}two');
    await expect(line(16)).toHaveValue('3/4');
    await expect(line(17)).toHaveValue('two');
    await expect(line(17)).toBeInvalid();
    await expect(within(canvas).getByRole('status')).toHaveTextContent('Question 17: Type a number such as');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('D');
    await userEvent.keyboard('c');
    await expect(line(16)).toHaveFocus();
  },
};

export const Graded: Story = {
  name: 'marks wrong answers',
  args: { letters: act(40, 4), answers: { 1: 'A', 2: 'J', 3: 'C' }, wrong: [2, 3], label: 'Science' },
  play: async ({ canvasElement: canvas }) => {
    await expect(question(canvas, 'Question 2, F to J, J chosen, wrong')).toBeVisible();
    await expect(question(canvas, 'Question 1, A to D, A chosen')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'can be navigated but not changed if read-only',
  args: { readOnly: true, takesFocus: true, answers: { 1: 'A' }, letters: sat(20, 16) },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.keyboard('b{ArrowUp}{Delete}{Backspace}c');
    await userEvent.click(within(question(canvas, 'Question 5, A to D, empty')).getByRole('radio', { name: 'B' }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(within(canvas).getByRole('textbox', { name: 'Question 16, typed answer' })).toHaveAttribute(
      'readonly',
    );
  },
};

export const FourColumns: Story = { args: { letters: sat(52), columns: 4, label: 'Reading' } };
