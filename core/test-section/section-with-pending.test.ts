import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraft, anId, aTestEntry } from '../client/outbox/testing/entries.ts';
import type { ActTestProgress, SatTestProgress } from '../contract/tests.ts';
import { mergeEntry } from '../test-entries/merge-entry.ts';
import { readEntries } from '../wire/tests/read-entries.ts';
import { mergeEntries, newerSectionProgress, sectionProgress } from './section-progress.ts';
import { sectionWithPending } from './section-with-pending.ts';

const save = 'POST /user_sat_test_progresses';
const submit = 'POST /user_sat_test_progresses/submit';

function wire(changed: Partial<SatTestProgress> = {}): SatTestProgress {
  return {
    user_id: anId(1),
    sat_id: anId(3),
    sat_type: 'MathNoCalc',
    real_test: false,
    started: false,
    submitted: false,
    review: null,
    attempt: 1,
    math_score: null,
    question_count: null,
    correct_question_ids: [],
    uncertain_question_ids: [],
    removed_question_ids: [],
    extra_time: 1,
    granted_seconds: null,
    granted_break: null,
    time_spent: 0,
    timed: null,
    seconds_left: null,
    next_section: null,
    device: null,
    key_seen: false,
    submitted_at: null,
    sat_test_progress: '[]',
    ...changed,
  };
}
const server = (changed?: Partial<SatTestProgress>) => sectionProgress(wire(changed));
const listOf = (...entries: ReturnType<typeof aTestEntry>[]) => JSON.stringify(entries);

describe('the state of a section', () => {
  it('is the state from the server if nothing is pending', () => {
    expect(sectionWithPending(server(), []).stage).toBe('none');
    expect(sectionWithPending(server({ started: true }), []).stage).toBe('started');
    expect(sectionWithPending(server({ started: true, submitted: true }), []).stage).toBe('submitted');
  });

  it('includes pending saves and a pending submission', () => {
    const entry = aDraft({ call: save, question: anId(11), rev: 2, given: '7' });
    const begun = sectionWithPending(server(), [entry]);
    expect(begun.stage).toBe('started');
    expect(begun.entries.get(anId(11))?.freeResponseGivenAnswer).toBe('7');
    expect(sectionWithPending(server(), [entry, aDraft({ call: submit })]).stage).toBe('leaving');
  });

  it('ignores what belongs to another section, variant or attempt', () => {
    const others = [
      aDraft({ call: save, section: 'MathCalc' }),
      aDraft({ call: save, attempt: 2 }),
      aDraft({ call: 'POST /user_act_test_progresses' }),
      aDraft({ call: submit, attempt: 2 }),
      aDraft(),
    ];
    expect(sectionWithPending(server(), others)).toMatchObject({ stage: 'none', entries: new Map() });
    expect(sectionWithPending(server({ attempt: 2 }), others).stage).toBe('leaving');
  });

  it('ignores pending entries if the server has judged the section', () => {
    const judged = { ...aTestEntry({ question: anId(11), rev: 1 }), isCorrect: true };
    const overtaken = aDraft({ call: save, question: anId(11), rev: 9, given: 'late' });
    const { stage, entries } = sectionWithPending(server({ submitted: true, sat_test_progress: listOf(judged) }), [
      overtaken,
    ]);
    expect(stage).toBe('submitted');
    expect(entries.get(anId(11))).toEqual(judged);
  });

  it('has the extra time that was chosen here until the server has it', () => {
    const draft = aDraft({ call: save });
    const chosen = { ...draft, body: { ...draft.body, extra_time: 1.5 } } as typeof draft;
    expect(sectionWithPending(server(), [chosen]).extraTime).toBe(1.5);
    expect(sectionWithPending(server({ extra_time: 2 }), []).extraTime).toBe(2);
  });
});

describe('of two replies about a section', () => {
  it('one that is older than a save does not undo it', () => {
    const before = wire({ started: true, sat_test_progress: listOf(aTestEntry({ rev: 3, given: 'new' })) });
    const overtaken = wire({ sat_test_progress: listOf(aTestEntry({ rev: 2, given: 'old' })) });
    const merged = sectionProgress(newerSectionProgress(before, overtaken));
    expect(merged.entries.get(anId(9))?.freeResponseGivenAnswer).toBe('new');
    expect(merged.started).toBe(true);
    expect(newerSectionProgress(wire({ submitted: true }), overtaken).submitted).toBe(true);
  });

  it('the one with the higher attempt wins', () => {
    const second = wire({ attempt: 2 });
    expect(newerSectionProgress(wire({ submitted: true }), second)).toBe(second);
    expect(newerSectionProgress(second, wire({ submitted: true }))).toBe(second);
  });

  it('those of an ACT are compared in the same way', () => {
    const { sat_id, sat_type, sat_test_progress, ...rest } = wire();
    const act: ActTestProgress = { ...rest, act_id: sat_id, act_type: 'Mathematics', act_test_progress: '[]' };
    expect(sectionProgress(newerSectionProgress(act, act))).toMatchObject({ family: 'act', section: 'Mathematics' });
  });
});

it('merges entries as the server does: higher revision, then the later one; the longer time', () => {
  const entry = fc
    .record({ rev: fc.integer({ min: 1, max: 3 }), given: fc.constantFrom('1', '2'), timeSpent: fc.nat(9) })
    .map(({ timeSpent, ...wish }) => ({ ...aTestEntry(wish), timeSpent }));
  fc.assert(
    fc.property(entry, entry, (first, second) => {
      const ours = mergeEntries(mergeEntries(new Map(), [first]), [second]).get(first.questionId);
      const [one, other] = readEntries(JSON.stringify([first]), 1).entries?.concat(
        readEntries(JSON.stringify([second]), 1).entries ?? [],
      ) ?? [undefined, undefined];
      if (!one || !other) throw new Error('both can be read');
      const theirs = mergeEntry(mergeEntry(null, one), other);
      expect(ours?.freeResponseGivenAnswer).toBe(theirs.entry.freeResponseGivenAnswer);
      expect([ours?.rev, ours?.timeSpent]).toEqual([theirs.entry.rev, theirs.timeSpent]);
    }),
  );
});
