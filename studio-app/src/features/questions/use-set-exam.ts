import { callQuery } from '@fourfold/app-shell/call-query';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { useQuery } from '@tanstack/react-query';
import { backAddress, examLists, questionAddress } from '../parts/exams/exam-lists.ts';
import type { Ancestor } from './question-page-head.tsx';

const families = ['sat', 'act'] as const satisfies readonly Family[];

/** The number of a SAT or ACT that the query of a set's page names, with its ancestors. */
export function useSetExam(query: URLSearchParams) {
  const family = families.find((one) => query.has(one));
  const list = examLists[family ?? 'sat'];
  const exam = family ? query.get(family) : null;
  const question = family ? query.get(`${family}_question`) : null;
  const { data } = useQuery({
    ...callQuery(list.question(question ?? '')),
    enabled: question !== null,
    // The number may be deleted; the set still exists.
    throwOnError: false,
    meta: { saysItself: true },
  });
  const ancestors: Ancestor[] = [];
  if (data && exam !== null) {
    ancestors.push({ title: data.exam_title, to: backAddress(list, exam) });
    if (data.topic) ancestors.push({ title: data.topic.title, to: questionAddress(list, data.id) });
  }
  return { family: list.family, exam, question, above: ancestors };
}
