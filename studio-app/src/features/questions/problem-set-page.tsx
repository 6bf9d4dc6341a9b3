import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { topicKindOf } from '@fourfold/core/topics/topic-kinds';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useExamBranch, useTopicBranch } from '../../app/navigation-branch.ts';
import { QuestionDesk } from '../parts/desk/question-desk.tsx';
import { PublishSwitch, publishStateOf } from '../parts/publishing/publish-switch.tsx';
import { LoadingOrError } from './loading-or-error.tsx';
import { QuestionPageHead } from './question-page-head.tsx';
import { ancestorsOf, backAddressOf } from './set-ancestors.ts';
import { useSetExam } from './use-set-exam.ts';

/** The page of a problem set. A set can be in several locations; the query names the one that the author came from. */
export function Component() {
  const { problemSetId: id = '' } = useParams();
  const [query] = useSearchParams();
  const topicId = query.get('topic');
  const set = useQuery(callQuery(apiQuery('GET /problem_sets/{id}', { params: { id } })));
  const questions = useQuery(callQuery(apiQuery('GET /problemset_questions', { query: { problem_set_id: id } })));
  const topic = useQuery({
    ...callQuery(apiQuery('GET /tests/{id}', { params: { id: topicId ?? '' } })),
    enabled: topicId !== null,
    // The parent may be deleted; the set still exists.
    throwOnError: false,
  });
  const { family, exam, question, above } = useSetExam(query);
  const kind = topic.data && topicKindOf(topic.data.type);
  useTopicBranch(kind, topicId, query.get('subtopic'), query.get('subsubtopic'));
  useExamBranch(family, topicId === null ? exam : null, question);
  if (!set.data || !questions.data || topic.isLoading) return <LoadingOrError queries={[set, questions]} />;
  return (
    <>
      <QuestionPageHead
        above={topic.data ? ancestorsOf(query, topic.data) : above}
        record={set.data}
        back={backAddressOf(query, topic.data)}
        publish={<PublishSwitch kind="problem_set" {...publishStateOf(set.data)} />}
      />
      <QuestionDesk
        key={id}
        questionLocation={{ section: 'problemSet', id }}
        questions={questions.data.data}
        sets={[]}
      />
    </>
  );
}
