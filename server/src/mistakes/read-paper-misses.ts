import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { ReviewState } from '@fourfold/core/exams/exam-review';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import { readKey } from '@fourfold/core/grading/read-key';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { withholdClosedReview } from '../grades/withhold-closed-review.ts';
import { reviewState } from '../reviews/review-state.ts';
import type { Miss } from './miss.ts';

type BySection<Value> = Readonly<Record<string, Value>>;
type PaperRow = {
  exam_id: string;
  family: 'sat' | 'act';
  title: string;
  key_sheet: string[][];
  updated_at: Date;
  selected_wrong: BySection<number[]>;
  bubble_sheet: BySection<Record<string, string>>;
  grade_submitted: BySection<boolean>;
  first_submitted: FirstStates;
  review: ReviewState;
  /** Skills of the questions that the exam's tests on screen have, by section and number. */
  skills: BySection<string[]>;
};

/** The wrong numbers of a student's graded papers: those that a key found only while their review is open (Q278). */
export async function readPaperMisses(db: Db, user_id: string, now: Date): Promise<Miss[]> {
  const { rows } = await sql<PaperRow>`
    select g.exam_id, e.family, e.title, e.bubble_sheet_answers as key_sheet, g.updated_at, g.selected_wrong,
           g.bubble_sheet, g.grade_submitted, g.first_submitted,
           ${reviewState({ exam: 'e', user: user_id, now })} as review,
           (select coalesce(json_object_agg(q.section || ' ' || (q.position + 1), q.skill_codes), '{}')
              from questions q
             where q.parent_kind = e.family || '_test' and q.parent_id = e.id and not q.is_real
               and q.deleted_at is null and not q.is_hidden) as skills
      from exam_grades g join exams e on e.id = g.exam_id
     where g.user_id = ${user_id}
  `.execute(db);
  return rows.flatMap(missesOf);
}

function missesOf(stored: PaperRow): Miss[] {
  const paper = withholdClosedReview(stored, stored.review);
  const { exam_id, title: exam_title, family, updated_at: at } = paper;
  const key = readKey(family, paper.key_sheet).key ?? {};
  return paperSections(family).flatMap(({ type: section }) => {
    if (!paper.grade_submitted[section]) return [];
    // Marks that were entered by hand have opened no key.
    const isKeyOpen = paper.first_submitted[section] !== undefined;
    return (paper.selected_wrong[section] ?? []).map((number): Miss => {
      const letter = paper.bubble_sheet[section]?.[number] ?? '';
      const right_letter = isKeyOpen ? (key[section]?.[number - 1]?.join(' or ') ?? null) : null;
      return {
        ...{ key: `${exam_id} ${section} ${number}`, question_id: null, source: 'paper', left_out: letter === '' },
        ...{ at, day: at.toISOString().slice(0, 10), times: 1, seconds: null, seq: null },
        ...{ reference_type: null, reference_id: null, question_revision: null, ended_section: false },
        ...{ skill_codes: paper.skills[`${section} ${number}`] ?? [], cause: null, suggested_cause: null },
        ...{ note: '', noted_at: null },
        paper: { exam_id, exam_title, family, section, number, letter, right_letter },
      };
    });
  });
}
