import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anEntry } from '@fourfold/core/test-entries/testing/an-entry';
import { sql } from 'kysely';
import { createDemoAccounts } from '../../src/accounts/demo-accounts.ts';
import type { Db } from '../../src/database/db.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { seedPeople } from '../../src/seed/seed-people.ts';
import { clientOf } from '../../src/testing/client.ts';
import { aPerson } from '../../src/testing/people.ts';
import { readKnownRecords } from './known-records.ts';

/** Seeds the demo with its users and their records, some deleted questions, and two sites with a page each. */
export async function seedDatabase(db: Db, folder: string): Promise<void> {
  await seedDemo(db);
  await seedPeople(db, await createDemoAccounts(folder));
  await sql`update questions set deleted_at = now(), deletion_id = gen_random_uuid()
    where id in (select id from questions where parent_kind = 'problem_set' order by id limit 20)`.execute(db);
  for (const app of ['learner-app', 'studio-app']) {
    const dist = join(folder, 'apps', app, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    writeFileSync(join(dist, 'assets', 'app.js'), '0;');
  }
}

export type OtherUser = {
  /** A text that is only in this user's records. */
  marker: string;
  /** Ids of the user and of the user's records. */
  ids: readonly string[];
};

/** Adds a student without a tutor, with the marker in every kind of a student's records. */
export async function addOtherUser(db: Db, url: string): Promise<OtherUser> {
  const marker = 'Of-a-stranger-7f3a9c1d';
  const { account, token } = await aPerson(db, 'student');
  const call = clientOf(url, token);
  const { practised, sections } = await readKnownRecords(db, []);
  const section = sections.find(({ family }) => family === 'sat');
  const [practiceQuestion] = practised;
  if (!section || !practiceQuestion) throw new Error('The demo has no test or no practice.');

  await call('PUT /accounts/change_name', { body: { username: marker } });
  const report = await call('POST /reported_problems', {
    body: { problem_type: ['There is a typo'], comment: marker, question_id: practiceQuestion.question },
  });
  const recordedSat = await call('POST /sats/real_sats', {
    body: { title: marker, marks: { verbal: 500, math: 500 } },
  });
  await call('POST /user_questions/save_user_questions_progress', {
    body: {
      id: crypto.randomUUID(),
      user_id: account.id,
      question_id: practiceQuestion.question,
      reference_type: practiceQuestion.reference_type as 'HomeSubTopic',
      reference_id: practiceQuestion.reference_id,
      given_answer_ids: practiceQuestion.answers.slice(0, 1),
      given_free_response_answer: practiceQuestion.answers.length > 0 ? '' : marker,
    },
  });
  const [questionId = ''] = section.questions;
  await call('POST /user_sat_test_progresses', {
    body: {
      sat_id: section.exam,
      sat_type: section.section as 'MathCalc',
      real_test: section.real,
      sat_test_progress: JSON.stringify([anEntry(questionId, { freeResponseGivenAnswer: marker })]),
    },
  });
  await sql`update users set email = ${`${marker}@mail.example`} where id = ${account.id}`.execute(db);
  return { marker, ids: [account.id, report.id, recordedSat.id] };
}
