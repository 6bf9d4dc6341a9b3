import type { ApiQuery } from '@fourfold/core/contract/types';
import { variants } from '@fourfold/core/exams/section';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sequenceProgressRequest } from '../../outbox/first/progress-requests.ts';
import { setsCall, setsProgressCall } from '../../sequence-popup/first/popup-calls.ts';
import { examLists } from './exam-lists.ts';

/**
 * The requests of the exams page: the list, the content of the exam in the URL, and the popup of
 * the question in the URL.
 */
export function examFirstCalls(family: Family, query: URLSearchParams, user_id: string): readonly ApiQuery[] {
  const list = examLists[family];
  const { reference: reference_type, setsOf } = list;
  const exam = query.get(family);
  const question = query.get(`${family}_question`);
  const listRequests: ApiQuery[] = [list.list, list.grades];
  if (!exam) return listRequests;
  const examRequests = [...listRequests, list.questions(exam), list.progress(exam)];
  if (variants.some((variant) => variant === query.get('area'))) examRequests.push(list.tests(exam));
  if (!question) return examRequests;
  return [
    ...examRequests,
    list.question(question),
    sequenceProgressRequest({ user_id, reference_type, reference_id: question }),
    setsCall(setsOf(question)),
    setsProgressCall(setsOf(question), user_id),
  ];
}
