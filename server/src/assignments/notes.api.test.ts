import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPair, assignTo, aTutor, noon, onlyAssignment, setAssignment } from '../testing/assignments.ts';
import { aSet } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.now = noon;
});
afterAll(() => server.stop());

async function anAssignment(note?: string) {
  const pair = await aPair(server);
  const body = setAssignment(pair.student, await aSet(server.db), note === undefined ? {} : { note });
  const { id } = await assignTo(pair.tutor, body);
  return { ...pair, id };
}

describe('the note on an assignment', () => {
  it('is given with the due date, or not at all, and the student reads it', async () => {
    const { student, impersonation } = await anAssignment('  Only the odd ones.\nThen rest.  ');
    for (const reader of [student, impersonation]) {
      expect(await onlyAssignment(reader)).toMatchObject({
        note: 'Only the odd ones.\nThen rest.',
        answer: '',
        answered_at: null,
      });
    }
    const without = await anAssignment();
    expect(await onlyAssignment(without.student)).toMatchObject({ note: '' });
  });

  it.each(['tutor', 'impersonation'] as const)('is changed by the %s, in the audit without its text', async (who) => {
    const { id, student, ...tutors } = await anAssignment('Read this');
    const changed = await tutors[who].call('PUT /assignments/{id}/note', { params: { id }, body: { note: 'Or that' } });
    expect(changed).toEqual(await onlyAssignment(student));
    expect(changed.note).toBe('Or that');
    const [entry] = await server.db
      .selectFrom('audit')
      .where('subject_id', '=', id)
      .where('action', '=', 'change_note')
      .select(['actor_id', 'for_id', 'detail'])
      .execute();
    expect(entry).toEqual({ actor_id: tutors.tutor.account.id, for_id: student.account.id, detail: {} });
  });

  it('cannot be changed by another tutor or by the student, and has at most 1,000 characters', async () => {
    const { id, student, tutor } = await anAssignment('Read this');
    const change = { params: { id }, body: { note: 'No' } };
    const other = await aTutor(server, 0);
    expect((await refusalOf(other.tutor.call('PUT /assignments/{id}/note', change)))[0]).toBe(404);
    expect((await refusalOf(student.call('PUT /assignments/{id}/note', change)))[0]).toBe(403);
    const long = { params: { id }, body: { note: 'x'.repeat(1001) } };
    expect((await refusalOf(tutor.call('PUT /assignments/{id}/note', long)))[0]).toBe(400);
    expect(await onlyAssignment(student)).toMatchObject({ note: 'Read this' });
  });
});

describe('the answer to the note', () => {
  it('is saved by the student, changed, and removed; the tutor reads it', async () => {
    const { id, student, impersonation } = await anAssignment('Did you use a calculator?');
    const answer = (text: string) =>
      student.call('PUT /assignments/{id}/answer', { params: { id }, body: { answer: text } });
    expect(await answer(' Yes. ')).toMatchObject({ answer: 'Yes.', answered_at: noon.toISOString() });
    expect(await onlyAssignment(impersonation)).toMatchObject({ answer: 'Yes.' });
    await answer('Only for two.');
    expect(await onlyAssignment(impersonation)).toMatchObject({ answer: 'Only for two.' });
    expect(await answer('')).toMatchObject({ answer: '', answered_at: null });
  });

  it('is the student’s alone: a tutor who looks on and another student cannot write it', async () => {
    const { id, student, impersonation } = await anAssignment('Did you use a calculator?');
    const request = { params: { id }, body: { answer: 'No' } };
    const other = await server.as('student');
    expect((await refusalOf(impersonation.call('PUT /assignments/{id}/answer', request)))[0]).toBe(403);
    expect((await refusalOf(other.call('PUT /assignments/{id}/answer', request)))[0]).toBe(404);
    expect(await onlyAssignment(student)).toMatchObject({ answer: '' });
  });

  it('stays when the note is changed', async () => {
    const { id, student, tutor } = await anAssignment('Did you use a calculator?');
    await student.call('PUT /assignments/{id}/answer', { params: { id }, body: { answer: 'Yes.' } });
    await tutor.call('PUT /assignments/{id}/note', { params: { id }, body: { note: 'Then try without.' } });
    expect(await onlyAssignment(student)).toMatchObject({ note: 'Then try without.', answer: 'Yes.' });
  });
});
