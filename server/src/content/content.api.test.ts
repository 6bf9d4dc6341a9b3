import { Answer, Question, Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import {
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
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

/** As the specification lists them; previous_id comes with bulk creation alone. */
const questionFields = `id _id question rank position is_calc is_math is_free_response is_hidden question_exp help
  help_exp exp_position_before_answer question_type problem_set_id subtopic_id subsubtopic_id sat_question_id
  act_question_id sat_id act_id sat_type act_type test_id link_right_question_id link_wrong_question_id
  link_right_problemset_id link_wrong_problemset_id total_answers total_unlinked_answers type topic title
  markUncertain`.split(/\s+/);
const answerFields = `id question_id problemSet_id position answer explanation correct next_question next_question_id
  link_problemset is_free_response free_response_answer symbol symbol_position_left is_exact_match
  answer_type`.split(/\s+/);

const ids = (records: readonly { id: string }[]) => records.map((record) => record.id);

describe('topics', () => {
  it.each([
    ['GET /topics', 'math', 'Topic'],
    ['GET /grammar_topics', 'grammar', 'GrammarTopic'],
    ['GET /reading_topics', 'reading', 'ReadingTopic'],
    ['GET /sat_topics', 'sat', 'SatTopic'],
  ] as const)('%s lists the topics of its kind in position order [API-067] [CST-015]', async (call, kind, type) => {
    const { db } = server;
    const second = await addTopic(db, {
      kind,
      position: 7,
      title: 'Second',
      source: 'A book',
      licence: 'CC BY 4.0',
    });
    const first = await addTopic(db, { kind, position: 6, title: 'First' });
    const { data } = await student.call(call);
    expect(ids(data).slice(-2)).toEqual([first, second]);
    expect(new Set(data.map((topic) => topic.type))).toEqual(new Set([type]));
    expect(data.at(-1)).toEqual({
      id: second,
      _id: second,
      title: 'Second',
      type,
      position: 7,
      isPublish: true,
      source: 'A book',
      licence: 'CC BY 4.0',
      subtopics: [],
    });
  });

  it('are read one by one, of any kind, with all that lies below in position order [API-071] [CST-002]', async () => {
    const { db } = server;
    const topic = await addTopic(db, { kind: 'reading' });
    const [b, a] = [await addSubtopic(db, topic, { position: 1 }), await addSubtopic(db, topic)];
    const [d, c] = [await addSubsubtopic(db, a, { position: 1 }), await addSubsubtopic(db, a)];
    const read = await student.call('GET /tests/{id}', { params: { id: topic } });
    expect(read.type).toBe('ReadingTopic');
    expect(ids(read.subtopics)).toEqual([a, b]);
    expect(read.subtopics.map((subtopic) => ids(subtopic.subsubtopics))).toEqual([[c, d], []]);
    expect(Topic.parse(read)).toEqual(read);
  });
});

describe('sub-topics', () => {
  it('are listed for their topic and read one by one [API-074] [API-075] [CST-016] [CST-017]', async () => {
    const { db } = server;
    const topic = await addTopic(db, { kind: 'grammar', licence: 'CC BY 4.0' });
    const [b, a] = [await addSubtopic(db, topic, { position: 1 }), await addSubtopic(db, topic)];
    await addSubtopic(db, await addTopic(db));
    const { data } = await student.call('GET /subtopics', { query: { test_id: topic } });
    expect(ids(data)).toEqual([a, b]);
    const read = await student.call('GET /subtopics/{id}', { params: { id: a } });
    expect(read).toEqual(data[0]);
    expect(read).toEqual({
      id: a,
      _id: a,
      test_id: topic,
      title: 'Equations',
      position: 0,
      isPublish: true,
      isSequencePublish: true,
      topic_published: true,
      topic_title: 'Algebra',
      topic_type: 'grammar',
      source: null,
      licence: 'CC BY 4.0',
    });
    expect(Subtopic.parse(read)).toEqual(read);
  });
});

describe('sub-sub-topics', () => {
  it('are listed for their sub-topic and read one by one [API-082] [API-083] [CST-016] [CST-017]', async () => {
    const { db } = server;
    const { subtopic, subsubtopic } = await addSequencePlace(db);
    const second = await addSubsubtopic(db, subtopic, { position: 3 });
    const { data } = await student.call('GET /subsubtopics', { query: { subtopic_id: subtopic } });
    expect(ids(data)).toEqual([subsubtopic, second]);
    const read = await student.call('GET /subsubtopics/{id}', { params: { id: second } });
    expect(read).toEqual(data[1]);
    expect(read).toMatchObject({
      _id: second,
      subtopic_id: subtopic,
      position: 3,
      isPublish: true,
      isSequencePublish: true,
      subtopic_published: true,
      topic_published: true,
      topic_type: 'math',
    });
    expect(Subsubtopic.parse(read)).toEqual(read);
  });

  it('say of all that is above them whether it is published [CST-017]', async () => {
    const { db } = server;
    const admin = await server.as('admin');
    const flags = async (topicFlag: boolean, subtopicFlag: boolean) => {
      const topic = await addTopic(db, { is_publish: topicFlag });
      const subtopic = await addSubtopic(db, topic, { is_publish: subtopicFlag });
      const id = await addSubsubtopic(db, subtopic);
      const [above, own] = await Promise.all([
        admin.call('GET /subtopics/{id}', { params: { id: subtopic } }),
        admin.call('GET /subsubtopics/{id}', { params: { id } }),
      ]);
      return [above.topic_published, own.topic_published, own.subtopic_published];
    };
    expect(await flags(false, true)).toEqual([false, false, true]);
    expect(await flags(true, false)).toEqual([true, true, false]);
  });
});

describe('questions', () => {
  it('of a sub-sub-topic come by position with their answers, by both paths [API-123] [API-132] [SEQ-028]', async () => {
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
    'of a %s are those of that parent alone [API-123]',
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

  it('carry every field of the product, rich ones as JSON strings [API-124] [CST-011] [CST-012]', async () => {
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

  it('with a free response answer NA where a choice has text [CST-012]', async () => {
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

  it('of a SAT question name their exam and its section [CST-011]', async () => {
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

  it('are asked for by one parent: none or two is refused with a sentence', async () => {
    const one = newId();
    for (const query of [{}, { subtopic_id: one, subsubtopic_id: one }]) {
      const reply = await request(server.url, 'GET /questions', { query }, student.token);
      expect(reply.status).toBe(400);
      expect(await reply.text()).toContain('Name one parent of the questions');
    }
  });
});

describe('the questions of a problem set', () => {
  it('come by position ascending, one by one too, with their answers [API-137] [API-138] [PBS-015]', async () => {
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

  it('have answers of their own path [API-146] [API-153]', async () => {
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

describe('problem sets', () => {
  it('of a parent come in that parent’s own order, and all without a filter [API-154]', async () => {
    const { db } = server;
    const { subtopic, subsubtopic } = await addSequencePlace(db);
    const { id: sat } = await addExamQuestion(db, 'sat');
    const { id: act } = await addExamQuestion(db, 'act');
    const topic = await addTopic(db, { kind: 'sat' });
    const one = await addSet(db, { kind: 'subsubtopic', id: subsubtopic }, { position: 1, title: 'One' });
    const two = await addSet(db, { kind: 'subsubtopic', id: subsubtopic }, { position: 0, title: 'Two' });
    const link = (parent_kind: 'sat_question' | 'act_question' | 'sattopic', parent_id: string) =>
      db
        .insertInto('problem_set_places')
        .values([
          { problem_set_id: one, parent_kind, parent_id, position: 0 },
          { problem_set_id: two, parent_kind, parent_id, position: 1 },
        ])
        .execute();
    await link('sat_question', sat);
    await link('act_question', act);
    await link('sattopic', topic);
    const listed = async (query: Record<string, string>) =>
      ids((await student.call('GET /problem_sets', { query })).data);
    expect(await listed({ subsubtopic_id: subsubtopic })).toEqual([two, one]);
    // Of all places below a sub-topic: each once, by title.
    const deeper = await addSet(db, { kind: 'subsubtopic', id: (await addSequencePlace(db)).subsubtopic });
    expect(await listed({ subtopic_id: subtopic })).toEqual([one, two]);
    expect(await listed({ subtopic_id: subtopic })).not.toContain(deeper);
    expect(await listed({ sat_question_id: sat })).toEqual([one, two]);
    expect(await listed({ act_question_id: act })).toEqual([one, two]);
    expect(await listed({ sattopic_id: topic })).toEqual([one, two]);
    expect(await listed({})).toEqual(expect.arrayContaining([one, two]));
    expect(await student.call('GET /problem_sets/{id}', { params: { id: one } })).toMatchObject({
      subsubtopic_id: [subsubtopic],
      sat_question_id: [sat],
      act_question_id: [act],
      sattopic_id: [topic],
      position: [{ subsubtopic_id: subsubtopic, value: 1 }],
      sat_position: [{ sat_question_id: sat, value: 0 }],
      act_position: [{ act_question_id: act, value: 0 }],
    });
  });

  it('are read one by one, with notes as a JSON string [API-155]', async () => {
    const { db } = server;
    const { subsubtopic } = await addSequencePlace(db);
    const notes = JSON.stringify(paragraph('Mind the signs'));
    const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic }, { title: 'Signs', notes });
    expect(await student.call('GET /problem_sets/{id}', { params: { id: set } })).toEqual({
      id: set,
      _id: set,
      title: 'Signs',
      notes,
      formulas: {},
      isPublish: true,
      subsubtopic_id: [subsubtopic],
      sattopic_id: [],
      sat_question_id: [],
      act_question_id: [],
      position: [{ subsubtopic_id: subsubtopic, value: 0 }],
      sat_position: [],
      act_position: [],
      topicType: 'Topic',
    });
  });
});

describe('question topics of exams', () => {
  it.each(['sat', 'act'] as const)(
    'of a %s carry whether their exam is published, and the other family has none of them',
    async (family) => {
      const { id, exam_id } = await addExamQuestion(server.db, family, { question: { position: 11 } });
      expect(await student.call(`GET /${family}_questions/{id}`, { params: { id } })).toEqual({
        id,
        _id: id,
        sat_id: family === 'sat' ? exam_id : null,
        act_id: family === 'act' ? exam_id : null,
        type: family === 'sat' ? 'MathCalc' : 'Mathematics',
        position: 11,
        title: 'Systems',
        topic: { title: 'Systems' },
        isPublish: true,
        topic_published: true,
        exam_title: expect.any(String),
        video_explanation: '[]',
        video_mock_explanation: '[]',
        formulas: {},
      });
      const other = family === 'sat' ? 'act' : 'sat';
      const reply = await request(server.url, `GET /${other}_questions/{id}`, { params: { id } }, student.token);
      expect(reply.status).toBe(404);
    },
  );
});
