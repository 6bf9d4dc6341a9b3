import { setTimeout as wait } from 'node:timers/promises';
import { reconcile } from '../../src/practice/reconcile.ts';
import { demoChance } from '../../src/seed/demo-chance.ts';
import { judgeAccounts } from './accounts.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { bringOutages, type Outages } from './outages.ts';
import { reassign } from './people.ts';
import { readKept } from './read-kept.ts';
import { reportOf } from './report.ts';
import type { Room } from './room.ts';
import type { Stage } from './stage.ts';
import { type Life, lifeOf } from './student.ts';
import { openWorld, type World } from './world.ts';

/**
 * Seconds of faults; number of students; mean milliseconds that a student thinks, and that all
 * servers run until a kill.
 */
type Form = { seconds: number; students: number; pace: number; every: number };
type Trial = { stage: Stage; seed: string; form: Form; say(line: string): void };
type Play = { world: World; form: Form; ledger: Ledger; chanceOf(name: string): () => number; say(line: string): void };

/**
 * In milliseconds: the time for everything to arrive after the faults, and the interval of checks.
 */
const [patience, look] = [60_000, 500];
/** Milliseconds between two assignments during the faults. */
const assigning = 2_000;

/**
 * Returns true if every answer that was reported as saved is stored once, and everything else as
 * given.
 */
export async function runTrial({ stage, seed, form, say }: Trial): Promise<boolean> {
  const chanceOf = (name: string) => demoChance(`${seed} ${name}`);
  const world = await openWorld({ stage, students: form.students, chanceOf });
  const ledger = createLedger();
  const { outages, left, seconds } = await play({ world, form, ledger, chanceOf, say });

  const { pool, db, line, servers } = world;
  const ids = world.students.map(({ account_id }) => account_id);
  const accounts = judgeAccounts(ledger, await readKept(pool, ids));
  accounts.wrong.push(...left.map((what) => `still on its way ${seconds} s after the faults: ${what}`));
  accounts.wrong.push(...line.wrongs, ...servers.flatMap(({ wrongs }) => wrongs));
  await reconcile(db, ({ user_id, reference: { type, id }, what }) => {
    accounts.wrong.push(`reconcile: ${user_id} ${type} ${id}: ${what}`);
  });
  const assignments = await countAssignments(world, ids);
  for (const told of reportOf({ line, servers, outages, seconds, given: ledger, accounts, assignments })) say(told);
  return accounts.lost.length + accounts.doubled.length + accounts.wrong.length === 0;
}

/**
 * Runs with faults for the duration, then without, until everything that students gave has arrived.
 */
async function play({ world, form, ledger, chanceOf, say }: Play): Promise<Played> {
  const { postgres, servers, library, line } = world;
  let isOver = false;
  const room: Room = { url: line.url, library, ledger, pace: form.pace, isOver: () => isOver, chanceOf };
  const lives = world.students.map((student) => lifeOf(student, room));
  say('Faults begin.');
  const living = Promise.all([...lives.map((life) => life.live()), assignMeanwhile(world, room)]);
  const duration = form.seconds * 1000;
  const outages = await Promise.race([
    bringOutages({ postgres, servers, duration, every: form.every, chance: chanceOf('outages') }),
    // Students must not finish before the faults; that would be an error of the trial.
    living.then(() => Promise.reject(new Error('The students finished before the faults.'))),
  ]);
  isOver = true;
  say('Faults end.');
  const calm = Date.now();
  ledger.faultsEnd();
  await Promise.all(servers.map((server) => server.ready()));
  await Promise.all([line.calm(), living]);
  const left = await drain(lives);
  return { outages, left, seconds: Math.round((Date.now() - calm) / 1000) };
}

/** `seconds`: from the end of the faults until everything except `left` had arrived. */
type Played = { outages: Outages; left: string[]; seconds: number };

async function assignMeanwhile({ classes, library, line: { url } }: World, { isOver, chanceOf }: Room): Promise<void> {
  const chance = chanceOf('tutors');
  for (let at = 0; !isOver(); at += 1) {
    await wait(assigning);
    const tutored = classes[at % classes.length];
    if (tutored) await reassign(tutored, library, { url, chance });
  }
}

/** Waits until nothing is pending, or for the timeout. Returns what is still pending. */
async function drain(lives: readonly Life[]): Promise<string[]> {
  const left = () => lives.flatMap((life) => life.left());
  for (const deadline = Date.now() + patience; left().length > 0 && Date.now() < deadline; await wait(look)) {
    for (const life of lives) life.wake();
  }
  return left();
}

async function countAssignments({ pool }: World, students: readonly string[]) {
  const { rows } = await pool.query<{ made: number; completed: number }>(
    'select count(*)::int as made, count(completed_at)::int as completed from assignments where user_id = any ($1)',
    [students],
  );
  return rows[0] ?? { made: 0, completed: 0 };
}
