import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Refusal } from '../call/refusal.ts';
import { answerError } from './answer-error.ts';

const answered = async (error: unknown) => {
  const logged: { level: number }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const undone: string[] = [];
  const reply = answerError(error, { log, requestUndone: (why) => undone.push(why) });
  const { errors } = (await reply.json()) as { errors: string[] };
  return [reply.status, errors, reply.headers.get('retry-after'), logged.map(({ level }) => level)];
};
const [warn, error] = [40, 50];

it('a refusal is returned with its status and is not logged', async () => {
  const refusal = new Refusal('account_deleted');
  expect(await answered(refusal)).toEqual([410, ['This account was deleted meanwhile.'], null, []]);
});

it('a refusal has its code with the values of its sentence, and its details', async () => {
  const refusal = new Refusal('not_in_bin', { title: 'Lines' }, { details: { data: [1] } });
  const log = pino({ level: 'silent' });
  const reply = answerError(refusal, { log, requestUndone: () => {} });
  expect(await reply.json()).toEqual({
    data: [1],
    errors: ['“Lines” is not in the recycle bin any more: it was restored.'],
    codes: [{ code: 'not_in_bin', values: { title: 'Lines' } }],
  });
});

it.each(['40P01', '40001'])('a transaction that lost against another one (%s) can be sent again', async (code) => {
  const lost = Object.assign(new Error('deadlock detected'), { code });
  expect(await answered(lost)).toEqual([
    429,
    ['Others are changing the same at this moment: send this again'],
    '1',
    [warn],
  ]);
});

it.each([
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
  Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('connect ENOENT /tmp/x/.s.PGSQL.5432'), { code: 'ENOENT', syscall: 'connect' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('an unreachable database ($message) is reported as an outage: the request can be sent again', async (gone) => {
  const message = 'The database cannot be reached at this moment: send this again';
  expect(await answered(gone)).toEqual([503, [message], '5', [error]]);
});

it.each(['42703', '42883', '42P01'])(
  'a statement that a migration made invalid (%s) can be sent again',
  async (code) => {
    const changed = Object.assign(new Error('column "state" does not exist'), { code });
    const message = 'The database is being upgraded. Nothing of this was saved: send it again';
    expect(await answered(changed)).toEqual([503, [message], '5', [error]]);
  },
);

it('a full disk is reported, and that nothing was saved', async () => {
  const full = Object.assign(new Error('could not extend file "base/5/16402"'), { code: '53100' });
  const message = 'There is no room left to save this. Nothing of it was saved: send it again later';
  expect(await answered(full)).toEqual([503, [message], '5', [error]]);
});

it.each([
  Object.assign(new Error('open ENOENT /x'), { code: 'ENOENT', syscall: 'open' }),
  new Error('section has no question at 3'),
])('an error of the server ($message) is not taken for an outage', async (fault) => {
  expect((await answered(fault))[0]).toBe(500);
});

it('an unexpected error does not expose its message', async () => {
  const [status, errors, , logged] = await answered(Object.assign(new Error('syntax error'), { code: '42601' }));
  expect([status, String(errors).includes('syntax'), logged]).toEqual([500, false, [error]]);
});
