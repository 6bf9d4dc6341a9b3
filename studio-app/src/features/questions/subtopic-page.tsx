import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Subtopic } from '@fourfold/core/contract/content';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { useQuery } from '@tanstack/react-query';
import { useTopicBranch } from '../../app/navigation-branch.ts';
import { QuestionDesk } from '../parts/desk/question-desk.tsx';
import { BranchMenu } from './branch-menu.tsx';
import { LoadingOrError } from './loading-or-error.tsx';
import { managerAddress } from './manager-address.ts';
import { QuestionPageHead } from './question-page-head.tsx';
import { SequenceSwitches } from './sequence-switches.tsx';

export function subtopicQuestions(id: string) {
  return callQuery(apiQuery('GET /questions', { query: { subtopic_id: id } }));
}

export function subtopicSets(id: string) {
  return callQuery(apiQuery('GET /problem_sets', { query: { subtopic_id: id } }));
}

/** The questions of a sub-topic, which can exist without sub-sub-topics. */
export function SubtopicPage({ subtopic }: { subtopic: Subtopic }) {
  const { id, test_id: topic, topic_title, topic_type: kind } = subtopic;
  const questions = useQuery({ ...subtopicQuestions(id), select: openQuestions });
  const test = useQuery(callQuery(apiQuery('GET /tests/{id}', { params: { id: topic } })));
  const sets = useQuery(subtopicSets(id));
  useTopicBranch(kind, topic, id);
  if (!questions.data || !sets.data) return <LoadingOrError queries={[questions, sets]} />;
  return (
    <>
      <QuestionPageHead
        above={[{ title: topic_title, to: managerAddress(kind, { topic }) }]}
        record={subtopic}
        back={managerAddress(kind, { topic, subtopic: id })}
        publish={<SequenceSwitches kind="subtopic" of={subtopic} />}
        menu={<BranchMenu topic={test.data} current={id} />}
      />
      <QuestionDesk
        questionLocation={{ section: 'subTopic', id }}
        questions={questions.data.data}
        sets={sets.data.data}
      />
    </>
  );
}
