import { problemSetReference } from '@fourfold/core/contract/practice';
import type { Family } from '@fourfold/core/exams/families';
import { examProgress, sequencePercent, setsPercent, type TopicProgress } from '@fourfold/core/exams/progress';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import { type Kysely, sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import { maySee, placesView, type Reader, readerOf, shownQuestion } from '../content/reader.ts';
import { setHasQuestions } from '../content/student-parts.ts';
import type { Database } from '../database/schema.ts';
import { examRows } from './exam-rows.ts';
import { examNotFound } from './get-exam.ts';

/** The unit that progress counts. If not given, the exam's setting applies. */
type Counted = 'sequences' | 'sets';
type Visit = Pick<Context, 'db'> & { session: Pick<Session, 'account'> };

/**
 * The student's progress in an authored exam. One statement for the exam, one for all its question
 * topics.
 */
export async function getExamProgress(family: Family, id: string, { db, session }: Visit, counted?: Counted) {
  const reader = readerOf(session);
  const exam = await examRows(db, reader, family).where('exams.id', '=', id).executeTakeFirst();
  if (!exam) throw examNotFound(family);
  const by = counted ?? (exam.progress_by_problemset ? 'sets' : 'sequences');
  const about = { family, exam_id: id, user_id: session.account.id, reader };
  return examProgress(id, by === 'sets' ? await bySets(db, about) : await bySequences(db, about));
}

type About = { family: Family; exam_id: string; user_id: string; reader: Reader };
type Topic = Omit<TopicProgress, 'percent'>;

export const sequenceReferences = { sat: 'HomeSatQuestionTopic', act: 'HomeActQuestionTopic' } as const;

async function bySequences(db: Kysely<Database>, { family, exam_id, user_id, reader }: About) {
  const { rows } = await sql<Topic & { visible: boolean; state: SequenceState | null }>`
    select topic.id, topic.section, own.state,
           exists (select from questions
                    where questions.parent_kind = ${`${family}_question`} and questions.parent_id = topic.id
                      and ${shownQuestion(reader)}) as visible
      from exam_questions topic
      left join practice_progress own
        on own.user_id = ${user_id} and own.reference_type = ${sequenceReferences[family]} and own.reference_id = topic.id
     where topic.exam_id = ${exam_id} and ${maySee(reader, 'exam_questions', 'topic.id')}
  `.execute(db);
  return rows.map(({ visible, state, ...topic }) => ({ ...topic, percent: sequencePercent(visible, state) }));
}

async function bySets(db: Kysely<Database>, { family, exam_id, user_id, reader }: About) {
  const { rows } = await sql<Topic & { states: (MasteryState | null)[] }>`
    select topic.id, topic.section, jsonb_agg(own.state) as states
      from exam_questions topic
      join ${placesView(reader)} place
        on place.parent_kind = ${`${family}_question`} and place.parent_id = topic.id
      left join practice_progress own
        on own.user_id = ${user_id} and own.reference_type = ${problemSetReference}
       and own.reference_id = place.problem_set_id
     where topic.exam_id = ${exam_id} and ${maySee(reader, 'problem_sets', 'place.problem_set_id')}
       and ${setHasQuestions('place.problem_set_id')}
     group by topic.id
  `.execute(db);
  return rows.map(({ states, ...topic }) => ({ ...topic, percent: setsPercent(states) }));
}
