import * as z from 'zod';
import { editionNames } from '../exams/exam-editions.ts';
import { reviewOpenings, reviewStates } from '../exams/exam-review.ts';
import { variants } from '../exams/section.ts';
import { questionStates } from '../score-report/question-states.ts';
import { familyNames } from '../wire/exams/exam-family.ts';
import { type Area, Id, listOf, readers } from './call.ts';
import { ScorePart } from './grades.ts';
import { SkillWork } from './skill-work.ts';

const count = z.number().int().min(0);
const DateTime = z.iso.datetime();
const variant = z.enum(variants);

/** Questions that count. Those that are tried out are in none of these. */
const tallyFields = { right: count, wrong: count, left_out: count, seconds: count };
const Tally = z.object(tallyFields);

/** The score of a section of the test. */
const ReportPart = ScorePart.extend({
  type: z.string(),
  title: z.string(),
  /** The second module that the student got; `only`: there is one module. Null on paper, and before the submission. */
  route: z.enum(['easier', 'harder', 'only']).nullable(),
  /** Computed from the questions, because the exam has no table. */
  estimated: z.boolean(),
  /** The lowest score; `of` is the highest. */
  min: z.number(),
});
export type ReportPart = z.infer<typeof ReportPart>;

/** The scores of one student in one test. Both are empty while the review is closed. */
const scoreFields = {
  parts: z.array(ReportPart),
  composite: ScorePart.extend({ title: z.string() }).nullable(),
};

/** A submitted section or module. */
const ReportModule = z.object({
  section: z.string(),
  title: z.string(),
  submitted_at: DateTime,
  /** It was handed in more than a minute after its time was over: its device had no network, or the student did not return. */
  is_overdue: z.boolean(),
  /** Its key was opened before the submission. */
  key_seen: z.boolean(),
  /** It was taken in practice mode (Q342). Added. */
  practice: z.boolean().optional(),
  /** In their order; empty until the review is open. */
  questions: z.array(z.object({ state: z.enum(questionStates), seconds: count })),
});
export type ReportModule = z.infer<typeof ReportModule>;

/** A skill with the questions whose first skill it is. */
const SkillTotals = z.object({ code: z.string(), title: z.string(), ...tallyFields });
const DomainTotals = z.object({
  /** Null: questions without a skill. */
  code: z.string().nullable(),
  title: z.string(),
  ...tallyFields,
  skills: z.array(SkillTotals),
});
export type DomainTotals = z.infer<typeof DomainTotals>;

/** Right answers among the questions that count, of one domain or skill. */
const Share = z.object({ code: z.string(), right: count, of: count });
export type Share = z.infer<typeof Share>;
/** Both are empty until the review is open. */
const shareFields = { domains: z.array(Share), skills: z.array(Share) };

/** An earlier test of the same family, taken in the same mode (Q342). */
const EarlierTest = z.object({
  exam_id: Id,
  variant,
  title: z.string(),
  /** When its last section was submitted. */
  submitted_at: DateTime,
  ...scoreFields,
  ...shareFields,
});
export type EarlierTest = z.infer<typeof EarlierTest>;

const testFields = {
  exam_id: Id,
  variant,
  title: z.string(),
  family: z.enum(familyNames),
  edition: z.enum(editionNames),
};

export const ScoreReport = z.object({
  ...testFields,
  /** What may be seen of it; null: no section is submitted. */
  review: z.enum(reviewStates).nullable(),
  review_opens: z.object({ opens: z.enum(reviewOpenings), at: DateTime.nullable(), shows_score: z.boolean() }),
  ...scoreFields,
  modules: z.array(ReportModule),
  total: Tally,
  /** In the order of the list of skills; questions without a skill are last. */
  domains: z.array(DomainTotals),
  /** At most three, the latest first. */
  earlier: z.array(EarlierTest),
  /** The skills that are surely weak in this test, the weakest first, each with what is open to the student. */
  practice: z.array(
    z.object({ code: z.string(), title: z.string(), right: count, of: count, works: z.array(SkillWork) }),
  ),
});
export type ScoreReport = z.infer<typeof ScoreReport>;

const ClassSkill = z.object({ code: z.string(), title: z.string(), right: count, of: count });
/** Right answers of a class among the questions that count. */
const ClassDomain = z.object({
  /** Null: questions without a skill. */
  code: z.string().nullable(),
  title: z.string(),
  ...{ right: count, of: count },
  skills: z.array(ClassSkill),
});
export type ClassDomain = z.infer<typeof ClassDomain>;

const ClassReport = z.object({
  ...testFields,
  /** All linked students, by name. */
  students: z.array(
    z.object({
      user_id: Id,
      username: z.string(),
      /** What the student may see; null: no section is submitted. */
      review: z.enum(reviewStates).nullable(),
      /** When the last section was submitted. */
      submitted_at: DateTime.nullable(),
      /** A section was taken in practice mode (Q342). Added. */
      practice: z.boolean().optional(),
      ...scoreFields,
    }),
  ),
  /** Of the students whose review is open, without sections that were taken in practice mode. */
  domains: z.array(ClassDomain),
});
export type ClassReport = z.infer<typeof ClassReport>;

/** `students`: how many have submitted a section, the last of them at `submitted_at`. */
const ClassTest = z.object({ ...testFields, students: count, submitted_at: DateTime });
export type ClassTest = z.infer<typeof ClassTest>;

/** The score report of a test on screen (decision 0012). Added to the specification. */
export const scoreReportCalls = {
  'GET /score_report': {
    summary:
      'The caller’s score report of a test: scores, modules, domains and skills, earlier tests, what to practise.',
    who: readers,
    sealed: 'variants',
    query: z.object({ exam_id: Id, variant }),
    reply: ScoreReport,
  },
  'GET /score_reports': {
    summary: 'The scores of the caller’s linked students in a test, and their right answers by domain and skill.',
    who: ['tutor'],
    replica: true,
    budget: 'statistics',
    query: z.object({ exam_id: Id, variant }),
    reply: ClassReport,
  },
  'GET /score_reports/tests': {
    summary: 'The tests that the caller’s linked students have submitted, the latest first.',
    who: ['tutor'],
    reply: listOf(ClassTest),
  },
} as const satisfies Area;
