import type { HealthList, RecordHealth } from '@fourfold/core/contract/proofs';

/** A list of topics or exams, with its totals. */
export type ListRow = {
  kind: 'list';
  list: HealthList;
  title: string;
  path: string;
  /** One text per publish column; undefined until it is loaded. */
  published: readonly string[] | undefined;
  /** Set if the list could not be loaded. */
  retry: { isBusy: boolean; run: () => void } | null;
  /** The health of the list's records; undefined until it is loaded. */
  health: readonly RecordHealth[] | undefined;
  isChecking: boolean;
  isOpen: boolean;
};

/** A row of the overview: a list, or a topic, a SAT or an ACT of an open list. */
export type OverviewRow = ListRow | { kind: 'record'; health: RecordHealth };

/** Each list, followed by its records if it is open. */
export function rowsOf(lists: readonly ListRow[]): OverviewRow[] {
  return lists.flatMap((row) => {
    const records = row.isOpen ? (row.health ?? []) : [];
    return [row, ...records.map((health) => ({ kind: 'record', health }) as const)];
  });
}

export function keyOfRow(row: OverviewRow): string {
  return row.kind === 'list' ? row.list : row.health.id;
}

export function stateOfRow(row: OverviewRow): 'open' | 'nested' | undefined {
  if (row.kind === 'record') return 'nested';
  return row.isOpen && row.health && row.health.length > 0 ? 'open' : undefined;
}
