import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/db.ts';
import {
  openLinkedSets,
  openQuestionLink,
  openSetLink,
  type Reader,
  revisionOf,
  savedAt,
  skillCodesOf,
} from './reader.ts';

/**
 * Query of questions by position, each with its answers, its parent's titles, and its links as far as the reader may
 * follow them. It is one statement for any number of questions. `isVisible` is the condition for the questions that the
 * reader may see. It should name as few kinds of parents as possible, because PostgreSQL plans each of them.
 */
export function questionRows(db: Db, reader: Reader, isVisible: RawBuilder<boolean>) {
  return db
    .selectFrom('questions')
    .innerJoinLateral(openLinkedSets(reader), (on) => on.onTrue())
    .leftJoin('subsubtopics', (on) =>
      on.on('questions.parent_kind', '=', 'subsubtopic').onRef('subsubtopics.id', '=', 'questions.parent_id'),
    )
    .leftJoin('subtopics', (on) =>
      on.on(
        sql<boolean>`subtopics.id = case questions.parent_kind when 'subtopic' then questions.parent_id
                                      else subsubtopics.subtopic_id end`,
      ),
    )
    .leftJoin('topics', (on) =>
      on.on(
        sql<boolean>`topics.id = case questions.parent_kind when 'sattopic' then questions.parent_id
                                   else subtopics.topic_id end`,
      ),
    )
    .leftJoin('problem_sets as own_set', (on) =>
      on.on('questions.parent_kind', '=', 'problem_set').onRef('own_set.id', '=', 'questions.parent_id'),
    )
    .leftJoin('exam_questions', (on) =>
      on
        .on('questions.parent_kind', 'in', ['sat_question', 'act_question'])
        .onRef('exam_questions.id', '=', 'questions.parent_id'),
    )
    .leftJoin('exams', (on) =>
      on.on(
        sql<boolean>`exams.id = case when questions.parent_kind in ('sat_test', 'act_test') then questions.parent_id
                                  else exam_questions.exam_id end`,
      ),
    )
    .where(isVisible)
    .orderBy('questions.position')
    .orderBy('questions.id')
    .select([
      'questions.id',
      'questions.parent_kind',
      'questions.parent_id',
      'questions.is_real',
      'questions.position',
      'questions.question',
      'questions.question_exp',
      'questions.help',
      'questions.help_exp',
      'questions.formulas',
      'questions.rank',
      'questions.is_calc',
      'questions.is_free_response',
      'questions.kind',
      'questions.is_hidden',
      'questions.exp_position_before_answer',
      'subtopics.id as subtopic_id',
      'topics.id as topic_id',
      'topics.kind as topic_kind',
      'topics.title as topic_title',
      'exams.id as exam_id',
      'exams.family',
    ])
    .select((eb) => [
      revisionOf(reader, 'questions').as('rev'),
      skillCodesOf(reader).as('skill_codes'),
      savedAt(reader).as('updated_at'),
      eb.fn.coalesce('questions.section', 'exam_questions.section').as('section'),
      sql<string | null>`coalesce(own_set.title, exam_questions.title, exams.title,
                                  subsubtopics.title, subtopics.title, topics.title)`.as('place_title'),
      openQuestionLink(reader, 'questions.link_right_question_id').as('link_right_question_id'),
      openQuestionLink(reader, 'questions.link_wrong_question_id').as('link_wrong_question_id'),
      openSetLink('questions.link_right_problemset_id').as('link_right_problemset_id'),
      openSetLink('questions.link_wrong_problemset_id').as('link_wrong_problemset_id'),
      jsonArrayFrom(
        eb
          .selectFrom('answers')
          .whereRef('answers.question_id', '=', 'questions.id')
          .orderBy('answers.position')
          .orderBy('answers.id')
          .select([
            'answers.id',
            'answers.position',
            'answers.answer',
            'answers.explanation',
            'answers.formulas',
            'answers.correct',
            'answers.is_free_response',
            'answers.free_response_answer',
            'answers.is_exact_match',
            'answers.symbol',
            'answers.symbol_position_left',
          ])
          .select((answer) => [
            revisionOf(reader, 'answers').as('rev'),
            jsonObjectFrom(
              answer
                .selectFrom('questions as next')
                .where('next.id', '=', openQuestionLink(reader, 'answers.next_question_id'))
                .select(['next.id', 'next.question']),
            ).as('next_question'),
            jsonObjectFrom(
              answer
                .selectFrom('problem_sets as linked')
                .where('linked.id', '=', openSetLink('answers.link_problemset_id'))
                .select(['linked.id', 'linked.title']),
            ).as('link_problemset'),
          ]),
      ).as('answers'),
    ]);
}

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof questionRows>['execute']>>[number];
