import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { root } from '../server.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { seededSample } from './seeded-sample.ts';

const sampleSize = 50;
const file = process.env.REAL_DATA ?? join(root, '../shared/data/openstax-elementary-algebra.jsonl');
const seed = process.env.SEED ?? new Date().toISOString().slice(0, 10);
const hasRealData = existsSync(file);
if (!hasRealData) console.log(`No real data at ${file}: set REAL_DATA to a course in JSON lines to walk through it.`);

test('sampled questions of a real course are answered right by typing their key, and show no raw markup', {
  tag: '@whole',
}, async ({ page, app, db, newStudent }) => {
  test.skip(!hasRealData, `no real data at ${file}`);
  test.setTimeout(900_000);
  await promisify(execFile)('node', ['server/src/commands/import.ts', file], { cwd: root, env: app.env });
  const published = await publishedSteps(db);
  expect(published.length).toBeGreaterThanOrEqual(sampleSize);
  const sample = seededSample(published, sampleSize, seed);
  console.log(`Drawn with SEED=${seed} from ${published.length} published questions:`);
  for (const step of sample) console.log(`  ${step.lesson}, ${step.title}, question ${step.position + 1}`);

  await newStudent(page);
  for (const [address, positions] of positionsBySequence(sample)) {
    await page.goto(app.learner + address);
    const last = Math.max(...positions);
    for (let position = 0; position <= last; position += 1) {
      await answerRight(page, db, address, position);
      if (position < last) await questionPageOf(page).next.click();
    }
  }
});

type Step = { question: string; position: number; address: string; title: string; lesson: string };

/** The published questions of the import, in a fixed order, so that a seed gives the same sample. */
async function publishedSteps(db: pg.Client): Promise<Step[]> {
  const { rows } = await db.query<Step>(
    `select questions.id as question, questions.position, subsubtopics.title, subtopics.title as lesson,
            '/home/math/subsubtopic/' || subsubtopics.id || '/' || subtopics.id || '?topic=' || topics.id as address
       from questions
       join subsubtopics on questions.parent_kind = 'subsubtopic' and subsubtopics.id = questions.parent_id
       join subtopics on subtopics.id = subsubtopics.subtopic_id
       join topics on topics.id = subtopics.topic_id
      where questions.import_key is not null and questions.deleted_at is null and not questions.is_hidden
        and subsubtopics.is_publish and subsubtopics.is_sequence_publish
        and subtopics.is_publish and topics.is_publish
      order by questions.import_key`,
  );
  return rows;
}

/** Groups the sampled questions by sequence, because one pass through a sequence reaches all of them. */
function positionsBySequence(sample: readonly Step[]): Map<string, number[]> {
  const sequences = new Map<string, number[]>();
  for (const { address, position } of sample) {
    sequences.set(address, [...(sequences.get(address) ?? []), position]);
  }
  return sequences;
}

type Key = { position: number; correct: boolean; is_free_response: boolean; free_response_answer: string };

/** Types the question's key or chooses the right answers, and checks the visible text before and after. */
async function answerRight(page: Page, db: pg.Client, address: string, position: number): Promise<void> {
  const location = `${address}, question ${position + 1}`;
  const { rows: keys } = await db.query<Key>(
    `select answers.* from answers join questions on questions.id = answers.question_id
      where questions.parent_id = $1 and questions.position = $2 and questions.deleted_at is null
      order by answers.position`,
    [address.split('/')[4], position],
  );
  const { check, number, freeResponse, alert } = questionPageOf(page);
  await expect(number).toHaveText(`Question ${position + 1}`);
  const help = page.getByRole('button', { name: 'Help', exact: true });
  await expect(check).toBeVisible();
  if (await help.isVisible()) await help.click();
  await expectNoMarkup(page, location);

  const [typedKey] = keys.filter((key) => key.is_free_response && key.correct);
  if (typedKey) await freeResponse.fill(typedKey.free_response_answer);
  else {
    const choices = page.getByRole('group', { name: 'Answers' }).or(page.getByRole('radiogroup', { name: 'Answers' }));
    for (const [index, key] of keys.entries()) {
      if (key.correct) await choices.locator('input').nth(index).check({ force: true });
    }
  }
  await check.click();
  await expect(alert('Correct Answer'), `${location}: ${JSON.stringify(typedKey?.free_response_answer)}`).toHaveCount(
    1,
  );
  const viewFull = page.getByRole('button', { name: 'View full explanation' });
  if (await viewFull.isVisible()) await viewFull.click();
  await expectNoMarkup(page, location);
  // Dismissed, so that the next question's alert is a new one.
  await alert('Correct Answer').click();
  await expect(alert('Correct Answer')).toHaveCount(0);
}

async function expectNoMarkup(page: Page, location: string): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
  const text = await page.locator('body').innerText();
  expect(text.match(/.{0,40}(?:\$\$|\\).{0,40}/g) ?? [], location).toEqual([]);
}
