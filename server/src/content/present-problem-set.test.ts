import { ProblemSet } from '@fourfold/core/contract/content';
import { problemSetCalls } from '@fourfold/core/contract/problem-sets';
import { describe, expect, it } from 'vitest';
import { presentProblemSet } from './present-problem-set.ts';
import type { ProblemSetRow } from './problem-set-rows.ts';

const id = (end: number) => `00000000-0000-7000-8000-${String(end).padStart(12, '0')}`;
const aParentRow = (parent_kind: ProblemSetRow['places'][number]['parent_kind'], end: number, position: number) => ({
  parent_kind,
  parent_id: id(end),
  position,
  topic_kind: null,
});
const row: ProblemSetRow = {
  id: id(1),
  title: 'Lines',
  notes: [{ type: 'paragraph', children: [{ text: 'Slow down' }] }],
  notes_formulas: {},
  is_publish: true,
  rev: 4,
  question_count: 12,
  // In the order in which they were linked.
  places: [
    { ...aParentRow('subsubtopic', 2, 5), topic_kind: 'reading' },
    aParentRow('act_question', 3, 0),
    { ...aParentRow('subsubtopic', 4, 1), topic_kind: 'math' },
    aParentRow('sat_question', 5, 2),
    { ...aParentRow('sattopic', 6, 0), topic_kind: 'sat' },
  ],
};

describe('a problem set', () => {
  it('has its parents and its position in each, the main parent first [CST-014]', () => {
    const set = presentProblemSet(row);
    expect(set).toEqual({
      id: id(1),
      _id: id(1),
      title: 'Lines',
      notes: JSON.stringify(row.notes),
      formulas: {},
      isPublish: true,
      rev: 4,
      question_count: 12,
      subsubtopic_id: [id(2), id(4)],
      sattopic_id: [id(6)],
      sat_question_id: [id(5)],
      act_question_id: [id(3)],
      position: [
        { subsubtopic_id: id(2), value: 5 },
        { subsubtopic_id: id(4), value: 1 },
      ],
      sat_position: [{ sat_question_id: id(5), value: 2 }],
      act_position: [{ act_question_id: id(3), value: 0 }],
      topicType: 'ReadingTopic',
    });
    expect(ProblemSet.parse(set)).toEqual(set);
  });

  it('needs the id of its original in a copy from the bucket [CST-014]', () => {
    const { body } = problemSetCalls['POST /problem_sets/bucket_multiple_problem_sets'];
    const wanted = { title: 'Lines', problem_set_id: id(1), subsubtopic_id: [id(2)] };
    expect(body.parse({ problem_sets: [wanted] })).toEqual({ problem_sets: [wanted] });
    expect(body.safeParse({ problem_sets: [{ ...wanted, problem_set_id: undefined }] }).success).toBe(false);
  });

  it('has a revision for authors only', () => {
    expect(Object.keys(presentProblemSet({ ...row, rev: null }))).not.toContain('rev');
  });
});
