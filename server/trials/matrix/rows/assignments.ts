import type { assignmentCalls } from '@fourfold/core/contract/assignments';
import { newId } from '../../../src/call/new-id.ts';
import { dueDate } from '../../../src/testing/assignments.ts';
import { answeredStep, stepsRow } from '../../../src/testing/fixtures/practice-steps.ts';
import { insertRowsWithKysely } from '../../../src/testing/fixtures/rows.ts';
import { aSet } from '../../../src/testing/practice.ts';
import { type AreaRows, type CellContext, notFound } from '../call-row.ts';

const aNewSet = async ({ db }: CellContext) => {
  const { reference, subsubtopic } = await aSet(db, 1);
  const locationFields = { subsubtopic_id: subsubtopic, topic_type: 'math', assignment_date: dueDate } as const;
  return { locationFields, reference_id: reference.reference_id };
};
/** A question that the student has missed in practice. */
async function addMiss({ db, group }: CellContext): Promise<void> {
  const { reference, questions } = await aSet(db, 1);
  const missed = answeredStep({ question_id: questions[0]?.id ?? '', is_correct: false });
  await insertRowsWithKysely(db, [stepsRow({ user_id: group.student.id, ...reference }, [missed])]);
}
const referenceFields = { type: 'assign', reference_type: 'problem_set' } as const;
/** For a tutor the student is checked at the write; in an impersonation, before. */
const notTheirStudent = {
  tutor: notFound('Student'),
  'tutor-login': [403, 'user_id must be the student’s whom you look at'],
} as const;
const assignmentNotFound = notFound('Assignment');

/** A completed assignment: a tutor's is for the student, a super admin's own is for the owner. */
async function anAssignment({ db, owner, group, content, now }: CellContext, user_id = owner.id): Promise<string> {
  const id = newId();
  const { tutor } = group;
  await db
    .insertInto('assignments')
    .values({
      ...{ id, user_id, assigned_by: tutor.id, assigned_by_name: tutor.username, type: 'assign', after_seq: 0 },
      ...{ reference_type: 'HomeProblemSetQuestions', reference_id: content.set, topic_type: 'math' },
      ...{ assignment_date: dueDate, completed_at: now },
    })
    .execute();
  return id;
}
const completeRow = {
  of: 'persons',
  parts: async (at: CellContext) => ({
    params: { id: await anAssignment(at) },
    body: { status: 'completed' } as const,
  }),
  others: assignmentNotFound,
} as const;

export const assignmentRows = {
  'GET /assignments': { of: 'caller', shows: ['student', 'tutor-login'] },
  'POST /assignments': {
    of: 'persons',
    parts: async (at) => {
      const { locationFields, reference_id } = await aNewSet(at);
      return { body: { user_id: at.group.student.id, ...locationFields, ...referenceFields, reference_id } };
    },
    others: notTheirStudent,
  },
  'POST /assignments/create_multiple': {
    of: 'persons',
    parts: async (at) => {
      const { locationFields, reference_id } = await aNewSet(at);
      const reference_record = { [reference_id]: 'assign' } as const;
      return {
        body: { user_id: at.group.student.id, ...locationFields, reference_type: 'problem_set', reference_record },
      };
    },
    others: notTheirStudent,
  },
  'POST /assignments/mistakes': {
    of: 'persons',
    parts: async (at) => {
      await addMiss(at);
      return { body: { user_id: at.group.student.id, assignment_date: dueDate } };
    },
    others: notTheirStudent,
  },
  'POST /assignments/for_students': {
    of: 'persons',
    parts: async (at) => {
      const { locationFields, reference_id } = await aNewSet(at);
      return { body: { user_ids: [at.group.student.id], ...locationFields, ...referenceFields, reference_id } };
    },
    // The reply has a result for each student.
    others: [200, 'Student not found'],
  },
  'GET /assignments/assignable': { of: 'content', parts: () => ({ query: { search: 'Practice' } }) },
  'GET /assignments/skills': { of: 'content' },
  'GET /assignments/exams': { of: 'content' },
  'GET /assignments/topics': { of: 'content' },
  'PUT /assignments/complete': {
    of: 'caller',
    parts: ({ content }) => ({ body: { type: 'problemset', problem_set_id: content.set } }),
  },
  'PUT /assignments/{id}': completeRow,
  'PATCH /assignments/{id}': completeRow,
  'PUT /assignments/{id}/note': {
    of: 'persons',
    parts: async (at) => ({ params: { id: await anAssignment(at, at.group.student.id) }, body: { note: 'Read this' } }),
    others: assignmentNotFound,
  },
  'PUT /assignments/{id}/answer': {
    of: 'persons',
    parts: async (at) => ({ params: { id: await anAssignment(at) }, body: { answer: 'Done' } }),
    others: assignmentNotFound,
  },
  'DELETE /assignments/{id}': {
    of: 'persons',
    parts: async (at) => {
      const { student } = at.group;
      return { params: { id: await anAssignment(at, at.caller === 'super-admin' ? at.owner.id : student.id) } };
    },
    others: assignmentNotFound,
  },
} as const satisfies AreaRows<typeof assignmentCalls>;
