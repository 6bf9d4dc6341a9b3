import { SealedQuestion } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addSet, addSubsubtopic, addSubtopic, addTopic, addTypedQuestion } from '../testing/content.ts';
import { anAnswer, save } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';
import { auditEntriesOf, type Desk, deskOf } from './testing/desk.ts';
import { questionLists } from './testing/question-lists.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

const kind = 'student-produced' as const;
const value = (free_response_answer: string) => ({ free_response_answer });
const aSubsubtopic = async () => addSubsubtopic(server.db, await addSubtopic(server.db, await addTopic(server.db)));
const create = async (fields: Readonly<Record<string, unknown>> = {}) =>
  await desk.create(await questionLists.subTopic(server.db), { question: 'What is x?', ...fields });
const refusal = ({ status, body }: { status: number; body: { errors?: string[] } }) => [status, body.errors?.[0]];

describe('a student-produced response', () => {
  it('is created with its accepted values, copied, and in the audit when an author chooses the kind', async () => {
    const { body: made } = await create({ kind, answers: [value('2/3'), value('12')] });
    expect(made).toMatchObject({ kind, is_free_response: true });
    expect((await desk.read(made.id)).kind).toBe(kind);
    const list = await questionLists.subTopic(server.db);
    const { question, is_free_response, answers } = made;
    const copy = { id: newId(), previous_id: made.id, question, is_free_response, kind };
    const texts = answers.map(({ free_response_answer }) => value(free_response_answer));
    const { body: copied } = await desk.createSeveral(list, [{ ...copy, answers: texts }]);
    expect(copied.data?.[0]).toMatchObject({ kind, previous_id: made.id, answers: texts });

    const { body: typed } = await create({ is_free_response: true, answers: [value('0.5')] });
    expect(typed.kind).toBeUndefined();
    const { body: changed } = await desk.change(typed.id, { kind, rev: typed.rev });
    expect(changed).toMatchObject({ kind, rev: (typed.rev ?? 0) + 1 });
    expect((await auditEntriesOf(server, typed.id)).at(-1)).toMatchObject({ detail: { changed: ['kind'] } });
    const { body: back } = await desk.change(typed.id, { kind: null });
    expect([back.kind, back.is_free_response]).toEqual([undefined, true]);
  });

  it('ends when a client of before makes it a question with choices', async () => {
    const { body: made } = await create({ kind });
    const { body: changed } = await desk.change(made.id, { is_free_response: false });
    expect([changed.kind, changed.is_free_response]).toEqual([undefined, false]);
    expect((await desk.change(made.id, { is_free_response: true })).body.kind).toBeUndefined();
  });

  it('is refused with a sentence if the kind is unknown, or if an answer cannot be one of it', async () => {
    const unknown =
      'kind: there is no kind of questions “essay”. If it is new, try again when the update has finished.';
    expect(refusal(await create({ kind: 'essay' }))).toEqual([422, unknown]);
    expect(refusal(await create({ kind, is_free_response: false }))).toEqual([
      400,
      'kind: a question of this kind has typed answers and no choices',
    ]);
    const { body: made } = await create({ kind, answers: [value('7')] });
    expect(refusal(await desk.change(made.id, { kind: 'essay' }))).toEqual([422, unknown]);
    const ofTyped = 'An answer of a student-produced response has no symbol, and no exact match.';
    const add = (fields: object) => desk.answer({ question_id: made.id, ...fields });
    expect(refusal(await add({ ...value('7'), symbol: '%' }))).toEqual([409, ofTyped]);
    expect(refusal(await add(value('a dozen')))).toEqual([
      409,
      'An accepted value is a whole number, a decimal or a fraction, such as 12, -0.5 or 2/3.',
    ]);
    const tooLong = 'No form of this value fits the 5 characters that a student can type, or 6 with a minus.';
    expect(refusal(await add(value('100000')))).toEqual([409, tooLong]);
    const [answer] = made.answers;
    expect(refusal(await desk.changeAnswer(answer?.id ?? '', value('100000')))).toEqual([409, tooLong]);
    expect(refusal(await desk.changeAnswer(answer?.id ?? '', { is_exact_match: true }))).toEqual([409, ofTyped]);
    expect(await desk.read(made.id)).toEqual(made);

    const { body: typed } = await create({ is_free_response: true, answers: [value('5%')] });
    expect(refusal(await desk.change(typed.id, { kind }))).toEqual([409, expect.stringMatching(/^“5%”: An accepted/)]);
    expect(await desk.read(typed.id)).toEqual(typed);
  });

  it('is judged by the rules of its answer space', async () => {
    const subsubtopic = await aSubsubtopic();
    const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
    const id = await addTypedQuestion(server.db, parent, { accept: ['2/3'] }, { kind });
    const student = await server.as('student');
    const reference = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
    const verdicts: [string, boolean][] = [];
    for (const text of ['2/3', '.6667', '0.666', '0.67', '1 1/2', '-2/3'])
      verdicts.push([text, (await save(student, anAnswer(student, reference, id, text))).is_correct]);
    expect(verdicts.filter(([, right]) => right).map(([text]) => text)).toEqual(['2/3', '.6667', '0.666']);
  });

  it('is copied with its set', async () => {
    const subsubtopic = await aSubsubtopic();
    const home = { kind: 'subsubtopic', id: subsubtopic } as const;
    const set = await addSet(server.db, home, { title: 'Grid' });
    await addTypedQuestion(server.db, { kind: 'problem_set', id: set }, { accept: ['7'] }, { kind });
    const problem_sets = [{ title: 'Grid', problem_set_id: set, subsubtopic_id: [subsubtopic] }];
    const call = 'POST /problem_sets/bucket_multiple_problem_sets';
    const copied = await callByName(server, admin, call, { body: { problem_sets } });
    expect(copied.status).toBe(200);
    const rows = await server.db.selectFrom('questions').where('kind', '=', kind).select('parent_id').execute();
    expect(rows.filter(({ parent_id }) => parent_id === copied.body.data?.[0]?.id)).toHaveLength(1);
  });

  it('is sealed in a test, where its kind and no value is sent, and judged at submission', async () => {
    const test = await addTestFixture(server.db, 'sat');
    const parent = { kind: 'sat_test', id: test.exam } as const;
    const row = { section: test.section, is_real: test.real, position: 9, kind };
    const id = await addTypedQuestion(server.db, parent, { accept: ['741/7'] }, row);
    const client = testClient(server, await server.as('student'), test);
    const { body } = await client.questions();
    const sent = body.data?.find((question) => question.id === id);
    expect(SealedQuestion.parse(sent)).toMatchObject({ kind, input: 'typed', answers: [] });
    expect(JSON.stringify(body)).not.toMatch(/741\/7|105\.8/);
    await client.save([entryFor({ ...test, typed: id }, 'typed', '105.8'), entryFor(test, 'typed', '3/4')]);
    const { correct_question_ids } = await client.submit();
    expect(correct_question_ids.toSorted()).toEqual([id, test.typed].toSorted());
  });

  it('is what its answers are after a process of the release before has written it', async () => {
    const { body: made } = await create({ kind });
    await withRevisions(server.db, async (tx) => {
      await sql`update questions set is_free_response = false where id = ${made.id}`.execute(tx);
      await sql`insert into answers (id, question_id, position, answer, explanation, formulas, correct)
                values (${newId()}, ${made.id}, 0, '[]', '[]', '{}', true)`.execute(tx);
    });
    expect((await desk.read(made.id)).kind).toBeUndefined();
    const { status } = await desk.answer({ question_id: made.id, answer: 'No', correct: false });
    expect([status, (await desk.read(made.id)).answers.length]).toEqual([200, 2]);
  });
});
