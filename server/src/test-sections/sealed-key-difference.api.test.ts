import { type Call, contract } from '@fourfold/core/contract/contract';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { ReviewOpening } from '@fourfold/core/exams/exam-review';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSequencePlace, addSet } from '../testing/content.ts';
import { addOnScreen, addPaper, changedKey, moveKey } from '../testing/paper-test.ts';
import { anImpersonation, aPerson, linkStudents, type Person } from '../testing/people.ts';
import type { SealedTest } from '../testing/sealed.ts';
import { isRead, sealedRequests, sheetOf } from '../testing/sealed-requests.ts';
import type { TestServer } from '../testing/server.ts';
import { type ApiCall, startTwoServers } from '../testing/two-servers.ts';

type Fixture = { test: SealedTest; student: Person; tutor: Person; impersonation: Person };

/** Changes one key on the second server: a letter on paper, or a right answer on screen. */
const differences = {
  paper: async ({ db }: TestServer, { test }: Fixture) => {
    const changed = JSON.stringify(changedKey(test.family));
    await db.updateTable('exams').set({ bubble_sheet_answers: changed }).where('id', '=', test.exam).execute();
  },
  screen: async ({ db }: TestServer, { test }: Fixture) => {
    const [first] = test.choices;
    if (first) await moveKey(db, first);
  },
} as const;

/** Adds an exam on paper and, with the same key, both variants on screen. The requests use the mock variant. */
async function addFixture(db: TestServer['db'], family: Family, review: ReviewOpening): Promise<Fixture> {
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
  const impersonation = await anImpersonation(db, { tutorId, studentId });
  return { test: { ...test, ids: { questions, answers, topic, set } }, student, tutor, impersonation };
}

/** After each write every third read is repeated, starting at another one each time; with WHOLE=1 all are. */
const readStep = process.env.WHOLE ? 1 : 3;

/** The first two have each kind of key, family and opening; `npm run test:whole` runs all. */
const cases = [
  ['sat', 'paper', 'released'],
  ['act', 'screen', 'at_once'],
  ['sat', 'paper', 'at_once'],
  ['sat', 'screen', 'released'],
  ['act', 'paper', 'released'],
  ['act', 'paper', 'at_once'],
  ['act', 'screen', 'released'],
  ['sat', 'screen', 'at_once'],
] as const satisfies [Family, keyof typeof differences, ReviewOpening][];

describe.each(cases.slice(0, process.env.WHOLE ? cases.length : 2))(
  'two servers that differ in one sealed key of a %s on %s, with review %s',
  (family, changedKeyKind, review) => {
    let pair: Awaited<ReturnType<typeof startTwoServers<Fixture>>>;
    const differingCalls = (calls: readonly ApiCall[], person: Person, width: number) =>
      pair.differing(calls, person, width);

    beforeAll(async () => {
      pair = await startTwoServers({
        plant: (db) => addFixture(db, family, review),
        change: (other, planted) => differences[changedKeyKind](other, planted),
      });
    });
    afterAll(() => pair.stop());

    /** The database's next transaction id, which changes with every write. */
    const lastTransactionId = async () => {
      const [oneServer] = pair.servers;
      if (!oneServer) return null;
      const { rows } = await sql<{ at: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as at`.execute(
        oneServer.db,
      );
      return rows[0]?.at ?? null;
    };

    it('give equal replies to every call, and to every read after every write, until that key opens', async () => {
      const { test, student, tutor, impersonation } = pair.planted;
      const target = { test, user_id: student.account.id };
      const apiCallsOf = (call: Call) => sealedRequests(call, target).map((parts) => ({ call, parts }));
      const calls = Object.keys(contract) as Call[];
      const reads = calls.filter(isRead).flatMap(apiCallsOf);
      const writes = [
        ...calls.filter((call) => !isRead(call)).map(apiCallsOf),
        ...submissionsThatOpenOtherKeys(test, changedKeyKind),
      ];
      // Handed in, its key stays closed for as long as its review does.
      if (review === 'released') writes.push([submissionThatOpensKey(test, changedKeyKind)]);

      expect(await differingCalls(reads, student, 10)).toEqual([]);
      let writeCount = 0;
      for (const apiCalls of writes) {
        const before = await lastTransactionId();
        expect(await differingCalls(apiCalls, student, 1)).toEqual([]);
        if ((await lastTransactionId()) === before) continue;
        writeCount++;
        const repeated = reads.filter((_, at) => (at + writeCount) % readStep === 0);
        expect(await differingCalls(repeated, student, 10)).toEqual([]);
      }
      expect(writeCount).toBeGreaterThan(5);
      expect(await differingCalls(reads, student, 10)).toEqual([]);
      expect(await differingCalls(reads, impersonation, 10)).toEqual([]);

      // Check that the fixture works: the replies differ as soon as the key is open.
      if (review === 'released') {
        const body = { exam_id: test.exam, user_id: student.account.id };
        expect(await differingCalls([{ call: 'POST /waiting_reviews/release', parts: { body } }], tutor, 1)).toEqual(
          [],
        );
        expect((await differingCalls(reads, student, 10)).length).toBeGreaterThan(2);
      } else expect(await differingCalls([submissionThatOpensKey(test, changedKeyKind)], student, 1)).toHaveLength(1);
    });
  },
);

const submitCalls = {
  sat: 'POST /user_sat_test_progresses/submit',
  act: 'POST /user_act_test_progresses/submit',
} as const satisfies Record<Family, Call>;

function submitSheet({ family, exam }: SealedTest, type: string): ApiCall {
  const section = sectionOf(family, type);
  // The letter of the changed key, which is right on one server only.
  const sheet = section ? sheetOf(section, 1) : {};
  const entered = { bubbleSheetAnswer: JSON.stringify({ [type]: sheet }), grade_submitted: { [type]: true } };
  return { call: `POST /user_${family}s`, parts: { body: { [`${family}_id`]: exam, ...entered } } };
}

function submitOnScreen({ family, exam, section }: SealedTest, real_test: boolean): ApiCall {
  const body = { [`${family}_id`]: exam, [`${family}_type`]: section, real_test, submitted: true };
  return { call: submitCalls[family], parts: { body } };
}

function submissionThatOpensKey(test: SealedTest, changedKeyKind: keyof typeof differences): ApiCall {
  return changedKeyKind === 'paper' ? submitSheet(test, test.section) : submitOnScreen(test, false);
}

/** Submissions that may open other keys: those of other sections, and the equal ones of this section. */
function submissionsThatOpenOtherKeys(test: SealedTest, changedKeyKind: keyof typeof differences): ApiCall[][] {
  const others = paperSections(test.family).filter(({ type }) => type !== test.section);
  const sheets = others.map(({ type }) => [submitSheet(test, type)]);
  return changedKeyKind === 'paper' ? [...sheets, [submitOnScreen(test, true)]] : sheets;
}
