import { formatClock } from '@fourfold/core/test-section/section-clock';
import type { EntriesByQuestion, SectionProgress } from '@fourfold/core/test-section/section-progress';
import type { TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { Button } from '@fourfold/ui-kit/button';
import { Explanation } from '@fourfold/ui-kit/explanation';
import type { NavigatorItem } from '@fourfold/ui-kit/navigator';
import { SheetSwitch } from '@fourfold/ui-kit/question/lazy/sheet-switch';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import { Verdict } from '@fourfold/ui-kit/question/verdict';
import { SoFar } from '@fourfold/ui-kit/test/so-far';
import { useLocation, useNavigate } from 'react-router-dom';
import { QuestionPassage } from '../../question/question-passage.tsx';
import { hasContent, RichField } from '../../question/rich-field.tsx';
import { useViewSettings } from '../../test-tools/view/use-view-settings.ts';
import { formId } from './form-id.ts';
import { QuestionBody } from './question-body.tsx';
import { JudgedAnswers } from './test-answers.tsx';
import { TestBar } from './test-bar.tsx';
import { testForms } from './test-forms.ts';
import css from './test-review.module.css';
import { variantLabels } from './test-route.ts';
import type { TestTakingProps } from './test-taking.tsx';
import { TestTools } from './test-tools.tsx';
import { useTestAnnotations } from './use-test-annotations.ts';
import { useTestKeys } from './use-test-keys.ts';
import { useTestPosition } from './use-test-position.ts';
import { ViewNote } from './view-note.tsx';

/** A submitted section with its keys, explanations, verdicts and the time of each question; read-only. */
export function TestReview({
  account,
  route,
  about,
  open,
  title,
  onPrint,
}: Omit<TestTakingProps, 'readiness' | 'isOpen' | 'onPause'>) {
  const { questions, progress } = open;
  const { entries } = progress;
  const navigate = useNavigate();
  const [view, setView] = useViewSettings();
  const [position, goTo] = useTestPosition(account, about, questions, null, useLocation().hash.slice(1));
  const at = Math.max(
    0,
    questions.findIndex(({ id }) => id === position.question),
  );
  // A section is shown only if it has questions.
  const question = questions[at] as TestQuestion;
  const go = (id: string, opensDialog = position.open) => goTo({ question: id, open: opensDialog });
  const previous = questions[at - 1];
  const following = questions[at + 1];
  const onEnter = () => (following ? go(following.id) : navigate(route.back));
  useTestKeys({
    letters: route.section.letters,
    question,
    number: at + 1,
    onPrevious: previous && (() => go(previous.id)),
    onNext: following && (() => go(following.id)),
    onEnter,
    isDialog: route.form === 'dialog' && position.open,
  });
  const store = useTestAnnotations({ question, questions, entries });
  const tools = <TestTools question={question} store={store} zoom={view.zoom} onZoom={(zoom) => setView({ zoom })} />;
  const Form = testForms[route.form];
  return (
    <>
      <TestBar
        account={account}
        back={route.back}
        title={title}
        variant={variantLabels[route.variant]}
        question={question.id}
        tools={route.form === 'page' && tools}
      />
      <main tabIndex={-1}>
        <Form
          judged
          tools={tools}
          items={questions.map((one) => navigatorItem(one, entries))}
          question={question}
          number={at + 1}
          uncertain={entries.get(question.id)?.markUncertain ?? false}
          open={position.open}
          onOpen={(opensDialog) => go(question.id, opensDialog)}
          onGo={go}
          onPrevious={previous && (() => go(previous.id))}
          onEnter={onEnter}
          main={
            <Button type="submit" form={formId} kind="primary" big>
              {following ? 'Next' : 'Back to the list'}
            </Button>
          }
          passage={
            <QuestionPassage
              question={question}
              stateKey={question.id}
              startsWithPassage={false}
              Switch={SheetSwitch}
              zoom={view.zoom}
            />
          }
          body={
            <JudgedQuestion
              letters={route.section.letters}
              question={question}
              number={at + 1}
              zoom={view.zoom}
              entries={entries}
            />
          }
          notes={
            <>
              <MarginNote label="Result">
                <Result progress={progress} />
              </MarginNote>
              <ViewNote view={view} onView={setView} onPrint={onPrint} review />
            </>
          }
        />
      </main>
    </>
  );
}

function navigatorItem({ id }: TestQuestion, entries: EntriesByQuestion): NavigatorItem {
  const entry = entries.get(id);
  return { id, mark: entry?.isCorrect ? 'right' : 'wrong', uncertain: entry?.markUncertain };
}

type JudgedQuestionProps = {
  letters: TestTakingProps['route']['section']['letters'];
  question: TestQuestion;
  number: number;
  zoom: number;
  entries: EntriesByQuestion;
};

function JudgedQuestion({ letters, question, number, zoom, entries }: JudgedQuestionProps) {
  const entry = entries.get(question.id);
  const explanation = 'sealed' in question ? '' : question.question_exp;
  return (
    <QuestionBody question={question} zoom={zoom}>
      <JudgedAnswers letters={letters} question={question} number={number} entry={entry} />
      <Verdict right={entry?.isCorrect === true}>
        {entry?.isComplete ? '' : 'Not answered. '}
        {entry && entry.timeSpent > 0 && `Time: ${formatClock(entry.timeSpent)}`}
      </Verdict>
      {hasContent(explanation) && (
        <Explanation key={question.id}>
          <RichField field={explanation} formulas={question.formulas} />
        </Explanation>
      )}
    </QuestionBody>
  );
}

function Result({ progress }: { progress: SectionProgress }) {
  const { math_score: right, question_count: of, time_spent, timed, removed_question_ids: removed } = progress;
  return (
    <>
      <SoFar
        rows={[
          ['Right', right ?? 'not available'],
          ['Wrong', right === null || of === null ? 'not available' : of - right],
        ]}
        total={['Questions', of ?? 'not available']}
      />
      <p className={css.note}>
        Time: {formatClock(time_spent)}
        {timed !== null && (timed ? ', within the limit' : ', over the limit')}
      </p>
      {progress.practice && <p className={css.note}>Practice mode.</p>}
      {progress.key_seen && <p className={css.note}>Answers seen before this test was submitted.</p>}
      {removed.length > 0 && (
        <p className={css.note}>
          {removed.length === 1
            ? '1 question was taken out after you answered it. It counts neither way.'
            : `${removed.length} questions were taken out after you answered them. They count neither way.`}
        </p>
      )}
    </>
  );
}
