import { expect, it } from 'vitest';
import { assignmentCalls } from './assignments.ts';
import { auditCalls } from './audit.ts';
import { budgets } from './budgets.ts';
import type { CallSpec } from './call.ts';
import { clientErrorCalls } from './client-errors.ts';
import { contract } from './contract.ts';
import { dashboardCalls } from './dashboard.ts';
import { deadLetterCalls } from './dead-letters.ts';
import { deskCalls } from './desk.ts';
import { examProgressCalls } from './exam-progress.ts';
import { examQuestionCalls } from './exam-questions.ts';
import { examCalls } from './exams.ts';
import { formCalls } from './forms.ts';
import { gradeCalls } from './grades.ts';
import { grantedTimeCalls } from './granted-time.ts';
import { mistakeCalls } from './mistakes.ts';
import { peopleCalls } from './people.ts';
import { practiceCalls } from './practice.ts';
import { problemSetCalls } from './problem-sets.ts';
import { proofCalls } from './proofs.ts';
import { publishingCalls } from './publishing.ts';
import { questionVersionCalls } from './question-versions.ts';
import { questionCalls } from './questions.ts';
import { contentCalls } from './read-content.ts';
import { reportCalls } from './reports.ts';
import { reviewCalls } from './reviews.ts';
import { scoreReportCalls } from './score-report.ts';
import { sessionCalls, settingCalls } from './session.ts';
import { skillCalls } from './skills.ts';
import { spokenCalls } from './spoken.ts';
import { testCalls } from './tests.ts';
import { todayCalls } from './today.ts';
import { treeCalls } from './tree.ts';
import { userCalls } from './users.ts';

it('no call is declared twice, also not under names that differ only in the name of an id', () => {
  const areas = [
    sessionCalls,
    settingCalls,
    contentCalls,
    examCalls,
    examProgressCalls,
    examQuestionCalls,
    formCalls,
    gradeCalls,
    testCalls,
    grantedTimeCalls,
    scoreReportCalls,
    reviewCalls,
    practiceCalls,
    mistakeCalls,
    reportCalls,
    assignmentCalls,
    dashboardCalls,
    todayCalls,
    spokenCalls,
    peopleCalls,
    treeCalls,
    questionCalls,
    questionVersionCalls,
    problemSetCalls,
    skillCalls,
    deskCalls,
    publishingCalls,
    proofCalls,
    userCalls,
    auditCalls,
    deadLetterCalls,
    clientErrorCalls,
  ].flatMap((area) => Object.keys(area));
  expect(areas.toSorted()).toEqual(Object.keys(contract).toSorted());
  const shapes = areas.map((call) => call.replaceAll(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

it('every call names its roles, and takes no body where HTTP has none', () => {
  for (const [call, spec] of Object.entries(contract)) {
    expect(spec.who.length, call).toBeGreaterThan(0);
    if (call.startsWith('GET ')) expect(spec, call).not.toHaveProperty('body');
    expect('params' in spec, call).toBe(call.includes('{'));
  }
});

it('every call that streams, takes a file or many rows, or returns complete results has a budget', () => {
  const budgeted = new Set<unknown>();
  for (const [call, spec] of Object.entries<CallSpec>(contract)) {
    budgeted.add(spec.budget);
    if (spec.stream) expect([call, spec.budget]).toEqual([call, 'stream']);
    if (spec.upload) expect([call, spec.budget]).toEqual([call, 'upload']);
    if (/multiple/.test(call)) expect([call, spec.budget]).toEqual([call, 'batch']);
    if (/results$/.test(call)) expect([call, spec.budget]).toEqual([call, 'export']);
  }
  expect([...budgeted].filter(Boolean).toSorted()).toEqual(Object.keys(budgets).toSorted());
});
