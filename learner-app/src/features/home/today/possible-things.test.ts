import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Progress, StartableWork } from '@fourfold/core/contract/practice';
import { thingsToDo } from '@fourfold/core/today/next-thing';
import { emptyPlan } from '@fourfold/core/today/study-plan';
import { expect, it } from 'vitest';
import { type DashboardReplies, possibleThings } from './possible-things.ts';
import { dueText, masteredText, summaryText } from './today-texts.ts';

const day = '2026-11-26';
const location = {
  ...{ exam_id: null, exam_title: null, sat_question_id: null, act_question_id: null },
  ...{
    topic_type: 'math' as const,
    topic_id: 't',
    topic_title: 'Topic',
    subtopic_id: 's',
    subtopic_title: 'Sub-topic',
  },
  ...{ subsubtopic_id: 'ss', subsubtopic_title: 'Sub-sub-topic' },
} as const;
const today: DashboardReplies['today'] = {
  ...{ day, seconds: 0, usual_seconds: 60, plan: emptyPlan, is_new: false, diagnostic_answers: 0, weakest: null },
};
const nothing: DashboardReplies = {
  ...{ day, today, assignments: [], reviews: 0, started: { data: [], finished: [], first: null } },
};
const set = { reference_type: 'HomeProblemSetQuestions', reference_id: 'set', title: 'Set', ...location } as const;
const sequence: StartableWork = { reference_type: 'HomeSubsubTopic', reference_id: 'ss', title: 'Lines', ...location };
const assignment = (fields: Partial<Assignment>) =>
  ({
    ...{ id: 'a', title: 'Lines', status: 'current', published: true, progress: null, ...location },
    ...{ reference_type: 'sequence', reference_id: 'ss', progress_reference: 'HomeSubsubTopic', assignment_date: day },
    next_problemset_id: null,
    ...fields,
  }) as Assignment;

it('assigned, weak and next work can be opened; the same work is one thing', () => {
  const replies: DashboardReplies = {
    ...nothing,
    assignments: [assignment({})],
    today: {
      ...today,
      weakest: { code: 'c', title: 'Linear functions', right: 1, total: 5, work: { ...set, questions: 9 } },
    },
    started: { data: [], finished: [], first: sequence },
  };
  expect(thingsToDo(possibleThings(replies)).map(({ kind, questions, subject }) => [kind, questions, subject])).toEqual(
    [
      ['due', 10, expect.stringMatching(/^\/home\/math\/subsubtopic\/ss\/s\?.*dashboard=true/)],
      ['weakest', 4, expect.stringMatching(/^\/home\/problemset\/set\/ss\?/)],
    ],
  );
});

it('finished, unpublished and completed assignments are nothing to do', () => {
  const assignments = [
    assignment({ status: 'completed' }),
    assignment({ published: false }),
    assignment({ progress: { total_correct: 0, percent_complete: 100 } }),
  ];
  expect(thingsToDo(possibleThings({ ...nothing, assignments }))).toEqual([]);
});

it('begun work has what is left of it, and the first questions are begun until they are ended', () => {
  const progress = { reference_type: 'HomeProblemSetQuestions', reference_id: 'set', total_correct: 3 } as Progress;
  const started = { progress: { ...progress, next_problemset_id: null }, ...location, title: 'Set', updated_at: '' };
  const replies = { ...nothing, started: { data: [started], finished: [], first: null } };
  expect(thingsToDo(possibleThings(replies))).toMatchObject([{ kind: 'begun', questions: 1 }]);
  const plan = { ...emptyPlan, first_run: 'answered' } as const;
  const begun = { ...nothing, today: { ...today, plan, diagnostic_answers: 3 } };
  expect(thingsToDo(possibleThings(begun))).toMatchObject([
    { title: 'The ten first questions', questions: 7, subject: '/home/diagnostic', reason: 'Begun: 30% done.' },
  ]);
  for (const ended of [
    { plan: { ...plan, first_run: 'ended' as const }, diagnostic_answers: 3 },
    { plan, diagnostic_answers: 10 },
  ]) {
    expect(thingsToDo(possibleThings({ ...nothing, today: { ...today, ...ended } }))).toEqual([]);
  }
});

it('the summary says minutes and days only where there are some', () => {
  const plan = { ...emptyPlan, edition: 'sat', test_date: '2026-11-27', minutes_a_day: 30 } as const;
  expect(summaryText({ plan, day, seconds: 725 })).toBe('12 of 30 minutes · 1 day until the SAT');
  expect(summaryText({ plan: { ...plan, test_date: day }, day, seconds: 0 })).toBe(
    '0 of 30 minutes · The SAT is today',
  );
  expect(summaryText({ plan: emptyPlan, day, seconds: 60 })).toBe('1 minute today');
  expect(summaryText({ plan: { ...emptyPlan, test_date: '2026-11-25' }, day, seconds: 0 })).toBeUndefined();
});

it('the facts count what is due within a week, and name what was mastered in the last one', () => {
  const due = (assignment_date: string) => assignment({ assignment_date });
  expect(dueText([due('2026-11-20'), due(day), due('2026-12-03'), due('2026-12-04')], day)).toBe(
    '1 overdue, 1 today, 1 in the next 7 days',
  );
  expect(dueText([], day)).toBe('Nothing');
  const finished = ['2026-11-21T12:00:00Z', '2026-11-18T12:00:00Z'].map((updated_at) => ({
    ...{ progress: {} as Progress, title: updated_at.slice(5, 10), ...location, updated_at },
  }));
  expect(masteredText(finished, day)).toBe('11-21');
  expect(masteredText([], day)).toBe('Nothing yet');
});
