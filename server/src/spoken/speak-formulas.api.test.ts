import { compileFormulas } from '@fourfold/core/rich-text/compile-formula';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentChanged } from '../content/content-changed.ts';
import { type Db, inTransaction } from '../database/db.ts';
import {
  addExam,
  addExamQuestion,
  addQuestion,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
} from '../testing/content.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { Spoken } from './speak-formula.ts';
import { speakFormulas } from './speak-formulas.ts';
import { openSpeechEngine, type SpeechEngine } from './speech-engine.ts';

/** A published sub-sub-topic. */
const addSequence = async (db: Db) => await addSubsubtopic(db, await addSubtopic(db, await addTopic(db)));

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** An engine that says the formula itself, and the list of what it was given. */
function anEngine(speak: (formula: string) => Spoken = (formula) => ({ speech: `speech of ${formula}` })) {
  const given: string[] = [];
  const engine: SpeechEngine = {
    async speak(formula) {
      given.push(formula);
      return speak(formula);
    },
    async close() {},
  };
  return { engine, given };
}

type RunOptions = { version?: string; stopping?: AbortSignal };
const run = (engine: SpeechEngine, { version = 'one', stopping = new AbortController().signal }: RunOptions = {}) =>
  speakFormulas(server.deps.db, { engine, log: pino({ level: 'silent' }), stopping, version });

/** Columns of a record with this text. */
function compiled(markup: string) {
  const document = fromMarkup(markup);
  const result = compileFormulas([document]);
  if (!result.ok) throw new Error(result.message);
  return { document: JSON.stringify(document), formulas: JSON.stringify(result.formulas) };
}
/** A sequence with this question. */
async function addStem(markup: string): Promise<string> {
  const subsubtopic = await addSequence(server.db);
  const { document, formulas } = compiled(markup);
  const { id } = await addQuestion(
    server.db,
    { kind: 'subsubtopic', id: subsubtopic },
    { question: document, formulas },
  );
  return id;
}
async function changeStem(id: string, markup: string): Promise<void> {
  const { document, formulas } = compiled(markup);
  await inTransaction(server.deps.db, async (tx) => {
    await tx.updateTable('questions').set({ question: document, formulas }).where('id', '=', id).execute();
    await contentChanged(tx, [id]);
  });
}
const stored = async () =>
  new Map(
    (await server.deps.db.selectFrom('spoken_formulas').selectAll().execute()).map(
      (row) => [row.formula, row] as const,
    ),
  );

describe('the job', () => {
  it('puts each distinct formula of all content into speech, once', async () => {
    const { db } = server;
    await addStem('What is $x^2$, if $y=1$?');
    await addStem('And $x^2$ here?');
    const { document, formulas } = compiled('$\\frac{1}{2}$');
    await addExamQuestion(db, 'act', { question: { video_mock_explanation: document, formulas } });
    const notes = compiled('$n$');
    const subsubtopic = await addSequence(db);
    await addSet(
      db,
      { kind: 'subsubtopic', id: subsubtopic },
      { notes: notes.document, notes_formulas: notes.formulas },
    );
    await sql`update settings set introduction_video_formulas = ${compiled('$s$').formulas}`.execute(db);
    const { engine, given } = anEngine();
    await run(engine);
    expect(given.toSorted()).toEqual(['$\\frac{1}{2}', '$n', '$s', '$x^2', '$y=1']);
    await run(engine);
    expect(given).toHaveLength(5);
  });

  it('finds what was changed since, and searches no other topic for it', async () => {
    const changed = await addStem('$a$');
    await addStem('$b$');
    const { engine, given } = anEngine();
    await run(engine);
    await server.deps.db.deleteFrom('spoken_formulas').execute();
    await changeStem(changed, '$c$');
    given.length = 0;
    await run(engine);
    expect(given).toEqual(['$c']);
  });

  it('finds a changed question of a set and of an answer', async () => {
    const { db } = server;
    const subsubtopic = await addSequence(db);
    const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
    const question = await addQuestion(db, { kind: 'problem_set', id: set });
    const { engine, given } = anEngine();
    await run(engine);
    expect(given).toEqual([]);
    await inTransaction(server.deps.db, async (tx) => {
      await tx
        .updateTable('answers')
        .set({ formulas: compiled('$r$').formulas })
        .where('id', '=', question.right)
        .execute();
      await contentChanged(tx, [question.right]);
    });
    await run(engine);
    expect(given).toEqual(['$r']);
  });

  it('speaks all formulas again for another version, and gives the older speech until then', async () => {
    await addStem('$a$ and $b$');
    await run(anEngine().engine);
    const student = await server.as('student');
    const controller = new AbortController();
    const { engine, given } = anEngine((formula) => {
      controller.abort();
      return { speech: `new speech of ${formula}` };
    });
    await run(engine, { version: 'two', stopping: controller.signal });
    expect(given).toHaveLength(1);
    const { data } = await student.call('POST /spoken_formulas', { body: { formulas: ['$a', '$b'] } });
    expect(data.map(({ speech }) => speech.replace(/ of .*/, '')).toSorted()).toEqual(['new speech', 'speech']);
    await run(engine, { version: 'two' });
    expect(given.toSorted()).toEqual(['$a', '$b']);
  });

  it('notes a formula that the engine fails on, and tries it again only with another version', async () => {
    await addStem('$a$ and $b$');
    const { engine, given } = anEngine((formula) => (formula === '$a' ? { failure: 'too hard' } : { speech: 'b' }));
    await run(engine);
    await run(engine);
    expect(given.toSorted()).toEqual(['$a', '$b']);
    expect((await stored()).get('$a')).toMatchObject({ speech: null, failure: 'too hard', engine: 'one' });
    await run(anEngine().engine, { version: 'two' });
    expect((await stored()).get('$a')).toMatchObject({ speech: 'speech of $a', failure: null, engine: 'two' });
  });

  it('stores what it has done before an error of the engine, and goes on there', async () => {
    await addStem(Array.from({ length: 120 }, (_, at) => `$x_{${at}}$`).join(' '));
    let left = 60;
    const dying = anEngine((formula) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return { speech: formula };
    });
    await expect(run(dying.engine)).rejects.toThrow('killed');
    const { engine, given } = anEngine();
    await run(engine);
    expect(given).toHaveLength(70);
    expect([...(await stored()).values()].filter(({ speech }) => speech === null)).toEqual([]);
  });

  it('may run in two processes at the same time', async () => {
    await addStem(Array.from({ length: 30 }, (_, at) => `$x_{${at}}$`).join(' '));
    await Promise.all([run(anEngine().engine), run(anEngine().engine), run(anEngine().engine)]);
    const rows = [...(await stored()).values()];
    expect(rows).toHaveLength(30);
    expect(rows.every(({ formula, speech }) => speech === `speech of ${formula}`)).toBe(true);
  });

  it('deletes formulas that no content has any more, at the search of all content', async () => {
    const question = await addStem('$a$');
    await run(anEngine().engine);
    await changeStem(question, '$b$');
    await run(anEngine().engine);
    expect([...(await stored()).keys()].toSorted()).toEqual(['$a', '$b']);
    await sql`update spoken_progress set searched_all_at = now() - interval '25 hours'`.execute(server.deps.db);
    await run(anEngine().engine);
    expect([...(await stored()).keys()]).toEqual(['$b']);
  });

  it('keeps formulas that only a version of a section has, which students review', async () => {
    const question = await addStem('$a$');
    await run(anEngine().engine);
    await changeStem(question, '$b$');
    const exam_id = await addExam(server.db, 'sat');
    const content = JSON.stringify({ questions: [{ answers: [{ formulas: { $a: { el: 'math', children: [] } } }] }] });
    await server.deps.db
      .insertInto('section_versions')
      .values({ exam_id, section: 'Math1', is_real: false, version: 1, hash: 'one', content })
      .execute();
    await sql`update spoken_progress set searched_all_at = now() - interval '25 hours'`.execute(server.deps.db);
    await run(anEngine().engine);
    expect([...(await stored()).keys()].toSorted()).toEqual(['$a', '$b']);
  });

  it('makes the speech with the engine itself', async () => {
    await addStem('What is $x^2$?');
    await speakFormulas(server.deps.db, {
      engine: openSpeechEngine(),
      log: pino({ level: 'silent' }),
      stopping: new AbortController().signal,
    });
    const student = await server.as('student');
    const { data } = await student.call('POST /spoken_formulas', { body: { formulas: ['$x^2', '$$x^2', '$nowhere'] } });
    expect(data).toEqual([{ formula: '$x^2', speech: 'x squared' }]);
  }, 30_000);
});

describe('the call', () => {
  it('takes at most 50 formulas', async () => {
    const student = await server.as('student');
    const formulas = Array.from({ length: 51 }, (_, at) => `$${at}`);
    await expect(student.call('POST /spoken_formulas', { body: { formulas } })).rejects.toThrow();
    const { data } = await student.call('POST /spoken_formulas', { body: { formulas: formulas.slice(1) } });
    expect(data).toEqual([]);
  });
});
