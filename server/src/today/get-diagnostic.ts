import type { Question } from '@fourfold/core/contract/content';
import { diagnosticReference } from '@fourfold/core/contract/practice';
import type { Edition } from '@fourfold/core/skills/editions';
import { chooseDiagnostic, diagnosticLength } from '@fourfold/core/today/choose-diagnostic';
import { sql } from 'kysely';
import type { Handler, SessionContext } from '../call/handler.ts';
import { presentQuestion } from '../content/present-question.ts';
import { questionRows } from '../content/question-rows.ts';
import { isShownQuestion } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { areaTitles } from './area-titles.ts';
import { readExamCandidates, readTopicCandidates } from './read-candidates.ts';

type DiagnosticQuestion = { question: Question; area: string };

/** The questions of the first run: those that the student has answered, then the others of the choice, up to ten. */
export const getDiagnostic: Handler<'GET /diagnostic'> = async (_input, context) => {
  const { edition, answers, seq } = await readAnswers(context);
  const { data: chosen } = await loadChoice(context, edition);
  const byId = new Map(chosen.map((one) => [one.question.id, one]));
  const others = await loadQuestions(
    context.db,
    answers.flatMap(({ id }) => (byId.has(id) ? [] : [id])),
  );
  // An author may have taken out a question since it was answered.
  const known = new Map([
    ...byId,
    ...others.map((question) => [question.id, { question, area: question.topic ?? '' }] as const),
  ]);
  const answered = answers.flatMap(({ id, right }) => {
    const found = known.get(id);
    return found ? [{ ...found, right }] : [];
  });
  const isAnswered = new Set(answers.map(({ id }) => id));
  const open = chosen.filter(({ question }) => !isAnswered.has(question.id));
  const left = Math.max(0, diagnosticLength - answers.length);
  return { data: [...answered, ...open.slice(0, left).map((one) => ({ ...one, right: null }))], seq };
};

type StudentAnswers = { edition: Edition | null; answers: { id: string; right: boolean }[]; seq: number };

/** The answers in order, the last one of each question. */
async function readAnswers({ db, session }: SessionContext<'db'>): Promise<StudentAnswers> {
  const user_id = session.account.id;
  const { rows } = await sql<StudentAnswers>`
    with history as (
      select seq, question_id, is_correct from practice_events
       where user_id = ${user_id} and reference_type = ${diagnosticReference} and reference_id = ${user_id}
    )
    select (select edition from study_plans where user_id = ${user_id}) as edition,
           (select coalesce(max(seq), 0) from history) as seq,
           (select coalesce(json_agg(json_build_object('id', question_id, 'right', is_correct) order by first), '[]')
              from (select distinct on (question_id) question_id, is_correct,
                           min(seq) over (partition by question_id) as first
                      from history where question_id is not null
                     order by question_id, seq desc) last) as answers
  `.execute(db);
  return rows[0] ?? { edition: null, answers: [], seq: 0 };
}

/** The same for all students, so it is cached until content changes. */
function loadChoice({ db, content }: SessionContext<'db' | 'content'>, edition: Edition | null) {
  return content<{ data: readonly DiagnosticQuestion[] }>(`diagnostic ${edition ?? 'any edition'}`, async () => {
    const topics = await readTopicCandidates(db);
    const first = chooseDiagnostic(topics, edition);
    const isEnough = first.length === diagnosticLength;
    const chosen = isEnough ? first : chooseDiagnostic([...topics, ...(await readExamCandidates(db))], edition);
    const questions = await loadQuestions(
      db,
      chosen.map(({ id }) => id),
    );
    const byId = new Map(questions.map((question) => [question.id, question]));
    const titleOf = await areaTitles(
      db,
      chosen.map(({ area }) => area),
    );
    const data = chosen.flatMap(({ id, area }) => {
      const question = byId.get(id);
      return question ? [{ question, area: titleOf(area) }] : [];
    });
    return { content: { data }, roots: 'any' };
  });
}

async function loadQuestions(db: Db, ids: readonly string[]): Promise<Question[]> {
  if (ids.length === 0) return [];
  const rows = await questionRows(db, 'student', isShownQuestion('student')).where('questions.id', 'in', ids).execute();
  return rows.map(presentQuestion);
}
