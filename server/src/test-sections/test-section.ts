import { editionWith, findSection, firstModules } from '@fourfold/core/exams/exam-editions';
import type { ExamSection, Variant } from '@fourfold/core/exams/section';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { notFound } from '../call/refusal.ts';

/** One section of an exam's test in one variant, independent of a student. */
export type TestSection = { family: Family; exam_id: string; section: string; is_real: boolean };
/** The descriptor of a section that can be taken as a test. */
export type TestableSection = ExamSection & { test: NonNullable<ExamSection['test']> };

export function variantOf({ is_real }: Pick<TestSection, 'is_real'>): Variant {
  return is_real ? 'real' : 'mock';
}

/** Null if the section cannot be taken as a test (Q49). */
export function findTestableSection(family: Family, type: string): TestableSection | null {
  const section = findSection(family, type);
  return section?.test ? { ...section, test: section.test } : null;
}

/** Throws "not found" if the section has no test. */
export function requireTestableSection({ family, section }: TestSection): TestableSection {
  const testableSection = findTestableSection(family, section);
  if (!testableSection) throw testNotFound();
  return testableSection;
}

/** The types of the first modules whose result chooses this section; empty if it is no second module. */
export function firstModulesOf({ family, section }: Pick<TestSection, 'family' | 'section'>): readonly string[] {
  const edition = editionWith(family, section);
  return edition ? firstModules(edition, section) : [];
}

export function testNotFound() {
  return notFound('Test section');
}
