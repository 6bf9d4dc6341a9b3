import type { Id } from '../../contract/call.ts';
import type { TestEntry } from '../../contract/tests.ts';
import type { Family } from '../../exams/families.ts';
import type { Draft, OutboxEntry } from './outbox-entry.ts';
import { entriesIn } from './test-entry.ts';

/** One section of an exam's test, in one variant and attempt. */
export type TestSection = { family: Family; exam: Id; section: string; real: boolean; attempt: number | undefined };

/** An action of a student in a test section. */
export type TestDeed = TestSection &
  /** `entry` is null if the stored text is not a list of one. */
  ({ does: 'save'; entry: TestEntry | null } | { does: 'submit' });

/** The test action of an entry or a draft. Null if it is not one of a test. */
export function testDeedOf(said: OutboxEntry | Draft): TestDeed | null {
  switch (said.call) {
    case 'POST /user_sat_test_progresses':
      return { ...ofSat(said.body), does: 'save', entry: onlyIn(said.body.sat_test_progress) };
    case 'POST /user_act_test_progresses':
      return { ...ofAct(said.body), does: 'save', entry: onlyIn(said.body.act_test_progress) };
    case 'POST /user_sat_test_progresses/submit':
      return { ...ofSat(said.body), does: 'submit' };
    case 'POST /user_act_test_progresses/submit':
      return { ...ofAct(said.body), does: 'submit' };
    default:
      return null;
  }
}

/** Compares the variant and the attempt too. */
export function isSameSection(a: TestSection, b: TestSection): boolean {
  const names = ['family', 'exam', 'section', 'real', 'attempt'] as const;
  return names.every((name) => a[name] === b[name]);
}

type About = { real_test: boolean; attempt?: number | undefined };

function ofSat({
  sat_id: exam,
  sat_type: section,
  real_test: real,
  attempt,
}: About & { sat_id: Id; sat_type: string }) {
  return { family: 'sat', exam, section, real, attempt } as const;
}

function ofAct({
  act_id: exam,
  act_type: section,
  real_test: real,
  attempt,
}: About & { act_id: Id; act_type: string }) {
  return { family: 'act', exam, section, real, attempt } as const;
}

/** An action has exactly one entry; any other list is unreadable. */
function onlyIn(json: string): TestEntry | null {
  const [entry, ...more] = entriesIn(json) ?? [];
  return entry && more.length === 0 ? entry : null;
}
