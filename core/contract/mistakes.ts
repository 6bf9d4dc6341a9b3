import * as z from 'zod';
import type { CardState } from '../reviews/card.ts';
import { mistakeCauses } from '../reviews/causes.ts';
import { maxNoteLength } from '../reviews/limits.ts';
import { topicKindNames } from '../topics/topic-kinds.ts';
import { familyNames } from '../wire/exams/exam-family.ts';
import { type Area, ById, Id, practisers, readers } from './call.ts';
import { Question } from './content.ts';
import { practiceReferences, testReferences } from './practice.ts';
import { SkillWork } from './skill-work.ts';

const Day = z.iso.date();
const count = z.number().int();
const Cause = z.enum(mistakeCauses);

/** A card to review: a missed question, and the question that is shown for it. */
export const ReviewCard = z.object({
  /** The missed question: `reference_id` of the card's answers, whose `reference_type` is HomeReview. */
  card: Id,
  /** The number of answers of the card; 0 before the first. */
  seq: count,
  /** What the next answer continues from. Its memory is empty if the question was missed since the last review. */
  state: z.custom<CardState>((value) => typeof value === 'object' && value !== null),
  /** Title of the skill that `question` shares with the card; null if they share none. */
  skill: z.string().nullable(),
  /** `question` is another question of the same skill. */
  sibling: z.boolean(),
  question: Question,
});
export type ReviewCard = z.infer<typeof ReviewCard>;

/** Median of the student's seconds before an answer; null without answers. Slower than usual is by this. */
const usual_seconds = z.number().nullable();

const mistakeSources = ['practice', 'test', 'paper', 'review'] as const;
export type MistakeSource = (typeof mistakeSources)[number];

const Skill = z.object({ code: z.string(), title: z.string() });

/** Where a question was missed, with the ids to link there. All ids of what it is not in are null. */
export const MistakeLocation = z.object({
  reference_type: z.enum([...practiceReferences, ...testReferences]).nullable(),
  reference_id: Id.nullable(),
  /** Of the sequence, the set, or the exam; empty if it was deleted. */
  title: z.string(),
  /** Students can open it now. */
  open: z.boolean(),
  exam_id: Id.nullable(),
  /** The question of a SAT or ACT whose sequence or set it is. */
  exam_question_id: Id.nullable(),
  family: z.enum(familyNames).nullable(),
  /** Type of the section of a test or of a paper: MathCalc. */
  section: z.string().nullable(),
  topic_type: z.enum(topicKindNames).nullable(),
  topic_id: Id.nullable(),
  subtopic_id: Id.nullable(),
  subsubtopic_id: Id.nullable(),
});
export type MistakeLocation = z.infer<typeof MistakeLocation>;

/** A missed question of the notebook: the last miss of it, or a number of a bubble sheet. */
export const Mistake = z.object({
  /** Identifies the row: the question's id, or exam, section and number of a paper. */
  key: z.string(),
  /** Null on paper. */
  question_id: Id.nullable(),
  source: z.enum(mistakeSources),
  /** A question of a test that was left without an answer. */
  left_out: z.boolean(),
  missed_at: z.iso.datetime(),
  /** The student's day of the miss. */
  day: Day,
  /** How often the question was missed. */
  times: count,
  given_answer_ids: z.array(Id),
  given_free_response_answer: z.string(),
  /** On paper: the letter or number that was given; empty if the number was left out. */
  letter: z.string().nullable(),
  /** On paper: the right letter or number. */
  right_letter: z.string().nullable(),
  /** On paper and in a test: the question's number, from 1. */
  number: count.nullable(),
  /** As students see it; null on paper, and if the student can no longer open it. */
  question: Question.nullable(),
  /** The question or its key was changed since the miss. */
  changed: z.boolean(),
  location: MistakeLocation,
  skills: z.array(Skill),
  /** Of a number on paper: where its first skill is practised; null if there is nothing, and of a question. */
  practice: SkillWork.nullable(),
  /** What the student chose. */
  cause: Cause.nullable(),
  /** Suggested by rule, while the student has chosen none. */
  suggested_cause: Cause.nullable(),
  note: z.string(),
  /** When the student last changed cause or note. */
  noted_at: z.iso.datetime().nullable(),
  /** The day on which it is due; null if nothing can be shown for it. */
  comes_back: Day.nullable(),
});
export type Mistake = z.infer<typeof Mistake>;

/** Of the notebook's rows; without a field, all. */
const filters = {
  /** Code of a skill. */
  skill: z.string().min(1).max(300).optional(),
  /** Chosen, or else suggested; `none`: neither. */
  cause: z.enum([...mistakeCauses, 'none']).optional(),
  source: z.enum(mistakeSources).optional(),
  /** The student's days of the miss, both inclusive. */
  from: Day.optional(),
  to: Day.optional(),
};
export const MistakeFilters = z.object(filters);
export type MistakeFilters = z.infer<typeof MistakeFilters>;

/** The student's day. Without it the day in UTC, and if it is over a day later than that, or over 400 earlier. */
const day = Day.optional();

/** What a student wrote about a missed question. */
const MistakeNote = z.object({
  question_id: Id,
  cause: Cause.nullable(),
  note: z.string(),
  updated_at: z.iso.datetime(),
});
export type MistakeNote = z.infer<typeof MistakeNote>;

/** Misses come back (decision 0011). Added to the specification. */
export const mistakeCalls = {
  'GET /mistakes': {
    summary: 'The caller’s missed questions, the newest first, 50 a page: given, right answer, cause, note.',
    who: readers,
    sealed: 'plain',
    query: z.object({
      ...filters,
      /** `next` of the page before. */
      after: z.string().max(200).optional(),
    }),
    reply: z.object({
      data: z.array(Mistake),
      /** Of the next page; null on the last. */
      next: z.string().nullable(),
      /** Rows that match the filters. */
      count,
      /** The skills of all missed questions, for the filter. */
      skills: z.array(Skill.extend({ count })),
    }),
  },
  'GET /mistakes/due': {
    summary: 'The caller’s reviews of a day, at most their daily limit, the longest overdue first.',
    who: readers,
    sealed: 'plain',
    query: z.object({ day }),
    reply: z.object({
      day: Day,
      /** Cards of `data`. */
      due: count,
      /** Cards that are due and wait for another day, because of the limit. */
      waiting: count,
      /** Cards that were answered on this day. */
      done: count,
      /** Reviews a day. */
      limit: count,
      usual_seconds,
      data: z.array(ReviewCard),
    }),
  },
  'GET /mistakes/redo': {
    summary: 'Missed questions to answer again now, at most 30, by the filters of the notebook, the newest first.',
    who: readers,
    sealed: 'plain',
    query: z.object({
      ...filters,
      /** An assigned set of mistakes: those of its questions that were not answered right since. */
      set: Id.optional(),
      day,
    }),
    reply: z.object({ day: Day, usual_seconds, data: z.array(ReviewCard) }),
  },
  'PUT /mistakes/{id}': {
    summary:
      'Save the cause and the note of a missed question. The last change counts; the reply is what is stored then.',
    who: practisers,
    sealed: 'mistake',
    params: ById,
    body: z.object({
      cause: Cause.nullable(),
      note: z.string().max(maxNoteLength),
      /** When the student changed it. */
      updated_at: z.iso.datetime(),
    }),
    reply: MistakeNote,
  },
  'GET /mistakes/summary': {
    summary: 'Missed questions of a student by skill and by cause: for their tutor, and for themselves.',
    who: [...readers, 'tutor'],
    sealed: 'tutors',
    query: z.object({ user_id: Id }),
    reply: z.object({
      user_id: Id,
      /** Missed questions, each once. */
      misses: count,
      /** By skill, the most missed first; a question counts for each of its skills. */
      skills: z.array(
        Skill.extend({
          /** Missed questions. */
          misses: count,
          /** Answers to questions of the skill, and how many were right. */
          answers: count,
          right: count,
        }),
      ),
      /** By cause, chosen or suggested; null: without. */
      causes: z.array(z.object({ cause: Cause.nullable(), misses: count })),
    }),
  },
} as const satisfies Area;
