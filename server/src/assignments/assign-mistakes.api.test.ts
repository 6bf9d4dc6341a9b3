import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../practice/reconcile.ts';
import { aPair, aTutor, dueDate, listAssignments, noon, onlyAssignment } from '../testing/assignments.ts';
import { addQuestion, setFlags } from '../testing/content.ts';
import { anAnswer, answerAll, aSet, save } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.now = noon;
});
afterAll(() => server.stop());

const skill = 'sat.math.algebra.linear-functions';

/** A student who has missed two questions of a skill and one without. */
async function aStudentWithMisses() {
  const pair = await aPair(server);
  const set = await aSet(server.db, 0);
  const parent = { kind: 'problem_set', id: set.reference.reference_id } as const;
  const [first, second, other] = [
    await addQuestion(server.db, parent, { skill_codes: [skill], position: 0 }),
    await addQuestion(server.db, parent, { skill_codes: [skill], position: 1 }),
    await addQuestion(server.db, parent, { skill_codes: [], position: 2 }),
  ];
  await answerAll(
    pair.student,
    set.reference,
    [first, second, other].map((question) => [question, false]),
  );
  const review = async (question: typeof first, isRight: boolean) => {
    const card = { reference_type: 'HomeReview', reference_id: question.id } as const;
    await save(pair.student, anAnswer(pair.student, card, question.id, [isRight ? question.right : question.wrong]));
  };
  return { ...pair, first, second, other, review };
}

const assign = (tutor: TestPerson, { account }: TestPerson, filter: object = { skill }) =>
  tutor.call('POST /assignments/mistakes', { body: { user_id: account.id, assignment_date: dueDate, ...filter } });

const differences = async () => {
  const found: string[] = [];
  await reconcile(server.db, ({ what }) => found.push(what));
  return found;
};

describe('assigning mistakes', () => {
  it.each(['tutor', 'impersonation'] as const)('of a skill, by the %s', async (who) => {
    const { student, first, second, ...tutors } = await aStudentWithMisses();
    const assigned = await assign(tutors[who], student, { skill, note: 'Once more.' });
    expect(assigned).toMatchObject({
      title: 'Mistakes: Linear functions',
      reference_type: 'mistakes',
      assignmentable_type: 'MistakeSet',
      progress_reference: 'HomeReview',
      ...{ topic_type: 'sat', published: true, status: 'current', progress: null, note: 'Once more.' },
    });
    expect(await onlyAssignment(student)).toEqual(assigned);
    const { data } = await student.call('GET /mistakes/redo', { query: { set: assigned.reference_id } });
    expect(data.map(({ card }) => card).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  it('is done once each was answered right since, whatever was answered before and in between', async () => {
    const { student, tutor, first, second, review } = await aStudentWithMisses();
    await review(first, true);
    server.clock.now = new Date(noon.getTime() + 60_000);
    const { reference_id: set } = await assign(tutor, student);
    await review(second, true);
    expect(await onlyAssignment(student)).toMatchObject({ status: 'current', progress: { percent_complete: 50 } });
    const left = (await student.call('GET /mistakes/redo', { query: { set } })).data.map(({ card }) => card);
    expect(left).toEqual([first.id]);
    await review(first, false);
    expect(await onlyAssignment(student)).toMatchObject({ status: 'current' });
    expect(await differences()).toEqual([]);
    await review(first, true);
    expect(await onlyAssignment(student)).toMatchObject({
      status: 'completed',
      progress: { percent_complete: 100 },
      completed_at: server.clock.now.toISOString(),
    });
    expect(await differences()).toEqual([]);
  });

  it('is done by two last answers at the same moment', async () => {
    for (let times = 0; times < 5; times++) {
      const { student, tutor, first, second, review } = await aStudentWithMisses();
      await assign(tutor, student);
      await Promise.all([review(first, true), review(second, true)]);
      expect(await onlyAssignment(student)).toMatchObject({ status: 'completed' });
    }
  });

  it('takes all mistakes without a filter, and none that the student cannot open', async () => {
    const { student, tutor, first } = await aStudentWithMisses();
    const all = await assign(tutor, student, {});
    expect(all.title).toBe('Mistakes');
    await setFlags(server.db, 'questions', first.id, { is_hidden: true });
    await assign(tutor, student);
    const sets = await server.db
      .selectFrom('mistake_sets')
      .where('user_id', '=', student.account.id)
      .selectAll()
      .execute();
    expect(sets.map(({ question_ids }) => question_ids.length).toSorted()).toEqual([1, 3]);
  });

  it('is refused if there are none, and for another tutor’s student', async () => {
    const { student, tutor } = await aPair(server);
    expect(await refusalOf(assign(tutor, student))).toEqual([
      409,
      'The student has no such mistakes that can be answered again',
    ]);
    const other = await aTutor(server, 0);
    expect((await refusalOf(assign(other.tutor, student)))[0]).toBe(404);
  });

  it('can be unassigned, and then its list is gone', async () => {
    const { student, tutor } = await aStudentWithMisses();
    const { id, reference_id: set } = await assign(tutor, student);
    await tutor.call('DELETE /assignments/{id}', { params: { id } });
    expect(await listAssignments(student)).toEqual([]);
    expect((await refusalOf(student.call('GET /mistakes/redo', { query: { set } })))[0]).toBe(404);
  });

  it('is in the results of the student', async () => {
    const { student, tutor } = await aStudentWithMisses();
    await assign(tutor, student);
    const { assignments } = await student.call('GET /accounts/results');
    expect(assignments).toMatchObject([{ title: 'Mistakes: Linear functions', kind: 'mistakes' }]);
  });
});
