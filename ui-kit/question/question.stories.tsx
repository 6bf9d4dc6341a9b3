import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AlertHost } from '../alert-host/alert-host.tsx';
import { showAlert, useAlertSubject } from '../alerts/alerts.tsx';
import { Button } from '../button/button.tsx';
import { Explanation } from '../explanation/explanation.tsx';
import { Navigator } from '../navigator/navigator.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { allTextNodes, ballQuestion, sampleFormulas } from '../rich-text/sample-documents.ts';
import { RunOfFour } from '../run-of-four/run-of-four.tsx';
import { ActionBar } from './action-bar.tsx';
import { AlertArea } from './alert-area.tsx';
import { Choices } from './choices.tsx';
import { ExplanationHead } from './explanation-head.tsx';
import { Instructions } from './instructions.tsx';
import { MarginNote, Paper } from './paper.tsx';
import { QuestionHead } from './question-head.tsx';
import { Verdict } from './verdict.tsx';

const answers = ['3', '20', '23', '33'].map((body) => ({
  id: body,
  body,
  correct: body === '23',
  why: body === '20' && '20 meters is how far the ball rises above the platform. The platform is itself 3 meters high.',
}));

const marks = [
  'right',
  'right',
  'wrong',
  'right',
  'right',
  'right',
  'wrong',
  'open',
  'open',
  'open',
  'open',
  'open',
] as const;

/** A question with all its parts. */
function WholeQuestion({ initialChoice = [] as string[], initiallyChecked = false }) {
  const [chosen, setChosen] = useState(initialChoice);
  const [checked, setChecked] = useState(initiallyChecked);
  const right = chosen[0] === '23';
  const run = checked && !right ? 0 : 3 + Number(checked);
  useAlertSubject('question 7');
  const check = () => {
    setChecked(true);
    showAlert(right ? 'success' : 'error', right ? 'Correct Answer' : 'Incorrect Answer', { subject: 'question 7' });
  };
  return (
    <Paper
      head={
        <QuestionHead
          number={7}
          rank={2}
          calculator={false}
          phoneExtra={<RunOfFour count={run} of={4} isNew={checked && right} />}
        />
      }
      aside={
        <>
          <MarginNote label="Run of four">
            <RunOfFour count={run} of={4} big isNew={checked && right} />
          </MarginNote>
          <MarginNote label="Questions">
            <Navigator
              items={marks.map((mark, at) => ({ id: `${at}`, mark: at === 6 && !checked ? 'open' : mark }))}
              current="6"
              onGo={() => {}}
              arrows
            />
          </MarginNote>
        </>
      }
    >
      <Instructions input="one" />
      <RichText document={ballQuestion} formulas={sampleFormulas} />
      <Choices choices={answers} chosen={chosen} checked={checked} onChoose={setChosen} />
      {checked && (
        <>
          <ExplanationHead right={right} />
          <Explanation>
            <RichText document={allTextNodes} formulas={sampleFormulas} />
          </Explanation>
        </>
      )}
      <ActionBar
        note={
          <>
            or press <kbd>Enter</kbd>
          </>
        }
      >
        <Button kind="primary" big disabled={chosen.length === 0} onClick={checked ? undefined : check}>
          {checked ? 'Next' : 'Check'}
        </Button>
      </ActionBar>
    </Paper>
  );
}

/** The layout of a question with all its parts. Use all of them; a part is never alone on a page. */
const meta = {
  title: 'Practice/Question',
  component: WholeQuestion,
  subcomponents: {
    Paper,
    MarginNote,
    QuestionHead,
    Instructions,
    Verdict,
    ExplanationHead,
    ActionBar,
    AlertPlace: AlertArea,
  },
  parameters: { flush: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <AlertHost />
      </>
    ),
  ],
} satisfies Meta<typeof WholeQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const overlaps = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
};

export const Answering: Story = {
  name: 'is answered and judged: the verdict is announced once, in the bar, and covers no text',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const check = kit.getByRole('button', { name: 'Check' });
    await expect(check).toBeDisabled();
    await userEvent.click(kit.getByText('23'));
    await userEvent.click(check);
    const alert = await kit.findByRole('button', { name: 'Correct Answer' }, { timeout: 3000 });
    await expect(kit.getAllByText('Correct Answer')).toHaveLength(1);
    await expect(alert.closest('[aria-live=polite]')?.parentElement?.parentElement).toContainElement(
      kit.getByRole('button', { name: 'Next' }),
    );
    // At every scroll position the bar and its alert are in view.
    for (const top of [0, 300, 10_000]) {
      window.scrollTo(0, top);
      await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    }
    for (const text of [kit.getByRole('radiogroup'), kit.getByRole('region', { name: 'Explanation' })]) {
      await expect(overlaps(alert, text)).toBe(false);
    }
    await expect(kit.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.click(alert);
    await waitFor(() => expect(kit.queryByText('Correct Answer')).toBeNull());
  },
};

export const Unanswered: Story = {};
export const Wrong: Story = {
  name: 'marks the explanation after a wrong answer, and says so to a screen reader',
  args: { initialChoice: ['20'], initiallyChecked: true },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('heading', { name: /^Explanation.*your answer is wrong$/ });
    await expect(head).toHaveAttribute('data-right', 'false');
  },
};

export const Verdicts: StoryObj = {
  name: 'says "Correct Answer" or "Incorrect Answer" if there is no alert',
  parameters: { flush: false },
  render: () => (
    <>
      <Verdict right />
      <Verdict right={false} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const spoken = within(canvasElement).getAllByRole('status');
    await expect(spoken.map((status) => status.textContent)).toEqual(['Correct Answer', 'Incorrect Answer']);
  },
};

export const Heads: StoryObj = {
  parameters: { flush: false },
  render: () => (
    <div style={{ display: 'grid', gap: 32, width: 104 }}>
      <QuestionHead number={7} rank={2} calculator={false} />
      <QuestionHead number={38} rank={4} uncertain />
      <QuestionHead number={1} />
    </div>
  ),
};

export const InstructionKinds: StoryObj = {
  name: 'says how each kind of question is answered',
  parameters: { flush: false },
  render: () => (
    <>
      <Instructions input="one" />
      <Instructions input="several" />
      <Instructions input="typed" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('p')].map((line) => line.textContent);
    await expect(lines).toEqual(['Choose one answer.', 'Choose all answers that apply.', 'Type your answer.']);
  },
};
