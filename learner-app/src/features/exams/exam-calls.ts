import { api } from '@fourfold/app-shell/session';
import type { ExamProgress } from '@fourfold/core/contract/exam-progress';
import type { Exam } from '@fourfold/core/contract/exams';
import type { ActTestProgress, SatTestProgress } from '@fourfold/core/contract/tests';
import type { Input } from '@fourfold/core/contract/types';
import type { Variant } from '@fourfold/core/exams/section';
import type { Family } from '@fourfold/core/wire/exams/exam-family';

export type Marks = Readonly<Record<string, number>>;
export type TestProgress = SatTestProgress | ActTestProgress;
type Section = { exam: string; section: string; variant: Variant };

/** The mutations of the SAT and ACT lists, with the calls of each family. The queries are in `exam-lists.ts`. */
type ExamCalls = {
  /** Ids of the complete list in the new order. */
  saveOrder(ids: readonly string[]): Promise<{ data: readonly Exam[] }>;
  create(title: string, marks: Marks): Promise<Exam>;
  update(id: string, title: string, marks: Marks): Promise<Exam>;
  remove(id: string): Promise<unknown>;
  countBySet(id: string, progress_by_problemset: boolean): Promise<Exam>;
  /** Progress counted by sequence or by problem set, regardless of the exam's setting. */
  progressBy(id: string, bySet: boolean): Promise<ExamProgress>;
  resetTest(section: Section): Promise<TestProgress>;
};

export const examCalls: Record<Family, ExamCalls> = {
  sat: {
    saveOrder: (ids) => api('PUT /sats_users/update_positions', { body: { sats: [...ids] } }),
    create: (title, marks) => api('POST /sats/real_sats', { body: { title, marks: satMarks(marks) } }),
    update: (id, title, marks) =>
      api('PUT /sats/real_sats/{id}', { params: { id }, body: { title, marks: satMarks(marks) } }),
    remove: (id) => api('DELETE /sats/real_sats/{id}', { params: { id } }),
    countBySet: (id, progress_by_problemset) =>
      api('PUT /sats/test_sats/{id}', { params: { id }, body: { progress_by_problemset } }),
    progressBy: (sat_id, bySet) =>
      bySet
        ? api('POST /user_progresses/get_sat_problem_set_type_progress', { body: { sat_id } })
        : api('POST /user_progresses/get_sat_type_progress', { body: { sat_id } }),
    resetTest: ({ exam, section, variant }) =>
      api('DELETE /user_sat_test_progresses/reset_progress', {
        query: { sat_id: exam, sat_type: section as SatType, real_test: isReal(variant) },
      }),
  },
  act: {
    saveOrder: (ids) => api('PUT /acts_users/update_positions', { body: { acts: [...ids] } }),
    create: (title, marks) => api('POST /acts/real_acts', { body: { title, marks: actMarks(marks) } }),
    update: (id, title, marks) =>
      api('PUT /acts/real_acts/{id}', { params: { id }, body: { title, marks: actMarks(marks) } }),
    remove: (id) => api('DELETE /acts/real_acts/{id}', { params: { id } }),
    countBySet: (id, progress_by_problemset) =>
      api('PUT /acts/test_acts/{id}', { params: { id }, body: { progress_by_problemset } }),
    progressBy: (act_id, bySet) =>
      bySet
        ? api('POST /user_progresses/get_act_problem_set_type_progress', { body: { act_id } })
        : api('POST /user_progresses/get_act_type_progress', { body: { act_id } }),
    resetTest: ({ exam, section, variant }) =>
      api('DELETE /user_act_test_progresses/reset_progress', {
        query: { act_id: exam, act_type: section as ActType, real_test: isReal(variant) },
      }),
  },
};

type SatType = SatTestProgress['sat_type'];
type ActType = ActTestProgress['act_type'];

const isReal = (variant: Variant) => (variant === 'real' ? 'true' : 'false');

function satMarks({ verbal = 0, math = 0 }: Marks): Input<'POST /sats/real_sats'>['body']['marks'] {
  return { verbal, math };
}

function actMarks({
  english = 0,
  math = 0,
  reading = 0,
  science = 0,
}: Marks): Exclude<Input<'POST /acts/real_acts'>['body']['marks'], undefined> {
  return { english, math, reading, science };
}
