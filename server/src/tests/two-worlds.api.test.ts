import { type Call, contract } from '@fourfold/core/contract/contract';
import { examFamilies, type Family } from '@fourfold/core/exams/families';
import type { ReviewOpening } from '@fourfold/core/exams/review';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../database/test-cluster.ts';
import { request } from '../testing/client.ts';
import { addSequencePlace, addSet } from '../testing/content.ts';
import { addOnScreen, addPaper, changedKey, moveKey } from '../testing/paper-test.ts';
import { aLook, aPerson, linkStudents, type Person } from '../testing/people.ts';
import type { SealedTest } from '../testing/sealed.ts';
import { isRead, type Parts, sealedRequests, sheetOf } from '../testing/sealed-requests.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** A call with its request parts, which are valid for both servers. */
type Way = { call: string; parts: Parts };
type Planted = { test: SealedTest; student: Person; tutor: Person; look: Person };

/** Changes one key on the second server: a letter on paper, or a right answer on screen. */
const differences = {
  paper: async ({ db }: TestServer, { test }: Planted) => {
    const changed = JSON.stringify(changedKey(test.family));
    await db.updateTable('exams').set({ bubble_sheet_answers: changed }).where('id', '=', test.exam).execute();
  },
  screen: async ({ db }: TestServer, { test }: Planted) => {
    const [first] = test.choices;
    if (first) await moveKey(db, first);
  },
} as const;

/**
 * Adds an exam on paper and, with the same key, both variants on screen. The requests use the mock
 * variant.
 */
async function plant(db: TestServer['db'], family: Family, review: ReviewOpening): Promise<Planted> {
  const exam = await addPaper(db, family);
  await db.updateTable('exams').set({ review_opens: review }).where('id', '=', exam).execute();
  const mock = await addOnScreen(db, { family, exam });
  await addOnScreen(db, { family, exam, real: true });
  const { topic, subsubtopic } = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
  const choices = mock.choices.slice(0, 2);
  const questions = [...choices.map(({ id }) => id), ...(mock.typed ? [mock.typed] : [])];
  const answers = choices.flatMap(({ right, wrong }) => [right, wrong]);
  const typed = mock.typed || (choices[1]?.id ?? '');
  const test = { ...mock, choices: choices.map((one, position) => ({ ...one, position })), typed };
  const student = await aPerson(db, 'student');
  const tutor = await aPerson(db, 'tutor');
  const [tutorId, studentId] = [tutor.account.id, student.account.id];
  await linkStudents(db, tutorId, studentId);
  const look = await aLook(db, { tutorId, studentId });
  return { test: { ...test, ids: { questions, answers, topic, set } }, student, tutor, look };
}

describe.each([
  ['sat', 'paper', 'at_once'],
  ['sat', 'screen', 'at_once'],
  ['act', 'paper', 'at_once'],
  ['act', 'screen', 'at_once'],
  ['sat', 'paper', 'released'],
  ['sat', 'screen', 'released'],
  ['act', 'paper', 'released'],
  ['act', 'screen', 'released'],
] as const)('two servers that differ in one sealed key of a %s on %s, with review %s', (family, differ, review) => {
  let worlds: TestServer[] = [];
  let planted: Planted;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const seed = await testDatabase();
    planted = await plant(seed.db, family, review);
    await seed.close();
    drop = seed.drop;
    const copyOf = seed.config.database;
    worlds = [await startTestServer({}, { copyOf }), await startTestServer({}, { copyOf })];
    for (const world of worlds) world.clock.now = new Date();
    const [, other] = worlds;
    if (other) await differences[differ](other, planted);
  });
  afterAll(async () => {
    await Promise.all(worlds.map((world) => world.stop()));
    await drop();
  });

  const says = async (world: TestServer, { call, parts }: Way, { token }: Person) => {
    const reply = await request(world.url, call, parts, token);
    return `${reply.status} ${withoutNew(await reply.text(), world.clock.now)}`;
  };

  /** The calls whose replies differ between the two servers. */
  async function differing(ways: readonly Way[], person: Person, width: number): Promise<Way[]> {
    const found: Way[] = [];
    for (let at = 0; at < ways.length; at += width) {
      const some = ways.slice(at, at + width).map(async (way) => {
        const [one, other] = await Promise.all(worlds.map((world) => says(world, way, person)));
        return one === other ? [] : [{ ...way, one, other }];
      });
      found.push(...(await Promise.all(some)).flat());
    }
    return found;
  }

  /** The database's next transaction id, which changes with every write. */
  const written = async () => {
    const [world] = worlds;
    if (!world) return null;
    const { rows } = await sql<{ at: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as at`.execute(
      world.db,
    );
    return rows[0]?.at ?? null;
  };

  it('give equal replies to every call, and to every read after every write, until that key opens', async () => {
    const { test, student, tutor, look } = planted;
    const asked = { test, user_id: student.account.id };
    const waysOf = (call: Call) => sealedRequests(call, asked).map((parts) => ({ call, parts }));
    const calls = Object.keys(contract) as Call[];
    const reads = calls.filter(isRead).flatMap(waysOf);
    const writes = [...calls.filter((call) => !isRead(call)).map(waysOf), ...opensOthers(test, differ)];
    // Handed in, its key stays closed for as long as its review does.
    if (review === 'released') writes.push([opensIt(test, differ)]);

    expect(await differing(reads, student, 10)).toEqual([]);
    let followed = 0;
    for (const ways of writes) {
      const before = await written();
      expect(await differing(ways, student, 1)).toEqual([]);
      if ((await written()) === before) continue;
      followed++;
      expect(await differing(reads, student, 10)).toEqual([]);
    }
    expect(followed).toBeGreaterThan(5);
    expect(await differing(reads, look, 10)).toEqual([]);

    // Check that the fixture works: the replies differ as soon as the key is open.
    if (review === 'released') {
      const body = { exam_id: test.exam, user_id: student.account.id };
      expect(await differing([{ call: 'POST /waiting_reviews/release', parts: { body } }], tutor, 1)).toEqual([]);
      expect((await differing(reads, student, 10)).length).toBeGreaterThan(2);
    } else expect(await differing([opensIt(test, differ)], student, 1)).toHaveLength(1);
  });
});

/** Ids and times that were made after the worlds were planted: they differ by nature. */
function withoutNew(text: string, planted: Date): string {
  const from = planted.getTime();
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) =>
      Number.parseInt(id.replace('-', '').slice(0, 12), 16) >= from ? 'new id' : id,
    )
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
}

const submitCalls = {
  sat: 'POST /user_sat_test_progresses/submit',
  act: 'POST /user_act_test_progresses/submit',
} as const satisfies Record<Family, Call>;

function submitSheet({ family, exam }: SealedTest, type: string): Way {
  const section = sectionOf(family, type);
  // The letter of the changed key, which is right on one server only.
  const sheet = section ? sheetOf(family, section, 1) : {};
  const entered = { bubbleSheetAnswer: JSON.stringify({ [type]: sheet }), grade_submitted: { [type]: true } };
  return { call: `POST /user_${family}s`, parts: { body: { [`${family}_id`]: exam, ...entered } } };
}

function submitOnScreen({ family, exam, section }: SealedTest, real_test: boolean): Way {
  const body = { [`${family}_id`]: exam, [`${family}_type`]: section, real_test, submitted: true };
  return { call: submitCalls[family], parts: { body } };
}

function opensIt(test: SealedTest, differ: keyof typeof differences): Way {
  return differ === 'paper' ? submitSheet(test, test.section) : submitOnScreen(test, false);
}

/**
 * Submissions that may open other keys: those of other sections, and the equal ones of this
 * section.
 */
function opensOthers(test: SealedTest, differ: keyof typeof differences): Way[][] {
  const others = examFamilies[test.family].sections.filter(({ type }) => type !== test.section);
  const sheets = others.map(({ type }) => [submitSheet(test, type)]);
  return differ === 'paper' ? [...sheets, [submitOnScreen(test, true)]] : sheets;
}
