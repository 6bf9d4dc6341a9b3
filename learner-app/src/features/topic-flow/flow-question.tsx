import type { Question } from '@fourfold/core/contract/content';
import type { TopicFlow } from '@fourfold/core/contract/read-content';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { hasUnknownKind, itemOf } from '@fourfold/core/wire/item-of';
import { Instructions } from '@fourfold/ui-kit/question/instructions';
import { SheetSwitch } from '@fourfold/ui-kit/question/lazy/sheet-switch';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { QuestionHead } from '@fourfold/ui-kit/question/question-head';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AnswerInput } from '../../question/answer-input.tsx';
import { QuestionHelp } from '../../question/question-help.tsx';
import { QuestionPassage, QuestionStem } from '../../question/question-passage.tsx';
import { useFocusOnNewQuestion } from '../../question/use-focus-on-new-question.ts';
import { useShortcuts } from '../../question/use-shortcuts.ts';
import { questionNumber } from '../../question/use-stable-questions.ts';
import { FlowActions } from './flow-actions.tsx';
import { flowAddress, topicListAddress } from './flow-address.ts';
import { FlowExplanation } from './flow-explanation.tsx';
import { FlowNotes } from './flow-notes.tsx';
import css from './flow-question.module.css';
import { neighbourQuestions } from './neighbour-questions.ts';
import { useTopicFlow } from './use-flow.ts';

type FlowQuestionProps = { topic: TopicFlow; questions: readonly Question[]; question: Question };

/** One question of the flow with its answers, the verdict and the navigation buttons. */
export function FlowQuestion({ topic, questions, question }: FlowQuestionProps) {
  const navigate = useNavigate();
  const flow = useTopicFlow(question);
  const { screen } = flow;
  const { here, before, after } = neighbourQuestions(questions, question);
  const go = (to: Question | undefined) => navigate(to ? flowAddress(topic.id, to.id) : topicListAddress(topic));
  const checked = screen.kind === 'checked';
  const submit = () => (checked ? go(after) : flow.check());
  const practice = {
    ...flow,
    canSubmit: flow.canSubmit || checked,
    previous: before && (() => go(before)),
    following: after && (() => go(after)),
  };

  const form = useRef<HTMLFormElement>(null);
  const head = useFocusOnNewQuestion(question.id);
  useShortcuts(practice, form);
  const explanation = <FlowExplanation key={question.id} {...{ question: question, screen }} />;
  const isExplanationFirst = question.exp_position_before_answer;
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
            <QuestionHead
              number={questionNumber(here, question.id)}
              rank={question.rank}
              calculator={question.is_calc}
            />
          </div>
        }
        passage={
          <QuestionPassage
            question={question}
            stateKey={question.id + screen.kind}
            startsWithPassage={!checked}
            Switch={SheetSwitch}
          />
        }
        aside={
          <FlowNotes
            {...{ order: visibleInOrder(here), current: question.id, screens: flow.screens }}
            onGo={(id) => navigate(flowAddress(topic.id, id))}
          />
        }
      >
        {!hasUnknownKind(question) && <Instructions kind={itemOf(question).kind} />}
        <QuestionStem question={question} />
        <QuestionHelp question={question} checked={checked} key={question.id} />
        {isExplanationFirst && explanation}
        <AnswerInput practice={practice} />
        {!isExplanationFirst && explanation}
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
