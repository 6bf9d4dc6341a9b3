import { type Call, contract } from '@fourfold/core/contract/contract';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addExam } from '../testing/content.ts';
import { moveKey } from '../testing/paper-test.ts';
import { aPerson, type Person } from '../testing/people.ts';
import type { SealedTest } from '../testing/sealed.ts';
import { isRead, sealedRequests } from '../testing/sealed-requests.ts';
import type { TestServer } from '../testing/server.ts';
import { addSectionFixture, entryFor } from '../testing/test-fixture.ts';
import { type ApiCall, startTwoServers } from '../testing/two-servers.ts';

const modules = ['Math1', 'Math2Easier', 'Math2Harder'] as const;
type ModuleName = (typeof modules)[number];
type Fixture = { student: Person; tests: Record<ModuleName, SealedTest> };

/** A digital SAT whose math has three modules; one right answer leads to the harder one. */
async function plant(db: TestServer['db']): Promise<Fixture> {
  const exam = await addExam(db, 'sat', {
    ...{ edition: 'sat-digital', published_tests: publishFlags('sat-digital', ['mock']) },
    routes: JSON.stringify({ Math1: 1 }),
  });
  const [topic, set] = [newId(), newId()];
  const open = async (section: ModuleName): Promise<[ModuleName, SealedTest]> => {
    const test = await addSectionFixture(db, { family: 'sat', exam, section, real: false });
    const choices = test.choices.map((one, position) => ({ ...one, position }));
    const ids = {
      ...{ topic, set, questions: [...choices.map(({ id }) => id), test.typed] },
      answers: choices.flatMap(({ right, wrong }) => [right, wrong]),
    };
    return [section, { ...test, choices, ids }];
  };
  const tests = Object.fromEntries(await Promise.all(modules.map(open))) as Fixture['tests'];
  return { student: await aPerson(db, 'student'), tests };
}

/** Changes the last choice of a module, which the student does not answer. */
const changeKey =
  (module: ModuleName) =>
  async (other: TestServer, { tests }: Fixture) => {
    const last = tests[module].choices.at(-1);
    if (last) await moveKey(other.db, last);
  };
/** Changes texts, ranks, keys and the number of questions of a module. */
const changeModule = (module: ModuleName) => async (other: TestServer, planted: Fixture) => {
  const { exam, section, typed } = planted.tests[module];
  const question = JSON.stringify([{ type: 'paragraph', children: [{ text: 'Another text' }] }]);
  await changeKey(module)(other, planted);
  await other.db
    .updateTable('questions')
    .set({ question, rank: 4, is_calc: true })
    .where('parent_id', '=', exam)
    .where('section', '=', section)
    .execute();
  await other.db.updateTable('questions').set({ is_hidden: true }).where('id', '=', typed).execute();
};

type Change = (other: TestServer, planted: Fixture) => Promise<void>;

let pair: Awaited<ReturnType<typeof startTwoServers<Fixture>>> | undefined;
afterEach(() => pair?.stop());

describe('two servers give a student equal replies to every read in each step of an adaptive section', () => {
  it.each(
    [
      ['all of the module that is not taken, also afterwards', changeModule('Math2Easier'), null],
      ['a key of the first module, until that is submitted', changeKey('Math1'), 'submit Math1'],
      ['a key of the second module, until that is submitted', changeKey('Math2Harder'), 'submit Math2Harder'],
    ].slice(0, process.env.WHOLE ? 3 : 1) as [string, Change, string | null][],
  )('if they differ in %s', async (_, change, opensAt) => {
    pair = await startTwoServers({ plant, change });
    const { student, tests } = pair.planted;
    const reads = readsOf(Object.values(tests), student);
    expect(await pair.differing(reads, student, 10)).toEqual([]);
    for (const [step, call] of stepsOf(tests)) {
      const differing = await pair.differing([call], student, 1);
      if (step === opensAt) {
        // The fixture works: the replies differ as soon as the key is open.
        expect(await pair.differing(reads, student, 10)).not.toEqual([]);
        return;
      }
      expect([step, differing]).toEqual([step, []]);
      expect([step, await pair.differing(reads, student, 10)]).toEqual([step, []]);
    }
    expect(opensAt).toBeNull();
  });
});

/** Every read that the student could make about any of the modules. */
function readsOf(tests: readonly SealedTest[], { account }: Person): ApiCall[] {
  const reads = (Object.keys(contract) as Call[])
    .filter(isRead)
    .flatMap((call) =>
      tests.flatMap((test) => sealedRequests(call, { test, user_id: account.id }).map((parts) => ({ call, parts }))),
    );
  return [...new Map(reads.map((read) => [JSON.stringify(read), read])).values()];
}

/** Both modules are begun, answered and submitted. */
function stepsOf(tests: Fixture['tests']): [string, ApiCall][] {
  return (['Math1', 'Math2Harder'] as const).flatMap((module): [string, ApiCall][] => {
    const test = tests[module];
    const at = { sat_id: test.exam, sat_type: module, real_test: false };
    const save = (entries: object[]) => ({
      call: 'POST /user_sat_test_progresses',
      parts: { body: { ...at, sat_test_progress: JSON.stringify(entries) } },
    });
    const submit = { call: 'POST /user_sat_test_progresses/submit', parts: { body: { ...at, submitted: true } } };
    return [
      [`begin ${module}`, save([])],
      [`save ${module}`, save([entryFor(test, 0, true, { givenAfter: 1 })])],
      [`submit ${module}`, submit],
    ];
  });
}
