import type { Question } from '@fourfold/core/contract/content';
import type { TopicFlow } from '@fourfold/core/contract/read-content';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { Instructions } from '@fourfold/ui-kit/question/instructions';
import { SheetSwitch } from '@fourfold/ui-kit/question/late/sheet-switch';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { QuestionHead } from '@fourfold/ui-kit/question/question-head';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AnswerInput } from '../../question/answer-input.tsx';
import { Help } from '../../question/help.tsx';
import { inputOf } from '../../question/input-of.ts';
import { Passage, Stem } from '../../question/passage.tsx';
import { useFocusOnNew } from '../../question/use-focus-on-new.ts';
import { numberIn } from '../../question/use-seen.ts';
import { useShortcuts } from '../../question/use-shortcuts.ts';
import { around } from './around.ts';
import { FlowActions } from './flow-actions.tsx';
import { addressIn, listOf } from './flow-address.ts';
import { FlowExplanation } from './flow-explanation.tsx';
import { FlowNotes } from './flow-notes.tsx';
import css from './flow-walk.module.css';
import { useFlow } from './use-flow.ts';

type FlowWalkProps = { topic: TopicFlow; questions: readonly Question[]; shown: Question };

/** One question of the flow with its answers, the verdict and the navigation buttons. */
export function FlowWalk({ topic, questions, shown }: FlowWalkProps) {
  const navigate = useNavigate();
  const flow = useFlow(shown);
  const { screen } = flow;
  const { here, before, after } = around(questions, shown);
  const go = (to: Question | undefined) => navigate(to ? addressIn(topic.id, to.id) : listOf(topic));
  const checked = screen.at === 'checked';
  const submit = () => (checked ? go(after) : flow.check());
  const walked = {
    ...flow,
    canSubmit: flow.canSubmit || checked,
    previous: before && (() => go(before)),
    following: after && (() => go(after)),
  };

  const form = useRef<HTMLFormElement>(null);
  const head = useFocusOnNew(shown.id);
  useShortcuts(walked, form);
  const explanation = <FlowExplanation key={shown.id} {...{ question: shown, screen }} />;
  const first = shown.exp_position_before_answer;
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Paper
        head={
          <div ref={head} tabIndex={-1} className={css.head}>
            <QuestionHead number={numberIn(here, shown.id)} rank={shown.rank} calculator={shown.is_calc} />
          </div>
        }
        passage={<Passage question={shown} moment={shown.id + screen.at} unread={!checked} Switch={SheetSwitch} />}
        aside={
          <FlowNotes
            {...{ order: visibleInOrder(here), current: shown.id, screens: flow.screens }}
            onGo={(id) => navigate(addressIn(topic.id, id))}
          />
        }
      >
        <Instructions input={inputOf(shown)} />
        <Stem question={shown} />
        <Help question={shown} checked={checked} key={shown.id} />
        {first && explanation}
        <AnswerInput practice={walked} />
        {!first && explanation}
        <FlowActions
          checked={checked}
          canSubmit={flow.canSubmit}
          isLast={after === undefined}
          onBack={() => go(before)}
          onNext={() => go(after)}
        />
      </Paper>
    </form>
  );
}
