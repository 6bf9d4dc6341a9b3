import { sql } from 'kysely';
import { contentChanged } from '../content/content-changed.ts';
import { nameId } from '../content/name-id.ts';
import { reviseQuestions } from '../content/revise-questions.ts';
import { questionColumns, questionDefinitions, questionUpdates, saveAnswers } from '../content/write-questions.ts';
import type { Db, Tx } from '../database/db.ts';
import type { Chapter } from './course.ts';
import { hashOf, type ImportedProblem, type ImportedQuestion } from './problem-draft.ts';

export type SavedChapter = { added: number; changed: number; unchanged: number };
/** A lesson whose problems are ready to be stored. */
type ReadLesson = Omit<Chapter['lessons'][number], 'problems'> & { problems: ImportedProblem[] };
export type ReadChapter = Omit<Chapter, 'lessons'> & { lessons: ReadLesson[] };

/**
 * Writes one chapter as a topic with everything below it, in one transaction. A row whose import data is unchanged
 * since the last import is not updated, so changes by authors are preserved. The position of a topic is set only once.
 */
export async function saveChapter(db: Db, chapter: ReadChapter): Promise<SavedChapter> {
  const problems = chapter.lessons.flatMap((lesson) => lesson.problems);
  const questions = problems.flatMap((problem) => problem.questions);
  return db.transaction().execute(async (tx) => {
    // A problem may have belonged to another chapter.
    const topicsBefore = await topicsOf(tx, problems);
    await saveTopic(tx, chapter);
    await saveLessons(tx, chapter);
    await saveProblems(tx, chapter.lessons);
    const written = await saveQuestions(tx, questions);
    await saveDoubts(tx, questions);
    await saveSkills(tx, questions);
    await dropStepsOf(tx, problems);
    await contentChanged(tx, [nameId(chapter.key), ...topicsBefore]);
    const added = written.filter((row) => row.added).length;
    return { added, changed: written.length - added, unchanged: questions.length - written.length };
  });
}

/** The topics of problems that were imported before. */
async function topicsOf(tx: Tx, problems: readonly ImportedProblem[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('subsubtopics')
    .innerJoin('subtopics', 'subtopics.id', 'subsubtopics.subtopic_id')
    .where(({ eb, fn, val }) => eb('subsubtopics.id', '=', fn.any(val(problems.map(({ id }) => id)))))
    .select('subtopics.topic_id')
    .distinct()
    .execute();
  return rows.map(({ topic_id }) => topic_id);
}

async function saveTopic(tx: Tx, chapter: ReadChapter): Promise<void> {
  const { key, title, isTitled, source, licence } = chapter;
  const published = chapter.lessons.some(isPublished);
  const import_hash = hashOf({ title, source, licence, published });
  await sql`
    insert into topics as t (id, kind, title, position, is_publish, source, licence, import_key, import_hash)
    select ${nameId(key)}, 'math', ${title}, coalesce(max(position) + 1, 0), ${published}, ${source}, ${licence}, ${key},
           ${import_hash}
      from topics where kind = 'math' and deleted_at is null
    on conflict (import_key) do update
       set title = excluded.title, source = excluded.source, licence = excluded.licence,
           is_publish = excluded.is_publish, import_hash = excluded.import_hash
     where t.import_hash is distinct from excluded.import_hash
           -- A title that it was once given stays when the next import does not say it.
       and (${isTitled} or t.title = excluded.title)
  `.execute(tx);
}

async function saveLessons(tx: Tx, chapter: ReadChapter): Promise<void> {
  const rows = chapter.lessons.map((lesson) => {
    const { key, title, position } = lesson;
    const made = { title, position, published: isPublished(lesson) };
    return { id: nameId(key), ...made, import_key: key, import_hash: hashOf(made) };
  });
  await sql`
    insert into subtopics as s (id, topic_id, title, position, is_publish, import_key, import_hash)
    select id, ${nameId(chapter.key)}, title, position, published, import_key, import_hash
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as draft (id uuid, title text, position integer, published boolean, import_key text,
                     import_hash text)
    on conflict (import_key) do update
       set title = excluded.title, position = excluded.position, is_publish = excluded.is_publish,
           import_hash = excluded.import_hash
     where s.import_hash is distinct from excluded.import_hash
  `.execute(tx);
}

/** A lesson is published only if one of its problems is. */
function isPublished(lesson: ReadLesson): boolean {
  return lesson.problems.some((problem) => problem.published);
}

async function saveProblems(tx: Tx, lessons: readonly ReadLesson[]): Promise<void> {
  const rows = lessons.flatMap(({ key, problems }) =>
    problems.map(({ questions: _, findings: __, ...problem }) => ({ ...problem, subtopic_id: nameId(key) })),
  );
  await sql`
    insert into subsubtopics as s
      (id, subtopic_id, title, position, is_publish, is_sequence_publish, import_key, import_hash)
    select id, subtopic_id, title, position, published, published, import_key, import_hash
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as draft (id uuid, subtopic_id uuid, title text, position integer, published boolean, import_key text,
                     import_hash text)
    on conflict (import_key) do update
       set title = excluded.title, position = excluded.position, subtopic_id = excluded.subtopic_id,
           is_publish = excluded.is_publish, is_sequence_publish = excluded.is_sequence_publish,
           import_hash = excluded.import_hash
     where s.import_hash is distinct from excluded.import_hash
  `.execute(tx);
}

async function saveQuestions(
  tx: Tx,
  questions: readonly ImportedQuestion[],
): Promise<{ id: string; added: boolean }[]> {
  const { rows } = await sql<{ id: string; added: boolean }>`
    insert into questions as q (${questionColumns}, import_key, import_hash)
    select ${questionColumns}, import_key, import_hash
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
           as draft (${questionDefinitions}, import_key text, import_hash text)
    on conflict (import_key) do update
       set ${questionUpdates}, import_hash = excluded.import_hash,
           -- Only what the import itself let go of comes back; what an author deleted stays deleted.
           deleted_at = case when q.import_hash is null then null else q.deleted_at end
     where q.import_hash is distinct from excluded.import_hash
    returning id, (xmax = 0) as added
  `.execute(tx);
  const written = new Set(rows.map((row) => row.id));
  const answers = questions.filter((question) => written.has(question.id)).flatMap((question) => question.answers);
  const ids = answers.map((answer) => answer.id);
  await sql`
    delete from answers where question_id = any (${[...written]}::uuid[]) and not id = any (${ids}::uuid[])
  `.execute(tx);
  await saveAnswers(tx, answers);
  await reviseQuestions(tx, [...written], null);
  return rows;
}

/**
 * Stores changed doubts, also for questions that authors have changed: a doubt applies only to the
 * key that it contains. A new doubt is not accepted yet.
 */
async function saveDoubts(tx: Tx, questions: readonly ImportedQuestion[]): Promise<void> {
  const rows = questions.map(({ import_key, key_doubt }) => ({ import_key, key_doubt }));
  await sql`
    update questions q set key_doubt = draft.key_doubt, key_accepted = false
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (import_key text, key_doubt jsonb)
     where q.import_key = draft.import_key and q.key_doubt is distinct from draft.key_doubt
  `.execute(tx);
}

/** Gives questions without a skill those of their lesson, also questions of earlier imports; a deleted skill is left out. */
async function saveSkills(tx: Tx, questions: readonly ImportedQuestion[]): Promise<void> {
  const rows = questions
    .filter(({ lesson_skills }) => lesson_skills.length > 0)
    .map(({ import_key, lesson_skills }) => ({ import_key, lesson_skills }));
  await sql`
    update questions q set skill_codes = known.codes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (import_key text, lesson_skills text[]),
           lateral (select array_agg(code order by code collate "C") as codes
                      from (select code from skills where code = any (draft.lesson_skills) for key share) existing) known
     where q.import_key = draft.import_key and q.skill_codes = '{}' and known.codes is not null
  `.execute(tx);
}

/** Deletes steps that a problem no longer has; students' answers to them are kept. */
async function dropStepsOf(tx: Tx, problems: readonly ImportedProblem[]): Promise<void> {
  const subsubtopicIds = problems.map((problem) => problem.id);
  const keys = problems.flatMap((problem) => problem.questions.map((question) => question.import_key));
  await sql`
    update questions set deleted_at = now(), import_hash = null
     where parent_kind = 'subsubtopic' and parent_id = any (${subsubtopicIds}::uuid[]) and deleted_at is null
       and import_key is not null and not import_key = any (${keys})
  `.execute(tx);
}
