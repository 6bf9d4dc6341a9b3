import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Explanation } from '../explanation/explanation.tsx';
import { Navigator } from '../navigator/navigator.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { ball, everything, sampleFormulas } from '../rich-text/sample.ts';
import { RunOfFour } from '../run-of-four/run-of-four.tsx';
import { ActionBar } from './action-bar.tsx';
import { Choices } from './choices.tsx';
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

/** How the parts of a question stand together. */
function WholeQuestion({ begins = [] as string[], checks = false }) {
  const [chosen, setChosen] = useState(begins);
  const [checked, setChecked] = useState(checks);
  const right = chosen[0] === '23';
  const run = checked && !right ? 0 : 3 + Number(checked);
  return (
    <Paper
      head={
        <QuestionHead
          number={7}
          rank={2}
          calculator={false}
          phone={<RunOfFour count={run} fresh={checked && right} />}
        />
      }
      aside={
        <>
          <MarginNote label="Run of four">
            <RunOfFour count={run} big fresh={checked && right} />
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
      <RichText document={ball} formulas={sampleFormulas} />
      <Choices choices={answers} chosen={chosen} checked={checked} onChoose={setChosen} />
      <Verdict right={checked ? right : undefined} />
      {checked && (
        <Explanation>
          <RichText document={everything} formulas={sampleFormulas} />
        </Explanation>
      )}
      <ActionBar
        note={
          <>
            or press <kbd>Enter</kbd>
          </>
        }
      >
        <Button kind="primary" big disabled={chosen.length === 0} onClick={() => setChecked(true)}>
          {checked ? 'Next' : 'Check'}
        </Button>
      </ActionBar>
    </Paper>
  );
}

/** How the parts of a question stand together. Take the whole arrangement; a part never stands alone on a page. */
const meta = {
  title: 'Practice/Question',
  component: WholeQuestion,
  subcomponents: { Paper, MarginNote, QuestionHead, Instructions, Verdict, ActionBar },
  parameters: { flush: true },
} satisfies Meta<typeof WholeQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answering: Story = {
  name: 'is answered and judged, and the verdict is announced',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const check = kit.getByRole('button', { name: 'Check' });
    await expect(check).toBeDisabled();
    await userEvent.click(kit.getByText('23'));
    await userEvent.click(check);
    await expect(kit.getAllByRole('status').map((status) => status.textContent)).toContain('Correct Answer');
    await expect(kit.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const Unanswered: Story = {};
export const Wrong: Story = {
  name: 'says "Incorrect Answer" after a wrong one',
  args: { begins: ['20'], checks: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Incorrect Answer')).toBeVisible();
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
  name: 'tells how it is answered, by its kind',
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
