import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Topic } from '@fourfold/core/contract/content';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { useQuery } from '@tanstack/react-query';
import { useTopicBranch } from '../../app/navigation-branch.ts';
import { QuestionDesk } from '../parts/desk/question-desk.tsx';
import { SetDesk } from '../parts/problem-sets/set-desk.tsx';
import { PublishSwitch, publishStateOf } from '../parts/publishing/publish-switch.tsx';
import { LoadingOrError } from './loading-or-error.tsx';
import { managerAddress } from './manager-address.ts';
import { QuestionPageHead } from './question-page-head.tsx';

/** The questions of a SAT topic and its problem sets; a SAT topic has no sub-topics. */
export function SatTopicPage({ topic }: { topic: Topic }) {
  const { id } = topic;
  const request = apiQuery('GET /questions', { query: { sattopic_id: id } });
  const questions = useQuery({ ...callQuery(request), select: openQuestions });
  const sets = useQuery(callQuery(apiQuery('GET /problem_sets', { query: { sattopic_id: id } })));
  useTopicBranch('sat', id);
  if (!questions.data || !sets.data) return <LoadingOrError queries={[questions, sets]} />;
  const back = managerAddress('sat', { topic: id });
  return (
    <>
      <QuestionPageHead
        above={[{ title: 'SAT topics', to: back }]}
        record={topic}
        back={back}
        publish={<PublishSwitch kind="topic" {...publishStateOf(topic)} />}
      />
      <QuestionDesk
        questionLocation={{ section: 'SatTopic', id }}
        questions={questions.data.data}
        sets={sets.data.data}
      />
      <SetDesk setLocation={{ kind: 'sattopic', id }} sets={sets.data.data} branch={{ topic: id }} />
    </>
  );
}
