import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AlertHost } from '../../alert-host/alert-host.tsx';
import { showAlert, useAlertSubject } from '../../alerts/alerts.tsx';
import { Button } from '../../button/button.tsx';
import { ErrorPanel } from '../../error-panel/error-panel.tsx';
import { Explanation } from '../../explanation/explanation.tsx';
import { Navigator, type NavigatorItem } from '../../navigator/navigator.tsx';
import { ActionBar } from '../../question/action-bar.tsx';
import { Choices } from '../../question/choices.tsx';
import { ExplanationHead } from '../../question/explanation-head.tsx';
import { Instructions } from '../../question/instructions.tsx';
import { SheetSwitch } from '../../question/lazy/sheet-switch.tsx';
import { MarginNote, Paper } from '../../question/paper.tsx';
import { PassagePane } from '../../question/passage-pane.tsx';
import { QuestionHead } from '../../question/question-head.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { sampleFormulas } from '../../rich-text/sample-documents.ts';
import { RunOfFour } from '../../run-of-four/run-of-four.tsx';
import { SavedState } from '../../saved-state/saved-state.tsx';
import { BackLink, TopBar } from '../../top-bar/top-bar.tsx';
import { TreeList, TreeRow } from '../../tree-list/tree-list.tsx';
import { dismissAll } from '../alert-helpers.ts';
import css from './composed.module.css';
import { none, onPhone, ReportButton } from './fixtures.tsx';
import { grammarQuestion, mathQuestion, type PracticeQuestion, readingQuestion } from './practice-questions.ts';

const marks = ['right', 'wrong', 'right', 'right', 'open', 'open', 'open', 'open'] as const;
const [number, runBefore] = [5, 2];
const sets = [
  ['Parabolas', null],
  ['Vertex form', 0],
  ['Intercepts', 4],
] as const;

function noteBelow(run: number, isChecked: boolean) {
  if (run === 0)
    return `The run was ${runBefore}. A wrong answer starts it again; four right in a row master this set.`;
  return `${isChecked ? 1 : 2} to go. 4 right in a row master this set.`;
}

function Frame({ question: { set, location }, children }: { question: PracticeQuestion; children: ReactNode }) {
  return (
    <>
      <TopBar
        title={set}
        fallback="Practice"
        subtitle={location}
        back={<BackLink href="#back" />}
        state={<SavedState at="saved" />}
        aside={<ReportButton />}
      />
      <main>{children}</main>
    </>
  );
}

type PracticeProps = { question?: PracticeQuestion; initialChoice?: string; initiallyChecked?: boolean };

/** A question of a problem set: Check judges the answer, Next shows the question again. */
function Practice({ question = mathQuestion, initialChoice, initiallyChecked = false }: PracticeProps) {
  const [chosen, setChosen] = useState<readonly string[]>(initialChoice ? [initialChoice] : []);
  const [checked, setChecked] = useState(initiallyChecked);
  useAlertSubject(question.set);
  const isRight = chosen[0] === question.right;
  const run = checked ? (isRight ? runBefore + 1 : 0) : runBefore;
  const items = marks.map((mark, at): NavigatorItem => {
    const isCurrent = at === number - 1;
    const shown = isCurrent && checked ? (isRight ? 'right' : 'wrong') : mark;
    return { id: `${at + 1}`, mark: shown, disabled: !isCurrent && mark === 'open' };
  });
  const submit = () => {
    if (!checked) {
      const verdict = isRight ? 'Correct Answer' : 'Incorrect Answer';
      showAlert(isRight ? 'success' : 'error', verdict, { subject: question.set });
    } else setChosen([]);
    setChecked(!checked);
  };
  return (
    <Frame question={question}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Paper
          head={
            <QuestionHead
              number={number}
              rank={2}
              calculator={question.calculator}
              phoneExtra={<RunOfFour count={run} of={4} />}
            />
          }
          passage={
            question.passage && (
              <PassagePane stateKey={String(checked)} startsWithPassage={!checked} Switch={SheetSwitch}>
                <RichText document={question.passage} />
              </PassagePane>
            )
          }
          aside={
            <>
              <MarginNote label="Run of four">
                <div className={css.stack} aria-live="polite">
                  <RunOfFour big count={run} of={4} isNew={checked && isRight} />
                  <p className="small">{noteBelow(run, checked)}</p>
                </div>
              </MarginNote>
              <MarginNote label="Questions">
                <Navigator items={items} current={`${number}`} onGo={none} onPrevious={none} arrows />
              </MarginNote>
              <MarginNote label="Problem sets in this sequence">
                <TreeList dense>
                  {sets.map(([title, count], at) => (
                    <TreeRow
                      key={title}
                      title={at === 0 ? question.set : title}
                      current={at === 0}
                      meta={<RunOfFour hidesText count={count ?? run} of={4} />}
                    />
                  ))}
                </TreeList>
              </MarginNote>
            </>
          }
        >
          <Instructions kind="one-choice" />
          <RichText document={question.stem} formulas={sampleFormulas} />
          <Choices
            choices={question.answers.map(({ id, text, why }) => ({
              id,
              body: text,
              why,
              correct: id === question.right,
            }))}
            chosen={chosen}
            checked={checked}
            onChoose={setChosen}
          />
          {checked && (
            <>
              <ExplanationHead right={isRight} />
              <Explanation>
                <RichText document={question.explanation} formulas={sampleFormulas} />
              </Explanation>
            </>
          )}
          <ActionBar
            note={
              <>
                or press <kbd>Enter</kbd>
              </>
            }
            onPrevious={none}
          >
            <Button type="submit" kind="primary" big disabled={chosen.length === 0}>
              {checked ? 'Next' : 'Check'}
            </Button>
          </ActionBar>
        </Paper>
      </form>
      <AlertHost />
    </Frame>
  );
}

/** A question of a problem set: its verdict, its explanation, and the run of four. */
const meta = {
  title: 'Pages/Practice',
  tags: ['!autodocs'],
  parameters: { flush: true },
  afterEach: dismissAll,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the check: what is chosen is ink, and nothing is judged. */
export const Desktop: Story = { render: () => <Practice initialChoice="b" /> };

/** The run is next to the number, and the main button is in a bar at the bottom. */
export const Phone: Story = { ...Desktop, globals: onPhone };

/** After a right answer: one more of the run. */
export const Right: Story = { render: () => <Practice initialChoice="c" initiallyChecked /> };

/** After a wrong answer: why it is wrong, the right answer, and a run that starts again without red. */
export const Wrong: Story = { render: () => <Practice initialChoice="b" initiallyChecked /> };

/** The verdict and the explanation are below the answers; the bar stays in view. */
export const WrongOnPhone: Story = { ...Wrong, globals: onPhone };

/** The verdict is announced next to the main button, which goes on. */
export const Checking: Story = {
  render: () => <Practice />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Check' })).toBeDisabled();
    await userEvent.click(page.getByText('23'));
    await userEvent.click(page.getByRole('button', { name: 'Check' }));
    await expect(await page.findByRole('button', { name: 'Correct Answer' }, { timeout: 3000 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Explanation/ })).toHaveAttribute('data-right', 'true');
    await expect(page.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(page.getByText('1 to go. 4 right in a row master this set.')).toBeVisible();
  },
};

/** A question of Grammar: sentences, without formulas or a calculator. */
export const Grammar: Story = { render: () => <Practice question={grammarQuestion} /> };

/** A question about a passage, which scrolls alone at the left of the question. */
export const Reading: Story = { render: () => <Practice question={readingQuestion} /> };

/** The passage and its question are two sheets. */
export const ReadingOnPhone: Story = { ...Reading, globals: onPhone };

/** The questions could not be loaded. */
export const Failed: Story = {
  name: 'Error',
  render: () => (
    <Frame question={mathQuestion}>
      <Paper head={<div />}>
        <ErrorPanel title="The questions could not be loaded." onRetry={none}>
          Your answers are safe.
        </ErrorPanel>
      </Paper>
    </Frame>
  ),
};
