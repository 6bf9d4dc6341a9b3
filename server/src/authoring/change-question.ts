import type { Question } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import { type Kysely, sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import type { Database } from '../database/schema.ts';
import { changedNames, olderRevision } from './changes.ts';
import { type HeldQuestion, holdQuestion, type PathKinds } from './hold-question.ts';
import { readQuestion } from './read-questions.ts';
import { compiledWith, readGiven, stored } from './rich-fields.ts';

export const changeQuestion: Handler<'PUT /questions/{id}'> = ({ params, body }, visit) =>
  saveChange(params.id, body, visit, 'any');

export const changeProblemsetQuestion: Handler<'PUT /problemset_questions/{id}'> = ({ params, body }, visit) =>
  saveChange(params.id, body, visit, ['problem_set']);

type Changes = Parsed<'PUT /questions/{id}'>['body'];
type Visit = Pick<Context, 'db' | 'now' | 'videoHosts'> & { session: Session };

/**
 * Changes the given fields of a question. A change from an older revision is refused with the
 * present question, unless the fields already have these values: then it is a repeated request.
 */
async function saveChange(id: string, body: Changes, visit: Visit, kinds: PathKinds): Promise<Question> {
  const { db, session, now, videoHosts } = visit;
  const { rev, question, question_exp, help, help_exp, ...plain } = body;
  const given = readGiven({ question, question_exp, help, help_exp }, richFields);
  const outcome = await db.transaction().execute(async (tx) => {
    const held = await holdQuestion(tx, id, kinds);
    const changed = changedNames(held, { ...given.documents, ...plain });
    if (changed.length === 0) return { at: 'saved' as const, question: await readQuestion(tx, id) };
    if (rev !== undefined && rev !== held.rev) return { at: 'older' as const, question: await readQuestion(tx, id) };
    await refuseForeignMedia(tx, Object.values(given.documents), videoHosts);
    if (changed.includes('is_free_response')) await requireNoAnswers(tx, held);
    await tx
      .updateTable('questions')
      .where('id', '=', id)
      .set({
        ...stored(given.documents),
        ...(richFields.some((name) => changed.includes(name)) && compiledWith(given, held, richFields)),
        ...plain,
        rev: held.rev + 1,
        updated_at: now(),
        updated_by: session.account.id,
      })
      .execute();
    const detail = { changed, rev: held.rev + 1 };
    await writeAudit(tx, session, { action: 'change', subject: 'question', subject_id: id, detail });
    return { at: 'saved' as const, question: await readQuestion(tx, id) };
  });
  if (outcome.at === 'saved') return outcome.question;
  throw new Refusal('conflict', olderRevision('question'), {}, { data: outcome.question });
}

const richFields = ['question', 'question_exp', 'help', 'help_exp'] as const;

async function requireNoAnswers(tx: Kysely<Database>, { id, is_free_response }: HeldQuestion): Promise<void> {
  const { rows } = await sql`
    select from answers where question_id = ${id} and is_free_response = ${is_free_response} limit 1
  `.execute(tx);
  if (rows.length === 0) return;
  throw new Refusal(
    'conflict',
    is_free_response
      ? 'This question has free response answers. Delete them before it becomes one with choices.'
      : 'This question has choices. Delete them before it becomes a free response question.',
  );
}
