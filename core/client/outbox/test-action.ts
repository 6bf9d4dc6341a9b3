import type { Id } from '../../contract/call.ts';
import type { TestEntry } from '../../contract/tests.ts';
import type { Family } from '../../wire/exams/exam-family.ts';
import { entriesIn } from '../../wire/tests/test-entry-guard.ts';
import type { OutboxDraft, OutboxEntry } from './outbox-entry.ts';

/** One section of an exam's test, in one variant and attempt. */
export type TestSection = { family: Family; exam: Id; section: string; real: boolean; attempt: number | undefined };

/** An action of a student in a test section. */
export type TestAction = TestSection &
  /** `entry` is null if the stored text is not a list of one. */
  ({ kind: 'save'; entry: TestEntry | null } | { kind: 'submit'; isTimeOver: boolean });

/** The test action of an entry or a draft. Null if it is not one of a test. */
export function testActionOf(draft: OutboxEntry | OutboxDraft): TestAction | null {
  switch (draft.call) {
    case 'POST /user_sat_test_progresses':
      return { ...satSection(draft.body), kind: 'save', entry: singleEntry(draft.body.sat_test_progress) };
    case 'POST /user_act_test_progresses':
      return { ...actSection(draft.body), kind: 'save', entry: singleEntry(draft.body.act_test_progress) };
    case 'POST /user_sat_test_progresses/submit':
      return { ...satSection(draft.body), kind: 'submit', isTimeOver: draft.body.time_over === true };
    case 'POST /user_act_test_progresses/submit':
      return { ...actSection(draft.body), kind: 'submit', isTimeOver: draft.body.time_over === true };
    default:
      return null;
  }
}

/** Compares the variant and the attempt too. */
export function isSameSection(a: TestSection, b: TestSection): boolean {
  const names = ['family', 'exam', 'section', 'real', 'attempt'] as const;
  return names.every((name) => a[name] === b[name]);
}

type SectionFields = { real_test: boolean; attempt?: number | undefined };

function satSection({
  sat_id: exam,
  sat_type: section,
  real_test: real,
  attempt,
}: SectionFields & { sat_id: Id; sat_type: string }) {
  return { family: 'sat', exam, section, real, attempt } as const;
}

function actSection({
  act_id: exam,
  act_type: section,
  real_test: real,
  attempt,
}: SectionFields & { act_id: Id; act_type: string }) {
  return { family: 'act', exam, section, real, attempt } as const;
}

/** An action has exactly one entry; any other list is unreadable. */
function singleEntry(json: string): TestEntry | null {
  const [entry, ...more] = entriesIn(json) ?? [];
  return entry && more.length === 0 ? entry : null;
}
