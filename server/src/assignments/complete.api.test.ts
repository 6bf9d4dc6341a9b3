import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { lockProgress } from '../practice/lock-progress.ts';
import { reconcile } from '../practice/reconcile.ts';
import {
  aPair,
  assignTo,
  dueDate,
  listAssignments,
  noon,
  onlyAssignment,
  sequenceAssignment,
  setAssignment,
  workKinds,
} from '../testing/assignments.ts';
import { addQuestion, addSequencePlace } from '../testing/content.ts';
import { answerAll, aSequence, aSet, questionsOfSet } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.now = noon;
});
afterAll(() => server.stop());

const kinds = ['set', 'sequence'] as const;
const statusOf = async (student: TestPerson) => (await onlyAssignment(student)).status;
const right = <Q>(question: Q) => [question, true] as const;

const countWaitingForLocks = () => waitingForLocks(server.db);

describe('an assignment is completed by the answer that finishes it', () => {
  it('in a set by the fourth right answer in a row, with the time of that answer [ASG-009]', async () => {
    const { tutor, student } = await aPair(server);
    const set = await aSet(server.db, 5);
    await assignTo(tutor, setAssignment(student, set));
    const [first, ...others] = set.questions;
    if (!first) throw new Error('there are five');
    await answerAll(student, set.reference, [[first, false], ...others.slice(0, 3).map(right)]);
    expect(await onlyAssignment(student)).toMatchObject({
      status: 'current',
      progress: { total_correct: 3, percent_complete: 75 },
    });
    server.clock.now = new Date('2026-11-22T17:00:00Z');
    await answerAll(student, set.reference, others.slice(3).map(right));
    expect(await onlyAssignment(student)).toMatchObject({
      status: 'completed',
      completed_at: '2026-11-22T17:00:00.000Z',
      progress: { total_correct: 4, percent_complete: 100 },
    });
  });

  it('in a sequence by its last answer, at 100 percent [ASG-010]', async () => {
    const { impersonation, student } = await aPair(server);
    const made = await aSequence(server.db);
    await assignTo(impersonation, sequenceAssignment(student, made));
    await answerAll(student, made.reference, [[made.first, true]]);
    expect(await onlyAssignment(student)).toMatchObject({ status: 'current', progress: { percent_complete: 33.33 } });
    await answerAll(student, made.reference, [[made.second, false]]);
    expect(await onlyAssignment(student)).toMatchObject({ status: 'completed', progress: { percent_complete: 100 } });
  });

  it('in a sequence that ends with a set, once the set is mastered and the progress is saved', async () => {
    const { tutor, student } = await aPair(server);
    const made = await aSequence(server.db);
    const link = { link_right_problemset_id: made.set };
    await server.db.updateTable('questions').set(link).where('id', '=', made.second.id).execute();
    const inSet = await questionsOfSet(server.db, made.set, 4);
    await assignTo(tutor, sequenceAssignment(student, made));
    await answerAll(student, made.reference, [made.first, made.second].map(right));
    const settle = () =>
      student.call('POST /user_progresses/save_user_progress', {
        body: { user_id: student.account.id, ...made.reference },
      });
    await settle();
    expect(await statusOf(student)).toBe('current');
    await answerAll(student, inSet.reference, inSet.questions.map(right));
    expect(await statusOf(student)).toBe('current');
    await settle();
    expect(await statusOf(student)).toBe('completed');
  });

  it.each(kinds)('only by answers after it was made: a %s that was finished before does not count', async (kind) => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds[kind](server);
    await work.finish(student);
    const { id } = await assignTo(tutor, work.body(student));
    expect(await statusOf(student)).toBe('current');
    await work.begin(student);
    expect(await refusalOf(student.call('PUT /assignments/{id}', status(id)))).toEqual([
      409,
      'This assignment is not finished yet',
    ]);
    expect(await statusOf(student)).toBe('current');
    await work.finish(student);
    expect(await statusOf(student)).toBe('completed');
    // It stays completed when the student resets the progress.
    const body = { user_id: student.account.id, ...work.reference };
    if (body.reference_type === 'HomeProblemSetQuestions') {
      await student.call('POST /user_progresses/reset_user_problemset_progress', { body: { ...body, ...ofSet } });
    } else await student.call('POST /user_progresses/reset_user_progress', { body: { ...body, ...ofSequence } });
    expect(await onlyAssignment(student)).toMatchObject({ status: 'completed', progress: null });
  });

  it('and no other assignment is: not another student’s and not that of another set', async () => {
    const [{ tutor, student }, other] = [await aPair(server), await aPair(server)];
    const [set, another] = [await workKinds.set(server), await workKinds.set(server)];
    await assignTo(tutor, set.body(student));
    await assignTo(tutor, another.body(student));
    await assignTo(other.tutor, set.body(other.student));
    await set.finish(student);
    expect((await listAssignments(student)).map(({ reference_id, status }) => [reference_id, status])).toEqual([
      [another.reference.reference_id, 'current'],
      [set.reference.reference_id, 'completed'],
    ]);
    expect(await statusOf(other.student)).toBe('current');
  });

  it.each(['begun', 'new'] as const)(
    'also if it was made while that answer waited for the lock, in a history that is %s',
    async (history) => {
      const { tutor, student } = await aPair(server);
      const { reference, id, begin, finish } = await addTwoQuestionSequence();
      if (history === 'begun') await begin(student);
      const { finished } = await server.db.transaction().execute(async (tx) => {
        const where = { user_id: student.account.id, type: reference.reference_type, ids: [id] };
        const lockedProgress = await lockProgress(tx, where);
        expect(lockedProgress.get(id)?.seq).toBe(history === 'begun' ? 1 : 0);
        const finished = history === 'begun' ? finish(student) : finishAtOnce(student);
        await expect.poll(() => countWaitingForLocks()).toBe(1);
        await tx
          .insertInto('assignments')
          .values({
            id: newId(),
            user_id: student.account.id,
            assigned_by: tutor.account.id,
            assigned_by_name: 'Tutor',
            type: 'assign',
            reference_type: reference.reference_type,
            reference_id: id,
            topic_type: 'math',
            after_seq: lockedProgress.get(id)?.seq ?? 0,
            assignment_date: dueDate,
          })
          .execute();
        await tx
          .deleteFrom('practice_progress')
          .where('user_id', '=', student.account.id)
          .where('seq', '=', 0)
          .execute();
        return { finished };
      });
      expect((await finished).percent_complete).toBe(100);
      expect(await statusOf(student)).toBe('completed');

      async function finishAtOnce(person: TestPerson) {
        await server.db
          .updateTable('questions')
          .set({ link_right_question_id: null })
          .where('parent_id', '=', id)
          .execute();
        return await begin(person);
      }
    },
  );

  it.each(kinds)('consistently if the last answer and the assignment arrive at the same time: a %s', async (kind) => {
    for (let round = 0; round < 12; round++) {
      const { tutor, student } = await aPair(server);
      const work = await workKinds[kind](server);
      // `finish` gives the last answer at the same time as the assignment.
      const [, assignment] = await Promise.all([work.finish(student), assignTo(tutor, work.body(student))]);
      const events = await server.db
        .selectFrom('practice_events')
        .where('user_id', '=', student.account.id)
        .orderBy('seq')
        .select(['seq', 'kind'])
        .execute();
      const { after_seq } = await server.db
        .selectFrom('assignments')
        .where('id', '=', assignment.id)
        .select('after_seq')
        .executeTakeFirstOrThrow();
      const done = events.some((event) => event.kind === 'completed' && event.seq > after_seq);
      expect(await statusOf(student)).toBe(done ? 'completed' : 'current');
    }
  });
});

const status = (id: string) => ({ params: { id }, body: { status: 'completed' as const } });
const ofSet = { reference_type: 'HomeProblemSetQuestions' as const };
const ofSequence = { reference_type: 'HomeSubsubTopic' as const };

/** A sequence of two questions. */
async function addTwoQuestionSequence() {
  const { subsubtopic: id } = await addSequencePlace(server.db);
  const parent = { kind: 'subsubtopic', id } as const;
  const last = await addQuestion(server.db, parent, { position: 1 });
  const first = await addQuestion(server.db, parent, { position: 0, link_right_question_id: last.id });
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: id } as const;
  return {
    ...{ reference, id },
    begin: (student: TestPerson) => answerAll(student, reference, [[first, true]]),
    finish: (student: TestPerson) => answerAll(student, reference, [[last, true]]),
  };
}

describe('finished work that is reassigned while an answer arrives', () => {
  it.each(kinds)('has that answer either before or after the reset: a %s', async (kind) => {
    for (let round = 0; round < 12; round++) {
      const { tutor, student } = await aPair(server);
      const work = await workKinds[kind](server);
      await work.finish(student);
      const [assignment] = await Promise.all([assignTo(tutor, work.body(student)), work.begin(student)]);
      const { rows } = await sql<{ after: boolean; after_seq: number; reset: number }>`
        select a.after_seq, a.after_seq < p.seq as after,
               (select e.seq from practice_events e where e.user_id = a.user_id and e.kind = 'reset') as reset
          from assignments a join practice_progress p using (user_id, reference_type, reference_id)
         where a.id = ${assignment.id}`.execute(server.db);
      const [row] = rows;
      expect(row?.reset).toBe(row?.after_seq);
      const { progress, status } = await onlyAssignment(student);
      expect([progress !== null, status]).toEqual([row?.after, 'current']);
    }
    const found: unknown[] = [];
    await reconcile(server.db, (difference) => found.push(difference));
    // Ignores assignments that earlier tests reopened.
    expect(found.filter((each) => !JSON.stringify(each).includes('is open, though'))).toEqual([]);
  });
});
