import { isAnswer, type OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import { type TestSection, testActionOf } from '@fourfold/core/client/outbox/test-action';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type { TestEntry } from '@fourfold/core/contract/tests';

/** `late`: after the faults had ended. */
export type SaveState = 'no' | 'in time' | 'late';

/** An answer that a student gave, with the maximum of its second halves. */
export type GivenAnswer = { body: AnswerRecord; after: number; viewed: boolean; saved: SaveState };

/** The latest entry of a student for a test question, and the greatest revision that was reported as saved. */
export type GivenEntry = { user_id: string; about: TestSection; entry: TestEntry; savedRev: number; saved: SaveState };

type GivenSubmission = { user_id: string; about: TestSection; saved: SaveState };

export type Given = {
  answers: ReadonlyMap<string, GivenAnswer>;
  entries: ReadonlyMap<string, GivenEntry>;
  submissions: ReadonlyMap<string, GivenSubmission>;
};

/** What students gave, and what clients reported as saved. */
export type Ledger = Given & {
  recordGiven(draft: OutboxDraft): void;
  recordSaved(draft: OutboxDraft): void;
  faultsEnd(): void;
};

export function createLedger(): Ledger {
  const answers = new Map<string, GivenAnswer>();
  const entries = new Map<string, GivenEntry>();
  const submissions = new Map<string, GivenSubmission>();
  let currentState: SaveState = 'in time';

  return {
    answers,
    entries,
    submissions,
    recordGiven(draft) {
      if (isAnswer(draft)) return addAnswer(answers, draft.body);
      const action = testActionOf(draft);
      if (!action) return;
      const { kind: _, ...about } = action;
      const user_id = draft.account_id;
      const section = sectionKey(user_id, about);
      if (action.kind === 'submit') submissions.set(section, { user_id, about, saved: 'no' });
      if (action.kind !== 'save' || !action.entry) return;
      const key = `${section} ${action.entry.questionId}`;
      const { savedRev = 0, saved = 'no' } = entries.get(key) ?? {};
      entries.set(key, { user_id, about, entry: action.entry, savedRev, saved });
    },
    recordSaved(draft) {
      const action = testActionOf(draft);
      const section = action ? sectionKey(draft.account_id, action) : '';
      if (isAnswer(draft)) markSaved(answers.get(draft.body.id));
      if (action?.kind === 'submit') markSaved(submissions.get(section));
      if (action?.kind !== 'save' || !action.entry) return;
      const given = entries.get(`${section} ${action.entry.questionId}`);
      if (given) given.savedRev = Math.max(given.savedRev, action.entry.rev);
      markSaved(given);
    },
    faultsEnd() {
      currentState = 'late';
    },
  };

  function markSaved(given: { saved: SaveState } | undefined): void {
    if (given?.saved === 'no') given.saved = currentState;
  }
}

function addAnswer(answers: Map<string, GivenAnswer>, body: AnswerRecord): void {
  const { time_spent_after_answer = 0, view_full_explanation = false } = body;
  const previous = answers.get(body.id);
  answers.set(body.id, {
    body: previous?.body ?? body,
    after: Math.max(previous?.after ?? 0, time_spent_after_answer),
    viewed: (previous?.viewed ?? false) || view_full_explanation,
    saved: previous?.saved ?? 'no',
  });
}

export function sectionKey(user_id: string, { exam, section, real, attempt }: TestSection): string {
  return [user_id, exam, section, real, attempt].join(' ');
}
