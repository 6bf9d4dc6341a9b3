import { problemSetReference } from '@fourfold/core/contract/practice';
import { examProgress, sequencePercent, setsPercent, type TopicProgress } from '@fourfold/core/exams/exam-progress';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import { canSee, isShownQuestion, placesView, type Reader, readerOf } from '../content/reader.ts';
import { hasVisibleQuestions } from '../content/visible-questions.ts';
import type { Db } from '../database/db.ts';
import { examRows } from './exam-rows.ts';
import { examNotFound } from './read-exams.ts';

/** The unit that progress counts. If not given, the exam's setting applies. */
type ProgressUnit = 'sequences' | 'sets';
type AccountContext = Pick<Context, 'db'> & { session: Pick<Session, 'account'> };

/** The student's progress in an authored exam. One statement for the exam, one for all its question topics. */
export async function getExamProgress(
  family: Family,
  id: string,
  { db, session }: AccountContext,
  requestedUnit?: ProgressUnit,
) {
  const reader = readerOf(session);
  const exam = await examRows(db, reader, family).where('exams.id', '=', id).executeTakeFirst();
  if (!exam) throw examNotFound(family);
  const unit = requestedUnit ?? (exam.progress_by_problemset ? 'sets' : 'sequences');
  const progressQuery = { family, exam_id: id, user_id: session.account.id, reader };
  return examProgress(
    id,
    unit === 'sets' ? await topicProgressBySets(db, progressQuery) : await topicProgressBySequence(db, progressQuery),
  );
}

type ProgressQuery = { family: Family; exam_id: string; user_id: string; reader: Reader };
type TopicRow = Omit<TopicProgress, 'percent'>;

export const sequenceReferences = { sat: 'HomeSatQuestionTopic', act: 'HomeActQuestionTopic' } as const;

async function topicProgressBySequence(db: Db, { family, exam_id, user_id, reader }: ProgressQuery) {
  const { rows } = await sql<TopicRow & { visible: boolean; state: SequenceState | null }>`
    select topic.id, topic.section, own.state,
           exists (select from questions
                    where questions.parent_kind = ${`${family}_question`} and questions.parent_id = topic.id
                      and ${isShownQuestion(reader)}) as visible
      from exam_questions topic
      left join practice_progress own
        on own.user_id = ${user_id} and own.reference_type = ${sequenceReferences[family]} and own.reference_id = topic.id
     where topic.exam_id = ${exam_id} and ${canSee(reader, 'exam_questions', 'topic.id')}
  `.execute(db);
  return rows.map(({ visible, state, ...topic }) => ({ ...topic, percent: sequencePercent(visible, state) }));
}

async function topicProgressBySets(db: Db, { family, exam_id, user_id, reader }: ProgressQuery) {
  const { rows } = await sql<TopicRow & { states: (MasteryState | null)[] }>`
    select topic.id, topic.section, jsonb_agg(own.state) as states
      from exam_questions topic
      join ${placesView(reader)} place
        on place.parent_kind = ${`${family}_question`} and place.parent_id = topic.id
      left join practice_progress own
        on own.user_id = ${user_id} and own.reference_type = ${problemSetReference}
       and own.reference_id = place.problem_set_id
     where topic.exam_id = ${exam_id} and ${canSee(reader, 'problem_sets', 'place.problem_set_id')}
       and ${hasVisibleQuestions('place.problem_set_id')}
     group by topic.id
  `.execute(db);
  return rows.map(({ states, ...topic }) => ({ ...topic, percent: setsPercent(states) }));
}
