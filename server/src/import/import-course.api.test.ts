import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Question, Topic } from '@fourfold/core/contract/content';
import { acceptedOf } from '@fourfold/core/kinds/checks';
import { judge } from '@fourfold/core/kinds/lazy/judging';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { itemOf } from '@fourfold/core/wire/item-of';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { importCourse } from './import-course.ts';
import { summaryLines } from './summary-lines.ts';

const fixture = readFileSync(new URL('fixture/garden-mathematics.jsonl', import.meta.url), 'utf8');
const realFile =
  process.env.REAL_DATA ??
  fileURLToPath(new URL('../../../../shared/data/openstax-elementary-algebra.jsonl', import.meta.url));

type Imported = { server: TestServer; student: TestPerson; admin: TestPerson };
async function imported(text: string): Promise<Imported & { summary: Awaited<ReturnType<typeof importCourse>> }> {
  const server = await startTestServer();
  const [student, admin] = await Promise.all([server.as('student'), server.as('admin')]);
  return { server, student, admin, summary: await importCourse(server.deps.db, text) };
}

/** All questions that a person can reach from the topics. */
async function questionsFor(person: TestPerson): Promise<{ topics: Topic[]; questions: Question[] }> {
  const { data: topics } = await person.call('GET /topics');
  const subsubtopics = topics.flatMap((topic) => topic.subtopics).flatMap((subtopic) => subtopic.subsubtopics);
  const questions: Question[] = [];
  for (const { id } of subsubtopics) {
    const { data } = await person.call('GET /question_subsubtopics', { query: { subsubtopic_id: id } });
    questions.push(...data);
  }
  return { topics, questions };
}

/** The visible text of a question; formulas as the page renders them. */
function shownText(question: Question): string {
  const fields = [question.question, question.question_exp, question.help, question.help_exp];
  const choices = question.answers.filter((answer) => !answer.is_free_response).map((answer) => answer.answer);
  return [...fields, ...choices].map((field) => plainText(readRichField(field) ?? [])).join('\n');
}

function formulasMissing(question: Question): string[] {
  const latexOf = (field: string) => [...field.matchAll(/"type":"inline-math","latex":"((?:[^"\\]|\\.)*)"/g)];
  const missing = (field: string, formulas: object) =>
    latexOf(field)
      .map(([, latex]) => JSON.parse(`"${latex}"`) as string)
      .filter((latex) => !Object.hasOwn(formulas, `$${latex}`));
  return [
    ...[question.question, question.question_exp, question.help].flatMap((field) => missing(field, question.formulas)),
    ...question.answers.flatMap((answer) => missing(answer.answer, answer.formulas)),
  ];
}

function acceptsItsKey(question: Question): boolean {
  const item = itemOf(question);
  return 'correctIds' in item.key
    ? judge(item, { answerIds: item.key.correctIds.slice(0, 1) }).right
    : acceptedOf(item, null).every((text) => judge(item, { text }).right);
}

describe('a course', () => {
  let course: Awaited<ReturnType<typeof imported>>;
  beforeAll(async () => {
    course = await imported(fixture);
  });
  afterAll(() => course.server.stop());

  it('becomes a topic per chapter, a sub-topic per lesson and a sequence per problem', async () => {
    const { topics, questions } = await questionsFor(course.admin);
    expect(topics.map((topic) => [topic.title, topic.subtopics.map((subtopic) => subtopic.title)])).toEqual([
      ['Chapter 1', ['1.1 Count and Measure Beds', '1.2 Parts of a Bed']],
      ['Chapter 2', ['2.1 Balance the Scales', '2.2 Grow by Powers']],
      ['Chapter 10', ['10.2 Paths and Points']],
    ]);
    expect(topics[0]?.subtopics[0]?.subsubtopics.map((place) => place.title)).toEqual([
      'Count the Seeds (1)',
      'Count the Seeds (2)',
      'Pay for Seeds',
      'Pay for a Shed',
      'Measure a Path',
      'Count the Seeds (3)',
    ]);
    expect([questions.length, course.summary.problems, course.summary.questions]).toEqual([28, 27, 28]);
  });

  it('links the steps of a problem in order, after right and wrong answers, with the hints as help', async () => {
    const { questions } = await questionsFor(course.student);
    const [first, second] = questions as [Question, Question];
    expect(first).toMatchObject({ link_right_question_id: second.id, link_wrong_question_id: second.id });
    expect(second).toMatchObject({ link_right_question_id: null, link_wrong_question_id: null });
    expect(plainText(readRichField(first.question) ?? [])).toBe(
      'A packet holds 12 seeds.\nHow many seeds are in 7 packets?',
    );
    expect(plainText(readRichField(first.help) ?? [])).toContain('First part\nWhat is 7×10?');
    expect(plainText(readRichField(first.help) ?? [])).not.toContain('70');
    expect(plainText(readRichField(first.question_exp) ?? [])).toContain('70');
  });

  it('names its source and licence, with title and address, on every topic', async () => {
    const { data } = await course.student.call('GET /topics');
    for (const topic of data) {
      expect(topic.source).toBe('Garden Mathematics, Second Edition (https://books.example/garden-mathematics)');
      expect(topic.licence).toBe('CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)');
    }
  });

  it('lists unpublished problems by reason, and students do not see them', async () => {
    expect(Object.fromEntries(course.summary.unpublished)).toEqual({
      'imported-equation': ['scales3'],
      'imported-list': ['scales5', 'scales6', 'paths1'],
      'imported-expression': ['powers1', 'powers2', 'powers3', 'powers4', 'powers5'],
      'imported-words': ['paths2'],
      'no-right-answer': ['paths3'],
      'unset-formula': ['paths4'],
      'plain-latex': ['paths5'],
    });
    expect(course.summary.published).toBe(14);
    expect(summaryLines(course.summary)).toEqual(
      expect.arrayContaining(['14 published, 13 unpublished.', 'Unpublished: Imported key: a list (3):']),
    );
    const { topics } = await questionsFor(course.student);
    // Every problem of 2.2 is unpublished, so students do not see the lesson.
    const lessons = topics.flatMap((topic) => topic.subtopics).map((lesson) => lesson.title.slice(0, 4).trim());
    expect(lessons).toEqual(['1.1', '1.2', '2.1']);
    const seen = topics.flatMap((topic) => topic.subtopics).flatMap((subtopic) => subtopic.subsubtopics);
    expect(seen).toHaveLength(14);
  });

  it('imported again changes nothing, and a question that an author published stays published', async () => {
    const { db } = course.server;
    const rows = () =>
      Promise.all([
        db.selectFrom('questions').selectAll().orderBy('id').execute(),
        db.selectFrom('answers').selectAll().orderBy('id').execute(),
        db.selectFrom('subsubtopics').selectAll().orderBy('id').execute(),
        db.selectFrom('topics').selectAll().orderBy('id').execute(),
      ]);
    const unpublished = await db.selectFrom('subsubtopics').where('is_publish', '=', false).select('id').execute();
    await setFlags(db, 'subsubtopics', unpublished[0]?.id ?? '', { is_publish: true });
    const before = await rows();
    const again = await importCourse(course.server.deps.db, fixture);
    expect([again.added, again.changed, again.unchanged]).toEqual([0, 0, 28]);
    expect(await rows()).toEqual(before);
  });

  it('updates only what changed in its source, with the same ids', async () => {
    const { db } = course.server;
    const stems = async () =>
      new Map(
        (await db.selectFrom('questions').select(['id', 'question']).where('deleted_at', 'is', null).execute()).map(
          (row) => [row.id, JSON.stringify(row.question)],
        ),
      );
    const before = await stems();
    const mended = fixture.replace('holds $$12$$ seeds', 'holds exactly $$12$$ seeds').replace('"$$84$$"', '"$$85$$"');
    const again = await importCourse(course.server.deps.db, mended);
    expect([again.added, again.changed]).toEqual([0, 2]);
    const after = await stems();
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    expect([...after].filter(([id, stem]) => before.get(id) !== stem)).toHaveLength(2);
  });

  it('deletes a step that its source no longer has', async () => {
    const lines = fixture.split('\n').map((line) => {
      if (!line.includes('"beds1"')) return line;
      const problem = JSON.parse(line) as { steps: unknown[] };
      return JSON.stringify({ ...problem, steps: problem.steps.slice(0, 1) });
    });
    await importCourse(course.server.deps.db, lines.join('\n'));
    expect((await questionsFor(course.admin)).questions).toHaveLength(27);
    await importCourse(course.server.deps.db, fixture);
    expect((await questionsFor(course.admin)).questions).toHaveLength(28);
  });

  it('reports chapters without a title, and keeps a title that was given once', async () => {
    const { db } = course.server;
    expect(summaryLines(course.summary).join('\n')).toContain('Chapters 1 to 2, 10 have no title in the course.');
    const titles = async () =>
      (await db.selectFrom('topics').orderBy('position').select('title').execute()).map((row) => row.title);
    const again = await importCourse(course.server.deps.db, fixture, { titles: new Map([[2, 'Scales']]) });
    expect(summaryLines(again).join('\n')).toContain('Chapters 1, 10 have no title in the course.');
    expect(await titles()).toEqual(['Chapter 1', 'Chapter 2: Scales', 'Chapter 10']);
    await importCourse(course.server.deps.db, fixture);
    expect(await titles()).toEqual(['Chapter 1', 'Chapter 2: Scales', 'Chapter 10']);
  });

  it('reports a line that is not JSON, and continues', async () => {
    const summary = await importCourse(course.server.deps.db, `${fixture.slice(0, 40)}\n${fixture}`);
    expect(summaryLines(summary)[0]).toBe('Line 1 was left out: not JSON.');
    expect(summary.problems).toBe(27);
  });

  it('is imported in one transaction per topic: a failed chapter is rolled back', async () => {
    const { db } = course.server;
    const copy = fixture.replaceAll('Garden Mathematics', 'Torn Mathematics');
    await sql`alter table subtopics add constraint torn check (title not like '2.2 %') not valid`.execute(db);
    await expect(importCourse(course.server.deps.db, copy)).rejects.toThrow('torn');
    await sql`alter table subtopics drop constraint torn`.execute(db);
    const left = await db.selectFrom('topics').select('title').where('import_key', 'like', 'Torn%').execute();
    expect(left).toEqual([{ title: 'Chapter 1' }]);
    const again = await importCourse(course.server.deps.db, copy);
    expect([again.added, again.unchanged]).toEqual([16, 12]);
  });
});

const isThere = existsSync(realFile);
if (!isThere) console.log(`Skipped: the real course is missing (${realFile}; REAL_DATA names another file).`);

describe.skipIf(!isThere)('the real course of 1,860 problems', () => {
  let course: Awaited<ReturnType<typeof imported>>;
  let published: Question[];
  beforeAll(async () => {
    course = await imported(readFileSync(realFile, 'utf8'));
    published = (await questionsFor(course.student)).questions;
  });
  afterAll(() => course.server.stop());

  it('is imported completely, with at least 950 keys that are matched by value', async () => {
    expect(course.summary).toMatchObject({ problems: 1860, questions: 2290, lineErrors: [], refused: [] });
    const byValue = await course.server.db
      .selectFrom('answers')
      .where('is_free_response', '=', true)
      .where('is_exact_match', '=', false)
      .select('question_id')
      .distinct()
      .execute();
    expect(byValue.length).toBeGreaterThanOrEqual(950);
    expect(published.length).toBeGreaterThan(1_000);
  });

  it('has published questions that accept their own key', () => {
    expect(published.filter((question) => !acceptsItsKey(question))).toEqual([]);
  });

  it('has no raw LaTeX in published questions, and all their formulas are compiled', () => {
    expect(published.filter((question) => /\\|\$\$/.test(shownText(question)))).toEqual([]);
    expect(published.flatMap(formulasMissing)).toEqual([]);
  });

  it('is not duplicated by a second import', async () => {
    const again = await importCourse(course.server.deps.db, readFileSync(realFile, 'utf8'));
    expect([again.added, again.changed, again.unchanged]).toEqual([0, 0, 2290]);
  });
});
