import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { useQuery } from '@tanstack/react-query';
import { useTopicBranch } from '../../app/navigation-branch.ts';
import { QuestionDesk } from '../parts/desk/question-desk.tsx';
import { SetDesk } from '../parts/problem-sets/set-desk.tsx';
import { BranchMenu } from './branch-menu.tsx';
import { LoadingOrError } from './loading-or-error.tsx';
import { managerAddress } from './manager-address.ts';
import { QuestionPageHead } from './question-page-head.tsx';
import { SequenceSwitches } from './sequence-switches.tsx';

/** The questions of a sub-sub-topic and its problem sets. */
export function SubsubtopicPage({ id }: { id: string }) {
  const own = useQuery(callQuery(apiQuery('GET /subsubtopics/{id}', { params: { id } })));
  const questions = useQuery(callQuery(apiQuery('GET /question_subsubtopics', { query: { subsubtopic_id: id } })));
  const sets = useQuery(callQuery(apiQuery('GET /problem_sets', { query: { subsubtopic_id: id } })));
  const topicId = own.data?.topic_id;
  const topicTree = useQuery({
    ...callQuery(apiQuery('GET /tests/{id}', { params: { id: topicId ?? '' } })),
    enabled: topicId !== undefined,
  });
  useTopicBranch(own.data?.topic_type, topicId, own.data?.subtopic_id, id);
  if (!own.data || !questions.data || !sets.data) return <LoadingOrError queries={[own, questions, sets]} />;
  const { topic_id: topic, topic_title, topic_type: kind, subtopic_id: subtopic, subtopic_title } = own.data;
  const branch = { topic, subtopic, subsubtopic: id };
  return (
    <>
      <QuestionPageHead
        above={[
          { title: topic_title, to: managerAddress(kind, { topic }) },
          { title: subtopic_title, to: `/admin/${subtopic}` },
        ]}
        record={own.data}
        back={managerAddress(kind, branch)}
        publish={<SequenceSwitches kind="subsubtopic" of={own.data} />}
        menu={<BranchMenu topic={topicTree.data} current={id} />}
      />
      <QuestionDesk
        questionLocation={{ section: 'subsubTopic', id }}
        questions={questions.data.data}
        sets={sets.data.data}
      />
      <SetDesk setLocation={{ kind: 'subsubtopic', id }} sets={sets.data.data} branch={branch} />
    </>
  );
}
