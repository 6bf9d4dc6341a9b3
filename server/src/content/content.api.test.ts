import { Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import {
  addExamQuestion,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
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

  it('are read one by one, of any kind, with everything below in position order [API-071] [CST-002]', async () => {
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
  it('are listed by topic and read one by one [API-074] [API-075] [CST-016] [CST-017]', async () => {
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
  it('are listed by sub-topic and read one by one [API-082] [API-083] [CST-016] [CST-017]', async () => {
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

  it('have the published state of all their ancestors [CST-017]', async () => {
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

describe('problem sets', () => {
  it('are listed in the order of their parent; without a filter all are listed [API-154]', async () => {
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
    // Of all sub-sub-topics of a sub-topic: each once, by title.
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
      question_count: 0,
      topicType: 'Topic',
    });
  });
});

describe('question topics of exams', () => {
  it.each(['sat', 'act'] as const)(
    'of a %s have the published state of their exam, and are not in the other family',
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
        question_count: 0,
        set_count: 0,
        same_topic: null,
      });
      const other = family === 'sat' ? 'act' : 'sat';
      const reply = await request(server.url, `GET /${other}_questions/{id}`, { params: { id } }, student.token);
      expect(reply.status).toBe(404);
    },
  );
});
