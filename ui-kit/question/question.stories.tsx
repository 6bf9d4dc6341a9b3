import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AlertHost } from '../alert-host/alert-host.tsx';
import { showAlert, useAlertSubject } from '../alerts/alerts.tsx';
import { Button } from '../button/button.tsx';
import { Explanation } from '../explanation/explanation.tsx';
import { Navigator } from '../navigator/navigator.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { RunOfFour } from '../run-of-four/run-of-four.tsx';
import { ActionBar } from './action-bar.tsx';
import { AlertArea } from './alert-area.tsx';
import { Choices } from './choices.tsx';
import { ExplanationHead } from './explanation-head.tsx';
import { Instructions } from './instructions.tsx';
import { MarginNote, Paper } from './paper.tsx';
import { guide } from './question.guide.tsx';
import { QuestionHead } from './question-head.tsx';
import { Verdict } from './verdict.tsx';

const paragraphs = (...texts: string[]): RichDocument =>
  texts.map((text) => ({ type: 'paragraph', children: [{ text }] }));

const question = paragraphs(
  'A student throws a ball upward from a platform. After t seconds its height above the ground is −5t² + 20t + 3 meters.',
  'What is the greatest height, in meters, that the ball reaches?',
);

const explanation = paragraphs(
  'The height is greatest at the vertex of the parabola, which opens downward because the coefficient of t² is negative.',
  'The vertex is at t = −b / 2a. Here a = −5 and b = 20, so t = 2, and the height is −5 · 4 + 20 · 2 + 3 = 23 meters.',
  'A second method: complete the square, −5(t − 2)² + 23. A square is never negative, so the height is at most 23.',
  'A third method uses symmetry: the ball is 3 meters high at t = 0, and again at t = 4. The vertex is halfway, at t = 2.',
  'An answer of 20 is the height above the platform. The question is about the height above the ground.',
);

const meta = {
  title: 'Practice/Question',
  component: Paper,
  subcomponents: { MarginNote, QuestionHead, Instructions, Verdict, ExplanationHead, ActionBar, AlertArea },
  args: {
    head: <QuestionHead number={7} rank={2} calculator={false} phoneExtra={<RunOfFour count={3} of={4} />} />,
    children: (
      <>
        <Instructions kind="one-choice" />
        <RichText document={question} />
        <Choices
          choices={['3', '20', '23', '33'].map((body) => ({ id: body, body }))}
          chosen={['23']}
          onChoose={fn()}
        />
        <ActionBar
          note={
            <>
              or press <kbd>Enter</kbd>
            </>
          }
        >
          <Button kind="primary" big>
            Check
          </Button>
        </ActionBar>
      </>
    ),
    aside: (
      <>
        <MarginNote label="Run of four">
          <RunOfFour count={3} of={4} big />
        </MarginNote>
        <MarginNote label="Questions">
          <Navigator
            items={[
              { id: 'a', mark: 'right' },
              { id: 'b', mark: 'wrong' },
              { id: 'c', mark: 'open' },
              { id: 'd', mark: 'open' },
            ]}
            current="c"
            onGo={fn()}
            arrows
          />
        </MarginNote>
      </>
    ),
  },
  parameters: { guide, flush: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <AlertHost />
      </>
    ),
  ],
} satisfies Meta<typeof Paper>;
export default meta;
type Story = StoryObj<typeof meta>;

const overlaps = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
};

export const Playground: Story = {};

/** The verdict is announced once, in the bar, and covers no text. */
export const Answering: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState<string[]>([]);
    const [checked, setChecked] = useState(false);
    const right = chosen[0] === '23';
    const run = checked && !right ? 0 : 3 + Number(checked);
    useAlertSubject('question 7');
    const check = () => {
      setChecked(true);
      showAlert(right ? 'success' : 'error', right ? 'Correct Answer' : 'Incorrect Answer', { subject: 'question 7' });
    };
    return (
      <Paper
        head={<QuestionHead number={7} rank={2} calculator={false} />}
        aside={
          <MarginNote label="Run of four">
            <RunOfFour count={run} of={4} big isNew={checked && right} />
          </MarginNote>
        }
      >
        <Instructions kind="one-choice" />
        <RichText document={question} />
        <Choices
          choices={['3', '20', '23', '33'].map((body) => ({ id: body, body, correct: body === '23' }))}
          chosen={chosen}
          checked={checked}
          onChoose={setChosen}
        />
        {checked && (
          <>
            <ExplanationHead right={right} />
            <Explanation>
              <RichText document={explanation} />
            </Explanation>
          </>
        )}
        <ActionBar note={<kbd>Enter</kbd>}>
          <Button kind="primary" big disabled={chosen.length === 0} onClick={checked ? undefined : check}>
            {checked ? 'Next' : 'Check'}
          </Button>
        </ActionBar>
      </Paper>
    );
  },
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

/** After a wrong answer the explanation has a cross, and its heading says so to a screen reader. */
export const Wrong: Story = {
  args: {
    head: <QuestionHead number={7} rank={2} calculator={false} phoneExtra={<RunOfFour count={0} of={4} />} />,
    children: (
      <>
        <Instructions kind="one-choice" />
        <RichText document={question} />
        <Choices
          choices={['3', '20', '23', '33'].map((body) => ({ id: body, body, correct: body === '23' }))}
          chosen={['20']}
          checked
          onChoose={fn()}
        />
        <ExplanationHead right={false} />
        <Explanation>
          <RichText document={explanation} />
        </Explanation>
        <ActionBar>
          <Button kind="primary" big>
            Next
          </Button>
        </ActionBar>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('heading', { name: /^Explanation.*your answer is wrong$/ });
    await expect(head).toHaveAttribute('data-right', 'false');
  },
};

/** The verdict of a review, which has no alert. */
export const Verdicts: Story = {
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

/** Numbers with rank and calculator note; an uncertain one is highlighted. */
export const Heads: Story = {
  parameters: { flush: false },
  render: () => (
    <div style={{ display: 'grid', gap: 32, width: 104 }}>
      <QuestionHead number={7} rank={2} calculator={false} />
      <QuestionHead number={38} rank={4} uncertain />
      <QuestionHead number={1} />
    </div>
  ),
};

/** Each kind of question has its fixed instruction. */
export const InstructionKinds: Story = {
  parameters: { flush: false },
  render: () => (
    <>
      <Instructions kind="one-choice" />
      <Instructions kind="several-choices" />
      <Instructions kind="typed" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('p')].map((line) => line.textContent);
    await expect(lines).toEqual(['Choose one answer.', 'Choose all answers that apply.', 'Type your answer.']);
  },
};
