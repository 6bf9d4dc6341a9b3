import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDocumentsLeniently } from '../content/check-documents.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { tinyImages } from '../desk/media/testing/tiny-images.ts';
import { addExam, paragraph } from '../testing/content.ts';
import { archiveFolder, importInto, restoreInto } from './testing/archives.ts';
import { rowsByTable } from './testing/databases.ts';
import { addEdgeCases } from './testing/edge-cases.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
const archives = archiveFolder();
const dropped: TestDatabase[] = [];
/** A small database, for tests where the size does not matter. */
let small: TestDatabase;
let file: string;

async function aDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  dropped.push(database);
  return database;
}

beforeAll(async () => {
  small = await aDatabase();
  await addEdgeCases(small.db);
  await sql`update settings set introduction_video = ${JSON.stringify(paragraph('Welcome'))}`.execute(small.db);
  file = await archives.save(small.config, 'content');
});
afterAll(async () => {
  await Promise.all(dropped.map((database) => database.drop()));
  archives.remove();
});

describe('a manipulated archive', () => {
  const change = (table: string, row: (row: Record<string, unknown>) => void, archive = file) =>
    archives.rewrite(archive, (entry) => {
      if (!entry.name.startsWith(`tables/${table}/`)) return entry;
      const [first = '', ...others] = entry.bytes.toString('utf8').split('\n');
      const changed = JSON.parse(first);
      row(changed);
      return { ...entry, bytes: Buffer.from([JSON.stringify(changed), ...others].join('\n')) };
    });

  it('cannot import compiled formulas: they are compiled again from the documents', async () => {
    const { db, config } = await aDatabase();
    const document = [
      { type: 'paragraph', children: [{ type: 'inline-math', latex: 'x^2', children: [{ text: '' }] }] },
    ];
    const { formulas } = checkDocumentsLeniently({ question: document });
    let id = '';
    const bad = await change('questions', (row) => {
      id = String(row.id);
      const bait = { el: 'script', attr: { src: 'https://evil.example' }, children: [] };
      Object.assign(row, { question: document, formulas: { $other: bait, '$x^2': bait } });
      Object.assign(row, { question_exp: [], help: [], help_exp: [] });
    });
    await importInto(config, bad);
    const found = await db.selectFrom('questions').select('formulas').where('id', '=', id).executeTakeFirstOrThrow();
    expect(found.formulas).toEqual(formulas);
  });

  it.each([
    [
      'a document that none of our editors writes',
      'questions',
      { question: [{ type: 'script', children: [] }] },
      /cannot be read: questions .*question: /,
    ],
    [
      'a document that is a text',
      'questions',
      { question: 'hello' },
      /cannot be read: questions [0-9a-f-]{36}, question: A document must be a list of blocks\.$/,
    ],
    [
      'a document that is nothing',
      'answers',
      { explanation: null },
      /cannot be read: answers [0-9a-f-]{36}, explanation: A document must be a list of blocks\.$/,
    ],
    [
      'a skill that there is not',
      'questions',
      { skill_codes: ['sat.math.algebra.magic'] },
      /cannot be read: questions [0-9a-f-]{36}, skill_codes: there is no skill “sat\.math\.algebra\.magic”\.$/,
    ],
    [
      'a kind of questions that there is not',
      'questions',
      { kind: 'essay' },
      /cannot be read: questions [0-9a-f-]{36}, kind: there is no kind of questions “essay”\.$/,
    ],
    [
      'a percentile table that is none',
      'settings',
      { act_percentile_score: [['36', 100]] },
      /^The archive has a value that cannot be read: settings true, act_percentile_score\.0\.1: expected text\.$/,
    ],
    [
      'a kind of questions that only a newer version has',
      'question_revisions',
      { kind: 'grid' },
      /cannot be read: question_revisions .{36}, revision 1: this version does not know the kind “grid”\.$/,
    ],
    [
      'a spec of a newer version',
      'question_revisions',
      { spec: { choices: [], shuffled: true } },
      /cannot be read: question_revisions .{36}, revision 1, spec.*shuffled/,
    ],
    [
      'a question whose revision is not there',
      'questions',
      { revision: 9 },
      /cannot be read: questions .{36}: the question has no revision 9\.$/,
    ],
    ['a value that is none of its column', 'topics', { position: 'first' }, /^The archive was altered: topics: /],
    [
      'a kind that there is not',
      'topics',
      { kind: 'history' },
      /^The archive was altered: topics: .*topics_kind_check/,
    ],
    [
      'a sub-topic of no topic',
      'subtopics',
      { topic_id: crypto.randomUUID() },
      /^The archive was altered: rows of subtopics refer/,
    ],
    ['an image that is not there', 'media', { sha256: 'a'.repeat(64) }, /^The archive was altered: /],
  ])('with %s is refused with a message, and the database is unchanged', async (_, table, values, sentence) => {
    const { pool, config } = await aDatabase();
    const before = await rowsByTable(pool);
    const bad = await change(table, (row) => void Object.assign(row, values));
    await expect(importInto(config, bad)).rejects.toThrow(sentence);
    expect(await rowsByTable(pool)).toEqual(before);
  });

  it.each([
    ['an answer', 'practice_events', { question_revision: 9 }],
    ['an entry of a test', 'test_entries', { judged: { isCorrect: true, revision: 9 } }],
  ])('is not restored with %s that names a revision which is not there', async (_, table, values) => {
    const { pool, config } = await aDatabase();
    const before = await rowsByTable(pool);
    const backup = await archives.save(small.config, 'backup');
    const bad = await change(table, (row) => void Object.assign(row, values), backup);
    const sentence = new RegExp(`cannot be read: ${table} .*: the question has no revision 9\\.$`);
    await expect(restoreInto(config, bad)).rejects.toThrow(sentence);
    expect(await rowsByTable(pool)).toEqual(before);
  });

  it.each([
    ['an answer key', { bubble_sheet_answers: {} }, 'bubble_sheet_answers: expected a list'],
    ['a conversion table', { score: [['1', 2]] }, 'score.0.1: expected text'],
  ])('with %s that the list of exams could not return is refused', async (_, values, why) => {
    const [source, target] = [await aDatabase(), await aDatabase()];
    const id = await addExam(source.db, 'sat');
    const saved = await archives.save(source.config, 'content');
    const bad = await archives.rewrite(saved, (entry) => {
      if (!entry.name.startsWith('tables/exams/')) return entry;
      return {
        ...entry,
        bytes: Buffer.from(`${JSON.stringify({ ...JSON.parse(entry.bytes.toString()), ...values })}\n`),
      };
    });
    await expect(importInto(target.config, bad)).rejects.toThrow(
      `The archive has a value that cannot be read: exams ${id}, ${why}.`,
    );
    expect(await target.db.selectFrom('exams').select('id').execute()).toEqual([]);
  });

  it('with formulas that cannot be compiled is imported, and each is reported with its location', async () => {
    const { db, config } = await aDatabase();
    const latex = '\\frac{1}';
    const question = [{ type: 'paragraph', children: [{ type: 'inline-math', latex, children: [{ text: '' }] }] }];
    let id = '';
    const odd = await change('questions', (row) => {
      id = String(row.id);
      Object.assign(row, { question });
    });
    expect(await importInto(config, odd)).toEqual([
      expect.stringContaining(`questions ${id}, question: formula ${latex}: `),
    ]);
    expect(await db.selectFrom('questions').select('question').where('id', '=', id).execute()).toEqual([{ question }]);
  });

  it('with an image that an upload would refuse is refused, but a backup restores it', async () => {
    const [source, target, other] = [await aDatabase(), await aDatabase(), await aDatabase()];
    // As if an earlier version had accepted it: 60 million pixels.
    const bytes = tinyImages.png(10_000, 6_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const image = { sha256, extension: 'png' as const, width: 10_000, height: 6_000, bytes: Buffer.from(bytes) };
    await source.db.insertInto('media').values(image).execute();
    await expect(importInto(target.config, await archives.save(source.config, 'content'))).rejects.toThrow(
      `The archive has an image that cannot be taken: media/${sha256}.png: This image has more than 50 million pixels.`,
    );
    await restoreInto(other.config, await archives.save(source.config, 'backup'));
    expect(await other.db.selectFrom('media').select(['sha256', 'bytes']).execute()).toEqual([
      { sha256, bytes: image.bytes },
    ]);
  });

  it('with a page instead of an image is refused', async () => {
    const { config } = await aDatabase();
    const bad = await archives.rewrite(file, (entry) =>
      entry.name.startsWith('media/') ? { ...entry, bytes: Buffer.from('<script>alert(1)</script>') } : entry,
    );
    await expect(importInto(config, bad)).rejects.toThrow(/is not the image that its name says/);
  });

  it('with columns or tables that its version does not have is refused', async () => {
    const { config } = await aDatabase();
    for (const [named, said] of [
      [{ name: 'topics', columns: ['id', 'salary'] }, 'topics.salary'],
      [{ name: 'pg_class', columns: ['relname'] }, 'pg_class'],
    ] as const) {
      const bad = await archives.rewrite(file, (entry) => {
        if (entry.name !== 'manifest.json') return entry;
        return {
          ...entry,
          bytes: Buffer.from(JSON.stringify({ ...JSON.parse(entry.bytes.toString()), tables: [named] })),
        };
      });
      await expect(importInto(config, bad)).rejects.toThrow(`The archive was altered: its version has no ${said}.`);
    }
  });
});
