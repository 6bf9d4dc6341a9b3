import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../../call/new-id.ts';
import type { Db } from '../../database/db.ts';
import { tinyImages } from '../../desk/media/testing/tiny-images.ts';
import {
  addExam,
  addOwnExam,
  addQuestion,
  addSequencePlace,
  addSet,
  addTopic,
  paragraph,
} from '../../testing/content.ts';
import { answeredStep, stepsRow } from '../../testing/fixtures/practice-steps.ts';
import { insertRowsWithKysely } from '../../testing/fixtures/rows.ts';
import { aPerson } from '../../testing/people.ts';
import { readPresentContent } from '../../versions/read-content.ts';

/** Characters that are difficult for JSON, CSV or COPY. */
const oddText = 'a "b" \\ \\n \\. \\N \n \r\n \t \u0001 \u0002 \u001f \u007f \u2028 , ; \' 😀 ﷽ \\u0001 é e\u0301';

/** Adds one row of everything that is hard to serialise. Returns the ids of its two accounts. */
export async function addEdgeCases(db: Db): Promise<{ student: string; author: string }> {
  // Each person has a session.
  const { account: student } = await aPerson(db, 'student');
  const { account: author } = await aPerson(db, 'admin');
  await addTopic(db, { title: oddText });
  await addTopic(db, { title: '', deleted_at: new Date('2026-11-01T10:00:00.123Z'), deletion_id: newId() });
  await addImages(db, author.id);
  // A question that links to a later one, whose answer links back.
  const { subsubtopic } = await addSequencePlace(db);
  const sequenceParent = { kind: 'subsubtopic', id: subsubtopic } as const;
  const oddDocument = JSON.stringify(paragraph(oddText));
  const first = await addQuestion(db, sequenceParent, { question: oddDocument, updated_by: author.id });
  const skill_codes = ['sat.math.algebra.linear-functions'];
  const second = await addQuestion(db, sequenceParent, { position: 1, is_calc: null, skill_codes });
  await sql`update questions set link_right_question_id = ${second.id} where id = ${first.id}`.execute(db);
  await sql`update answers set next_question_id = ${first.id} where question_id = ${second.id}`.execute(db);
  await addVersion(db, first.id, author.id);
  await addWork(db, student.id, first);
  await addRest(db, author.id, subsubtopic);
  await sql`insert into registration_codes values (${oddText}, ${oddText}, '2026-01-01 00:00:00.000001+00', null)`.execute(
    db,
  );
  // JSON's null is different from SQL's null.
  await sql`insert into audit (actor_id, action, subject, detail)
            values (${author.id}, 'odd', 'odd', 'null'), (${author.id}, 'odd', 'odd', '[1.10, 1e-30, "\\u0001"]')`.execute(
    db,
  );
  return { student: student.id, author: author.id };
}

async function addVersion(db: Db, question: string, author: string): Promise<void> {
  const { content } = await readPresentContent(db, question);
  const times = "'2026-03-29 01:59:59.999999+01', '2026-03-29 02:00:00.000001+01'";
  await sql`insert into question_versions (question_id, version, content, began_at, made_at, made_by)
            values (${question}, 7, ${JSON.stringify({ ...content, skill_codes: [oddText] })}, ${sql.raw(times)}, ${author})`.execute(
    db,
  );
}

/** Adds one row to each table that the demo leaves empty. */
async function addRest(db: Db, user: string, subsubtopicId: string): Promise<void> {
  await sql`insert into drafts values (${user}, 'k', ${newId()}, null, ${JSON.stringify({ text: oddText })}, 9007199254740993)`.execute(
    db,
  );
  await sql`insert into drafts (user_id, key, stamp) values (${user}, 'thrown away', 5)`.execute(db);
  await sql`insert into mistake_notes values (${user}, ${newId()}, null, ${oddText}, now())`.execute(db);
  await sql`insert into mistake_sets values (${user}, ${newId()}, ${oddText}, array[${newId()}, ${newId()}]::uuid[])`.execute(
    db,
  );
  await sql`insert into exam_orders values (${user}, 'act', array[${newId()}, ${newId()}]::uuid[])`.execute(db);
  await sql`insert into study_plans values (${user}, 'sat', '2026-03-29', 1400, null, 20, 'ended', '2026-03-29 01:59:59.999999+01')`.execute(
    db,
  );
  await sql`insert into granted_time values (${user}, null, 120, 1.50, null, '2026-03-29', null, '2026-03-29 01:59:59.999999+01')`.execute(
    db,
  );
  await sql`insert into user_activity values (${user}, '2026-03-29 01:59:59.999999+01')`.execute(db);
  await sql`insert into last_titles values (${newId()}, ${oddText})`.execute(db);
  await sql`insert into item_sums values (${newId()}, 0, 2, 1, 1, 1, 0.333333333333, 0, 0.111111111110888889)`.execute(
    db,
  );
  await sql`insert into item_counts values (${newId()}, 0, 'text', ${oddText}, 1)`.execute(db);
  await sql`insert into item_counting values (true, '2026-01-01 00:00:00.123+00')`.execute(db);
  const exam = await addExam(db, 'sat', { review_opens: 'on_date', review_opens_at: new Date(0) });
  await sql`insert into released_reviews values (${user}, ${exam}, null, now())`.execute(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopicId });
  await sql`insert into unlinked_places values (${set}, 'sattopic', ${newId()}, now(), now())`.execute(db);
}

async function addImages(db: Db, created_by: string): Promise<void> {
  for (const [extension, make] of Object.entries(tinyImages)) {
    const bytes = make(31, 17);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await sql`insert into media (sha256, extension, width, height, bytes, created_by)
              values (${sha256}, ${extension}, 31, 17, ${bytes}, ${created_by})`.execute(db);
  }
}

async function addWork(db: Db, user: string, question: { id: string }): Promise<void> {
  await addOwnExam(db, 'sat', { user_id: user, title: oddText, marks: '{"math": 700}' });
  const exam = await addExam(db, 'sat');
  await sql`insert into test_attempts (user_id, exam_id, section, is_real, attempt, extra_time, started_at,
                                       practice_begun_at)
            values (${user}, ${exam}, 'Reading', true, 1, 1.5, '2026-03-29 01:59:59.999999+01',
                    '2026-03-29 02:00:00.000001+01')`.execute(db);
  await sql`insert into section_versions (exam_id, section, is_real, version, hash, content, made_at)
            values (${exam}, 'Math1', false, 2, 'x', ${JSON.stringify({ questions: [{ title: oddText }], atLeast: null })},
                    '2026-03-29 01:59:59.999999+01')`.execute(db);
  await sql`insert into test_entries (user_id, exam_id, section, is_real, attempt, question_id, rev, entry)
            values (${user}, ${exam}, 'Reading', true, 1, ${question.id}, 3, ${JSON.stringify({ typed: oddText })})`.execute(
    db,
  );
  const history = { user_id: user, reference_type: 'HomeSubsubTopic', reference_id: newId() };
  const answer = answeredStep({ question_id: question.id, given: { text: oddText } });
  await insertRowsWithKysely(db, [stepsRow(history, [answer])]);
  await sql`insert into practice_events (user_id, reference_type, reference_id, seq, kind, event, record_id, question_id,
                                         question_revision, is_correct, given)
            values (${user}, 'HomeSubsubTopic', ${newId()}, 1, 'answered', 'null', ${newId()}, ${question.id}, 1,
                    false, '"x"')`.execute(db);
  await sql`insert into reported_problems (id, user_id, question_id, question_title, problem_type, comment)
            values (${newId()}, ${user}, ${question.id}, 'x', array[${oddText}, 'null', '', 'a,b', '{}']::text[], ${oddText})`.execute(
    db,
  );
}
