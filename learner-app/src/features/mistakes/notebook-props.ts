import type { MistakeFilters } from '@fourfold/core/contract/mistakes';
import type { Reply } from '@fourfold/core/contract/types';

export type NotebookProps = {
  account: string;
  /** A tutor is logged in as the student. */
  isReadOnly: boolean;
  filters: MistakeFilters;
};

/** One page of the notebook. */
export type MistakesReply = Reply<'GET /mistakes'>;
