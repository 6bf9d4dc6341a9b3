import { CallFailed } from '@fourfold/core/client/call-failed';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exam, ExamList } from './exam-lists.ts';

// session/installation.ts reads the API's URL from the page.
vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
afterAll(() => vi.unstubAllGlobals());
const { queryClient } = await import('../../../data/query-client.ts');
const { examLists } = await import('./exam-lists.ts');
const { setProgressBySet, nameTopic, renameExam } = await import('./change-exam.ts');

const exam = { id: 'one', title: 'Spring', isPublish: false, progress_by_problemset: false } as Exam;
const listKey = [...examLists.sat.list];
const examKey = [...examLists.sat.exam(exam.id)];
const cachedRow = () => queryClient.getQueryData<{ data: Exam[] }>(listKey)?.data[0];
const cachedExam = () => queryClient.getQueryData<Exam>(examKey);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(listKey, { data: [exam] });
  queryClient.setQueryData(examKey, exam);
});

/** An exam list whose `change` is replaced; `meanwhile` runs before it. */
function listWith(change: ExamList['change'], meanwhile = () => {}): ExamList {
  return {
    ...examLists.sat,
    change(...args) {
      meanwhile();
      return change(...args);
    },
  };
}

const refused = () => Promise.reject(new CallFailed(500));
function publish(): void {
  queryClient.setQueryData(listKey, { data: cachedRow() ? [{ ...cachedRow(), isPublish: true }] : [] });
  queryClient.setQueryData(examKey, { ...cachedExam(), isPublish: true });
}

describe('a change that the server rejects', () => {
  it('reverts the title, and keeps a publication made meanwhile', async () => {
    expect(await renameExam(listWith(refused, publish), exam, 'Autumn')).toBe(false);
    for (const one of [cachedRow(), cachedExam()]) expect(one).toMatchObject({ title: 'Spring', isPublish: true });
  });

  it('reverts the switch, and keeps a publication made meanwhile', async () => {
    const seen: unknown[] = [];
    const noteSeen = () => seen.push(cachedRow()?.progress_by_problemset);
    const list = listWith(refused, () => [noteSeen(), publish()]);
    await setProgressBySet(list, exam, true);
    expect(seen).toEqual([true]);
    for (const one of [cachedRow(), cachedExam()]) {
      expect(one).toMatchObject({ progress_by_problemset: false, isPublish: true });
    }
  });

  it('leaves the switch usable, also after a programming error', async () => {
    const throwBug = () => Promise.reject(new TypeError('of ours'));
    await expect(setProgressBySet(listWith(throwBug), exam, true)).rejects.toThrow('of ours');
    const change = vi.fn(refused);
    await setProgressBySet(listWith(change), exam, true);
    expect(change).toHaveBeenCalledOnce();
  });
});

it('a topic stays as it was saved, even if an older fetch of the numbers ends after it', async () => {
  const before = { id: 'number', sat_id: exam.id, topic: null } as unknown as ExamQuestion;
  const saved = { ...before, topic: { title: 'Commas' } } as ExamQuestion;
  const queryKey = [...examLists.sat.questions(exam.id)];
  queryClient.setQueryData(queryKey, { data: [before] });
  let resolveOldFetch = (_: { data: ExamQuestion[] }) => {};
  const queryFn = () => new Promise<{ data: ExamQuestion[] }>((resolve) => (resolveOldFetch = resolve));
  const oldFetch = queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => {});
  await nameTopic({ ...examLists.sat, nameTopic: async () => saved }, before, 'Commas');
  resolveOldFetch({ data: [before] });
  await oldFetch;
  expect(queryClient.getQueryData(queryKey)).toEqual({ data: [saved] });
});
