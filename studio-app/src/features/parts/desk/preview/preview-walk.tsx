import { callQuery } from '@fourfold/app-shell/call-query';
import {
  enterSet,
  type PreviewStep,
  skipSet,
  stepAfterAnswer,
  stepAfterSetAnswer,
} from '@fourfold/core/authoring/preview-walk';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Question } from '@fourfold/core/contract/content';
import { newMastery } from '@fourfold/core/mastery/mastery';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { Button } from '@fourfold/ui-kit/button';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDesk } from '../desk-state.ts';
import css from './preview.module.css';
import { type CheckedAnswer, PreviewQuestion, type PreviewQuestionProps, type Screen } from './preview-question.tsx';

type PreviewWalkProps = {
  question: Question;
  screens: readonly Screen[];
  /** The author is at work elsewhere: the first question does not take the focus. */
  isBackground?: boolean;
  onClose: () => void;
};
type SetStep = Extract<PreviewStep, { kind: 'set' }>;

/** Shows a question as learners see it on these screens, and follows its links. Nothing is recorded. */
export function PreviewWalk({ question, screens, isBackground = false, onClose }: PreviewWalkProps) {
  const { questionLocation, questions } = useDesk();
  const [steps, setSteps] = useState<readonly PreviewStep[]>(() => [firstStep(questionLocation, question.id)]);
  const step = steps.at(-1) ?? { kind: 'end' };
  const [hasMoved, setMoved] = useState(false);
  const goTo = (to: PreviewStep) => {
    setMoved(true);
    setSteps((all) => [...all, to]);
  };
  const hasFocus = hasMoved || !isBackground;
  const back = steps.length > 1 ? () => setSteps((all) => all.slice(0, -1)) : undefined;
  return (
    <>
      {step.kind === 'sequence' && (
        <SequenceStep key={steps.length} {...{ questions, step, screens, hasFocus, back }} onGo={goTo} />
      )}
      {step.kind === 'set' && (
        <ProblemSetStep
          key={steps.length}
          {...{ step, screens, hasFocus, back }}
          onGo={goTo}
          // Entering a set, or passing one without questions, replaces the step: Back skips it.
          onEnter={(to) => setSteps((all) => [...all.slice(0, -1), to])}
        />
      )}
      {step.kind === 'end' && <SequenceEnd back={back} onClose={onClose} />}
    </>
  );
}

function firstStep(questionLocation: { section: string; id: string }, questionId: string): PreviewStep {
  if (questionLocation.section !== 'problemSet') return { kind: 'sequence', questionId };
  return { kind: 'set', setId: questionLocation.id, questionId, mastery: newMastery, then: null };
}

type StepProps = Omit<PreviewQuestionProps, 'question' | 'number' | 'onNext'> & { onGo: (to: PreviewStep) => void };
type SequenceStepProps = StepProps & {
  questions: readonly Question[];
  step: Extract<PreviewStep, { kind: 'sequence' }>;
};

function SequenceStep({ questions, step: { questionId }, screens, hasFocus, back, onGo }: SequenceStepProps) {
  const at = questions.findIndex(({ id }) => id === questionId);
  const question = questions[at];
  if (!question) return <p>This question was deleted meanwhile.</p>;
  const next = ({ right, chosenIds }: CheckedAnswer) =>
    onGo(stepAfterAnswer(questions, questionId, { right, chosenIds }));
  return <PreviewQuestion {...{ question, screens, hasFocus, back }} number={at + 1} onNext={next} />;
}

type ProblemSetStepProps = StepProps & { step: SetStep; onEnter: (to: PreviewStep) => void };

function ProblemSetStep({ step, screens, hasFocus, back, onGo, onEnter }: ProblemSetStepProps) {
  const { setId, questionId, mastery } = step;
  const set = useQuery({
    ...callQuery(apiQuery('GET /problem_sets/{id}', { params: { id: setId } })),
    throwOnError: false,
  });
  const questionList = useQuery({
    ...callQuery(apiQuery('GET /problemset_questions', { query: { problem_set_id: setId } })),
    throwOnError: false,
  });
  const questions = questionList.data?.data;
  useEffect(() => {
    if (questions && questionId === null) onEnter(enterSet(step, questions));
  });
  const at = questions?.findIndex(({ id }) => id === questionId) ?? -1;
  const question = questions?.[at];
  const isMissing = questionList.isError || (questions !== undefined && questionId !== null && !question);
  return (
    <>
      <div className={css.set}>
        <h3>{set.data?.title ?? 'A problem set'}</h3>
        <RunOfFour count={mastery.run} of={masteryThreshold} />
        {set.data?.isPublish === false && <span className={css.warn}>Not published: students pass it by</span>}
        <Button kind="quiet" onClick={() => onGo(skipSet(step))}>
          Skip the set
        </Button>
      </div>
      {isMissing && <p>The questions of this set could not be loaded.</p>}
      {!isMissing && !question && <Skeleton bars={[60, 40]} />}
      {question && (
        <PreviewQuestion
          {...{ question, screens, hasFocus, back }}
          number={at + 1}
          onNext={({ right }) => onGo(stepAfterSetAnswer(step, questions ?? [], right))}
        />
      )}
    </>
  );
}

function SequenceEnd({ back, onClose }: { back: (() => void) | undefined; onClose: () => void }) {
  return (
    <div className={css.end} role="status">
      <p className={css.ends}>The sequence ends here.</p>
      <div className={css.acts}>
        {back && (
          <Button kind="quiet" onClick={back}>
            Back
          </Button>
        )}
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
