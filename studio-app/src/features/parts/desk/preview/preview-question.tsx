import { positionOf } from '@fourfold/core/answers/answer-letters';
import type { Question } from '@fourfold/core/contract/content';
import { afterLetter, chosenIds } from '@fourfold/core/kinds/given';
import { judging } from '@fourfold/core/kinds/lazy/judging';
import type { Given } from '@fourfold/core/kinds/registry';
import { answering, canCheck, type PracticeScreen, stepScreen } from '@fourfold/core/practice/practice-screen';
import { itemOf } from '@fourfold/core/wire/item-of';
import { Button } from '@fourfold/ui-kit/button';
import { Explanation } from '@fourfold/ui-kit/explanation';
import { Instructions } from '@fourfold/ui-kit/question/instructions';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { QuestionHead } from '@fourfold/ui-kit/question/question-head';
import { Verdict } from '@fourfold/ui-kit/question/verdict';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasContent, RichField } from '../rich-field.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import css from './preview.module.css';
import { PreviewAnswers } from './preview-answers.tsx';

export type CheckedAnswer = { right: boolean; chosenIds: readonly string[] };

export type Screen = 'laptop' | 'phone';

export type PreviewQuestionProps = {
  question: Question;
  /** Where it is shown. The answer is given on the first, and the same on the others. */
  screens: readonly Screen[];
  /** Whether it takes the focus when it appears. */
  hasFocus: boolean;
  /** The number that is shown, from 1. */
  number: number;
  back: (() => void) | undefined;
  onNext: (checked: CheckedAnswer) => void;
};

/** One question, rendered and judged as in practice. */
export function PreviewQuestion({ screens, hasFocus, ...props }: PreviewQuestionProps) {
  const { question } = props;
  const [screen, setScreen] = useState<PracticeScreen>(() =>
    answering(question.id, question.id, itemOf(question).kind),
  );
  return (
    <div className={css.screens}>
      {screens.map((one, index) => {
        const sheet = <Sheet key={one} {...{ ...props, screen, setScreen }} hasFocus={hasFocus && index === 0} />;
        if (one === 'laptop') return sheet;
        return (
          <PhoneFrame key={one} isCopy={index > 0}>
            {sheet}
          </PhoneFrame>
        );
      })}
    </div>
  );
}

type SheetProps = Omit<PreviewQuestionProps, 'screens'> & {
  screen: PracticeScreen;
  setScreen: (screen: PracticeScreen) => void;
};

function Sheet({ question, number, screen, setScreen, hasFocus, back, onNext }: SheetProps) {
  const head = useRef<HTMLDivElement>(null);
  const item = itemOf(question);
  const checked = screen.kind === 'checked' ? screen : null;
  useLayoutEffect(() => {
    if (hasFocus) head.current?.focus();
  }, [hasFocus]);

  const give = (given: Given) => setScreen(stepScreen(screen, { kind: 'given', given }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked) {
      const { given, verdict } = checked;
      onNext({ right: verdict.right, chosenIds: chosenIds(given) });
    } else setScreen(stepScreen(screen, { kind: 'check', item, seconds: 0, judging }));
  };
  /**
   * Enter checks the answer or goes to the next question, as in practice. Not if the focus is on a
   * control that handles Enter itself.
   */
  const submitByEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, currentTarget: form } = event;
    // Elements of the phone are of the classes of its own window, so `instanceof` does not know them.
    const isOnControl = (target as Element).closest('button, a, input:not([type="radio"], [type="checkbox"])');
    if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing || isOnControl) return;
    event.preventDefault();
    if (checked || canCheck(screen)) form.requestSubmit();
  };
  const chooseByLetter = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || screen.kind !== 'answering') return;
    const at = positionOf(event.key);
    const id = at === undefined ? undefined : question.answers[at]?.id;
    if (id === undefined) return;
    give(afterLetter(item.kind, screen.draft, id));
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
        <Instructions kind={item.kind} />
        <RichField field={question.question} formulas={question.formulas} />
        <PreviewHelp question={question} checked={checked !== null} />
        {question.exp_position_before_answer && explanation}
        <PreviewAnswers question={question} screen={screen} onGive={give} />
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
