import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Input } from '@fourfold/core/contract/types';
import { clientOf } from './client.ts';
import { anImpersonation, linkStudents } from './people.ts';
import { answerAll, aSequence, aSet, type PracticeOf } from './practice.ts';
import type { TestPerson, TestServer } from './server.ts';
import type { TestFixture } from './test-fixture.ts';

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
export async function aPair(
  server: TestServer,
): Promise<{ tutor: TestPerson; student: TestPerson; impersonation: TestPerson }> {
  const { tutor, students } = await aTutor(server);
  const [student] = students;
  if (!student) throw new Error('The tutor has no student.');
  return { tutor, student, impersonation: await impersonate(server, tutor, student) };
}

export async function impersonate(server: TestServer, tutor: TestPerson, student: TestPerson): Promise<TestPerson> {
  const ids = { tutorId: tutor.account.id, studentId: student.account.id };
  const person = await anImpersonation(server.db, ids, { now: server.clock.now });
  return { ...person, call: clientOf(server.url, person.token) };
}

/** The body of an assignment of one problem set in a sub-sub-topic. */
export function setAssignment(
  student: TestPerson,
  { reference, subsubtopic }: { reference: PracticeOf<'HomeProblemSetQuestions'>; subsubtopic: string },
  overrides: Partial<NewAssignment> = {},
): NewAssignment {
  return {
    user_id: student.account.id,
    type: 'assign',
    reference_type: 'problem_set',
    reference_id: reference.reference_id,
    subsubtopic_id: subsubtopic,
    topic_type: 'math',
    assignment_date: dueDate,
    ...overrides,
  };
}

/** The body of an assignment of a sub-sub-topic's sequence. */
export function sequenceAssignment(
  student: TestPerson,
  { place }: { place: { subtopic: string; subsubtopic: string } },
  overrides: Partial<NewAssignment> = {},
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
    ...overrides,
  };
}

/** The body of an assignment of a section of a test. */
export function testAssignment(
  student: TestPerson,
  { family, exam, section, real }: Pick<TestFixture, 'family' | 'exam' | 'section' | 'real'>,
  overrides: Partial<NewAssignment> = {},
): NewAssignment {
  return {
    user_id: student.account.id,
    type: 'assign',
    reference_type: 'test',
    reference_id: exam,
    variant: real ? 'real' : 'mock',
    section,
    topic_type: family,
    assignment_date: dueDate,
    ...overrides,
  };
}

/** The two kinds of work, with functions that begin or finish it. */
export const workKinds = {
  set: async (server: TestServer) => {
    const fixture = await aSet(server.db, 4);
    return {
      reference: fixture.reference,
      body: (student: TestPerson, overrides: Partial<NewAssignment> = {}) => setAssignment(student, fixture, overrides),
      finish: (student: TestPerson) => answerAll(student, fixture.reference, fixture.questions.map(right)),
      begin: (student: TestPerson) => answerAll(student, fixture.reference, fixture.questions.slice(0, 1).map(right)),
    };
  },
  sequence: async (server: TestServer) => {
    const fixture = await aSequence(server.db);
    const questions = [fixture.first, fixture.second];
    return {
      reference: fixture.reference,
      body: (student: TestPerson, overrides: Partial<NewAssignment> = {}) =>
        sequenceAssignment(student, fixture, overrides),
      finish: (student: TestPerson) => answerAll(student, fixture.reference, questions.map(right)),
      begin: (student: TestPerson) => answerAll(student, fixture.reference, questions.slice(0, 1).map(right)),
    };
  },
} as const;

const right = <Q>(question: Q) => [question, true] as const;

export async function assignTo(tutor: TestPerson, body: NewAssignment): Promise<Assignment> {
  return await tutor.call('POST /assignments', { body });
}

export async function listAssignments({ call }: TestPerson): Promise<Assignment[]> {
  return (await call('GET /assignments')).data;
}

/** The only assignment. Throws if there is none or more than one. */
export async function onlyAssignment(person: TestPerson): Promise<Assignment> {
  const [one, ...others] = await listAssignments(person);
  if (!one || others.length > 0) throw new Error(`expected one assignment, found ${others.length + (one ? 1 : 0)}`);
  return one;
}
