import type { Asked } from '@fourfold/core/contract/types';
import { sequenceProgressOf } from '../../outbox/progress-of.ts';
import { setsCall, setsProgressCall } from '../../sequence-popup/popup-calls.ts';
import type { ExamList } from './exam-lists.ts';

/** The list; of the exam that the address opens its questions, and what the popup of the question says. */
export function examCalls(list: ExamList, query: URLSearchParams, user_id: string): readonly Asked[] {
  const { family, reference: reference_type, setsOf } = list;
  const exam = query.get(family);
  const question = query.get(`${family}_question`);
  if (!exam) return [list.list];
  if (!question) return [list.list, list.questions(exam)];
  return [
    list.list,
    list.questions(exam),
    list.question(question),
    sequenceProgressOf({ user_id, reference_type, reference_id: question }),
    setsCall(setsOf(question)),
    setsProgressCall(setsOf(question), user_id),
  ];
}
