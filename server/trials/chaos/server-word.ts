import { setTimeout as wait } from 'node:timers/promises';
import { CallFailed } from '@fourfold/core/client/call-failed';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import { testDeedOf } from '@fourfold/core/client/outbox/test-deed';
import { type Progress, problemSetReference } from '@fourfold/core/contract/practice';
import type { SatTestProgress } from '@fourfold/core/contract/tests';
import type { Api, Reply } from '@fourfold/core/contract/types';
import { type MasteryState, newMastery } from '@fourfold/core/mastery/mastery';
import type { Reference } from '@fourfold/core/practice/answer-record';
import { newerProgress } from '@fourfold/core/practice/newer-progress';
import type { Standing } from '@fourfold/core/practice/standing/fold-pending';
import { newSequence, type SequenceState } from '@fourfold/core/sequence/sequence';
import { laterProgress } from '@fourfold/core/test-section/section-progress';
import type { Section } from './library.ts';

/** Milliseconds until a read that failed is tried again. */
const again = 700;

/** What a tab knows of what the server says: read when a page is opened, and settled by each reply to a save. */
export type ServerWord = {
  /** Reads what this tab has not read yet, as often as it takes. */
  read(reference: Reference): Promise<void>;
  readSection(section: Section): Promise<SatTestProgress>;
  sequence(id: string): Standing<SequenceState>;
  set(id: string): Standing<MasteryState>;
  section(): SatTestProgress | undefined;
  settle(entry: OutboxEntry, reply: unknown): Progress | null;
};

export function createServerWord(api: Api, user_id: string): ServerWord {
  const known = new Map<string, Progress>();
  let section: SatTestProgress | undefined;

  const learn = (progress: Progress) =>
    void known.set(progress.reference_id, newerProgress(known.get(progress.reference_id), progress));

  return {
    async read({ reference_type, reference_id }) {
      if (known.has(reference_id)) return;
      const body = { user_id, reference_id };
      learn(
        await untilItComes(() =>
          reference_type === problemSetReference
            ? api('POST /user_progresses/get_user_problemset_progress', { body: { ...body, reference_type } })
            : api('POST /user_progresses/get_user_progress', { body: { ...body, reference_type } }),
        ),
      );
    },
    async readSection({ exam, type }) {
      const query = { sat_id: exam, sat_type: type, real_test: 'false' } as const;
      const read = await untilItComes(() => api('GET /user_sat_test_progresses/get_progress', { query }));
      section = laterProgress(section, read);
      return section;
    },
    // The reference's type says which machine wrote the state.
    sequence(id) {
      const { seq = 0, state = newSequence } = known.get(id) ?? {};
      return { seq, state: state as SequenceState };
    },
    set(id) {
      const { seq = 0, state = newMastery } = known.get(id) ?? {};
      return { seq, state: state as MasteryState };
    },
    section: () => section,
    settle(entry, reply) {
      if (testDeedOf(entry)) {
        section = laterProgress(section, reply as SatTestProgress);
        return null;
      }
      // The outbox has looked whether it is the reply that the contract promises.
      const progress = isAnswer(entry) ? (reply as SavedAnswer).progress : (reply as Progress);
      learn(progress);
      return progress;
    },
  };
}

type SavedAnswer = Reply<'POST /user_questions/save_user_questions_progress'>;

/** What the server itself refuses is no fault of the line's: repeating changes nothing. */
async function untilItComes<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (fault) {
      const { status } = fault instanceof CallFailed ? fault : {};
      if (status !== undefined && status < 500 && status !== 429) throw fault;
      await wait(again);
    }
  }
}
