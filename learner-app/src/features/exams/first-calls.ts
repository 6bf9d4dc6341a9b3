import type { Asked } from '@fourfold/core/contract/types';
import { type Family, variants } from '@fourfold/core/exams/families';
import { sequenceProgressOf } from '../../outbox/first/progress-of.ts';
import { setsCall, setsProgressCall } from '../../sequence-popup/first/popup-calls.ts';
import { examLists } from './exam-lists.ts';

/**
 * The requests of the exams page: the list, the content of the exam in the URL, and the popup of
 * the question in the URL.
 */
export function examCalls(family: Family, query: URLSearchParams, user_id: string): readonly Asked[] {
  const list = examLists[family];
  const { reference: reference_type, setsOf } = list;
  const exam = query.get(family);
  const question = query.get(`${family}_question`);
  const lists: Asked[] = [list.list, list.grades];
  if (!exam) return lists;
  const inside = [...lists, list.questions(exam), list.progress(exam)];
  if (variants.some((variant) => variant === query.get('area'))) inside.push(list.tests(exam));
  if (!question) return inside;
  return [
    ...inside,
    list.question(question),
    sequenceProgressOf({ user_id, reference_type, reference_id: question }),
    setsCall(setsOf(question)),
    setsProgressCall(setsOf(question), user_id),
  ];
}
