import { ask } from '@fourfold/core/client/ask';
import type { Asked } from '@fourfold/core/contract/types';
import type { Family } from '@fourfold/core/exams/families';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../../../data/query-client.ts';
import { queryOf } from '../../../data/query-of.ts';
import { attempt } from '../../../session/attempt.ts';
import { api } from '../../../session/session.ts';
import {
  blankRecord,
  type Entered,
  examOf,
  type Grade,
  type GradeRecord,
  nothingEntered,
  readGrade,
  writeEntered,
} from './grade.ts';

/** The calls of a family that read and write grades. */
type GradeCalls = {
  list: Asked<'GET /user_sats' | 'GET /user_acts'>;
  score(exam: string): Asked<'GET /user_sats/get_sat_score' | 'GET /user_acts/get_act_score'>;
  save(exam: string, entered: Entered): Promise<GradeRecord>;
  /** Returns the record of an exam without a saved grade. */
  blank(exam: string): GradeRecord;
};

export const gradeCalls = {
  sat: {
    list: ask('GET /user_sats'),
    score: (sat_id) => ask('GET /user_sats/get_sat_score', { query: { sat_id } }),
    save: (sat_id, entered) => api('POST /user_sats', { body: { sat_id, ...writeEntered(entered) } }),
    blank: (sat_id) => ({ sat_id, ...blankRecord }),
  },
  act: {
    list: ask('GET /user_acts'),
    score: (act_id) => ask('GET /user_acts/get_act_score', { query: { act_id } }),
    save: (act_id, entered) => api('POST /user_acts', { body: { act_id, ...writeEntered(entered) } }),
    blank: (act_id) => ({ act_id, ...blankRecord }),
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
    ...queryOf(list),
    enabled,
    throwOnError: false,
    meta: { keep: true },
  });
  const records: readonly GradeRecord[] | undefined = data?.data;
  const record = records?.find((one) => examOf(one) === exam);
  const grade = useMemo(() => (record ? readGrade(record) : nothingEntered), [record]);
  return { grade, ready: data !== undefined, failed: isError && data === undefined, retry: refetch };
}

/** Saves a change. Returns whether it was saved; a failure has been shown. */
export async function saveGrade(family: Family, exam: string, entered: Entered): Promise<boolean> {
  const { list, score, save } = gradeCalls[family];
  const saved = await attempt(inTurn<GradeRecord>(() => save(exam, entered)));
  if (!saved) return false;
  await queryClient.cancelQueries({ queryKey: [...list] });
  change(family, exam, () => saved);
  queryClient.invalidateQueries({ queryKey: [...score(exam)] });
  return true;
}

/** Saves whether a section was timed. Shown at once, and reverted if the request fails. */
export async function saveTimed(family: Family, exam: string, section: string, timed: boolean): Promise<boolean> {
  const turn = (on: boolean) =>
    change(family, exam, (record) => ({ ...record, timed: { ...record.timed, [section]: on } }));
  turn(timed);
  const saved = await saveGrade(family, exam, { timed: { [section]: timed } });
  if (!saved) turn(!timed);
  return saved;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs saves one after the other, so that the last one wins on the server. */
function inTurn<T>(save: () => Promise<T>): Promise<T> {
  const mine = last.then(save, save);
  last = mine;
  return mine;
}

type Records = { data: readonly GradeRecord[] };

function change(family: Family, exam: string, make: (record: GradeRecord) => GradeRecord): void {
  const { list, blank } = gradeCalls[family];
  queryClient.setQueryData<Records>([...list], (records) => {
    if (!records) return records;
    const isIt = (one: GradeRecord) => examOf(one) === exam;
    const now = make(records.data.find(isIt) ?? blank(exam));
    return { data: [...records.data.filter((one) => !isIt(one)), now] };
  });
}
