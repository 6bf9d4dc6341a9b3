import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { addExamQuestion, addSequencePlace, addSet, addTopic, setFlags } from '../testing/content.ts';
import { aSequence, aSet } from '../testing/practice.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.now = noon;
});
afterAll(() => server.stop());

const _kinds = ['set', 'sequence'] as const;

async function auditOf(user_id: string) {
  return await server.db.selectFrom('audit').where('for_id', '=', user_id).selectAll().orderBy('id').execute();
}

describe('assigning one target', () => {
  it.each(['tutor', 'impersonation'] as const)(
    'by the %s: a set and a sequence of each kind of parent [API-060, ASG-025]',
    async (who) => {
      const pair = await aPair(server);
      const { student, tutor } = pair;
      const set = await aSet(server.db);
      const { place } = await aSequence(server.db);
      const [sat, act] = [await addExamQuestion(server.db, 'sat'), await addExamQuestion(server.db, 'act')];
      const ofExam = { subtopic_id: null, subsubtopic_id: null };
      const sequences = [
        sequenceAssignment(student, { place }),
        sequenceAssignment(student, { place }, { reference_id: place.subtopic, subsubtopic_id: null }),
        sequenceAssignment(
          student,
          { place },
          { ...ofExam, reference_id: sat.id, sat_question_id: sat.id, topic_type: 'sat' },
        ),
        sequenceAssignment(
          student,
          { place },
          { ...ofExam, reference_id: act.id, act_question_id: act.id, topic_type: 'act' },
        ),
      ];
      const replies = [];
      for (const body of [...sequences, setAssignment(student, set)]) replies.push(await assignTo(pair[who], body));

      const nowhere = {
        topic_id: null,
        subtopic_id: null,
        subsubtopic_id: null,
        sattopic_id: null,
        sat_question_id: null,
        act_question_id: null,
        test_id: null,
      };
      const common = {
        user_id: student.account.id,
        assignment_date: dueDate,
        ...{ note: '', answer: '', answered_at: null },
        status: 'current',
        published: true,
        progress: null,
        ...{ variant: null, section: null, next_section: null },
        next_problemset_id: null,
        type: 'assign',
        assigned_by: tutor.account.username,
        created_at: noon.toISOString(),
        completed_at: null,
      };
      const expected = [
        {
          title: 'One step',
          topic_type: 'math',
          assignmentable_type: 'Subsubtopic',
          progress_reference: 'HomeSubsubTopic',
          ...{ topic_id: place.topic, subtopic_id: place.subtopic, subsubtopic_id: place.subsubtopic },
        },
        {
          title: 'Equations',
          topic_type: 'math',
          assignmentable_type: 'Subtopic',
          progress_reference: 'HomeSubTopic',
          ...{ topic_id: place.topic, subtopic_id: place.subtopic },
        },
        {
          title: 'Systems',
          topic_type: 'sat',
          assignmentable_type: 'SatQuestion',
          progress_reference: 'HomeSatQuestionTopic',
          ...{ sat_question_id: sat.id, test_id: sat.exam_id },
        },
        {
          title: 'Systems',
          topic_type: 'act',
          assignmentable_type: 'ActQuestion',
          progress_reference: 'HomeActQuestionTopic',
          ...{ act_question_id: act.id, test_id: act.exam_id },
        },
        {
          title: 'Practice',
          topic_type: 'math',
          assignmentable_type: 'ProblemSet',
          progress_reference: 'HomeProblemSetQuestions',
          reference_type: 'problem_set',
          subsubtopic_id: set.subsubtopic,
          topic_id: expect.any(String),
          subtopic_id: expect.any(String),
        },
      ];
      const targets = [...sequences.map(({ reference_id }) => reference_id), set.reference.reference_id];
      expect(replies).toEqual(
        expected.map((one, index) => {
          const id = targets[index] ?? '';
          return {
            ...{ ...nowhere, ...common, reference_type: 'sequence', ...one },
            ...{
              id: expect.any(String),
              assignmentable_id: id,
              reference_id: id,
              reference_record: { [id]: 'assign' },
            },
          };
        }),
      );
      const byId = (rows: { id: string }[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(byId(await listAssignments(student))).toEqual(byId(replies));
    },
  );

  it('writes an audit row with both ids, also while logged in as the student', async () => {
    const { tutor, student, impersonation } = await aPair(server);
    const [one, other] = [await workKinds.set(server), await workKinds.sequence(server)];
    const first = await assignTo(tutor, one.body(student));
    await one.finish(student);
    await assignTo(impersonation, one.body(student, { type: 'reassign' }));
    await assignTo(impersonation, other.body(student));
    const rows = await auditOf(student.account.id);
    expect(rows.map(({ actor_id }) => actor_id)).toEqual(Array(3).fill(tutor.account.id));
    expect(rows.map(({ action, detail }) => [action, (detail as { reset: boolean }).reset])).toEqual([
      ['assign', false],
      ['reassign', true],
      ['assign', false],
    ]);
    expect(rows[0]).toMatchObject({ subject: 'assignment', subject_id: first.id });
  });

  it('stores the topic kind of the target, not the one that the client sends', async () => {
    const { tutor, student } = await aPair(server);
    const made = await aSequence(server.db);
    expect(await assignTo(tutor, sequenceAssignment(student, made, { topic_type: 'reading' }))).toMatchObject({
      topic_type: 'math',
    });
  });

  it('shows a set in the parent it was assigned from, or in one that learners see now', async () => {
    const { tutor, student } = await aPair(server);
    const [one, other] = [await addSequencePlace(server.db), await addSequencePlace(server.db)];
    const set = await addSet(server.db, { kind: 'subsubtopic', id: one.subsubtopic });
    const [sattopic, { id: act, exam_id }] = [
      await addTopic(server.db, { kind: 'sat', title: 'Heart of algebra' }),
      await addExamQuestion(server.db, 'act'),
    ];
    const linked = [
      { parent_kind: 'subsubtopic', parent_id: other.subsubtopic },
      { parent_kind: 'sattopic', parent_id: sattopic },
      { parent_kind: 'act_question', parent_id: act },
    ] as const;
    await server.db
      .insertInto('problem_set_places')
      .values(linked.map((place) => ({ ...place, problem_set_id: set, position: 0 })))
      .execute();
    const reference = { reference_type: 'HomeProblemSetQuestions', reference_id: set } as const;
    const body = setAssignment(student, { reference, subsubtopic: other.subsubtopic });
    const { id } = await assignTo(tutor, body);
    const place = async () => {
      const found = await onlyAssignment(student);
      return [found.topic_type, found.subsubtopic_id, found.sattopic_id, found.act_question_id, found.test_id];
    };
    expect(await place()).toEqual(['math', other.subsubtopic, null, null, null]);
    await setFlags(server.db, 'subsubtopics', other.subsubtopic, { is_publish: false });
    expect(await place()).toEqual(['math', one.subsubtopic, null, null, null]);
    await tutor.call('DELETE /assignments/{id}', { params: { id } });
    await assignTo(tutor, { ...body, subsubtopic_id: null, sattopic_id: sattopic, topic_type: 'sat' });
    expect(await place()).toEqual(['sat', null, sattopic, null, null]);
    await setFlags(server.db, 'topics', sattopic, { is_publish: false });
    await setFlags(server.db, 'subsubtopics', one.subsubtopic, { deleted_at: noon });
    expect(await place()).toEqual(['act', null, null, act, exam_id]);
  });
});
