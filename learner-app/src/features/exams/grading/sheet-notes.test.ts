import { describe, expect, it } from 'vitest';
import { emptyGradeRecord, gradeChangeBody, readGrade } from './grade.ts';
import { readMarksDraft, readSheetDraft } from './grading-drafts.ts';
import { isSameSheet, submitNote, withoutAnswer } from './sheet-notes.ts';

describe('a sheet that was not submitted', () => {
  it('is read back as it was written', () => {
    const draft = { 1: 'A', 16: '3/4', 60: 'K' };
    expect(readSheetDraft(JSON.stringify({ v: 1, draft }))).toEqual(draft);
  });

  it('is null if the storage is empty or has another value', () => {
    const others = ['', 'x', 'null', '[]', '{"v":2,"draft":{}}', '{"v":1}', '{"v":1,"draft":["A"]}'];
    const broken = ['{"v":1,"draft":{"1":1}}', '{"v":1,"draft":{"one":"A"}}', '{"v":1,"draft":null}'];
    expect([null, ...others, ...broken].map(readSheetDraft)).toEqual(Array(11).fill(null));
  });

  it('of marks is a list of question numbers, and nothing else', () => {
    expect(readMarksDraft('{"v":1,"draft":[3,14]}')).toEqual([3, 14]);
    const others = [
      '{"v":1,"draft":{"1":"A"}}',
      '{"v":1,"draft":["3"]}',
      '{"v":1,"draft":[0]}',
      '{"v":1,"draft":[1.5]}',
    ];
    expect([null, '', ...others].map(readMarksDraft)).toEqual(Array(6).fill(null));
  });

  it('equals the saved sheet despite empty answers and surrounding spaces', () => {
    expect(isSameSheet({ 1: 'A', 2: '' }, { 1: 'A' })).toBe(true);
    expect(isSameSheet({ 16: ' 3/4 ' }, { 16: '3/4' })).toBe(true);
    expect(isSameSheet({ 1: 'A' }, {})).toBe(false);
    expect(isSameSheet(withoutAnswer({ 1: 'A', 2: 'F' }, 2), { 1: 'A' })).toBe(true);
  });
});

describe('the confirmation of a submit', () => {
  const letters = [[...'ABCD'], [...'ABCD'], null];
  it('is the number of missing and of unreadable answers', () => {
    expect(submitNote(letters, { 1: 'A', 2: 'B', 3: '5' }, { hasKey: true, first: null })).toBeUndefined();
    expect(submitNote(letters, { 1: 'A', 3: '5' }, { hasKey: true, first: null })).toBe(
      '1 question has no answer. It counts as wrong.',
    );
    expect(submitNote(letters, { 2: ' ' }, { hasKey: false, first: null })).toBe('3 questions have no answer.');
    expect(submitNote(letters, { 1: 'A', 3: 'five' }, { hasKey: true, first: null })).toBe(
      '1 question has no answer. It counts as wrong. 1 typed answer is no number. It counts as wrong.',
    );
  });

  it('says that the first state is kept, if there is an answer key', () => {
    const whole = { 1: 'A', 2: 'B', 3: '5' };
    expect(submitNote(letters, whole, { hasKey: true, first: 'corrected' })).toBe(
      'The first Submit is kept. Later changes count as corrections.',
    );
    expect(submitNote(letters, whole, { hasKey: true, first: 'final' })).toBe(
      'It cannot be changed until its review opens.',
    );
    expect(submitNote(letters, whole, { hasKey: false, first: 'corrected' })).toBeUndefined();
  });
});

it('a grade change is sent as JSON strings, with only its own fields', () => {
  expect(gradeChangeBody({ wrong: { Reading: [1] }, submitted: { Reading: true } })).toEqual({
    selectedWrong: '{"Reading":[1]}',
    grade_submitted: { Reading: true },
  });
  expect(gradeChangeBody({ timed: { Writing: false } })).toEqual({ timed: { Writing: false } });
  const record = {
    ...emptyGradeRecord,
    sat_id: 'x',
    ...gradeChangeBody({ sheet: { Reading: { 1: 'B' } }, uncertain: {} }),
  };
  expect(readGrade(record)).toMatchObject({ sheet: { Reading: { 1: 'B' } }, uncertain: {}, wrong: {} });
});
