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

/** Milliseconds until a failed read is repeated. */
const again = 700;

/**
 * The server's progress as a tab knows it: read when a page opens, and updated by each reply to a
 * save.
 */
export type ServerWord = {
  /** Reads progress that this tab has not read yet; repeats until it succeeds. */
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
    // The reference's type determines which state machine wrote the state.
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
      // The outbox has checked that the reply fulfils the contract.
      const progress = isAnswer(entry) ? (reply as SavedAnswer).progress : (reply as Progress);
      learn(progress);
      return progress;
    },
  };
}

type SavedAnswer = Reply<'POST /user_questions/save_user_questions_progress'>;

/** A refusal of the server is not a network fault: repeating would not change it. */
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
