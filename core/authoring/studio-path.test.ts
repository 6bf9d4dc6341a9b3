import { describe, expect, it } from 'vitest';
import { newQuestionPath, type StudioLocation, studioPath } from './studio-path.ts';

const pages: [path: string, studioLocation: StudioLocation][] = [
  ['/admin/math-topics?topic=T', { kind: 'topic', topicKind: 'math', topic: 'T' }],
  ['/admin/grammar-topics?topic=T', { kind: 'topic', topicKind: 'grammar', topic: 'T' }],
  ['/admin/reading-topics?topic=T', { kind: 'topic', topicKind: 'reading', topic: 'T' }],
  ['/admin/T', { kind: 'topic', topicKind: 'sat', topic: 'T' }],
  ['/admin/S', { kind: 'subtopic', subtopic: 'S' }],
  ['/admin/subtopic/S/SS', { kind: 'subsubtopic', subtopic: 'S', subsubtopic: 'SS' }],
  ['/admin/problemset/P', { kind: 'problem_set', set: 'P' }],
  [
    '/admin/problemset/P?topic=T&subtopic=S&subsubtopic=SS',
    { kind: 'problem_set', set: 'P', from: { topic: 'T', subtopic: 'S', subsubtopic: 'SS' } },
  ],
  [
    '/admin/problemset/P?sat=E&sat_question=N',
    { kind: 'problem_set', set: 'P', from: { sat: 'E', sat_question: 'N' } },
  ],
  [
    '/admin/problemset/P?act=E&act_question=N',
    { kind: 'problem_set', set: 'P', from: { act: 'E', act_question: 'N' } },
  ],
  ['/admin/sat/N', { kind: 'sat_question', question: 'N' }],
  ['/admin/act/N', { kind: 'act_question', question: 'N' }],
  ['/admin?sat=E', { kind: 'sat', exam: 'E' }],
  ['/admin/acts?act=E', { kind: 'act', exam: 'E' }],
  ['/admin/sat-test/E/real/MathCalc', { kind: 'sat_test', exam: 'E', variant: 'real', type: 'MathCalc' }],
  ['/admin/act-test/E/mock/Mathematics', { kind: 'act_test', exam: 'E', variant: 'mock', type: 'Mathematics' }],
];

describe('the path of a page in the studio', () => {
  it.each(pages)('is %s', (path, studioLocation) => {
    expect(studioPath(studioLocation)).toBe(path);
    // `question_id` opens that question on the page.
    expect(studioPath(studioLocation, 'Q')).toBe(`${path}${path.includes('?') ? '&' : '?'}question_id=Q`);
  });
});

it('a new question has a path on the pages that have questions', () => {
  const without = pages.filter(([, page]) => newQuestionPath(page) === null).map(([path]) => path);
  expect(without).toEqual([
    ...['/admin/math-topics?topic=T', '/admin/grammar-topics?topic=T', '/admin/reading-topics?topic=T'],
    ...['/admin?sat=E', '/admin/acts?act=E'],
  ]);
  expect(newQuestionPath({ kind: 'problem_set', set: 'P' })).toBe('/admin/problemset/P?question_id=new');
});
