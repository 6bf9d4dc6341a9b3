import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/db.ts';
import { findFormulas } from './find-formulas.ts';
import type { Spoken } from './speak-formula.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { speechVersion } from './speech-version.ts';

/** Formulas per statement: at most about a second of work is repeated after a kill. */
const batchSize = 50;

type SpeakOptions = {
  engine: SpeechEngine;
  log: Logger;
  /** Aborted when the process stops: the rest is left to the next run. */
  stopping: AbortSignal;
  /** The version to store; formulas with another one are spoken again. */
  version?: string;
};

/**
 * The job: finds new formulas, and makes the speech of those that this version of the engine has not tried. Until they
 * are made, older speech are given. It may run twice, also at the same time: both write the same speech.
 */
export async function speakFormulas(
  db: Db,
  { engine, log, stopping, version = speechVersion }: SpeakOptions,
): Promise<void> {
  await findFormulas(db);
  const counts = { spoken: 0, failed: 0 };
  try {
    while (!stopping.aborted) {
      const formulas = await nextFormulas(db, version);
      if (formulas.length === 0) break;
      const begun = performance.now();
      const results: SpokenRow[] = [];
      for (const formula of formulas) {
        if (stopping.aborted) break;
        const spoken = await engine.speak(formula);
        results.push({ formula, ...spoken });
        counts['speech' in spoken ? 'spoken' : 'failed'] += 1;
      }
      await storeSpeech(db, results, version);
      // As long as it has worked, so that a large course leaves half a processor to the calls.
      await pause(performance.now() - begun, undefined, { signal: stopping }).catch(() => {});
    }
  } finally {
    await engine.close();
  }
  if (counts.spoken + counts.failed > 0) log.info(counts, 'formulas were put into speech');
}

type SpokenRow = { formula: string } & Spoken;

/** Formulas that another version or none has spoken, in the order of their hashes. */
async function nextFormulas(db: Db, version: string): Promise<string[]> {
  const { rows } = await sql<{ formula: string }>`
    select formula from spoken_formulas where engine < ${version} or engine > ${version}
     order by hash limit ${batchSize}`.execute(db);
  return rows.map(({ formula }) => formula);
}

async function storeSpeech(db: Db, results: readonly SpokenRow[], version: string): Promise<void> {
  await sql`
    update spoken_formulas s set speech = made.speech, failure = made.failure, engine = ${version}
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as made (formula text, speech text, failure text)
     where s.hash = sha256(convert_to(made.formula, 'UTF8')) and s.language = 'en'`.execute(db);
}
