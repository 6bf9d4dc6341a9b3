import { describe, expect, it } from 'vitest';
import { actionText } from '../parts/audit/action-text.ts';
import { detailsOf } from './entry-details.ts';

const uuid = (at: number) => `0198f6a0-5a00-7000-8000-00000000000${at}`;

describe('the text of an audit entry', () => {
  it.each([
    [{ action: 'publish', subject: 'topic' }, 'Published topic'],
    [{ action: 'hard_delete', subject: 'problem_set' }, 'Deleted for good problem set'],
    [{ action: 'restore', subject: 'sat' }, 'Restored SAT'],
    [{ action: 'login_as_student', subject: 'session' }, 'Looked on as a student'],
    [{ action: 'update_score', subject: 'act' }, 'Uploaded scores of ACT'],
    [{ action: 'accept_key', subject: 'question' }, 'Accepted the key of question'],
    [{ action: 'doubt_key', subject: 'question' }, 'Undid the acceptance of the key of question'],
    [{ action: 'release_review', subject: 'act' }, 'Opened the review of ACT'],
    [{ action: 'rename_planet', subject: 'outer_planet' }, 'Rename planet outer planet'],
  ])('names the action and the kind of record: %o', (entry, words) =>
    expect(actionText({ number: null, above: null, ...entry })).toBe(words),
  );

  it('lists the changed fields, and the title only if it has changed since', () => {
    const detail = {
      title: 'Old name',
      changed: ['question_exp', 'rank'],
      rev: 7,
      deletion: uuid(1),
      is_hidden: true,
      to: null,
    };
    expect(detailsOf({ subject: 'topic', title: 'New name', detail })).toEqual([
      { name: 'Title', value: 'Old name' },
      { name: 'Changed', value: 'explanation, rank' },
      { name: 'Hidden', value: 'yes' },
      { name: 'To', value: 'none' },
    ]);
    expect(detailsOf({ subject: 'topic', title: 'Old name', detail: { title: 'Old name' } })).toEqual([]);
  });

  it('has the number of a question and what is above a record', () => {
    const question = { action: 'change', number: 12, above: 'Linear equations' };
    expect(actionText({ ...question, subject: 'question' })).toBe('Changed question 12 of “Linear equations”');
    expect(actionText({ ...question, subject: 'answer' })).toBe('Changed answer of question 12 of “Linear equations”');
    const subtopic = { action: 'publish', subject: 'subtopic', number: null, above: 'Algebra' };
    expect(actionText(subtopic)).toBe('Published sub-topic of “Algebra”');
    expect(actionText({ ...question, action: 'order', subject: 'question', number: null })).toBe(
      'Reordered questions of',
    );
  });

  it('has each changed field before and after, and nothing of it twice', () => {
    const differences = [
      { field: 'rank', before: 1, after: 2 },
      { field: 'question_exp', before: '… it is 3 …', after: '' },
      { field: 'explanation', answer: 'B', before: 'no', after: 'yes' },
      { field: 'answer', answer: 'C', before: null, after: 'seven' },
      { field: 'key', before: ['A'], after: ['A', 'C'] },
      { field: 'link_right_question_id', before: null, after: 'What is y?' },
    ];
    const detail = {
      changed: ['rank'],
      rev: 3,
      link_right_question_id: 'What is y?',
      question_id: uuid(1),
      differences,
    };
    expect(detailsOf({ subject: 'question', title: 'What is x?', detail })).toEqual([
      { name: 'Rank', value: '2 → 3' },
      { name: 'Explanation', value: '… it is 3 … → empty' },
      { name: 'Explanation of answer B', value: 'no → yes' },
      { name: 'Answer C', value: 'none → seven' },
      { name: 'Right answer', value: 'A → A, C' },
      { name: 'Question after a right answer', value: 'none → What is y?' },
    ]);
  });

  it('shortens ids, and counts many of them', () => {
    const detail = { parent_id: uuid(1), linked: [uuid(1), uuid(2), uuid(3)], unlinked: [] };
    expect(detailsOf({ subject: 'topic', title: null, detail })).toEqual([
      { name: 'Parent', value: '0198f6a0…' },
      { name: 'Linked', value: '3' },
      { name: 'Unlinked', value: 'none' },
    ]);
  });

  it('gives the time when a review opens in the user’s time zone', () => {
    const setting = { review_opens: 'on_date', review_opens_at: new Date(2020, 10, 30), review_shows_score: false };
    const facts = detailsOf({ subject: 'topic', title: null, detail: JSON.parse(JSON.stringify(setting)) });
    expect(facts.map(({ name, value }) => [name, value.replace('\u202f', ' ')])).toEqual([
      ['Review opens', 'on date'],
      ['Review opens on', '30 Nov 2020, 12:00 AM'],
      ['Score before the review', 'no'],
    ]);
  });

  it('formats nested values', () => {
    const detail = { place: { kind: 'sub_topic', at: 3 }, isPublish: false };
    expect(detailsOf({ subject: 'topic', title: null, detail })).toEqual([
      { name: 'Place', value: 'kind sub topic, at 3' },
      { name: 'Published', value: 'no' },
    ]);
  });

  it('calls the kind of a question its answer type, and no other kind', () => {
    const label = (subject: string) => detailsOf({ subject, title: null, detail: { kind: 'typed' } })[0]?.name;
    expect(['question', 'act_question', 'topic'].map(label)).toEqual(['Answer type', 'Answer type', 'Kind']);
  });
});
