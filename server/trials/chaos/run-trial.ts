import { setTimeout as wait } from 'node:timers/promises';
import { reconcile } from '../../src/practice/reconcile.ts';
import { demoChance } from '../../src/seed/demo-chance.ts';
import { checkConsistency } from './consistency-check.ts';
import { openEnvironment, type TrialEnvironment } from './environment.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { causeOutages, type Outages } from './outages.ts';
import { reassign } from './people.ts';
import { readStoredData } from './read-stored-data.ts';
import { formatReport } from './report.ts';
import type { RunScope } from './run-scope.ts';
import { type StudentSimulation, simulateStudent } from './student.ts';
import type { TrialContext } from './trial-context.ts';

/**
 * Seconds of faults; number of students; mean milliseconds that a student thinks, and that all
 * servers run until a kill.
 */
type TrialSize = { seconds: number; students: number; meanThinkMs: number; meanKillMs: number };
type Trial = { scope: RunScope; seed: string; size: TrialSize; say(line: string): void };
type RunInput = {
  environment: TrialEnvironment;
  size: TrialSize;
  ledger: Ledger;
  randomFor(name: string): () => number;
  say(line: string): void;
};

/** In milliseconds: the time for everything to arrive after the faults, and the interval of checks. */
const [drainTimeoutMs, pollMs] = [60_000, 500];
/** Milliseconds between two assignments during the faults. */
const assignIntervalMs = 2_000;

/** Returns true if every answer that was reported as saved is stored once, and everything else as given. */
export async function runTrial({ scope, seed, size, say }: Trial): Promise<boolean> {
  const randomFor = (name: string) => demoChance(`${seed} ${name}`);
  const environment = await openEnvironment({ scope, students: size.students, randomFor });
  const ledger = createLedger();
  const { outages, unsent, seconds } = await runWithFaults({ environment, size, ledger, randomFor, say });

  const { pool, db, network, servers } = environment;
  const ids = environment.students.map(({ account_id }) => account_id);
  const checkResult = checkConsistency(ledger, await readStoredData(pool, ids));
  checkResult.wrong.push(...unsent.map((what) => `still on its way ${seconds} s after the faults: ${what}`));
  checkResult.wrong.push(...network.violations, ...servers.flatMap(({ violations }) => violations));
  await reconcile(db, ({ user_id, reference: { type, id }, what }) => {
    checkResult.wrong.push(`reconcile: ${user_id} ${type} ${id}: ${what}`);
  });
  const assignments = await countAssignments(environment, ids);
  for (const text of formatReport({ network, servers, outages, seconds, given: ledger, checkResult, assignments }))
    say(text);
  return checkResult.lost.length + checkResult.duplicated.length + checkResult.wrong.length === 0;
}

/** Runs with faults for the duration, then without, until everything that students gave has arrived. */
async function runWithFaults({ environment, size, ledger, randomFor, say }: RunInput): Promise<FaultRun> {
  const { postgres, servers, library, network } = environment;
  let isOver = false;
  const trial: TrialContext = {
    url: network.url,
    library,
    ledger,
    meanThinkMs: size.meanThinkMs,
    isOver: () => isOver,
    randomFor,
  };
  const simulations = environment.students.map((student) => simulateStudent(student, trial));
  say('Faults begin.');
  const running = Promise.all([
    ...simulations.map((simulation) => simulation.run()),
    assignMeanwhile(environment, trial),
  ]);
  const duration = size.seconds * 1000;
  const outages = await Promise.race([
    causeOutages({ postgres, servers, duration, meanKillMs: size.meanKillMs, chance: randomFor('outages') }),
    // Students must not finish before the faults; that would be an error of the trial.
    running.then(() => Promise.reject(new Error('The students finished before the faults.'))),
  ]);
  isOver = true;
  say('Faults end.');
  const drainStartedAt = Date.now();
  ledger.faultsEnd();
  await Promise.all(servers.map((server) => server.ready()));
  await Promise.all([network.stopFaults(), running]);
  const unsent = await drain(simulations);
  return { outages, unsent, seconds: Math.round((Date.now() - drainStartedAt) / 1000) };
}

/** `seconds`: from the end of the faults until everything except `unsent` had arrived. */
type FaultRun = { outages: Outages; unsent: string[]; seconds: number };

async function assignMeanwhile(
  { classes, library, network: { url } }: TrialEnvironment,
  { isOver, randomFor }: TrialContext,
): Promise<void> {
  const chance = randomFor('tutors');
  for (let at = 0; !isOver(); at += 1) {
    await wait(assignIntervalMs);
    const nextClass = classes[at % classes.length];
    if (nextClass) await reassign(nextClass, library, { url, chance });
  }
}

/** Waits until nothing is pending, or for the timeout. Returns what is still pending. */
async function drain(simulations: readonly StudentSimulation[]): Promise<string[]> {
  const unsent = () => simulations.flatMap((simulation) => simulation.unsent());
  for (const deadline = Date.now() + drainTimeoutMs; unsent().length > 0 && Date.now() < deadline; await wait(pollMs)) {
    for (const simulation of simulations) simulation.wake();
  }
  return unsent();
}

async function countAssignments({ pool }: TrialEnvironment, students: readonly string[]) {
  const { rows } = await pool.query<{ made: number; completed: number }>(
    'select count(*)::int as made, count(completed_at)::int as completed from assignments where user_id = any ($1)',
    [students],
  );
  return rows[0] ?? { made: 0, completed: 0 };
}
