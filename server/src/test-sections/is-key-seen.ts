import type { Variant } from '@fourfold/core/exams/section';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { readKey } from '@fourfold/core/grading/read-key';
import { isSameKey, keyOnPaper, keyOnScreen, type NormalizedKey } from '@fourfold/core/grading/same-key';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { itemOf, type WireQuestion } from '@fourfold/core/wire/item-of';
import { sql } from 'kysely';
import { keyFields } from '../content/key-fields.ts';
import type { Db } from '../database/db.ts';
import { isReviewOpen } from '../reviews/review-state.ts';
import { countsInTest } from './question-conditions.ts';

/** A section has a key on paper, and one on screen for each variant. */
type KeyName = 'paper' | Variant;
type SectionOfExam = { family: Family; exam_id: string; section: string };

/**
 * Whether the student saw a section's key before: this one, or another of the section that is equal (Q276, Q277). The
 * first Submit of a sheet shows the paper's key, a submitted variant on screen shows its own. Compares the keys as
 * stored now, and only if the student saw another key of the section.
 */
export async function isKeySeen(
  db: Db,
  user_id: string,
  { keyName, now, ...section }: SectionOfExam & { keyName: KeyName; now: Date },
): Promise<boolean> {
  const opened = await openedKeys(db, user_id, { ...section, now });
  if (opened.includes(keyName)) return true;
  if (opened.length === 0) return false;
  const keys = await readKeys(db, section);
  const ownKey = keys[keyName];
  return ownKey !== null && opened.some((name) => keys[name] !== null && isSameKey(ownKey, keys[name]));
}

/**
 * The keys that the student saw. The record that showed a key survives a reset. While the review is
 * closed, no key was shown (Q278).
 */
async function openedKeys(
  db: Db,
  user_id: string,
  { exam_id, section, now }: SectionOfExam & { now: Date },
): Promise<KeyName[]> {
  const { rows } = await sql<{ key: KeyName }>`
    select h.key from exams e cross join lateral (
      select 'paper' as key from exam_grades
       where user_id = ${user_id} and exam_id = e.id and first_submitted ? ${section}
      union
      select case when is_real then 'real' else 'mock' end from test_attempts
       where user_id = ${user_id} and exam_id = e.id and section = ${section} and submitted_at is not null) h
     where e.id = ${exam_id} and ${isReviewOpen({ exam: 'e', user: user_id, now })}
  `.execute(db);
  return rows.map(({ key }) => key);
}

async function readKeys(
  db: Db,
  { family, exam_id, section: type }: SectionOfExam,
): Promise<Record<KeyName, NormalizedKey | null>> {
  const { rows } = await sql<{ rows: string[][]; mock: WireQuestion[]; real: WireQuestion[] }>`
    select e.bubble_sheet_answers as rows, ${selectQuestions('mock')} as mock, ${selectQuestions('real')} as real
      from exams e where e.id = ${exam_id}
  `.execute(db);
  const [section, exam] = [sectionOf(family, type), rows[0]];
  if (!section || !exam) return { paper: null, mock: null, real: null };
  const column = readKey(family, exam.rows).key?.[type];
  const onScreen = (variant: Variant) => keyOnScreen(section, exam[variant].map(itemOf));
  return { paper: column ? keyOnPaper(column) : null, mock: onScreen('mock'), real: onScreen('real') };

  /** SQL expression: each question that counts with its answers, both in their order. */
  function selectQuestions(variant: Variant) {
    return sql`(
      select coalesce(json_agg(
               json_build_object('kind', q.kind, 'answers',
                 (select coalesce(json_agg(json_build_object(
                           ${keyFields('b')})
                         order by b.position, b.id), '[]')
                    from answers b where b.question_id = q.id))
               order by q.position, q.id), '[]')
        from questions q
       where q.parent_kind = ${`${family}_test`} and q.parent_id = e.id and q.section = ${type}
         and q.is_real = ${variant === 'real'} and ${countsInTest})`;
  }
}
