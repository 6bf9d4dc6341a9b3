import type { RichDocument } from '@fourfold/core/rich-text/document';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { sql } from 'kysely';
import { acceptedColumn } from '../content/key-fields.ts';
import type { Db } from '../database/db.ts';

/**
 * Plain texts of questions and answers, by id. For a question that was deleted for good, the stored
 * beginning of its text.
 */
export type QuestionTexts = { question(id: string): string; answer(id: string): string };

/** Reads the texts of these questions and given answers. Does not read explanations or keys. */
export async function readQuestionTexts(
  db: Db,
  given: readonly { question: string; answers: readonly string[] }[],
): Promise<QuestionTexts> {
  const ids = [...new Set(given.flatMap(({ question, answers }) => [question, ...answers]))];
  const [questions, answers, lastTitles] = await Promise.all([
    sql<DocumentRow>`select id, question as document from questions where id = any (${ids}::uuid[])`.execute(db),
    sql<AnswerRow>`
      select id, answer as document, ${acceptedColumn('answers')} as accepted from answers
       where question_id = any (${ids}::uuid[])
    `.execute(db),
    sql<{ id: string; title: string }>`select id, title from last_titles where id = any (${ids}::uuid[])`.execute(db),
  ]);
  const texts = new Map([
    ...lastTitles.rows.map(({ id, title }) => [id, title] as const),
    ...questions.rows.map(({ id, document }) => [id, plainText(document)] as const),
    ...answers.rows.map(({ id, document, accepted }) => [id, accepted ?? plainText(document)] as const),
  ]);
  const textOf = (id: string) => texts.get(id) ?? '';
  return { question: textOf, answer: textOf };
}

type DocumentRow = { id: string; document: RichDocument };
type AnswerRow = DocumentRow & { accepted: string | null };
