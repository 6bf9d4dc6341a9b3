import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { addExamQuestion, paragraph, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let student: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [student, admin] = await Promise.all([server.as('student'), server.as('admin')]);
});
afterAll(() => server.stop());

async function addQuestionTopic(exam_id: string, section: string, position: number, is_publish = true) {
  const id = newId();
  await server.db
    .insertInto('exam_questions')
    .values({ id, exam_id, section, position, title: `${section} ${position + 1}`, is_publish })
    .execute();
  return id;
}

describe('the list of exams', () => {
  it.each(['sat', 'act'] as const)(
    'has the published %ss for a student, and all that are not deleted for an admin',
    async (family) => {
      const shown = await addExamQuestion(server.db, family, { exam: { title: 'Shown', position: 2 } });
      const draft = await addExamQuestion(server.db, family, {
        exam: { title: 'Draft', position: 1, is_publish: false },
      });
      const gone = await addExamQuestion(server.db, family, { exam: { title: 'Gone', deleted_at: new Date() } });
      const list = async (person: TestPerson, query: { isPublish?: 'true' } = {}) =>
        (await person.call(`GET /${family}s_users`, { query })).data.map(({ id }) => id);
      expect(await list(student)).toEqual([shown.exam_id]);
      expect(await list(admin)).toEqual([draft.exam_id, shown.exam_id]);
      expect(await list(admin, { isPublish: 'true' })).toEqual([shown.exam_id]);
      expect(await list(admin)).not.toContain(gone.exam_id);
      const { data } = await student.call(`GET /${family}s_users`, { query: {} });
      expect(data[0]).toMatchObject({
        title: 'Shown',
        type: family === 'sat' ? 'TestSat' : 'TestAct',
        isPublish: true,
      });
    },
  );
});

describe('question topics', () => {
  it('of a SAT are ordered by section as shown, then by position, published ones only for a student [API-113]', async () => {
    const { id: calc, exam_id } = await addExamQuestion(server.db, 'sat');
    const reading2 = await addQuestionTopic(exam_id, 'Reading', 1);
    const reading1 = await addQuestionTopic(exam_id, 'Reading', 0);
    const writing = await addQuestionTopic(exam_id, 'Writing', 0);
    const draft = await addQuestionTopic(exam_id, 'MathNoCalc', 0, false);
    const ids = async (person: TestPerson) =>
      (await person.call('GET /sat_questions', { query: { sat_id: exam_id } })).data.map(({ id }) => id);
    expect(await ids(student)).toEqual([reading1, reading2, writing, calc]);
    expect(await ids(admin)).toEqual([reading1, reading2, writing, draft, calc]);
    const all = await student.call('GET /sat_questions', { query: {} });
    expect(all.data.map(({ id }) => id)).toEqual(expect.arrayContaining([reading1, calc]));
  });

  it('of an ACT are ordered by its own sections [API-118]', async () => {
    const { id: mathematics, exam_id } = await addExamQuestion(server.db, 'act');
    const science = await addQuestionTopic(exam_id, 'Science', 0);
    const reading = await addQuestionTopic(exam_id, 'Reading', 0);
    const english = await addQuestionTopic(exam_id, 'English', 5);
    const { data } = await student.call('GET /act_questions', { query: { act_id: exam_id } });
    expect(data.map(({ id }) => id)).toEqual([english, mathematics, reading, science]);
    expect(data.every((question) => question.act_id === exam_id && question.sat_id === null)).toBe(true);
  });

  it.each(['sat', 'act'] as const)('of a %s that is not visible to the student are not found', async (family) => {
    const { exam_id } = await addExamQuestion(server.db, family, { exam: { is_publish: false } });
    const other = family === 'sat' ? 'act' : 'sat';
    const shown = await addExamQuestion(server.db, other);
    for (const id of [exam_id, shown.exam_id, newId()]) {
      const call = `GET /${family}_questions` as const;
      const reply = await request(server.url, call, { query: { [`${family}_id`]: id } } as never, student.token);
      expect(reply.status).toBe(404);
    }
  });

  it.each([
    ['sat', 'sat_id'],
    ['act', 'act_id'],
  ] as const)('of a %s can be read one by one, with exam and videos [API-114] [API-119]', async (family, exam) => {
    const video = JSON.stringify(paragraph('Watch how the equation is set up.'));
    const { id, exam_id } = await addExamQuestion(server.db, family, {
      exam: { title: 'Practice test 7' },
      question: { video_explanation: video, position: 3 },
    });
    const call = `GET /${family}_questions/{id}` as const;
    expect(await student.call(call, { params: { id } })).toMatchObject({
      id,
      [exam]: exam_id,
      position: 3,
      exam_title: 'Practice test 7',
      video_explanation: video,
      video_mock_explanation: '[]',
      isPublish: true,
      topic_published: true,
    });
    await setFlags(server.db, 'exams', exam_id, { is_publish: false });
    expect((await request(server.url, call, { params: { id } }, student.token)).status).toBe(404);
    expect(await admin.call(call, { params: { id } })).toMatchObject({ isPublish: true, topic_published: false });
  });
});
