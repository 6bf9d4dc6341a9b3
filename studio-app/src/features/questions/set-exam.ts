import type { Family } from '@fourfold/core/exams/families';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../data/query-of.ts';
import { backTo, examLists, questionAddress } from '../../exams/exam-lists.ts';
import type { Above } from './head.tsx';

const families = ['sat', 'act'] as const satisfies readonly Family[];

/** The number of a SAT or ACT that the query of a set's page names, with its ancestors. */
export function useSetExam(query: URLSearchParams) {
  const family = families.find((one) => query.has(one));
  const list = examLists[family ?? 'sat'];
  const exam = family ? query.get(family) : null;
  const question = family ? query.get(`${family}_question`) : null;
  const { data } = useQuery({
    ...queryOf(list.question(question ?? '')),
    enabled: question !== null,
    // The number may be deleted; the set still exists.
    throwOnError: false,
    meta: { saysItself: true },
  });
  const above: Above[] = [];
  if (data && exam !== null) {
    above.push({ title: data.exam_title, to: backTo(list, exam) });
    if (data.topic) above.push({ title: data.topic.title, to: questionAddress(list, data.id) });
  }
  return { family: list.family, exam, question, above };
}
