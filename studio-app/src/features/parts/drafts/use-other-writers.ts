import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Milliseconds between two polls for other authors, while a form is open and visible. */
const pollInterval = 20_000;
const noDrafts = { data: [], others: [] };

/** The names of other authors who edited this recently, each once. */
export function useOtherWriters(key: string, subjectId: string): readonly string[] {
  return namesOf(
    useOthers().filter(
      (other) => other.key === key || (isOfRecord(subjectId, key) && isOfRecord(subjectId, other.key)),
    ),
  );
}

/** The names of other authors who edited any part of a record recently, each once, by the record's id. */
export function useWriters(): Readonly<Record<string, readonly string[]>> {
  const others = useOthers();
  return useMemo(() => {
    const bySubject = Object.groupBy(others, ({ subject_id }) => subject_id);
    return Object.fromEntries(Object.entries(bySubject).map(([id, drafts = []]) => [id, namesOf(drafts)]));
  }, [others]);
}

type OtherWriter = { key: string; subject_id: string; username: string };

function useOthers(): readonly OtherWriter[] {
  const { data } = useQuery({
    ...callQuery(apiQuery('GET /drafts', { query: { part: 'others' } })),
    refetchInterval: pollInterval,
    // Before the first reply and after a failed one, no other author is shown.
    initialData: noDrafts,
    initialDataUpdatedAt: 0,
  });
  return data.others;
}

function namesOf(others: readonly OtherWriter[]): readonly string[] {
  return [...new Set(others.map(({ username }) => username))];
}

/** Whether a draft is of the record itself and not of a part of it: all forms of the record save the same revision. */
function isOfRecord(subjectId: string, key: string): boolean {
  return key.endsWith(`:${subjectId}`);
}
