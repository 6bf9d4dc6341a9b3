import {
  afterAnswer,
  afterSetAnswer,
  enterSet,
  type PreviewStep,
  skipSet,
} from '@fourfold/core/authoring/preview-walk';
import { ask } from '@fourfold/core/client/ask';
import type { Question } from '@fourfold/core/contract/content';
import { newMastery } from '@fourfold/core/mastery/mastery';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '../../data/query-of.ts';
import { useDesk } from '../desk-state.ts';
import css from './preview.module.css';
import { type Checked, PreviewQuestion } from './preview-question.tsx';

type PreviewDialogProps = { question: Question; onClose: () => void };
type SetStep = Extract<PreviewStep, { at: 'set' }>;

/** Shows a question as learners see it and follows its links. Nothing is recorded. */
export function PreviewDialog({ question, onClose }: PreviewDialogProps) {
  const { place, questions } = useDesk();
  const [steps, setSteps] = useState<readonly PreviewStep[]>(() => [firstStep(place, question.id)]);
  const step = steps.at(-1) ?? { at: 'end' };
  const go = (to: PreviewStep) => setSteps((all) => [...all, to]);
  const back = steps.length > 1 ? () => setSteps((all) => all.slice(0, -1)) : undefined;
  return (
    <Dialog full title="Preview question" onClose={onClose}>
      <p className="small">As a student sees it. Nothing that you do here is recorded.</p>
      <div className={css.preview}>
        {step.at === 'sequence' && <InSequence key={steps.length} {...{ questions, step, back }} onGo={go} />}
        {step.at === 'set' && (
          <InSet
            key={steps.length}
            {...{ step, back }}
            onGo={go}
            // Entering a set, or passing one without questions, replaces the step: Back skips it.
            onEnter={(to) => setSteps((all) => [...all.slice(0, -1), to])}
          />
        )}
        {step.at === 'end' && <End back={back} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function firstStep(place: { section: string; id: string }, questionId: string): PreviewStep {
  if (place.section !== 'problemSet') return { at: 'sequence', questionId };
  return { at: 'set', setId: place.id, questionId, mastery: newMastery, then: null };
}

type Walking = { back: (() => void) | undefined; onGo: (to: PreviewStep) => void };
type InSequenceProps = Walking & {
  questions: readonly Question[];
  step: Extract<PreviewStep, { at: 'sequence' }>;
};

function InSequence({ questions, step: { questionId }, back, onGo }: InSequenceProps) {
  const at = questions.findIndex(({ id }) => id === questionId);
  const question = questions[at];
  if (!question) return <p>This question was deleted meanwhile.</p>;
  const next = ({ right, chosenIds }: Checked) => onGo(afterAnswer(questions, questionId, { right, chosenIds }));
  return <PreviewQuestion question={question} number={at + 1} back={back} onNext={next} />;
}

type InSetProps = Walking & { step: SetStep; onEnter: (to: PreviewStep) => void };

function InSet({ step, back, onGo, onEnter }: InSetProps) {
  const { setId, questionId, mastery } = step;
  const set = useQuery({ ...queryOf(ask('GET /problem_sets/{id}', { params: { id: setId } })), throwOnError: false });
  const listed = useQuery({
    ...queryOf(ask('GET /problemset_questions', { query: { problem_set_id: setId } })),
    throwOnError: false,
  });
  const questions = listed.data?.data;
  useEffect(() => {
    if (questions && questionId === null) onEnter(enterSet(step, questions));
  });
  const at = questions?.findIndex(({ id }) => id === questionId) ?? -1;
  const question = questions?.[at];
  const isLost = listed.isError || (questions !== undefined && questionId !== null && !question);
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
      {isLost && <p>The questions of this set could not be loaded.</p>}
      {!isLost && !question && <Skeleton bars={[60, 40]} />}
      {question && (
        <PreviewQuestion
          question={question}
          number={at + 1}
          back={back}
          onNext={({ right }) => onGo(afterSetAnswer(step, questions ?? [], right))}
        />
      )}
    </>
  );
}

function End({ back, onClose }: { back: (() => void) | undefined; onClose: () => void }) {
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
