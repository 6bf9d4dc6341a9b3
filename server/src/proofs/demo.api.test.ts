import { type Health, type HealthEntry, type HealthPart, healthParts } from '@fourfold/core/contract/proofs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPack } from '../demo/pack.ts';
import { examQuestionsOf, isPublished, setsOf, subsubtopicsOf, subtopicsOf } from '../demo/walk.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let health: readonly Health[];
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.db);
  admin = await server.as('admin');
  health = (await admin.call('GET /content_health', {})).data;
});
afterAll(() => server.stop());

/** Every page behind a number. */
async function behind(id: string, part: HealthPart): Promise<{ count: number; all: HealthEntry[] }> {
  const all: HealthEntry[] = [];
  for (let offset = 1; ; offset += 1) {
    const { data, count } = await admin.call('GET /content_findings', { query: { id, part, offset: `${offset}` } });
    all.push(...data);
    if (data.length === 0) return { count, all };
  }
}

it('has nothing to mend, but for the real tests and the numbers, which are an extract of their papers on purpose', async () => {
  const found = await Promise.all(
    health.map(async ({ id }) => [...(await behind(id, 'broken')).all, ...(await behind(id, 'poor')).all]),
  );
  expect(found.flat().map(({ text }) => text)).toEqual([
    '“Math No Calculator Real Test” has 10 of the 20 questions of its paper.',
    '“Math Calculator Real Test” has 10 of the 38 questions of its paper.',
    '20 numbers of Reading have an explanation, and nothing to practise: 1 to 20.',
    '19 numbers of Writing and Language have an explanation, and nothing to practise: 2 to 20.',
    '19 numbers of Math - No Calculator have an explanation, and nothing to practise: 2 to 20.',
    '37 numbers of Math - Calculator have an explanation, and nothing to practise: 2 to 38.',
    '“Math Real Test” has 10 of the 60 questions of its paper.',
    '20 numbers of English have an explanation, and nothing to practise: 1 to 20.',
    '59 numbers of Mathematics have an explanation, and nothing to practise: 2 to 60.',
    '20 numbers of Reading have an explanation, and nothing to practise: 1 to 20.',
    '15 numbers of Science have an explanation, and nothing to practise: 1 to 15.',
  ]);
});

it('has as many records behind each number as the number says, each with a page of its own', async () => {
  for (const row of health) {
    const counted = { unpublished: row.parts - row.published, broken: row.broken, poor: row.poor };
    for (const part of healthParts) {
      const { count, all } = await behind(row.id, part);
      expect([count, all.length], `${row.title}, ${part}`).toEqual([counted[part], counted[part]]);
      expect(all.filter(({ url }) => !url.startsWith('/admin'))).toEqual([]);
    }
  }
});

it('counts what the pack holds back', () => {
  const held = [
    ...demoPack.topics.filter((each) => !isPublished(each)),
    ...demoPack.topics.flatMap(subtopicsOf).filter((each) => !isPublished(each)),
    ...demoPack.topics.flatMap(subsubtopicsOf).filter((each) => !isPublished(each)),
    ...demoPack.topics.flatMap(subsubtopicsOf).filter((each) => each.sequencePublished === false),
    ...setsOf(demoPack).filter(({ set }) => !isPublished(set)),
    ...examQuestionsOf(demoPack).filter(({ question }) => !isPublished(question)),
  ];
  expect(health.reduce((sum, { parts, published }) => sum + parts - published, 0)).toBe(held.length);
});
