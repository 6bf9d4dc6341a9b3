import { ask } from '@fourfold/core/client/ask';
import { useQuery } from '@tanstack/react-query';
import { useSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { QuestionDesk } from '../../desk/question-desk.tsx';
import { SetDesk } from '../../sets/set-desk.tsx';
import { BranchMenu } from './branch-menu.tsx';
import { Head } from './head.tsx';
import { managerAddress } from './manager-address.ts';
import { NotYet } from './not-yet.tsx';
import { SequenceSwitches } from './sequence-switches.tsx';

/** The questions of a sub-sub-topic and its problem sets. */
export function SubsubtopicPage({ id }: { id: string }) {
  const own = useQuery(queryOf(ask('GET /subsubtopics/{id}', { params: { id } })));
  const questions = useQuery(queryOf(ask('GET /question_subsubtopics', { query: { subsubtopic_id: id } })));
  const sets = useQuery(queryOf(ask('GET /problem_sets', { query: { subsubtopic_id: id } })));
  const topicId = own.data?.topic_id;
  const test = useQuery({
    ...queryOf(ask('GET /tests/{id}', { params: { id: topicId ?? '' } })),
    enabled: topicId !== undefined,
  });
  useSection(own.data?.topic_type, topicId, own.data?.subtopic_id, id);
  if (!own.data || !questions.data || !sets.data) return <NotYet parts={[own, questions, sets]} />;
  const { topic_id: topic, topic_title, topic_type: kind, subtopic_id: subtopic, subtopic_title } = own.data;
  const branch = { topic, subtopic, subsubtopic: id };
  return (
    <>
      <Head
        above={[
          { title: topic_title, to: managerAddress(kind, { topic }) },
          { title: subtopic_title, to: `/admin/${subtopic}` },
        ]}
        record={own.data}
        back={managerAddress(kind, branch)}
        publish={<SequenceSwitches kind="subsubtopic" of={own.data} />}
        menu={<BranchMenu topic={test.data} current={id} />}
      />
      <QuestionDesk place={{ section: 'subsubTopic', id }} questions={questions.data.data} sets={sets.data.data} />
      <SetDesk place={{ kind: 'subsubtopic', id }} sets={sets.data.data} branch={branch} />
    </>
  );
}
