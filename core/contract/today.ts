import * as z from 'zod';
import { editionNames } from '../skills/editions.ts';
import { isGoal, planLimits } from '../today/goals.ts';
import { Day } from './assignments.ts';
import { type Area, practisers, readers } from './call.ts';
import { Question } from './content.ts';
import { SkillWork } from './skill-work.ts';

/** A student's plan. Each part may be open. */
export const StudyPlan = z.object({
  edition: z.enum(editionNames).nullable(),
  test_date: Day.nullable(),
  /** A score of the edition. */
  goal: z.number().int().nullable(),
  minutes_a_day: z.number().int().min(planLimits.minutes.least).max(planLimits.minutes.most).nullable(),
  /** The most questions that come back on one day. */
  reviews_a_day: z.number().int().min(planLimits.reviews.least).max(planLimits.reviews.most),
  /** What the student did with the first run: answered its form, put it off, or ended its questions. */
  first_run: z.enum(['answered', 'skipped', 'ended']).nullable(),
});
export type StudyPlan = z.infer<typeof StudyPlan>;

const count = z.number().int().min(0);

export const todayCalls = {
  'GET /today': {
    summary:
      'What the caller’s day consists of: minutes, plan, what comes back, the weakest skill. The day is the caller’s.',
    who: readers,
    sealed: 'plain',
    firstOf: ['dashboard'],
    reply: z.object({
      /** In the caller's time zone. */
      day: Day,
      /** Seconds spent on questions on this day. */
      seconds: count,
      /** The median of the seconds before an answer, of the latest answers; null before the first. */
      usual_seconds: count.nullable(),
      plan: StudyPlan,
      /** There is neither an answer nor a plan: the first run is offered. */
      is_new: z.boolean(),
      /** Answers given in the first run. */
      diagnostic_answers: count,
      /** The weakest skill of which something can be practised; null if no skill is surely weak. */
      weakest: z
        .object({
          code: z.string(),
          title: z.string(),
          /** Of the latest answers to its questions. */
          right: count,
          total: count,
          work: SkillWork,
        })
        .nullable(),
    }),
  },
  'GET /study_plan': {
    summary: 'The caller’s study plan, or an empty one.',
    who: readers,
    sealed: 'plain',
    reply: StudyPlan,
  },
  'PUT /study_plan': {
    summary: 'Save the caller’s study plan.',
    who: practisers,
    sealed: 'account',
    body: StudyPlan.refine(({ edition, goal }) => goal === null || isGoal(edition, goal), {
      path: ['goal'],
      error: 'expected a score of the test',
    }),
    reply: StudyPlan,
  },
  'GET /diagnostic': {
    summary: 'The ten questions of the first run, in order, across the areas of the plan’s test, with those answered.',
    who: readers,
    sealed: 'plain',
    reply: z.object({
      data: z.array(
        z.object({
          question: Question,
          /** Title of its area. */
          area: z.string(),
          /** Whether it was answered right; null before the answer. */
          right: z.boolean().nullable(),
        }),
      ),
      /** The number of events of this history. */
      seq: count,
    }),
  },
} as const satisfies Area;
