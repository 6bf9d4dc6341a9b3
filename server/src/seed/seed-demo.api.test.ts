import { sectionOf } from '@fourfold/core/grading/letters-of';
import { acceptedOf } from '@fourfold/core/kinds/checks';
import { judge } from '@fourfold/core/kinds/lazy/judging';
import { itemOf } from '@fourfold/core/wire/item-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPack } from '../demo/pack.ts';
import { questionsOf, setsOf, testQuestionsOf, testsOf } from '../demo/pack-items.ts';
import { findFormulas } from '../spoken/find-formulas.ts';
import { speechVersion } from '../spoken/speech-version.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.deps.db);
  student = await server.as('student');
});
afterAll(() => server.stop());

const count = async (table: 'questions' | 'answers' | 'problem_sets' | 'topics') => {
  const { count } = await server.db
    .selectFrom(table)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('the demo', () => {
  it('is seeded completely, and a second seed adds and changes nothing', async () => {
    const counts = () => Promise.all([count('questions'), count('answers'), count('problem_sets'), count('topics')]);
    const before = await counts();
    expect([before[0], before[2], before[3]]).toEqual([
      questionsOf(demoPack).length + testQuestionsOf(demoPack).length,
      setsOf(demoPack).length,
      demoPack.topics.length,
    ]);
    await server.db.updateTable('topics').set({ title: 'Renamed' }).where('position', '=', 0).execute();
    await seedDemo(server.deps.db);
    expect(await counts()).toEqual(before);
    expect((await student.call('GET /topics')).data[0]?.title).toBe('Renamed');
  });

  it('has the speech of all its formulas, so that none is put into speech at the first start', async () => {
    await findFormulas(server.deps.db);
    const spoken = await server.db.selectFrom('spoken_formulas').select(['formula', 'engine', 'speech']).execute();
    expect(spoken.length).toBeGreaterThan(3_000);
    expect(spoken.filter(({ engine, speech }) => engine !== speechVersion || speech === null)).toEqual([]);
  });

  it('has every question number of its exams, and those without a topic are inactive', async () => {
    const rows = await server.db
      .selectFrom('exam_questions')
      .innerJoin('exams', 'exams.id', 'exam_id')
      .select((eb) => ['family', 'section', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
      .groupBy(['family', 'section', 'exams.id'])
      .orderBy('family')
      .orderBy('section')
      .execute();
    expect(rows.map((row) => [row.family, row.section, row.count])).toEqual([
      ['act', 'English', 75],
      ['act', 'Mathematics', 60],
      ['act', 'Reading', 40],
      ['act', 'Science', 40],
      ['sat', 'MathCalc', 38],
      ['sat', 'MathNoCalc', 20],
      ['sat', 'Reading', 52],
      ['sat', 'Writing', 44],
    ]);
    const untitled = server.db.selectFrom('exam_questions').where('title', 'is', null).where('is_publish', '=', true);
    expect(await untitled.selectAll().execute()).toEqual([]);
  });

  it('has the questions of its tests by section, variant and number, and publishes those tests', async () => {
    const admin = await server.as('admin');
    for (const { family, exam, section, variant, questions } of testsOf(demoPack)) {
      const rows = await server.db
        .selectFrom('questions')
        .innerJoin('exams', 'exams.id', 'parent_id')
        .where('parent_kind', '=', `${family}_test`)
        .where('title', '=', exam.title)
        .where('section', '=', section)
        .where('is_real', '=', variant === 'real')
        .orderBy('questions.position')
        .select(['questions.position', 'rank', 'is_free_response', 'is_calc'])
        .execute();
      const test = sectionOf(family, section)?.test;
      expect(rows).toEqual(
        questions.map((question, position) => ({
          position,
          rank: question.rank,
          is_free_response: 'typed' in question,
          is_calc: test?.calculator,
        })),
      );
      const { data } = await admin.call(`GET /${family}s_users`, { query: {} });
      const shown: Record<string, unknown> | undefined = data.find(({ title }) => title === exam.title);
      expect(shown?.[test?.publish[variant] ?? '']).toBe(questions.length > 0);
    }
  });

  it('completes an exam of an earlier release, and does not publish again what was unpublished', async () => {
    const [test] = testsOf(demoPack).filter(({ questions }) => questions.length > 0);
    if (!test) throw new Error('the pack has no test');
    const { family, exam, section, variant } = test;
    const flag = sectionOf(family, section)?.test?.publish[variant] ?? '';
    const own = server.db.selectFrom('exams').where('title', '=', exam.title).selectAll();
    const whole = await own.executeTakeFirstOrThrow();
    expect(whole.published_tests).toContain(flag);
    const bare = { score: '[]', bubble_sheet_answers: '[]', published_tests: [] as string[] };
    const strip = (row: Partial<typeof bare>) =>
      server.db.updateTable('exams').set(row).where('id', '=', whole.id).execute();

    await strip(bare);
    await server.db.deleteFrom('questions').where('parent_id', '=', whole.id).execute();
    await seedDemo(server.deps.db);
    expect(await own.executeTakeFirstOrThrow()).toEqual(whole);

    await strip({ score: JSON.stringify([['mine']]), published_tests: [] });
    await seedDemo(server.deps.db);
    expect(await own.executeTakeFirstOrThrow()).toEqual({ ...whole, score: [['mine']], published_tests: [] });
    await strip({ score: JSON.stringify(whole.score), published_tests: whole.published_tests });
  });

  it.each(['sat', 'act'] as const)(
    'has question topics of a %s with both explanations and compiled formulas',
    async (family) => {
      const { data } = await student.call(`GET /${family}_questions`, { query: {} });
      const explained = data.filter((question) => question.video_mock_explanation !== '[]');
      expect(explained).not.toEqual([]);
      for (const { video_explanation, formulas } of explained) {
        expect(video_explanation).toContain('"type":"math"');
        expect(Object.keys(formulas).length).toBeGreaterThan(1);
      }
    },
  );

  it('lets a student open each published sequence, and the target of each link exists', async () => {
    const lists = ['GET /topics', 'GET /grammar_topics', 'GET /reading_topics'] as const;
    let sequences = 0;
    for (const list of lists) {
      const { data } = await student.call(list);
      expect(data.length).toBeGreaterThan(1);
      for (const subsubtopic of data.flatMap((topic) => topic.subtopics).flatMap((each) => each.subsubtopics)) {
        const query = { subsubtopic_id: subsubtopic.id };
        if (!subsubtopic.isSequencePublish) continue;
        const { data: questions } = await student.call('GET /question_subsubtopics', { query });
        const { data: sets } = await student.call('GET /problem_sets', { query });
        const ids = questions.map((question) => question.id);
        sequences += 1;
        expect(ids.length).toBeGreaterThan(1);
        expect(sets.length).toBeGreaterThan(0);
        for (const question of questions) {
          const links = [question.link_right_question_id, question.link_wrong_question_id].filter(
            (link) => link !== null,
          );
          expect(ids).toEqual(expect.arrayContaining(links));
          const item = itemOf(question);
          const given =
            'correctIds' in item.key ? { answerIds: item.key.correctIds } : { text: acceptedOf(item, null)[0] ?? '' };
          expect(judge(item, given).right).toBe(true);
          expect(question.question_exp).not.toBe('[]');
        }
      }
    }
    expect(sequences).toBeGreaterThan(10);
  });
});
