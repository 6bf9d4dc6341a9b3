import { ask } from '@fourfold/core/client/ask';
import type { Subtopic } from '@fourfold/core/contract/content';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { useQuery } from '@tanstack/react-query';
import { useSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { QuestionDesk } from '../../desk/question-desk.tsx';
import { BranchMenu } from './branch-menu.tsx';
import { Head } from './head.tsx';
import { managerAddress } from './manager-address.ts';
import { NotYet } from './not-yet.tsx';
import { SequenceSwitches } from './sequence-switches.tsx';

export function subtopicQuestions(id: string) {
  return queryOf(ask('GET /questions', { query: { subtopic_id: id } }));
}

export function subtopicSets(id: string) {
  return queryOf(ask('GET /problem_sets', { query: { subtopic_id: id } }));
}

/** The questions of a sub-topic, which can exist without sub-sub-topics. */
export function SubtopicPage({ subtopic }: { subtopic: Subtopic }) {
  const { id, test_id: topic, topic_title, topic_type: kind } = subtopic;
  const questions = useQuery({ ...subtopicQuestions(id), select: openQuestions });
  const test = useQuery(queryOf(ask('GET /tests/{id}', { params: { id: topic } })));
  const sets = useQuery(subtopicSets(id));
  useSection(kind, topic, id);
  if (!questions.data || !sets.data) return <NotYet parts={[questions, sets]} />;
  return (
    <>
      <Head
        above={[{ title: topic_title, to: managerAddress(kind, { topic }) }]}
        record={subtopic}
        back={managerAddress(kind, { topic, subtopic: id })}
        publish={<SequenceSwitches kind="subtopic" of={subtopic} />}
        menu={<BranchMenu topic={test.data} current={id} />}
      />
      <QuestionDesk place={{ section: 'subTopic', id }} questions={questions.data.data} sets={sets.data.data} />
    </>
  );
}
