import { type AssignmentTopic, mistakeSetReference } from '@fourfold/core/contract/assignable';
import type { Parsed } from '@fourfold/core/contract/types';
import { redoSize } from '@fourfold/core/reviews/limits';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { filterMisses } from '../mistakes/filter-misses.ts';
import { cardOf } from '../mistakes/miss.ts';
import { openIdsOf } from '../mistakes/open-questions.ts';
import { readMisses } from '../mistakes/read-misses.ts';
import { skillTitles } from '../mistakes/skill-titles.ts';
import { requireLinkedStudent } from '../students/require-linked-student.ts';
import { assigningTutor, requireImpersonatedStudent } from './assigning-tutor.ts';
import { insertAssignments } from './insert-assignments.ts';
import { readAssignmentsById } from './read-assignments.ts';
import { requireDueDate } from './require-due-date.ts';

type Call = 'POST /assignments/mistakes';
type Body = Parsed<Call>['body'];

/** Assigns mistakes of a student as one redo. The list of questions is stored: the mistakes change as they are answered. */
export const assignMistakes: Handler<Call> = async ({ body }, context) => {
  const { db, session, now, newId } = context;
  const { user_id } = body;
  requireImpersonatedStudent(session, user_id);
  requireDueDate(body, context);
  await requireLinkedStudent(db, assigningTutor(session).id, user_id);
  const missed = await readAssignable(body, context);
  const [title, at, id, setId] = [await titleOf(db, body), now(), newId(), newId()];
  await db.transaction().execute(async (tx) => {
    await requireLinkedStudent(tx, assigningTutor(session).id, user_id);
    const question_ids = missed.map((one) => one.id);
    await tx.insertInto('mistake_sets').values({ user_id, id: setId, title, question_ids, created_at: at }).execute();
    await insertAssignments(tx, session, {
      ...{ user_id, type: mistakeSetReference, actions: { [setId]: 'assign' }, parentIds: {}, terms: body, at },
      rows: [
        {
          id,
          reference_id: setId,
          topic_type: topicOf(missed[0]?.skills ?? []),
          title,
          after_seq: 0,
          isRestart: false,
        },
      ],
    });
  });
  const [assignment] = await readAssignmentsById(db, user_id, [id]);
  if (!assignment) throw notFound('Assignment');
  return assignment;
};

type MissedQuestion = { id: string; skills: readonly string[] };

/** The newest mistakes that the student can answer again; each question once. Throws a refusal if there are none. */
async function readAssignable(
  { user_id, skill, cause }: Body,
  { db, now }: Context & { session: Session },
): Promise<MissedQuestion[]> {
  const { misses } = await readMisses(db, { user_id, now: now() });
  const skills = new Map<string, readonly string[]>();
  for (const miss of filterMisses(misses, { skill, cause })) {
    const id = cardOf(miss);
    if (id !== null && !skills.has(id)) skills.set(id, miss.skill_codes);
  }
  const open = await openIdsOf(db, { user_id, reader: 'student', now: now() }, [...skills.keys()]);
  const missed = [...skills].filter(([id]) => open.has(id)).slice(0, redoSize);
  if (missed.length === 0) throw new Refusal('no_mistakes');
  return missed.map(([id, codes]) => ({ id, skills: codes }));
}

async function titleOf(db: Db, { skill, cause }: Body): Promise<string> {
  const names = [
    skill === undefined ? null : ((await skillTitles(db, [skill])).get(skill) ?? skill),
    cause === undefined ? null : cause === 'none' ? 'without a cause' : cause,
  ].filter((name) => name !== null);
  return names.length === 0 ? 'Mistakes' : `Mistakes: ${names.join(', ')}`;
}

/** The test that the newest question belongs to: skills of the ACT have codes of the ACT. */
function topicOf(skills: readonly string[]): AssignmentTopic {
  return skills.some((code) => code.startsWith('act.')) ? 'act' : 'sat';
}
