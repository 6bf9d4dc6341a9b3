import type { Answer } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, SessionContext } from '../call/handler.ts';
import { idsOf, savePositions } from '../content/arrange-list.ts';
import { checkDocuments } from '../content/check-documents.ts';
import { contentChanged } from '../content/content-changed.ts';
import { idTaken } from '../content/id-taken.ts';
import { lockTree } from '../content/lock-list.ts';
import { withItems } from '../content/positions.ts';
import { checkAnswer } from '../content/question-draft.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { reviseQuestions } from '../content/revise-questions.ts';
import { insertAnswers } from '../content/write-questions.ts';
import type { Tx } from '../database/db.ts';
import { withVersion } from '../versions/save-version.ts';
import { answerDraft } from './answer-draft.ts';
import { idOf } from './create-questions.ts';
import { type LockedQuestion, lockQuestion, type ParentKinds } from './lock-question.ts';
import { readAnswers } from './read-as-author.ts';
import { saveAnswerLinks } from './save-answer-links.ts';

export const createAnswer: Handler<'POST /answers'> = ({ body }, context) => createOne(body, context, 'any');

export const createProblemsetAnswer: Handler<'POST /problemset_answers'> = ({ body }, context) =>
  createOne(body, context, ['problem_set']);

export const createSeveralAnswers: Handler<'POST /answers/create_multiple'> = async ({ body }, context) => ({
  data: await createAnswers(body.answers, context, 'any'),
});

type NewAnswer = Parsed<'POST /answers'>['body'];
type NewAnswerWithId = NewAnswer & { id: string };

async function createOne(
  body: NewAnswer,
  context: SessionContext<'db' | 'now' | 'newId' | 'videoHosts'>,
  kinds: ParentKinds,
): Promise<Answer> {
  const [created] = await createAnswers([body], context, kinds);
  if (!created) throw new Error('an answer was created and not read');
  return created;
}

/**
 * Adds new answers to questions, all or none, each at its position. An answer that already exists,
 * because the request was repeated, is returned unchanged.
 */
async function createAnswers(
  items: readonly NewAnswer[],
  context: SessionContext<'db' | 'now' | 'newId' | 'videoHosts'>,
  kinds: ParentKinds,
): Promise<Answer[]> {
  const { db, session, newId } = context;
  const newAnswers = items.map((item) => ({
    ...item,
    id: idOf(item.id, newId),
    question_id: item.question_id.toLowerCase(),
  }));
  if (new Set(newAnswers.map(({ id }) => id)).size < newAnswers.length) throw idTaken(false, 'answer');
  const questionIds = [...new Set(newAnswers.map((answer) => answer.question_id))];
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, questionIds.length > 1 ? 'alone' : 'shared');
    const changedIds: string[] = [];
    for (const questionId of questionIds) {
      const question = await lockQuestion(tx, questionId, kinds);
      const answersOfQuestion = newAnswers.filter((answer) => answer.question_id === questionId);
      const { result: added, differences } = await withVersion(tx, questionId, context, () =>
        addAnswers(tx, question, answersOfQuestion, context),
      );
      for (const [index, id] of added.entries()) {
        changedIds.push(questionId);
        // The differences of all of them are in the first entry.
        const detail = { question_id: questionId, ...(index === 0 && { differences }) };
        await writeAudit(tx, session, { action: 'create', subject: 'answer', subject_id: id, detail });
      }
    }
    const answers = await readAnswers(tx, newAnswers);
    await contentChanged(tx, changedIds);
    return answers;
  });
}

/** Inserts the answers that do not exist yet. Returns their ids. */
async function addAnswers(
  tx: Tx,
  question: LockedQuestion,
  newAnswers: readonly NewAnswerWithId[],
  { session, videoHosts }: SessionContext<'db' | 'newId' | 'videoHosts'>,
): Promise<string[]> {
  const list = { of: 'answer', parent: question.id } as const;
  const ids = await idsOf(tx, list);
  const missing = newAnswers.filter(({ id }) => !ids.includes(id));
  if (missing.length === 0) return [];
  const order = withItems(ids, missing);
  const checked = missing.map((answer) => {
    const draft = answerDraft(answer.id, answer, question);
    return checkAnswer(draft, { position: order.indexOf(answer.id), question_id: question.id, check: checkDocuments });
  });
  const texts = checked.flatMap(({ answer, explanation }) => [answer, explanation]);
  await refuseForeignMedia(tx, texts, videoHosts);
  const added = await insertAnswers(tx, checked, session.account.id);
  if (added.size < checked.length) throw idTaken(false, 'answer');
  await savePositions(tx, list, order);
  await reviseQuestions(tx, [question.id], session.account.id);
  for (const answer of missing) await saveAnswerLinks(tx, question, answer.id, answer);
  return missing.map(({ id }) => id);
}
