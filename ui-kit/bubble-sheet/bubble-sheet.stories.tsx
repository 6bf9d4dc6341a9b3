import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { guide } from './bubble-sheet.guide.tsx';
import { BubbleSheet } from './bubble-sheet.tsx';

const act = (count: number, options: number) =>
  Array.from({ length: count }, (_, at) => [...(at % 2 === 0 ? 'ABCDE' : 'FGHJK')].slice(0, options));
const sat = (count: number, typedFrom = count + 1) =>
  Array.from({ length: count }, (_, at) => (at + 1 < typedFrom ? [...'ABCD'] : null));

type SheetProps = ComponentProps<typeof BubbleSheet>;

/** Stores the answers, as a page does. */
function Answered({ args, Story }: { args: SheetProps; Story: Parameters<Decorator<SheetProps>>[0] }) {
  const [answers, setAnswers] = useState(args.answers);
  const onAnswer = (number: number, given: string) => {
    setAnswers((now) => ({ ...now, [number]: given }));
    args.onAnswer(number, given);
  };
  return <Story args={{ ...args, answers, onAnswer }} />;
}

const meta = {
  title: 'Tests and paper/BubbleSheet (Answer sheet)',
  component: BubbleSheet,
  args: {
    label: 'Mathematics',
    letters: act(60, 5),
    columns: 5,
    answers: {},
    onAnswer: fn(),
    typedErrorOf: (typed) => (typed === '' || /^[\d./]+$/.test(typed) ? null : 'Type a number such as 12, 0.5 or 3/4.'),
  },
  decorators: [(Story, { args }) => <Answered args={args} Story={Story} />],
  parameters: { guide },
} satisfies Meta<typeof BubbleSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = (canvas: HTMLElement, name: string) => within(canvas).getByRole('radiogroup', { name });
const chosen = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('radio', { checked: true })
    .map((oval) => oval.textContent)
    .join('');

export const Playground: Story = { args: { letters: act(20, 5), answers: { 1: 'A', 2: 'J' } } };

/** The page stores the answers. */
export const Stored: Story = {
  render: function Render(args) {
    const [answers, setAnswers] = useState<Record<string, string>>({ 1: 'A' });
    return (
      <BubbleSheet
        label="English"
        letters={act(10, 4)}
        columns={args.columns}
        answers={answers}
        onAnswer={(number, answer) => setAnswers((now) => ({ ...now, [number]: answer }))}
        typedErrorOf={() => null}
      />
    );
  },
};

/** A letter chooses an oval and moves on. The first empty question can have the focus from the start. */
export const Letters: Story = {
  decorators: [(Story, { args }) => <Story args={{ ...args, takesFocus: true }} />],
  play: async ({ canvasElement: canvas, args }) => {
    await expect(question(canvas, 'Question 1, A to E, empty')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('egakb');
    await expect(chosen(canvas)).toBe('EGAK' + 'B');
    await expect(args.onAnswer).toHaveBeenCalledTimes(5);
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, 2, 'G');
    await expect(question(canvas, 'Question 6, F to K, empty')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** A dialog that opens, with a key press before React’s passive effects run. */
function Opening({ children }: { children: ReactNode }) {
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
          {children}
        </Dialog>
      )}
    </>
  );
}

/** In an opening dialog, the first empty question receives the first key. */
export const FirstKey: Story = {
  args: { takesFocus: true, answers: { 1: 'A' } },
  decorators: [
    (Story) => (
      <Opening>
        <Story />
      </Opening>
    ),
  ],
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(within(canvas).getByRole('button', { name: 'Open' }));
    await expect(await within(canvas).findByRole('radiogroup', { name: 'Question 3, A to E, empty' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(chosen(canvas)).toBe('AK');
  },
};

/** Letters that a question does not have are ignored, and announced. */
export const OtherLetters: Story = {
  args: { answers: { 1: 'A' } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}a');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(within(canvas).getByRole('status')).toHaveTextContent('Question 2 has the letters F, G, H, J, K.');
    await userEvent.keyboard('j');
    await expect(within(canvas).getByRole('status')).toHaveTextContent('');
    await expect(chosen(canvas)).toBe('AJ');
  },
};

/** Arrows move; Backspace clears, and on an empty question goes back. */
export const Arrows: Story = {
  args: { answers: { 1: 'A', 2: 'F', 3: 'C' } },
  play: async ({ canvasElement: canvas }) => {
    const focused = () => document.activeElement as HTMLElement;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Backspace}{Backspace}');
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

/** The sheet is one tab stop, on the last focused question. */
export const OneTabStop: Story = {
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

/** A second click clears a chosen oval. */
export const Erased: Story = {
  args: { answers: { 4: 'G' } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(within(question(canvas, 'Question 4, F to K, G chosen')).getByRole('radio', { name: 'G' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(4, '');
    await expect(chosen(canvas)).toBe('');
  },
};

/** A typed answer has an input: Enter moves on, and an error is only a hint. */
export const Typed: Story = {
  args: { label: 'Math - No Calculator', letters: sat(20, 16), answers: { 15: 'D' } },
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

/** Wrong answers are marked. */
export const Graded: Story = {
  args: { letters: act(40, 4), answers: { 1: 'A', 2: 'J', 3: 'C' }, wrong: [2, 3], label: 'Science' },
  play: async ({ canvasElement: canvas }) => {
    await expect(question(canvas, 'Question 2, F to J, J chosen, wrong')).toBeVisible();
    await expect(question(canvas, 'Question 1, A to D, A chosen')).toBeVisible();
  },
};

/** A sheet that can be navigated but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, answers: { 1: 'A' }, letters: sat(20, 16) },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}b{ArrowUp}{Delete}{Backspace}c');
    await userEvent.click(within(question(canvas, 'Question 5, A to D, empty')).getByRole('radio', { name: 'B' }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(within(canvas).getByRole('textbox', { name: 'Question 16, typed answer' })).toHaveAttribute(
      'readonly',
    );
  },
};

/** A section whose paper has four columns. */
export const FourColumns: Story = { args: { letters: sat(52), columns: 4, label: 'Reading' } };
