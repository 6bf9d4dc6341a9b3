import { createHash } from 'node:crypto';
import type { FindingName } from '@fourfold/core/proofs/finding';
import type { KeyDoubt } from '@fourfold/core/proofs/key-doubt';
import { nameId } from '../content/name-id.ts';
import type { CheckedQuestion } from '../content/question-draft.ts';
import { blockingFindings } from './blocking-findings.ts';
import type { LessonProblem } from './course.ts';
import { skillsOfLesson } from './course-skills.ts';
import { stepQuestion } from './step-question.ts';

/** A problem as it is stored: a sub-sub-topic whose questions are its steps, each linked to the next. */
export type ImportedProblem = {
  id: string;
  import_key: string;
  import_hash: string;
  title: string;
  position: number;
  published: boolean;
  /** Findings that an author has to check; with any the problem is imported unpublished. */
  findings: FindingName[];
  questions: ImportedQuestion[];
};
export type ImportedQuestion = CheckedQuestion & {
  import_key: string;
  import_hash: string;
  key_doubt: KeyDoubt | null;
  /** Skills for a question that has none yet. */
  lesson_skills: readonly string[];
};

/** Throws a Refusal when a document is too large. */
export function importProblem({ key, title, position, record }: LessonProblem): ImportedProblem {
  const id = nameId(key);
  const keys = record.steps.map((step) => `${key}/${step.id}`);
  const ids = keys.map(nameId);
  const steps = record.steps.map((step, at) =>
    stepQuestion(record, step, {
      id: ids[at] ?? '',
      parent: { kind: 'subsubtopic', id },
      position: at,
      next: ids[at + 1] ?? null,
    }),
  );
  const findings = [...new Set(steps.flatMap(({ question, doubt }) => blockingFindings(question, doubt)))];
  const published = findings.length === 0;
  const questions = steps.map(({ question, doubt }, at) => ({
    ...question,
    import_key: keys[at] ?? '',
    import_hash: hashOf(withoutSkills(question)),
    key_doubt: doubt,
    lesson_skills: skillsOfLesson(record),
  }));
  return {
    id,
    import_key: key,
    import_hash: hashOf({ title, position, published }),
    title,
    position,
    published,
    findings,
    questions,
  };
}

/** What an import writes again when it has changed: skills belong to the authors once a question has some. */
function withoutSkills({ skill_codes: _, ...question }: CheckedQuestion) {
  return question;
}

/** A hash of what the import writes into a row, to detect changes. */
export function hashOf(made: unknown): string {
  return createHash('sha256').update(JSON.stringify(made)).digest('base64url');
}
