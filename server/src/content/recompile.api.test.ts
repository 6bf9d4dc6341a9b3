import { compilerVersion } from '@fourfold/core/rich-text/compile-formula';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addExamQuestion, addQuestion, addSequencePlace } from '../testing/content.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { checkQuestion } from './question-draft.ts';
import { recompile } from './recompile.ts';
import { insertQuestions } from './write-questions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('after an upgrade of the compiler', () => {
  it('all formulas are recompiled, and a second run has nothing to do', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const question = checkQuestion({
      id: newId(),
      parent: { kind: 'subsubtopic', id: subsubtopic },
      position: 0,
      question: fromMarkup('What is $\\frac{1}{2}$ of 8?'),
      answers: [
        { id: newId(), answer: fromMarkup('$2^2$'), correct: true },
        { id: newId(), answer: fromMarkup('8'), correct: false },
      ],
    });
    await db.transaction().execute((tx) => insertQuestions(tx, [question]));
    const older = { formulas: '{}', formulas_version: 'an older one' };
    await db.updateTable('questions').set(older).execute();
    await db.updateTable('answers').set(older).execute();
    const { formulas } = question;
    const video = JSON.stringify(fromMarkup('$\\frac{1}{2}$'));
    const exam = await addExamQuestion(db, 'act', { question: { video_mock_explanation: video, ...older } });
    const steps: string[] = [];
    const on = {
      progress: ({ table, done, total }: { table: string; done: number; total: number }) =>
        steps.push(`${table} ${done}/${total}`),
      formulaError: (where: string) => steps.push(where),
    };
    await recompile(server.deps.db, on);
    expect(steps).toEqual(['questions 1/1', 'answers 2/2', 'exam_questions 1/1', 'settings 1/1']);
    const row = await db.selectFrom('questions').selectAll().executeTakeFirstOrThrow();
    expect([row.formulas, row.formulas_version]).toEqual([formulas, compilerVersion]);
    const examQuestion = await db
      .selectFrom('exam_questions')
      .where('id', '=', exam.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([examQuestion.formulas, examQuestion.formulas_version]).toEqual([formulas, compilerVersion]);
    const answers = await db.selectFrom('answers').select(['formulas']).orderBy('position').execute();
    expect(answers.map((answer) => Object.keys(answer.formulas))).toEqual([['$2^2'], []]);
    steps.length = 0;
    await recompile(server.deps.db, on);
    expect(steps).toEqual([]);
  });

  it('a formula that the new version refuses is reported with its position', async () => {
    const { db } = server;
    const stem = [
      { type: 'paragraph', children: [{ type: 'inline-math', latex: '\\def\\x{1}', children: [{ text: '' }] }] },
    ];
    const row = await db.selectFrom('questions').select('id').executeTakeFirstOrThrow();
    await db
      .updateTable('questions')
      .set({ question: JSON.stringify(stem), formulas_version: '' })
      .execute();
    const messages: string[] = [];
    await recompile(server.deps.db, { progress: () => {}, formulaError: (where) => messages.push(where) });
    expect(messages).toEqual([expect.stringContaining(`questions ${row.id}, question: formula \\def\\x{1}`)]);
  });

  it('a length that the new version refuses is reported, its text stays, and it is a finding', async () => {
    const { db } = server;
    const { subtopic } = await addSequencePlace(db);
    const { id } = await addQuestion(db, { kind: 'subtopic', id: subtopic });
    const formula = (latex: string) => ({ type: 'inline-math', latex, children: [{ text: '' }] });
    const question = [{ type: 'paragraph', children: [formula('x\\rule{50em}{50em}'), formula('y')] }];
    await db
      .updateTable('questions')
      .set({ question: JSON.stringify(question), formulas_version: 'temml 0.13.5/2' })
      .where('id', '=', id)
      .execute();
    const messages: string[] = [];
    await recompile(server.deps.db, { progress: () => {}, formulaError: (where) => messages.push(where) });
    const why = '\\rule takes at most 20 em, positive or negative.';
    expect(messages).toEqual([`questions ${id}, question: formula x\\rule{50em}{50em}: ${why}`]);
    const row = await db.selectFrom('questions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    expect([row.question, Object.keys(row.formulas)]).toEqual([question, ['$y']]);
    const admin = await server.as('admin');
    const { findings } = await admin.call('GET /sequence_map', { query: { section: 'subTopic', id: subtopic } });
    expect(findings.map(({ name, node }) => [name, node])).toContainEqual(['unset-formula', id]);
  });
});
