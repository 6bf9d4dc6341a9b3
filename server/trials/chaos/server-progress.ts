import { setTimeout as wait } from 'node:timers/promises';
import { CallFailed } from '@fourfold/core/client/call-failed';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import { testActionOf } from '@fourfold/core/client/outbox/test-action';
import { type Progress, problemSetReference, type WorkReference } from '@fourfold/core/contract/practice';
import type { SatTestProgress } from '@fourfold/core/contract/tests';
import type { Api, Reply } from '@fourfold/core/contract/types';
import { type MasteryState, newMastery } from '@fourfold/core/mastery/mastery';
import type { HistoryReference } from '@fourfold/core/practice/answer-record';
import { newerProgress } from '@fourfold/core/practice/newer-progress';
import type { ProgressSnapshot } from '@fourfold/core/practice/pending/fold-pending';
import { isWorkProgress } from '@fourfold/core/practice/work-progress';
import { newSequence, type SequenceState } from '@fourfold/core/sequence/sequence';
import { newerSectionProgress } from '@fourfold/core/test-section/section-progress';
import type { TestedSection } from './library.ts';

/** Milliseconds until a failed read is repeated. */
const retryDelayMs = 700;

/** The server's progress as a tab knows it: read when a page opens, and updated by each reply to a save. */
export type ServerProgress = {
  /** Reads progress that this tab has not read yet; repeats until it succeeds. */
  read(reference: HistoryReference<WorkReference>): Promise<void>;
  readSection(section: TestedSection): Promise<SatTestProgress>;
  sequence(id: string): ProgressSnapshot<SequenceState>;
  set(id: string): ProgressSnapshot<MasteryState>;
  section(): SatTestProgress | undefined;
  applyReply(entry: OutboxEntry, reply: unknown): Progress | null;
};

export function createServerProgress(api: Api, user_id: string): ServerProgress {
  const progressById = new Map<string, Progress>();
  let section: SatTestProgress | undefined;

  const storeProgress = (progress: Progress) =>
    void progressById.set(progress.reference_id, newerProgress(progressById.get(progress.reference_id), progress));

  return {
    async read({ reference_type, reference_id }) {
      if (progressById.has(reference_id)) return;
      const body = { user_id, reference_id };
      storeProgress(
        await retryRead(() =>
          reference_type === problemSetReference
            ? api('POST /user_progresses/get_user_problemset_progress', { body: { ...body, reference_type } })
            : api('POST /user_progresses/get_user_progress', { body: { ...body, reference_type } }),
        ),
      );
    },
    async readSection({ exam, type }) {
      const query = { sat_id: exam, sat_type: type, real_test: 'false' } as const;
      const read = await retryRead(() => api('GET /user_sat_test_progresses/get_progress', { query }));
      section = newerSectionProgress(section, read);
      return section;
    },
    // The reference's type determines which state machine wrote the state.
    sequence(id) {
      const { seq = 0, state = newSequence } = progressById.get(id) ?? {};
      return { seq, state: state as SequenceState };
    },
    set(id) {
      const { seq = 0, state = newMastery } = progressById.get(id) ?? {};
      return { seq, state: state as MasteryState };
    },
    section: () => section,
    applyReply(entry, reply) {
      if (testActionOf(entry)) {
        section = newerSectionProgress(section, reply as SatTestProgress);
        return null;
      }
      // The outbox has checked that the reply fulfils the contract.
      const progress = isAnswer(entry) ? (reply as SavedAnswer).progress : (reply as Progress);
      if (!isWorkProgress(progress)) return null;
      storeProgress(progress);
      return progress;
    },
  };
}

type SavedAnswer = Reply<'POST /user_questions/save_user_questions_progress'>;

/** A refusal of the server is not a network fault: repeating would not change it. */
async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      const { status } = error instanceof CallFailed ? error : {};
      if (status !== undefined && status < 500 && status !== 429) throw error;
      await wait(retryDelayMs);
    }
  }
}
