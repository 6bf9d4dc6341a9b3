import { describe, expect, it } from 'vitest';
import { newEntry } from './outbox-entry.ts';
import { aDraft, anId } from './testing/entries.ts';
import { unsentFile } from './unsent-file.ts';

const now = Date.UTC(2026, 10, 21, 3, 30);
const at = Date.UTC(2026, 10, 20, 9, 5);
const aside = { status: 422, message: 'This question is being mended.' };
const answer = { ...newEntry({ ...aDraft({ record: anId(5), given: '3/4' }), written_at: at }), aside };
const end = {
  ...newEntry(aDraft({ call: 'POST /user_progresses/save_user_progress' })),
  aside: { status: 400, message: '' },
};

describe('the file of unsent answers', () => {
  it('contains every refused record, with the server’s sentence', () => {
    const { text } = unsentFile({ refused: [answer, end], unreadable: [] }, now, 0);
    const file = JSON.parse(text);
    expect(file.downloaded).toBe('2026-11-21T03:30:00.000Z');
    expect(file.not_sent).toHaveLength(2);
    expect(file.not_sent[0]).toEqual({
      what: 'An answer',
      answered: '2026-11-20T09:05:00.000Z',
      why: 'This question is being mended.',
      status: 422,
      call: 'POST /user_questions/save_user_questions_progress',
      record: answer.body,
    });
    expect(file.not_sent[1]).toMatchObject({ why: 'The server answered 400.', record: end.body });
    expect(text).toContain('\n  "not_sent": [\n');
  });

  it('names the action in a test', () => {
    const calls = ['POST /user_sat_test_progresses', 'POST /user_act_test_progresses/submit'] as const;
    const refused = calls.map((call) => ({ ...newEntry(aDraft({ call })), aside }));
    const { not_sent } = JSON.parse(unsentFile({ refused, unreadable: [] }, now, 0).text);
    expect(not_sent.map(({ what }: { what: string }) => what)).toEqual([
      'An answer of a test',
      'The submission of a test',
    ]);
  });

  it('contains unreadable values unchanged', () => {
    const strange = { v: 9, given: 'B', account_id: anId(1) };
    const { text } = unsentFile(
      { refused: [], unreadable: [{ key: 3, unreadable: strange, account_id: anId(1) }] },
      now,
      0,
    );
    expect(JSON.parse(text).not_readable).toEqual([strange]);
  });

  it('has the person’s own date in its name, on any clock', () => {
    const nothing = { refused: [], unreadable: [] };
    expect(unsentFile(nothing, now, 0).name).toBe('fourfold-not-sent-2026-11-21.json');
    expect(unsentFile(nothing, now, 300).name).toBe('fourfold-not-sent-2026-11-20.json');
    expect(unsentFile(nothing, 1e17, 0).name).toBe('fourfold-not-sent-undated.json');
    const undated = unsentFile({ refused: [{ ...answer, written_at: 9e15 }], unreadable: [] }, now, 0);
    expect(JSON.parse(undated.text).not_sent[0].answered).toBeNull();
  });
});
