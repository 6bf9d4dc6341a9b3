import type { Exam } from '@fourfold/core/contract/exams';
import type { Family } from '@fourfold/core/exams/families';
import { queryClient } from '../data/query-client.ts';
import { examReplies } from './exam-tables.ts';

type Tables = Partial<Pick<Exam, 'score' | 'bubble_sheet_answers'>>;

/** Sets an uploaded table in the cached replies that contain the exam, and refetches them. */
export async function keepTable(family: Family, id: string, tables: Tables): Promise<void> {
  const kept = (exam: Exam): Exam => (exam.id === id ? { ...exam, ...tables } : exam);
  const [list, one] = examReplies[family];
  await queryClient.cancelQueries({ predicate: isOf(list, one) });
  queryClient.setQueriesData<{ data: Exam[] }>(
    { queryKey: [list] },
    (reply) => reply && { ...reply, data: reply.data.map(kept) },
  );
  queryClient.setQueriesData<Exam>({ queryKey: [one] }, (exam) => exam && kept(exam));
  // The server decides which answers the key can grade.
  await queryClient.invalidateQueries({ predicate: isOf(list, one) });
}

function isOf(...calls: readonly string[]) {
  return ({ queryKey: [call] }: { queryKey: readonly unknown[] }) => calls.includes(String(call));
}
