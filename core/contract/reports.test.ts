import { expect, it } from 'vitest';
import { problemTypes, ReportRow, reportCalls, reportPageSizes } from './reports.ts';

const id = '0190a6c0-0000-7000-8000-000000000001';
const report = {
  id,
  _id: id,
  problem_type: [problemTypes[1], problemTypes[0]],
  comment: 'B is right, too.',
  question_id: id,
  user_id: id,
  created_at: '2026-11-21T12:00:00.000Z',
  student: 'Ada',
  student_email: 'ada@mail.example',
  question_data: { type: 'Problem set', title: 'Lines', url: `/admin/problemset/${id}?question_id=${id}`, error: null },
};

it('a reported problem has its types, comment, question and student, and the type, title, URL and error of the question [CST-019]', () => {
  expect(ReportRow.parse(report)).toEqual(report);
  for (const field of ['problem_type', 'comment', 'question_id', 'student_email', 'question_data']) {
    const { [field]: _, ...without } = report as Record<string, unknown>;
    expect(ReportRow.safeParse(without).success, field).toBe(false);
  }
  for (const field of ['type', 'title', 'url', 'error']) {
    const { [field]: _, ...question_data } = report.question_data as Record<string, unknown>;
    expect(ReportRow.safeParse({ ...report, question_data }).success, field).toBe(false);
  }
  expect(ReportRow.safeParse({ ...report, problem_type: 'There is a typo' }).success).toBe(false);
  expect(ReportRow.safeParse({ ...report, problem_type: ['I do not like it'] }).success).toBe(false);
});

it('a page of reports can be as long as the selector offers', () => {
  const { query } = reportCalls['GET /reported_problems'];
  for (const limit of reportPageSizes) expect(query.parse({ limit: String(limit) }).limit).toBe(limit);
  for (const limit of ['0', '101', 'many']) expect(query.safeParse({ limit }).success).toBe(false);
});
