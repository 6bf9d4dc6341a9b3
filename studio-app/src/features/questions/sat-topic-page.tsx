import { ask } from '@fourfold/core/client/ask';
import type { Topic } from '@fourfold/core/contract/content';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { useQuery } from '@tanstack/react-query';
import { useSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { QuestionDesk } from '../../desk/question-desk.tsx';
import { PublishSwitch, stateOf } from '../../publishing/publish-switch.tsx';
import { SetDesk } from '../../sets/set-desk.tsx';
import { Head } from './head.tsx';
import { managerAddress } from './manager-address.ts';
import { NotYet } from './not-yet.tsx';

/** The questions of a SAT topic and its problem sets; a SAT topic has no sub-topics. */
export function SatTopicPage({ topic }: { topic: Topic }) {
  const { id } = topic;
  const listed = ask('GET /questions', { query: { sattopic_id: id } });
  const questions = useQuery({ ...queryOf(listed), select: openQuestions });
  const sets = useQuery(queryOf(ask('GET /problem_sets', { query: { sattopic_id: id } })));
  useSection('sat', id);
  if (!questions.data || !sets.data) return <NotYet parts={[questions, sets]} />;
  const back = managerAddress('sat', { topic: id });
  return (
    <>
      <Head
        above={[{ title: 'SAT topics', to: back }]}
        record={topic}
        back={back}
        publish={<PublishSwitch kind="topic" {...stateOf(topic)} />}
      />
      <QuestionDesk place={{ section: 'SatTopic', id }} questions={questions.data.data} sets={sets.data.data} />
      <SetDesk place={{ kind: 'sattopic', id }} sets={sets.data.data} branch={{ topic: id }} />
    </>
  );
}
