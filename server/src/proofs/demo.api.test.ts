import { type HealthEntry, type HealthPart, healthParts, type RecordHealth } from '@fourfold/core/contract/proofs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPack } from '../demo/pack.ts';
import { examQuestionsOf, isPublished, setsOf, subsubtopicsOf, subtopicsOf } from '../demo/pack-items.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let health: readonly RecordHealth[];
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.deps.db);
  admin = await server.as('admin');
  health = (await admin.call('GET /content_health', {})).data;
});
afterAll(() => server.stop());

/** All pages of the records that a number counts. */
async function allFindings(id: string, part: HealthPart): Promise<{ count: number; all: HealthEntry[] }> {
  const all: HealthEntry[] = [];
  for (let offset = 1; ; offset += 1) {
    const { data, count } = await admin.call('GET /content_findings', { query: { id, part, offset: `${offset}` } });
    all.push(...data);
    if (data.length === 0) return { count, all };
  }
}

it('has no findings except for the real tests and the numbers, which are intentionally incomplete', async () => {
  const found = await Promise.all(
    health.map(async ({ id }) => [...(await allFindings(id, 'broken')).all, ...(await allFindings(id, 'poor')).all]),
  );
  const texts = found.flat().map(({ text }) => text);
  const onlyExplained =
    / (\d+), “.+”, has an explanation, and nothing to practise: no question and no problem set that students see\.$/;
  expect(texts.filter((text) => !onlyExplained.test(text))).toEqual([
    '“Math No Calculator Real Test” has 10 of the 20 questions of its paper.',
    '“Math Calculator Real Test” has 10 of the 38 questions of its paper.',
    '“Math Real Test” has 10 of the 60 questions of its paper.',
  ]);
  const sections = Map.groupBy(
    texts.filter((text) => onlyExplained.test(text)),
    (text) => text.replace(onlyExplained, ''),
  );
  expect(Object.fromEntries([...sections].map(([section, { length }]) => [section, length]))).toEqual({
    // Of the SAT and the ACT.
    Reading: 20 + 20,
    'Writing and Language': 19,
    'Math - No Calculator': 19,
    'Math - Calculator': 37,
    English: 20,
    Mathematics: 59,
    Science: 15,
  });
});

it('lists as many records as each number counts, each with its own page', async () => {
  for (const row of health) {
    const counted = { unpublished: row.parts - row.published, broken: row.broken, unchecked: 0, poor: row.poor };
    for (const part of healthParts) {
      const { count, all } = await allFindings(row.id, part);
      expect([count, all.length], `${row.title}, ${part}`).toEqual([counted[part], counted[part]]);
      expect(all.filter(({ url }) => !url.startsWith('/admin'))).toEqual([]);
    }
  }
});

it('counts the unpublished records of the demo content', () => {
  const unpublishedRecords = [
    ...demoPack.topics.filter((each) => !isPublished(each)),
    ...demoPack.topics.flatMap(subtopicsOf).filter((each) => !isPublished(each)),
    ...demoPack.topics.flatMap(subsubtopicsOf).filter((each) => !isPublished(each)),
    ...demoPack.topics.flatMap(subsubtopicsOf).filter((each) => each.sequencePublished === false),
    ...setsOf(demoPack).filter(({ set }) => !isPublished(set)),
    ...examQuestionsOf(demoPack).filter(({ question }) => !isPublished(question)),
  ];
  expect(health.reduce((sum, { parts, published }) => sum + parts - published, 0)).toBe(unpublishedRecords.length);
});
