import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Refusal } from '../call/refusal.ts';
import { answerError } from './answer-error.ts';

const answered = async (error: unknown) => {
  const logged: { level: number }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const reply = answerError(error, log);
  const { errors } = (await reply.json()) as { errors: string[] };
  return [reply.status, errors, reply.headers.get('retry-after'), logged.map(({ level }) => level)];
};
const [warn, error] = [40, 50];

it('a refusal is answered with its status, and logged by nobody', async () => {
  expect(await answered(new Refusal('gone', 'It is gone.'))).toEqual([410, ['It is gone.'], null, []]);
});

it.each(['40P01', '40001'])('a transaction that gave way to another one (%s) can be sent again', async (code) => {
  const lost = Object.assign(new Error('deadlock detected'), { code });
  expect(await answered(lost)).toEqual([
    429,
    ['Others are changing the same at this moment: send this again'],
    '1',
    [warn],
  ]);
});

it('what nobody expected says nothing of itself', async () => {
  const [status, errors, , logged] = await answered(Object.assign(new Error('syntax error'), { code: '42601' }));
  expect([status, String(errors).includes('syntax'), logged]).toEqual([500, false, [error]]);
});
