import { type Call, contract } from '@fourfold/core/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { addSealedTest, type SealedTest, sealedTexts, shownTexts } from '../testing/sealed.ts';
import { type Parts, sealedRequests } from '../testing/sealed-requests.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { entryFor, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Calls that could answer something: a GET, and a POST because some of them read. */
const answering = (Object.keys(contract) as Call[]).filter((call) => /^(GET|POST) /.test(call));

type CallReply = { call: string; parts: Parts; status: number; text: string };

/** Sends every variant of every call as this person, ten at a time. */
async function sendEveryCall(person: TestPerson, test: SealedTest, only: RegExp = /^/): Promise<CallReply[]> {
  const asked = { test, user_id: person.account.id };
  const all = answering
    .filter((call) => only.test(call))
    .flatMap((call) => sealedRequests(call, asked).map((parts) => ({ call, parts })));
  const replies: CallReply[] = [];
  for (let at = 0; at < all.length; at += 10) {
    const some = all.slice(at, at + 10).map(async ({ call, parts }) => {
      const reply = await request(server.url, call, parts, person.token);
      return { call, parts, status: reply.status, text: await reply.text() };
    });
    replies.push(...(await Promise.all(some)));
  }
  return replies;
}

/**
 * Fields that only a key, an explanation, a help text or a link has. The fixture has no open content with these fields.
 */
const sealedFields =
  /"(correct|explanation|question_exp|help|help_exp|free_response_answer|is_exact_match|next_question\w*|link_\w+|exp_position_before_answer|is_correct)":|"marks":\{"[0-9a-f]{8}-/;
/** A verdict or a key in the JSON text of entries, or in a record. */
const verdicts =
  /\\"isCorrect\\":(true|false)|\\"correctAnswerIds\\":\[\\"|\\"freeResponseCorrectAnswer\\":\\"[^\\]|"correct_question_ids":\["|"math_score":\d/;

function leakIn({ call, parts, text }: CallReply, test: SealedTest): string | null {
  const [sentText, replyText] = [JSON.stringify(parts), text];
  const marker = Object.values(sealedTexts).find((sealed) => replyText.includes(sealed));
  if (marker) return marker;
  const field = replyText.match(sealedFields) ?? replyText.match(verdicts);
  if (field) return field[0];
  // The reply must contain a right answer's id as often as the wrong one's. Ids that the caller
  // sent may come back.
  if (call.startsWith('POST') || test.ids.answers.some((id) => sentText.includes(id))) return null;
  const uneven = test.choices.find(
    ({ right, wrong }) => replyText.split(right).length !== replyText.split(wrong).length,
  );
  return uneven ? 'the right answer appears more or less often than the wrong one' : null;
}

function leaksIn(replies: readonly CallReply[], test: SealedTest) {
  return replies.flatMap((one) => {
    const leak = leakIn(one, test);
    return leak === null ? [] : [{ call: one.call, parts: one.parts, leak }];
  });
}

/** Not an answer to the card of a missed question itself. */
const isNoReview = ({ parts: { body } }: CallReply) =>
  body?.reference_type !== 'HomeReview' || body.reference_id !== body.question_id;

const serverErrors = (replies: readonly CallReply[]) => replies.filter(({ status }) => status >= 500);

describe.each([
  ['sat', false],
  ['sat', true],
  ['act', false],
  ['act', true],
] as const)('a test section of a %s (real: %s)', (family, real) => {
  it('has a hidden key in every read of the contract until it is submitted, and again after Reset Test (Q105)', async () => {
    const test = await addSealedTest(server.db, family, real);
    const person = await server.as('student');
    const at = testClient(server, person, test);
    const before = await sendEveryCall(person, test);
    expect(leaksIn(before, test)).toEqual([]);
    expect(serverErrors(before)).toEqual([]);
    // The calls above had content to reveal.
    expect((await at.questions()).body.data).toHaveLength(3);
    expect((await at.get()).entries.length).toBeGreaterThan(2);

    await at.save([entryFor(test, 1, true, { rev: 9 })]);
    await at.submit();
    const opened = JSON.stringify((await at.questions()).body);
    const { explanation, question_exp, help, help_exp, typed, formula } = sealedTexts;
    for (const text of [explanation, question_exp, help, help_exp, typed, formula]) expect(opened).toContain(text);
    // After submission the key is shown only where the section itself or its misses are read, and when one is reviewed.
    const elsewhere = await sendEveryCall(person, test, /^(?!GET \/(questions|mistakes.*)$)(?!.*_test_progresses)/);
    expect(leaksIn(elsewhere.filter(isNoReview), test)).toEqual([]);

    const { id } = person.account;
    await server.db.updateTable('users').set({ is_admin: true }).where('id', '=', id).execute();
    expect(await at.reset()).toMatchObject({ status: 200, attempt: 2 });
    await server.db.updateTable('users').set({ is_admin: false }).where('id', '=', id).execute();
    const again = await sendEveryCall(person, test);
    expect(leaksIn(again, test)).toEqual([]);
    expect((await at.questions()).body.data).toMatchObject([{ sealed: true }, { sealed: true }, { sealed: true }]);
  });

  it('has a hidden key for a tutor logged in as a student, and an open one for an admin', async () => {
    const test = await addSealedTest(server.db, family, real);
    const reads = await sendEveryCall(await server.as('tutor-login'), test, /^GET/);
    expect(leaksIn(reads, test)).toEqual([]);
    expect((await testClient(server, await server.as('tutor-login'), test).questions()).body.data).toHaveLength(3);
    const { body } = await testClient(server, await server.as('admin'), test).questions();
    expect(JSON.stringify(body)).toContain(sealedTexts.explanation);
  });
});

it('a sealed question has its input type and only the formulas that it shows (Q105)', async () => {
  const test = await addSealedTest(server.db, 'sat', false);
  const [first] = test.choices;
  await withRevisions(server.db, (tx) =>
    tx
      .updateTable('answers')
      .set({ symbol: '$', symbol_position_left: true })
      .where('question_id', '=', test.typed)
      .execute(),
  );
  const at = testClient(server, await server.as('student'), test);
  const { data = [] } = (await at.questions()).body;
  expect(data.map(({ id, input, is_number }) => [id, input, is_number])).toEqual([
    [first?.id, 'one', false],
    [test.choices[1]?.id, 'one', false],
    [test.typed, 'typed', true],
  ]);
  expect(data[0]).toMatchObject({ sealed: true, formulas: { [`$${shownTexts.stem}`]: { el: 'math' } } });
  const answers = data[0]?.answers as { id: string; formulas: object }[];
  expect(answers.map(({ id }) => id)).toEqual([first?.right, first?.wrong]);
  expect(answers.map(({ formulas }) => Object.keys(formulas))).toEqual([
    [`$${shownTexts.answer}`],
    [`$${shownTexts.answer}`],
  ]);
  expect(data[2]).toMatchObject({ answers: [], symbol: '$', symbol_position_left: true, is_free_response: true });
  await withRevisions(server.db, (tx) =>
    tx
      .updateTable('answers')
      .set({ correct: true })
      .where('question_id', '=', first?.id ?? '')
      .execute(),
  );
  expect((await at.questions()).body.data?.[0]).toMatchObject({ input: 'several' });
});

it('a student must request one section and variant; an author may request all', async () => {
  const test = await addSealedTest(server.db, 'act', false);
  const [student, admin] = [await server.as('student'), await server.as('admin')];
  const ask = async (person: TestPerson, query: Record<string, string>) => {
    const reply = await request(server.url, 'GET /questions', { query }, person.token);
    return [reply.status, await reply.text()] as const;
  };
  const act_id = test.exam;
  for (const query of [
    { act_id },
    { act_id, act_type: 'Mathematics' },
    { act_id, question_type: 'AdminActMockTest' },
  ]) {
    const [status, text] = await ask(student, query as Record<string, string>);
    expect([status, text]).toEqual([400, expect.stringContaining('Name the section of the test: act_type, and')]);
    expect((await ask(admin, query as Record<string, string>))[0]).toBe(200);
  }
  const ofSat = { act_id, act_type: 'Mathematics', question_type: 'AdminSatMockTest' };
  expect((await ask(student, ofSat))[0]).toBe(400);
  expect((await ask(student, { act_id, sat_id: act_id }))[0]).toBe(400);
});
