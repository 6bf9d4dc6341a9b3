import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import { problemSetReference } from '@fourfold/core/contract/practice';
import type { Parsed } from '@fourfold/core/contract/types';
import { practiceTopicKinds, topicKinds } from '@fourfold/core/topics/topic-kinds';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import type { Reference } from '../practice/reference.ts';
import { findAssignmentProgress, isDone, markCompleted } from './assignment-completion.ts';

type Call = 'PUT /assignments/complete';
type Body = Parsed<Call>['body'];

/**
 * Called by a page when a sequence or a set is finished there. The answer that finished it has already completed its
 * assignment; this returns that assignment, and can be repeated. Returns an empty list if there is none (Q18).
 */
export const completeAssignments: Handler<Call> = async ({ body }, context) => {
  const { type, id } = completedReference(body);
  const topic = topicOf(body.type);
  const assignmentProgress = await findAssignmentProgress(
    context.db,
    sql`a.user_id = ${context.session.account.id} and a.reference_type = ${type} and a.reference_id = ${id}
        and a.topic_type = coalesce(${topic}, a.topic_type)`,
  );
  return {
    data: assignmentProgress && isDone(assignmentProgress) ? await markCompleted(assignmentProgress, context) : [],
  };
};

/** Where the completed work is located; null for a problem set, which is the same in every topic. */
function topicOf(type: Body['type']): AssignmentTopic | null {
  if (type === 'problemset') return null;
  return practiceTopicKinds.find((kind) => topicKinds[kind].practice.completion === type) ?? (type as Family);
}

function completedReference(body: Body): Reference {
  switch (body.type) {
    case 'problemset':
      return { type: problemSetReference, id: requireField(body, 'problem_set_id') };
    case 'sat':
      return { type: 'HomeSatQuestionTopic', id: requireField(body, 'sat_question_id') };
    case 'act':
      return { type: 'HomeActQuestionTopic', id: requireField(body, 'act_question_id') };
    default:
      return body.subsubtopic_id
        ? { type: 'HomeSubsubTopic', id: body.subsubtopic_id }
        : { type: 'HomeSubTopic', id: requireField(body, 'subtopic_id') };
  }
}

function requireField(body: Body, name: Exclude<keyof Body, 'type'>): string {
  const id = body[name];
  if (!id)
    throw new Refusal('invalid_field', {
      field: name,
      problem: `is what a completion of type ${body.type} is known by`,
    });
  return id;
}

export const putAssignment: Handler<'PUT /assignments/{id}'> = ({ params }, context) =>
  completeIfDone(params.id, context);
export const patchAssignment: Handler<'PATCH /assignments/{id}'> = ({ params }, context) =>
  completeIfDone(params.id, context);

/** The client requests this when its assignment seems finished. The server checks its own record (Q74). */
async function completeIfDone(id: string, context: Context & { session: Session }) {
  const assignmentProgress = await findAssignmentProgress(
    context.db,
    sql`a.id = ${id} and a.user_id = ${context.session.account.id}`,
  );
  if (!assignmentProgress) throw notFound('Assignment');
  if (!assignmentProgress.completed_at && !isDone(assignmentProgress)) throw new Refusal('not_finished');
  const [assignment] = await markCompleted(assignmentProgress, context);
  if (!assignment) throw notFound('Assignment');
  return assignment;
}
