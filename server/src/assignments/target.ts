import { findTestWork, type TestWork, testWorkOf } from '@fourfold/core/assignments/test-work';
import { mistakeSetReference } from '@fourfold/core/contract/assignable';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { problemSetReference, type SequenceReference, type WorkReference } from '@fourfold/core/contract/practice';
import { Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import type { AssignedReference } from '../database/schema.ts';
import { editionOf } from '../exams/exam-rows.ts';
import type { Reference } from '../practice/reference.ts';

type OptionalId = string | null | undefined;
/** Parent ids of the page from which the assignment was made. */
export type AssignmentParents = {
  subtopic_id?: OptionalId;
  subsubtopic_id?: OptionalId;
  sattopic_id?: OptionalId;
  sat_question_id?: OptionalId;
  act_question_id?: OptionalId;
};
type TargetRequest = AssignmentParents & Pick<Assignment, 'reference_type' | 'reference_id'>;

/** The nearest parent is first: the page of a sub-sub-topic sends its sub-topic too. */
const sequenceTypeByParent = {
  sat_question_id: 'HomeSatQuestionTopic',
  act_question_id: 'HomeActQuestionTopic',
  subsubtopic_id: 'HomeSubsubTopic',
  subtopic_id: 'HomeSubTopic',
} as const satisfies { [K in keyof AssignmentParents]: SequenceReference };
const parentFields = Object.keys(sequenceTypeByParent) as (keyof typeof sequenceTypeByParent)[];

/**
 * The practice reference of an assignment's target. A sequence is identified by the id of its
 * parent. Throws a refusal if the ids do not match.
 */
export function targetReference(body: TargetRequest): Reference {
  if (body.reference_type === 'problem_set') return { type: problemSetReference, id: normalizeId(body.reference_id) };
  const parentField = parentFields.find((name) => body[name]);
  if (!parentField)
    throw new Refusal('invalid_field', {
      field: 'reference_id',
      problem: `name the sequence by its place: ${parentFields.join(', ')}`,
    });
  if (body[parentField] !== body.reference_id)
    throw new Refusal('invalid_field', { field: 'reference_id', problem: `must be the same as ${parentField}` });
  return { type: sequenceTypeByParent[parentField], id: normalizeId(body.reference_id) };
}

/** Writes an id in lower case, as PostgreSQL returns it, so that it can be used as a key. */
export function normalizeId(id: string): string {
  return id.toLowerCase();
}

type TestRequest = Pick<Assignment, 'topic_type' | 'reference_id'> & {
  variant?: Assignment['variant'] | undefined;
  section?: Assignment['section'] | undefined;
};

/** The SAT or ACT and the sections of it that are assigned. Throws a refusal if its edition has no such test. */
export async function targetTest(
  db: Db,
  { topic_type, reference_id, variant, section = null }: TestRequest,
): Promise<TestTarget> {
  if (topic_type !== 'sat' && topic_type !== 'act')
    throw new Refusal('invalid_field', { field: 'topic_type', problem: 'expected sat or act for a test' });
  const exam_id = normalizeId(reference_id);
  const exam = await db.selectFrom('exams').where('id', '=', exam_id).select('edition').executeTakeFirst();
  const edition = editionOf(topic_type, exam ?? { edition: null });
  const work = variant ? findTestWork({ edition, variant, section }) : null;
  if (!work)
    throw new Refusal('invalid_field', { field: 'section', problem: 'name a variant and a section that has a test' });
  return { work, exam_id };
}

export type TestTarget = { work: TestWork; exam_id: string };

/** Whether the reference is a problem set, a sequence, a test or mistakes. */
export function assignmentKind({ type }: { type: AssignedReference }): Assignment['reference_type'] {
  if (isPractice(type)) return practiceKind(type);
  return type === mistakeSetReference ? 'mistakes' : 'test';
}

/** Whether practice is a problem set or a sequence. */
export function practiceKind(type: WorkReference): 'problem_set' | 'sequence' {
  return type === problemSetReference ? 'problem_set' : 'sequence';
}

export function isPractice(type: AssignedReference): type is WorkReference {
  return type !== mistakeSetReference && testWorkOf(type) === null;
}
