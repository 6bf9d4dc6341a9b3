import { positionOf } from '@fourfold/core/answers/answer-letters';
import { keyOf } from '@fourfold/core/answers/question-key';
import { typedJudging } from '@fourfold/core/answers/typed/judge';
import type { Question } from '@fourfold/core/contract/content';
import { answering, canCheck, type PracticeScreen, stepScreen } from '@fourfold/core/practice/practice-screen';
import { Button } from '@fourfold/ui-kit/button';
import { Explanation } from '@fourfold/ui-kit/explanation';
import { Instructions, type QuestionInput } from '@fourfold/ui-kit/question/instructions';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { QuestionHead } from '@fourfold/ui-kit/question/question-head';
import { Verdict } from '@fourfold/ui-kit/question/verdict';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasContent, RichField } from '../rich-field.tsx';
import css from './preview.module.css';
import { PreviewAnswers } from './preview-answers.tsx';

export type CheckedAnswer = { right: boolean; chosenIds: readonly string[] };

type PreviewQuestionProps = {
  question: Question;
  /** The number that is shown, from 1. */
  number: number;
  back: (() => void) | undefined;
  onNext: (checked: CheckedAnswer) => void;
};

/** One question, rendered and judged as in practice. */
export function PreviewQuestion({ question, number, back, onNext }: PreviewQuestionProps) {
  const head = useRef<HTMLDivElement>(null);
  const key = keyOf(question.answers);
  const [screen, setScreen] = useState<PracticeScreen>(() => answering(question.id, question.id, key));
  const input: QuestionInput = key.kind === 'typed' ? 'typed' : key.correctIds.length > 1 ? 'several' : 'one';
  const checked = screen.kind === 'checked' ? screen : null;
  useLayoutEffect(() => head.current?.focus(), []);

  const choose = (answerIds: readonly string[]) => setScreen(stepScreen(screen, { kind: 'chosen', answerIds }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked) {
      const { given, verdict } = checked;
      onNext({ right: verdict.right, chosenIds: given.kind === 'choice' ? given.answerIds : [] });
    } else setScreen(stepScreen(screen, { kind: 'check', key, seconds: 0, typed: typedJudging }));
  };
  /**
   * Enter checks the answer or goes to the next question, as in practice. Not if the focus is on a
   * control that handles Enter itself.
   */
  const submitByEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, currentTarget: form } = event;
    const isOnControl =
      target instanceof Element && target.closest('button, a, input:not([type="radio"], [type="checkbox"])');
    if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing || isOnControl) return;
    event.preventDefault();
    if (checked || canCheck(screen)) form.requestSubmit();
  };
  const chooseByLetter = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || screen.kind !== 'answering' || screen.draft.kind !== 'choice')
      return;
    const at = positionOf(event.key);
    const id = at === undefined ? undefined : question.answers[at]?.id;
    if (id === undefined) return;
    const { answerIds } = screen.draft;
    const rest = answerIds.filter((one) => one !== id);
    choose(input === 'one' ? [id] : rest.length < answerIds.length ? rest : [...answerIds, id]);
  };
  const explanation = (
    <>
      <Verdict right={checked?.verdict.right} />
      {checked && hasContent(question.question_exp) && (
        <Explanation>
          <RichField field={question.question_exp} formulas={question.formulas} />
        </Explanation>
      )}
    </>
  );
  return (
    <form
      className={css.sheet}
      onSubmit={submit}
      onKeyDown={(event) => {
        submitByEnter(event);
        chooseByLetter(event);
      }}
    >
      <Paper
        head={
          <div ref={head} tabIndex={-1} className={css.head}>
            <QuestionHead number={number} rank={question.rank} calculator={question.is_calc} />
          </div>
        }
      >
        <Instructions input={input} />
        <RichField field={question.question} formulas={question.formulas} />
        <PreviewHelp question={question} checked={checked !== null} />
        {question.exp_position_before_answer && explanation}
        <PreviewAnswers
          question={question}
          screen={screen}
          several={input === 'several'}
          onChoose={choose}
          onType={(text) => setScreen(stepScreen(screen, { kind: 'typed', text }))}
        />
        {!question.exp_position_before_answer && explanation}
        <div className={css.acts}>
          <Button type="submit" kind="primary" big disabled={!checked && !canCheck(screen)}>
            {checked ? 'Next' : 'Check'}
          </Button>
          {back && (
            <Button kind="quiet" onClick={back}>
              Back
            </Button>
          )}
        </div>
      </Paper>
    </form>
  );
}

/** A hint on request; after Check also the explanation of the hint (Q30). */
function PreviewHelp({ question, checked }: { question: Question; checked: boolean }) {
  const [open, setOpen] = useState(false);
  if (!hasContent(question.help)) return null;
  return (
    <div>
      <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide help' : 'Help'}
      </Button>
      {open && <RichField field={question.help} formulas={question.formulas} />}
      {open && checked && hasContent(question.help_exp) && (
        <RichField field={question.help_exp} formulas={question.formulas} />
      )}
    </div>
  );
}
