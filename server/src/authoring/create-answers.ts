import type { Answer } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { arrange, idsOf } from '../content/arrange-list.ts';
import { checkDocuments } from '../content/check-documents.ts';
import { holdTree } from '../content/hold-list.ts';
import { idTaken } from '../content/id-taken.ts';
import { withItems } from '../content/positions.ts';
import { checkAnswer } from '../content/question-draft.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { insertAnswers } from '../content/write-questions.ts';
import type { Database } from '../database/schema.ts';
import { answerDraft } from './answer-draft.ts';
import { saveLinks } from './answer-rows.ts';
import { idOf } from './create-questions.ts';
import { type HeldQuestion, holdQuestion, type PathKinds } from './hold-question.ts';
import { readAnswers } from './read-questions.ts';

export const createAnswer: Handler<'POST /answers'> = ({ body }, visit) => one(body, visit, 'any');

export const createProblemsetAnswer: Handler<'POST /problemset_answers'> = ({ body }, visit) =>
  one(body, visit, ['problem_set']);

export const createSeveralAnswers: Handler<'POST /answers/create_multiple'> = async ({ body }, visit) => ({
  data: await createAnswers(body.answers, visit, 'any'),
});

type NewAnswer = Parsed<'POST /answers'>['body'];
type Named = NewAnswer & { id: string };
type Visit = Pick<Context, 'db' | 'newId' | 'videoHosts'> & { session: Session };

async function one(body: NewAnswer, visit: Visit, kinds: PathKinds): Promise<Answer> {
  const [created] = await createAnswers([body], visit, kinds);
  if (!created) throw new Error('an answer was created and not read');
  return created;
}

/**
 * Adds new answers to questions, all or none, each at its position. An answer that already exists,
 * because the request was repeated, is returned unchanged.
 */
async function createAnswers(items: readonly NewAnswer[], visit: Visit, kinds: PathKinds): Promise<Answer[]> {
  const { db, session, newId } = visit;
  const named = items.map((item) => ({
    ...item,
    id: idOf(item.id, newId),
    question_id: item.question_id.toLowerCase(),
  }));
  if (new Set(named.map(({ id }) => id)).size < named.length) throw idTaken(false, 'answer');
  const questionIds = [...new Set(named.map((answer) => answer.question_id))];
  return await db.transaction().execute(async (tx) => {
    await holdTree(tx, questionIds.length > 1 ? 'alone' : 'shared');
    for (const questionId of questionIds) {
      const question = await holdQuestion(tx, questionId, kinds);
      const own = named.filter((answer) => answer.question_id === questionId);
      for (const id of await addTo(tx, question, own, visit)) {
        const detail = { question_id: questionId };
        await writeAudit(tx, session, { action: 'create', subject: 'answer', subject_id: id, detail });
      }
    }
    return await readAnswers(tx, named);
  });
}

/** Inserts the answers that do not exist yet. Returns their ids. */
async function addTo(
  tx: Kysely<Database>,
  question: HeldQuestion,
  named: readonly Named[],
  { session, videoHosts }: Visit,
): Promise<string[]> {
  const list = { of: 'answer', parent: question.id } as const;
  const ids = await idsOf(tx, list);
  const fresh = named.filter(({ id }) => !ids.includes(id));
  if (fresh.length === 0) return [];
  const order = withItems(ids, fresh);
  const checked = fresh.map((answer) => {
    const draft = answerDraft(answer.id, answer, question.is_free_response);
    return checkAnswer(draft, { position: order.indexOf(answer.id), question_id: question.id, check: checkDocuments });
  });
  const texts = checked.flatMap(({ answer, explanation }) => [answer, explanation]);
  await refuseForeignMedia(tx, texts, videoHosts);
  const added = await insertAnswers(tx, checked, session.account.id);
  if (added.size < checked.length) throw idTaken(false, 'answer');
  await arrange(tx, list, order);
  for (const answer of fresh) await saveLinks(tx, question, answer.id, answer);
  return fresh.map(({ id }) => id);
}
