import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Input } from '@fourfold/core/contract/types';
import { clientOf } from './client.ts';
import { aLook, linkStudents } from './people.ts';
import { answerAll, aSequence, aSet, type PracticeOf } from './practice.ts';
import type { TestPerson, TestServer } from './server.ts';

type NewAssignment = Input<'POST /assignments'>['body'];

/** A due date for tests whose clock is fixed at 21 November 2026. */
export const dueDate = '2026-11-28';
export const noon = new Date('2026-11-21T17:00:00Z');

/** A tutor with a session, and the tutor's students. */
export async function aTutor(server: TestServer, students = 1): Promise<{ tutor: TestPerson; students: TestPerson[] }> {
  const tutor = await server.as('tutor');
  const all = await Promise.all(Array.from({ length: students }, () => server.as('student')));
  if (all.length > 0) await linkStudents(server.db, tutor.account.id, ...all.map(({ account }) => account.id));
  return { tutor, students: all };
}

/** A tutor with one student, and a session of the tutor as that student. */
export async function aPair(server: TestServer): Promise<{ tutor: TestPerson; student: TestPerson; look: TestPerson }> {
  const { tutor, students } = await aTutor(server);
  const [student] = students;
  if (!student) throw new Error('The tutor has no student.');
  return { tutor, student, look: await lookAt(server, tutor, student) };
}

export async function lookAt(server: TestServer, tutor: TestPerson, student: TestPerson): Promise<TestPerson> {
  const ids = { tutorId: tutor.account.id, studentId: student.account.id };
  const person = await aLook(server.db, ids, { now: server.clock.now });
  return { ...person, call: clientOf(server.url, person.token) };
}

/** The body of an assignment of one problem set in a sub-sub-topic. */
export function theSet(
  student: TestPerson,
  { reference, subsubtopic }: { reference: PracticeOf<'HomeProblemSetQuestions'>; subsubtopic: string },
  more: Partial<NewAssignment> = {},
): NewAssignment {
  return {
    user_id: student.account.id,
    type: 'assign',
    reference_type: 'problem_set',
    reference_id: reference.reference_id,
    subsubtopic_id: subsubtopic,
    topic_type: 'math',
    assignment_date: dueDate,
    ...more,
  };
}

/** The body of an assignment of a sub-sub-topic's sequence. */
export function theSequence(
  student: TestPerson,
  { place }: { place: { subtopic: string; subsubtopic: string } },
  more: Partial<NewAssignment> = {},
): NewAssignment {
  return {
    user_id: student.account.id,
    type: 'assign',
    reference_type: 'sequence',
    reference_id: place.subsubtopic,
    subtopic_id: place.subtopic,
    subsubtopic_id: place.subsubtopic,
    topic_type: 'math',
    assignment_date: dueDate,
    ...more,
  };
}

/** The two kinds of work, with functions that begin or finish it. */
export const works = {
  set: async (server: TestServer) => {
    const made = await aSet(server.db, 4);
    return {
      reference: made.reference,
      body: (student: TestPerson, more: Partial<NewAssignment> = {}) => theSet(student, made, more),
      finish: (student: TestPerson) => answerAll(student, made.reference, made.questions.map(right)),
      begin: (student: TestPerson) => answerAll(student, made.reference, made.questions.slice(0, 1).map(right)),
    };
  },
  sequence: async (server: TestServer) => {
    const made = await aSequence(server.db);
    const way = [made.first, made.second];
    return {
      reference: made.reference,
      body: (student: TestPerson, more: Partial<NewAssignment> = {}) => theSequence(student, made, more),
      finish: (student: TestPerson) => answerAll(student, made.reference, way.map(right)),
      begin: (student: TestPerson) => answerAll(student, made.reference, way.slice(0, 1).map(right)),
    };
  },
} as const;

const right = <Q>(question: Q) => [question, true] as const;

export async function assignTo(by: TestPerson, body: NewAssignment): Promise<Assignment> {
  return await by.call('POST /assignments', { body });
}

export async function listed({ call }: TestPerson): Promise<Assignment[]> {
  return (await call('GET /assignments')).data;
}

/** The only assignment. Throws if there is none or more than one. */
export async function theOne(person: TestPerson): Promise<Assignment> {
  const [one, ...others] = await listed(person);
  if (!one || others.length > 0) throw new Error(`expected one assignment, found ${others.length + (one ? 1 : 0)}`);
  return one;
}
