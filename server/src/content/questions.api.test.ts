import { Answer, Question } from '@fourfold/core/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import {
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  addTypedQuestion,
  paragraph,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

/** The fields in the specification; previous_id is only in the reply of a bulk creation. */
const questionFields = `id _id question rank position is_calc is_math is_free_response is_hidden question_exp help
  help_exp exp_position_before_answer question_type problem_set_id subtopic_id subsubtopic_id sat_question_id
  act_question_id sat_id act_id sat_type act_type test_id link_right_question_id link_wrong_question_id
  link_right_problemset_id link_wrong_problemset_id total_answers total_unlinked_answers type topic title
  markUncertain`.split(/\s+/);
const answerFields = `id question_id problemSet_id position answer explanation correct next_question next_question_id
  link_problemset is_free_response free_response_answer symbol symbol_position_left is_exact_match
  answer_type`.split(/\s+/);

const ids = (records: readonly { id: string }[]) => records.map((record) => record.id);

describe('questions', () => {
  it('of a sub-sub-topic are listed by position with their answers, by both paths [API-123] [API-132] [SEQ-028]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const parent = { kind: 'subsubtopic' as const, id: subsubtopic };
    const last = await addQuestion(db, parent, { position: 2 });
    const right = await addQuestion(db, parent, { position: 1 });
    const first = await addQuestion(db, parent, {
      link_right_question_id: last.id,
      link_wrong_question_id: right.id,
    });
    const query = { subsubtopic_id: subsubtopic, order_by: 'position', order: 'asc' } as const;
    const { data } = await student.call('GET /questions', { query });
    expect(ids(data)).toEqual([first.id, right.id, last.id]);
    expect(data[0]).toMatchObject({ link_right_question_id: last.id, link_wrong_question_id: right.id });
    expect(ids(data[0]?.answers ?? [])).toEqual([first.right, first.wrong]);
    expect((await student.call('GET /question_subsubtopics', { query: { subsubtopic_id: subsubtopic } })).data).toEqual(
      data,
    );
  });

  it.each(['subtopic', 'sat_question', 'act_question'] as const)(
    'of a %s are only those of that parent [API-123]',
    async (kind) => {
      const { db } = server;
      const { subtopic } = await addSequencePlace(db);
      const id =
        kind === 'subtopic' ? subtopic : (await addExamQuestion(db, kind === 'sat_question' ? 'sat' : 'act')).id;
      const question = await addQuestion(db, { kind, id });
      const { data } = await student.call('GET /questions', { query: { [`${kind}_id`]: id } });
      expect(ids(data)).toEqual([question.id]);
      expect(data[0]?.[`${kind}_id`]).toBe(id);
    },
  );

  it('have every field of the specification, rich fields as JSON strings [API-124] [CST-011] [CST-012]', async () => {
    const { db } = server;
    const place = await addSequencePlace(db);
    const rich = (text: string) => JSON.stringify(paragraph(text));
    const formulas = { $x: { el: 'math', children: [{ el: 'mi', children: ['x'] }] } };
    const question = await addQuestion(
      db,
      { kind: 'subsubtopic', id: place.subsubtopic },
      {
        position: 2,
        question: rich('Stem'),
        question_exp: rich('Why'),
        help: rich('Hint'),
        help_exp: rich('More'),
        formulas: JSON.stringify(formulas),
        rank: 3,
        is_calc: true,
        exp_position_before_answer: true,
      },
    );
    const read = await student.call('GET /questions/{id}', { params: { id: question.id } });
    expect(Question.parse(read)).toEqual(read);
    expect(Object.keys(read)).toEqual(expect.arrayContaining(questionFields));
    expect(read).toMatchObject({
      _id: question.id,
      question: rich('Stem'),
      question_exp: rich('Why'),
      help: rich('Hint'),
      help_exp: rich('More'),
      formulas,
      rank: 3,
      position: 2,
      is_calc: true,
      is_math: true,
      is_free_response: false,
      is_hidden: false,
      exp_position_before_answer: true,
      question_type: null,
      problem_set_id: null,
      subtopic_id: place.subtopic,
      subsubtopic_id: place.subsubtopic,
      test_id: place.topic,
      type: 'subsubTopic',
      topic: 'Algebra',
      title: 'One step',
      total_answers: 2,
      markUncertain: false,
    });
    expect(read.answers.map((answer) => [answer.answer, answer.correct])).toEqual([
      [rich('right'), true],
      [rich('wrong'), false],
    ]);
    for (const answer of read.answers) {
      expect(Answer.parse(answer)).toEqual(answer);
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(answerFields));
    }
  });

  it('with a free response have NA as the text of the answer [CST-012]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const id = await addTypedQuestion(
      db,
      { kind: 'subsubtopic', id: subsubtopic },
      { accept: ['3/4'], exact: ['x=3/4'] },
    );
    const { answers, is_free_response } = await student.call('GET /questions/{id}', { params: { id } });
    expect(is_free_response).toBe(true);
    expect(answers.map((answer) => [answer.answer, answer.explanation, answer.free_response_answer])).toEqual([
      ['NA', 'NA', '3/4'],
      ['NA', 'NA', 'x=3/4'],
    ]);
    expect(answers.map((answer) => answer.is_exact_match)).toEqual([false, true]);
  });

  it('of a SAT question have the exam and the section [CST-011]', async () => {
    const { db } = server;
    const exam = await addExamQuestion(db, 'sat');
    const question = await addQuestion(db, { kind: 'sat_question', id: exam.id });
    expect(await student.call('GET /questions/{id}', { params: { id: question.id } })).toMatchObject({
      sat_question_id: exam.id,
      sat_id: exam.exam_id,
      sat_type: 'MathCalc',
      act_id: null,
      act_type: null,
      title: 'Systems',
      type: 'SatQuestionTopic',
    });
  });

  it('are listed by exactly one parent: none or two are refused with a sentence', async () => {
    const one = newId();
    for (const query of [{}, { subtopic_id: one, subsubtopic_id: one }]) {
      const reply = await request(server.url, 'GET /questions', { query }, student.token);
      expect(reply.status).toBe(400);
      expect(await reply.text()).toContain('Name one parent of the questions');
    }
  });
});

describe('the questions of a problem set', () => {
  it('are listed by position with their answers, and read one by one [API-137] [API-138] [PBS-015]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
    const parent = { kind: 'problem_set' as const, id: set };
    const [c, a, b] = [
      await addQuestion(db, parent, { position: 9 }),
      await addQuestion(db, parent, { position: 2 }),
      await addQuestion(db, parent, { position: 5 }),
    ];
    const { data } = await student.call('GET /problemset_questions', { query: { problem_set_id: set } });
    expect(ids(data)).toEqual([a.id, b.id, c.id]);
    const read = await student.call('GET /problemset_questions/{id}', { params: { id: b.id } });
    expect(read).toEqual(data[1]);
    expect(read).toMatchObject({ problem_set_id: set, type: 'problemSet', title: 'Practice' });
    const elsewhere = await addQuestion(db, { kind: 'subsubtopic', id: subsubtopic });
    const refused = await request(
      server.url,
      'GET /problemset_questions/{id}',
      { params: { id: elsewhere.id } },
      student.token,
    );
    expect(refused.status).toBe(404);
  });

  it('have their own path for answers [API-146] [API-153]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
    const question = await addQuestion(db, { kind: 'problem_set', id: set });
    const query = { question_id: question.id, problemSet_id: set };
    const { data } = await student.call('GET /answers', { query });
    expect(data.map((answer) => [answer.id, answer.position, answer.problemSet_id])).toEqual([
      [question.right, 0, set],
      [question.wrong, 1, set],
    ]);
    expect((await student.call('GET /problemset_answers', { query })).data).toEqual(data);
    const elsewhere = await addQuestion(db, { kind: 'subsubtopic', id: subsubtopic });
    const reads = [
      ['GET /answers', { question_id: elsewhere.id, problemSet_id: set }],
      ['GET /problemset_answers', { question_id: elsewhere.id }],
    ] as const;
    for (const [call, query] of reads) {
      expect((await request(server.url, call, { query }, student.token)).status).toBe(404);
    }
  });
});
