import { type Draft, isAnswer } from '@fourfold/core/client/outbox/outbox-entry';
import { type TestSection, testDeedOf } from '@fourfold/core/client/outbox/test-deed';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type { TestEntry } from '@fourfold/core/contract/tests';

/** `late`: after the faults had ended. */
export type Saved = 'no' | 'in time' | 'late';

/** An answer that a student gave, with the maximum of its second halves. */
export type GivenAnswer = { body: AnswerRecord; after: number; viewed: boolean; saved: Saved };

/**
 * The latest entry of a student for a test question, and the greatest revision that was reported as
 * saved.
 */
export type GivenEntry = { user_id: string; about: TestSection; entry: TestEntry; savedRev: number; saved: Saved };

type GivenSubmission = { user_id: string; about: TestSection; saved: Saved };

export type Given = {
  answers: ReadonlyMap<string, GivenAnswer>;
  entries: ReadonlyMap<string, GivenEntry>;
  submissions: ReadonlyMap<string, GivenSubmission>;
};

/** What students gave, and what clients reported as saved. */
export type Ledger = Given & {
  gave(said: Draft): void;
  calledSaved(said: Draft): void;
  faultsEnd(): void;
};

export function createLedger(): Ledger {
  const answers = new Map<string, GivenAnswer>();
  const entries = new Map<string, GivenEntry>();
  const submissions = new Map<string, GivenSubmission>();
  let now: Saved = 'in time';

  return {
    answers,
    entries,
    submissions,
    gave(said) {
      if (isAnswer(said)) return giveAnswer(answers, said.body);
      const deed = testDeedOf(said);
      if (!deed) return;
      const { does: _, ...about } = deed;
      const user_id = said.account_id;
      const section = nameOf(user_id, about);
      if (deed.does === 'submit') submissions.set(section, { user_id, about, saved: 'no' });
      if (deed.does !== 'save' || !deed.entry) return;
      const key = `${section} ${deed.entry.questionId}`;
      const { savedRev = 0, saved = 'no' } = entries.get(key) ?? {};
      entries.set(key, { user_id, about, entry: deed.entry, savedRev, saved });
    },
    calledSaved(said) {
      const deed = testDeedOf(said);
      const section = deed ? nameOf(said.account_id, deed) : '';
      if (isAnswer(said)) mark(answers.get(said.body.id));
      if (deed?.does === 'submit') mark(submissions.get(section));
      if (deed?.does !== 'save' || !deed.entry) return;
      const given = entries.get(`${section} ${deed.entry.questionId}`);
      if (given) given.savedRev = Math.max(given.savedRev, deed.entry.rev);
      mark(given);
    },
    faultsEnd() {
      now = 'late';
    },
  };

  function mark(given: { saved: Saved } | undefined): void {
    if (given?.saved === 'no') given.saved = now;
  }
}

function giveAnswer(answers: Map<string, GivenAnswer>, body: AnswerRecord): void {
  const { time_spent_after_answer = 0, view_full_explanation = false } = body;
  const given = answers.get(body.id);
  answers.set(body.id, {
    body: given?.body ?? body,
    after: Math.max(given?.after ?? 0, time_spent_after_answer),
    viewed: (given?.viewed ?? false) || view_full_explanation,
    saved: given?.saved ?? 'no',
  });
}

export function nameOf(user_id: string, { exam, section, real, attempt }: TestSection): string {
  return [user_id, exam, section, real, attempt].join(' ');
}
