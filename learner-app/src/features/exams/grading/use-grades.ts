import { attempt } from '@fourfold/app-shell/attempt';
import { callQuery } from '@fourfold/app-shell/call-query';
import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { ApiQuery } from '@fourfold/core/contract/types';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../../../data/query-client.ts';
import {
  emptyGrade,
  emptyGradeRecord,
  examOf,
  type Grade,
  type GradeChange,
  type GradeRecord,
  gradeChangeBody,
  readGrade,
} from './grade.ts';

/** The calls of a family that read and write grades. */
type GradeCalls = {
  list: ApiQuery<'GET /user_sats' | 'GET /user_acts'>;
  score(exam: string): ApiQuery<'GET /user_sats/get_sat_score' | 'GET /user_acts/get_act_score'>;
  save(exam: string, entered: GradeChange): Promise<GradeRecord>;
  /** Returns the record of an exam without a saved grade. */
  emptyRecord(exam: string): GradeRecord;
};

export const gradeCalls = {
  sat: {
    list: apiQuery('GET /user_sats'),
    score: (sat_id) => apiQuery('GET /user_sats/get_sat_score', { query: { sat_id } }),
    save: (sat_id, entered) => api('POST /user_sats', { body: { sat_id, ...gradeChangeBody(entered) } }),
    emptyRecord: (sat_id) => ({ sat_id, ...emptyGradeRecord }),
  },
  act: {
    list: apiQuery('GET /user_acts'),
    score: (act_id) => apiQuery('GET /user_acts/get_act_score', { query: { act_id } }),
    save: (act_id, entered) => api('POST /user_acts', { body: { act_id, ...gradeChangeBody(entered) } }),
    emptyRecord: (act_id) => ({ act_id, ...emptyGradeRecord }),
  },
} satisfies Record<Family, GradeCalls>;

export type Grades = {
  /** Empty while it is loading. */
  grade: Grade;
  /** Whether `grade` is loaded; until then nothing may be marked. */
  ready: boolean;
  failed: boolean;
  retry(): void;
};

/** The grade of one exam; one call returns all exams of a family. */
export function useGrades(family: Family, exam: string, enabled = true): Grades {
  const { list } = gradeCalls[family];
  const { data, isError, refetch } = useQuery({
    ...callQuery(list),
    enabled,
    throwOnError: false,
    meta: { keep: true },
  });
  const records: readonly GradeRecord[] | undefined = data?.data;
  const record = records?.find((one) => examOf(one) === exam);
  const grade = useMemo(() => (record ? readGrade(record) : emptyGrade), [record]);
  return { grade, ready: data !== undefined, failed: isError && data === undefined, retry: refetch };
}

/** Saves a change. Returns whether it was saved; a failure has been shown. */
export async function saveGrade(family: Family, exam: string, entered: GradeChange): Promise<boolean> {
  const { list, score, save } = gradeCalls[family];
  const saved = await attempt(queueSave<GradeRecord>(() => save(exam, entered)));
  if (!saved) return false;
  await queryClient.cancelQueries({ queryKey: [...list] });
  updateCachedGrade(family, exam, () => saved);
  queryClient.invalidateQueries({ queryKey: [...score(exam)] });
  return true;
}

/** Saves whether a section was timed. Shown at once, and reverted if the request fails. */
export async function saveTimed(family: Family, exam: string, section: string, timed: boolean): Promise<boolean> {
  const turn = (on: boolean) =>
    updateCachedGrade(family, exam, (record) => ({ ...record, timed: { ...record.timed, [section]: on } }));
  turn(timed);
  const saved = await saveGrade(family, exam, { timed: { [section]: timed } });
  if (!saved) turn(!timed);
  return saved;
}

let lastSave: Promise<unknown> = Promise.resolve();

/** Runs saves one after the other, so that the last one wins on the server. */
function queueSave<T>(save: () => Promise<T>): Promise<T> {
  const queuedSave = lastSave.then(save, save);
  lastSave = queuedSave;
  return queuedSave;
}

type GradeList = { data: readonly GradeRecord[] };

function updateCachedGrade(family: Family, exam: string, make: (record: GradeRecord) => GradeRecord): void {
  const { list, emptyRecord } = gradeCalls[family];
  queryClient.setQueryData<GradeList>([...list], (records) => {
    if (!records) return records;
    const isOfExam = (one: GradeRecord) => examOf(one) === exam;
    const now = make(records.data.find(isOfExam) ?? emptyRecord(exam));
    return { data: [...records.data.filter((one) => !isOfExam(one)), now] };
  });
}
