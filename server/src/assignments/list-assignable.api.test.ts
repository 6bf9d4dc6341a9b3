import { publishFlags } from '@fourfold/core/exams/open-variants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPair, assignTo, aTutor, listAssignments, noon, sequenceAssignment } from '../testing/assignments.ts';
import {
  addExam,
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  setFlags,
} from '../testing/content.ts';
import { aSequence } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.now = noon;
});
afterAll(() => server.stop());

describe('what can be assigned', () => {
  const find = async (tutor: TestPerson, search: string) =>
    (await tutor.call('GET /assignments/assignable', { query: { search } })).data;

  it('is found by a part of its title, with its path, and the reply can be used to assign it', async () => {
    const { tutor, student } = await aPair(server);
    const topic = await addTopic(server.db, { title: 'Geometry' });
    const subtopic = await addSubtopic(server.db, topic, { title: 'Zebra angles' });
    await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
    const { place } = await aSequence(server.db);
    await server.db
      .updateTable('subsubtopics')
      .set({ title: 'On zebras' })
      .where('id', '=', place.subsubtopic)
      .execute();
    const set = await addSet(server.db, { kind: 'subsubtopic', id: place.subsubtopic }, { title: 'A ZEBRA' });
    await addQuestion(server.db, { kind: 'problem_set', id: set });
    const { id: sat } = await addExamQuestion(server.db, 'sat', { question: { title: 'Zebra systems' } });
    await addQuestion(server.db, { kind: 'sat_question', id: sat });
    const inExam = await addSet(server.db, { kind: 'sat_question', id: sat }, { title: 'More zebras' });
    await addQuestion(server.db, { kind: 'problem_set', id: inExam });
    const sattopic = await addTopic(server.db, { kind: 'sat', title: 'Heart of algebra' });
    const inTopic = await addSet(server.db, { kind: 'sattopic', id: sattopic }, { title: 'No zebra' });
    await addQuestion(server.db, { kind: 'problem_set', id: inTopic });
    const nowhere = {
      ...{ variant: null, section: null, question_count: null },
      subtopic_id: null,
      subsubtopic_id: null,
      sattopic_id: null,
      sat_question_id: null,
      act_question_id: null,
    };
    const found = await find(tutor, 'zebra');
    expect(found).toEqual([
      {
        ...{ title: 'Zebra angles', path: ['Geometry'], reference_type: 'sequence', reference_id: subtopic },
        ...{ ...nowhere, topic_type: 'math', subtopic_id: subtopic },
      },
      {
        ...{ title: 'Zebra systems', path: ['Practice test 1', 'Math - Calculator'], reference_type: 'sequence' },
        ...{ ...nowhere, reference_id: sat, topic_type: 'sat', sat_question_id: sat },
      },
      {
        ...{ title: 'A ZEBRA', path: ['Algebra', 'Equations', 'On zebras'], reference_type: 'problem_set' },
        ...{ ...nowhere, reference_id: set, topic_type: 'math' },
        ...{ subtopic_id: place.subtopic, subsubtopic_id: place.subsubtopic },
      },
      {
        title: 'More zebras',
        path: ['Practice test 1', 'Math - Calculator', 'Zebra systems'],
        ...{ ...nowhere, reference_type: 'problem_set', reference_id: inExam, topic_type: 'sat', sat_question_id: sat },
      },
      {
        ...{ title: 'No zebra', path: ['Heart of algebra'], reference_type: 'problem_set', reference_id: inTopic },
        ...{ ...nowhere, topic_type: 'sat', sattopic_id: sattopic },
      },
      {
        ...{ title: 'On zebras', path: ['Algebra', 'Equations'], reference_type: 'sequence' },
        ...{ ...nowhere, reference_id: place.subsubtopic, topic_type: 'math' },
        ...{ subtopic_id: place.subtopic, subsubtopic_id: place.subsubtopic },
      },
    ]);
    for (const { title: _, path: __, question_count: ___, ...target } of found) {
      await assignTo(tutor, { ...sequenceAssignment(student, { place }), ...target });
    }
    expect(await listAssignments(student)).toHaveLength(found.length);
  });

  it('excludes what learners cannot open, and what has no questions', async () => {
    const { impersonation } = await aPair(server);
    const { subsubtopic } = await addSequencePlace(server.db);
    const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
    const add = async (title: string, questions: number) => {
      const set = await addSet(server.db, parent, { title });
      for (let n = 0; n < questions; n++) await addQuestion(server.db, { kind: 'problem_set', id: set });
      return set;
    };
    await add('Quagga empty', 0);
    const closed = await add('Quagga closed', 1);
    await add('Quagga', 1);
    await setFlags(server.db, 'problem_sets', closed, { is_publish: false });
    expect((await find(impersonation, 'QUAGGA')).map(({ title }) => title)).toEqual(['Quagga']);
    await setFlags(server.db, 'subsubtopics', subsubtopic, { is_publish: false });
    expect(await find(impersonation, 'quagga')).toEqual([]);
  });

  it('is limited to twenty, and the text is matched literally', async () => {
    const { tutor } = await aTutor(server);
    const { subsubtopic } = await addSequencePlace(server.db);
    const titles = ['100% okapi', '1000 okapi', 'okapi_one', 'okapi two', 'back\\okapi'];
    titles.push(...Array.from({ length: 25 }, (_, n) => `Tapir ${String(n).padStart(2, '0')}`));
    for (const title of titles) {
      const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { title });
      await addQuestion(server.db, { kind: 'problem_set', id: set });
    }
    const titlesOf = async (search: string) => (await find(tutor, search)).map(({ title }) => title);
    expect(await titlesOf('0% o')).toEqual(['100% okapi']);
    expect(await titlesOf('okapi_')).toEqual(['okapi_one']);
    expect(await titlesOf('\\okapi')).toEqual(['back\\okapi']);
    expect(await titlesOf('%%')).toEqual([]);
    expect(await titlesOf(' tapir ')).toEqual(titles.slice(5, 25));
    expect((await refusalOf(find(tutor, '   ')))[0]).toBe(400);
  });

  it('is listed by topic in the order of the topic, each sequence before its sets', async () => {
    const { tutor } = await aTutor(server);
    const topic = await addTopic(server.db, { title: 'Mammals' });
    const add = async (title: string, parent: Parameters<typeof addSet>[1]) => {
      const set = await addSet(server.db, parent, { title });
      await addQuestion(server.db, { kind: 'problem_set', id: set });
    };
    for (const [position, title] of ['Zebras', 'Aardvarks'].entries()) {
      const subtopic = await addSubtopic(server.db, topic, { title, position });
      await addQuestion(server.db, { kind: 'subtopic', id: subtopic });
      const subsubtopic = await addSubsubtopic(server.db, subtopic, { title: `On ${title}` });
      await add(`Z of ${title}`, { kind: 'subsubtopic', id: subsubtopic });
      await add(`A of ${title}`, { kind: 'subsubtopic', id: subsubtopic });
      await addQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic });
    }
    const sattopic = await addTopic(server.db, { kind: 'sat', title: 'Heart of mammals' });
    await add('Set of a SAT topic', { kind: 'sattopic', id: sattopic });
    const topics = (await tutor.call('GET /assignments/topics')).data;
    expect(topics).toEqual(
      expect.arrayContaining([
        { id: topic, title: 'Mammals', kind: 'math' },
        { id: sattopic, title: 'Heart of mammals', kind: 'sat' },
      ]),
    );
    await setFlags(server.db, 'topics', sattopic, { is_publish: false });
    expect((await tutor.call('GET /assignments/topics')).data).toHaveLength(topics.length - 1);
    await setFlags(server.db, 'topics', sattopic, { is_publish: true });
    const titlesOf = async (topic_id: string) =>
      (await tutor.call('GET /assignments/assignable', { query: { topic_id } })).data.map(({ title }) => title);
    expect(await titlesOf(topic)).toEqual([
      ...['Zebras', 'On Zebras', 'Z of Zebras', 'A of Zebras'],
      ...['Aardvarks', 'On Aardvarks', 'Z of Aardvarks', 'A of Aardvarks'],
    ]);
    expect(await titlesOf(sattopic)).toEqual(['Set of a SAT topic']);
    expect((await refusalOf(tutor.call('GET /assignments/assignable', { query: {} })))[0]).toBe(400);
  });

  it('is listed by skill, what has the most questions of it first, and only skills that can be practised', async () => {
    const { tutor } = await aTutor(server);
    const [domain] = await server.db.selectFrom('skill_domains').where('edition', '=', 'act').selectAll().execute();
    if (!domain) throw new Error('a domain');
    const skillOf = async (title: string) => {
      const code = `${domain.code}.${title}`;
      await server.db.insertInto('skills').values({ code, domain_code: domain.code, title, position: 900 }).execute();
      return code;
    };
    const [ratios, hidden] = [await skillOf('ratios-of-zebras'), await skillOf('hidden-zebras')];
    const subsubtopic = await addSubsubtopic(server.db, await addSubtopic(server.db, await addTopic(server.db)));
    const add = async (title: string, skill: string, questions: number, flags = {}) => {
      const id = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { title });
      for (let n = 0; n < questions; n++) {
        await addQuestion(server.db, { kind: 'problem_set', id }, { skill_codes: [skill], ...flags });
      }
      return id;
    };
    await add('One zebra', ratios, 1);
    const two = await add('Two zebras', ratios, 2);
    await add('No zebra', hidden, 1, { is_hidden: true });
    const ofSkill = async (skill: string) =>
      (await tutor.call('GET /assignments/assignable', { query: { skill } })).data;
    expect((await ofSkill(ratios)).map(({ title, question_count }) => [title, question_count])).toEqual([
      ['Two zebras', 2],
      ['One zebra', 1],
    ]);
    expect((await ofSkill(ratios))[0]).toMatchObject({ reference_type: 'problem_set', reference_id: two });
    expect(await ofSkill(hidden)).toEqual([]);
    const codes = (await tutor.call('GET /assignments/skills')).data.map(({ code }) => code);
    expect(codes).toContain(ratios);
    expect(codes).not.toContain(hidden);
  });

  it('has the tests that students may take, found by the exam’s title or by the exam', async () => {
    const { tutor } = await aTutor(server);
    const published_tests = publishFlags('sat-paper', ['mock']);
    const sat = await addExam(server.db, 'sat', { title: 'Narwhal SAT', published_tests });
    const act = await addExam(server.db, 'act', { title: 'Narwhal ACT', published_tests: [] });
    const texts = (works: Awaited<ReturnType<typeof find>>) =>
      works.map(({ title, path, section, variant }) => [title, path.join(' · '), section, variant]);
    const tests = [
      ['Narwhal SAT', 'SAT · Mock test · all sections', null, 'mock'],
      ['Narwhal SAT, Math - No Calculator', 'SAT · Mock test', 'MathNoCalc', 'mock'],
      ['Narwhal SAT, Math - Calculator', 'SAT · Mock test', 'MathCalc', 'mock'],
    ];
    expect(texts(await find(tutor, 'narwhal'))).toEqual(tests);
    const ofExam = (exam_id: string) => tutor.call('GET /assignments/assignable', { query: { exam_id } });
    expect(texts((await ofExam(sat)).data)).toEqual(tests);
    expect((await ofExam(act)).data).toEqual([]);
    const exams = (await tutor.call('GET /assignments/exams')).data;
    expect(exams).toContainEqual({ id: sat, title: 'Narwhal SAT', family: 'sat' });
    expect(exams.map(({ id }) => id)).not.toContain(act);
  });
});
