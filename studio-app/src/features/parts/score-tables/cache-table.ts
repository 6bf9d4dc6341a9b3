import type { Exam } from '@fourfold/core/contract/exams';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { queryClient } from '../../../data/query-client.ts';
import { examTableCalls } from './exam-tables.ts';

type Tables = Partial<Pick<Exam, 'score' | 'bubble_sheet_answers'>>;

/** Sets an uploaded table in the cached replies that contain the exam, and refetches them. */
export async function cacheTable(family: Family, id: string, tables: Tables): Promise<void> {
  const withTables = (exam: Exam): Exam => (exam.id === id ? { ...exam, ...tables } : exam);
  const [list, one] = examTableCalls[family];
  await queryClient.cancelQueries({ predicate: isCallOf(list, one) });
  queryClient.setQueriesData<{ data: Exam[] }>(
    { queryKey: [list] },
    (reply) => reply && { ...reply, data: reply.data.map(withTables) },
  );
  queryClient.setQueriesData<Exam>({ queryKey: [one] }, (exam) => exam && withTables(exam));
  // The server decides which answers the key can grade.
  await queryClient.invalidateQueries({ predicate: isCallOf(list, one) });
}

function isCallOf(...calls: readonly string[]) {
  return ({ queryKey: [call] }: { queryKey: readonly unknown[] }) => calls.includes(String(call));
}
