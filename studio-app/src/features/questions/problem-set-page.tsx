import { ask } from '@fourfold/core/client/ask';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useExamSection, useSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { QuestionDesk } from '../../desk/question-desk.tsx';
import { PublishSwitch, stateOf } from '../../publishing/publish-switch.tsx';
import { Head } from './head.tsx';
import { NotYet } from './not-yet.tsx';
import { aboveOf, backOf, kindOf } from './set-context.ts';
import { useSetExam } from './set-exam.ts';

/**
 * The page of a problem set. A set can be in several locations; the query names the one that the
 * author came from.
 */
export function Component() {
  const { problemSetId: id = '' } = useParams();
  const [query] = useSearchParams();
  const topicId = query.get('topic');
  const set = useQuery(queryOf(ask('GET /problem_sets/{id}', { params: { id } })));
  const questions = useQuery(queryOf(ask('GET /problemset_questions', { query: { problem_set_id: id } })));
  const topic = useQuery({
    ...queryOf(ask('GET /tests/{id}', { params: { id: topicId ?? '' } })),
    enabled: topicId !== null,
    // The parent may be deleted; the set still exists.
    throwOnError: false,
  });
  const { family, exam, question, above } = useSetExam(query);
  const kind = topic.data && kindOf(topic.data);
  useSection(kind, topicId, query.get('subtopic'), query.get('subsubtopic'));
  useExamSection(family, topicId === null ? exam : null, question);
  if (!set.data || !questions.data || topic.isLoading) return <NotYet parts={[set, questions]} />;
  return (
    <>
      <Head
        above={topic.data ? aboveOf(query, topic.data) : above}
        record={set.data}
        back={backOf(query, topic.data)}
        publish={<PublishSwitch kind="problem_set" {...stateOf(set.data)} />}
      />
      <QuestionDesk key={id} place={{ section: 'problemSet', id }} questions={questions.data.data} sets={[]} />
    </>
  );
}
