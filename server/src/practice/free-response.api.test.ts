import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSequencePlace, addTypedQuestion } from '../testing/content.ts';
import { anAnswer, save } from '../testing/practice.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Returns the server's verdicts on typed answers to a question that accepts one text by value. */
async function verdictsOn(accept: string, texts: readonly string[]) {
  const { subsubtopic } = await addSequencePlace(server.db);
  const id = await addTypedQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic }, { accept: [accept] });
  const student = await server.as('student');
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
  const verdicts: Record<string, boolean> = {};
  for (const text of texts) verdicts[text] = (await save(student, anAnswer(student, reference, id, text))).is_correct;
  return verdicts;
}

describe('a typed answer that is compared by value', () => {
  it.each([
    ['1234.5', ['1234.5', '1,234.50', '12,34.5', '2469/2', '2,469 / 2', '617.25*2'], ['1234', '2469/', '12345']],
    ['2/3', ['2/3', '4/6', '.67', '0.6667', '-2/-3', '1/1.5'], ['0.66', '1/3', '2/3/1']],
    ['-0.125', ['-1/8', '−.125', '-0.13', '.25*-.5'], ['-0.12', '1/8', '0.125']],
    ['12', ['3*4', '3 × 4', '24/2', '12.004', '11.995'], ['12.006', '3+9', '12/0', '1e1', '12%']],
  ])('is %s by any of its numbers, fractions and products, to 2 decimals [PRC-020]', async (accept, right, wrong) => {
    const verdicts = await verdictsOn(accept, [...right, ...wrong]);
    expect(Object.keys(verdicts).filter((text) => verdicts[text])).toEqual(right);
  });
});
