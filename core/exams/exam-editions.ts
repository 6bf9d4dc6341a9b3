import type { Family } from '../wire/exams/exam-family.ts';
import { actClassicSections, satPaperSections } from './internal/paper-sections.ts';
import {
  actPart,
  adaptiveModules,
  adaptivePart,
  linearModules,
  linearPart,
  screenSection,
} from './internal/screen-sections.ts';
import { type ExamPart, type ExamSection, type Variant, variants } from './section.ts';

/** One form of a test as its maker gives it: an exam is of one edition. */
export type ExamEdition = {
  family: Family;
  /** In lists and choices. */
  title: string;
  /** What is taken at a time, in display order: a section, or a module of one. */
  sections: readonly ExamSection[];
  /** Whether it is also taken on paper: question topics, a bubble sheet, an answer key and marks belong to the paper. */
  hasPaper: boolean;
  /** Of an edition on screen: its scored sections in the order in which they are taken; of the others empty. */
  parts: readonly ExamPart[];
};

/** All editions. The paper SAT and the classic ACT are those of the specification. */
export const examEditions = {
  'sat-paper': {
    family: 'sat',
    title: 'SAT on paper',
    sections: satPaperSections,
    hasPaper: true,
    parts: [],
  },
  'act-classic': {
    family: 'act',
    title: 'ACT',
    sections: actClassicSections,
    hasPaper: true,
    parts: [],
  },
  'sat-digital': {
    family: 'sat',
    title: 'Digital SAT',
    sections: [
      ...adaptiveModules('ReadingWriting', 'reading_writing_1', {
        title: 'Reading and Writing',
        short: 'R&W',
        ...{ questions: 27, minutes: 32, calculator: false },
      }),
      ...adaptiveModules('Math', 'math_1', {
        title: 'Math',
        short: 'Math',
        ...{ questions: 22, minutes: 35, calculator: true },
      }),
    ],
    hasPaper: false,
    parts: [
      adaptivePart('ReadingWriting', { title: 'Reading and Writing', breakAfter: 10 }),
      adaptivePart('Math', { title: 'Math', breakAfter: 0 }),
    ],
  },
  'sat-digital-linear': {
    family: 'sat',
    title: 'Digital SAT, linear',
    sections: [
      ...linearModules('LinearReadingWriting', 'linear_reading_writing', {
        title: 'Reading and Writing',
        short: 'R&W',
        ...{ questions: 33, minutes: 39, calculator: false },
      }),
      ...linearModules('LinearMath', 'linear_math', {
        title: 'Math',
        short: 'Math',
        ...{ questions: 27, minutes: 43, calculator: true },
      }),
    ],
    hasPaper: false,
    parts: [
      linearPart('LinearReadingWriting', { title: 'Reading and Writing', breakAfter: 10 }),
      linearPart('LinearMath', { title: 'Math', breakAfter: 0 }),
    ],
  },
  'act-enhanced': {
    family: 'act',
    title: 'Enhanced ACT',
    sections: [
      screenSection('EnhancedEnglish', 'enhanced_english', { title: 'English', questions: 50, minutes: 35 }),
      screenSection('EnhancedMathematics', 'enhanced_mathematics', {
        title: 'Mathematics',
        ...{ questions: 45, minutes: 50, calculator: true },
      }),
      screenSection('EnhancedReading', 'enhanced_reading', { title: 'Reading', questions: 36, minutes: 40 }),
      screenSection('EnhancedScience', 'enhanced_science', { title: 'Science', questions: 40, minutes: 40 }),
    ],
    hasPaper: false,
    parts: [
      actPart('EnhancedEnglish', 'English'),
      actPart('EnhancedMathematics', 'Mathematics'),
      actPart('EnhancedReading', 'Reading'),
      { ...actPart('EnhancedScience', 'Science'), isInComposite: false },
    ],
  },
} as const satisfies Readonly<Record<string, ExamEdition>>;

export type EditionName = keyof typeof examEditions;
export const editionNames = Object.keys(examEditions) as readonly EditionName[];

/** The edition of the specification: that of an exam for which none is named. */
export const classicEditions = { sat: 'sat-paper', act: 'act-classic' } as const satisfies Record<Family, EditionName>;

/** The edition of an exam on the wire. Replies that a browser stored before there were editions have none. */
export function editionOfExam({ edition, type }: { edition?: EditionName | undefined; type: string }): EditionName {
  return edition ?? classicEditions[type.endsWith('Act') ? 'act' : 'sat'];
}

/** The sections of a family's paper, those of the specification, in display order. */
export function paperSections(family: Family): readonly ExamSection[] {
  return examEditions[classicEditions[family]].sections;
}

/** The type of a section of a family's paper. */
export type SectionOf<F extends Family> =
  (typeof examEditions)[(typeof classicEditions)[F]]['sections'][number]['type'];

/** The editions of a family, that of the specification first. */
export function editionsOf(family: Family): EditionName[] {
  return editionNames.filter((name) => examEditions[name].family === family);
}

/** The sections of all editions of a family. No two have the same type. */
export function allSections(family: Family): readonly ExamSection[] {
  return editionsOf(family).flatMap((name): readonly ExamSection[] => examEditions[name].sections);
}

/** Returns a section by its type, of whichever edition; undefined if the family has none of that type. */
export function findSection(family: Family, type: string): ExamSection | undefined {
  return allSections(family).find((section) => section.type === type);
}

/** The title of a section in lists; its type if the family has none of that type. */
export function sectionTitle(family: Family, type: string): string {
  return findSection(family, type)?.title ?? type;
}

/** The edition that has a section of this type; undefined if none has. */
export function editionWith(family: Family, type: string): EditionName | undefined {
  return editionsOf(family).find((name) => examEditions[name].sections.some((section) => section.type === type));
}

/** The names of all publish flags of tests. */
export type TestFlag = NonNullable<(typeof examEditions)[EditionName]['sections'][number]['test']>['publish'][Variant];
export const testFlags = [
  ...new Set(
    editionNames
      .flatMap((name): readonly ExamSection[] => examEditions[name].sections)
      .flatMap(({ test }) => (test ? variants.map((variant) => test.publish[variant]) : [])),
  ),
] as readonly TestFlag[];

/** The type of a section of any edition of a family. */
export type SectionType<F extends Family> = Extract<
  (typeof examEditions)[EditionName],
  { family: F }
>['sections'][number]['type'];

/** The types of all sections of a family. */
export function sectionTypes<F extends Family>(family: F): readonly SectionType<F>[] {
  return allSections(family).map(({ type }) => type) as SectionType<F>[];
}

/** The part of a test on screen that a section belongs to; undefined for a section of another edition. */
export function partWith(edition: EditionName, section: string): ExamPart | undefined {
  const parts: readonly ExamPart[] = examEditions[edition].parts;
  return parts.find(({ modules }) => modules.some((stage) => stage.includes(section)));
}

/** Whether the result of the first module of a part chooses the second one. */
export function isRouted({ modules }: Pick<ExamPart, 'modules'>): boolean {
  return modules.some((stage) => stage.length > 1);
}

/**
 * The modules of which one follows this section, the easier first: of a linear part the only one. Empty if none follows.
 */
export function secondModules(edition: EditionName, section: string): readonly string[] {
  const [firsts = [], seconds = []] = partWith(edition, section)?.modules ?? [];
  return firsts.includes(section) ? seconds : [];
}

/** The first modules that this section follows; empty if it is no second module. */
export function firstModules(edition: EditionName, section: string): readonly string[] {
  const [firsts = [], seconds = []] = partWith(edition, section)?.modules ?? [];
  return seconds.includes(section) ? firsts : [];
}

/** The sections that one student takes in a part, in order: of the modules that one of is chosen, the first. */
export function sectionsTaken(edition: EditionName, { modules }: Pick<ExamPart, 'modules'>): ExamSection[] {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  return modules.flatMap(([first]) => sections.filter(({ type }) => type === first));
}

/** How many sections an edition has, and how many questions one student takes. */
export function editionSize(edition: EditionName): { sections: number; questions: number } {
  const { sections, parts }: ExamEdition = examEditions[edition];
  const taken = parts.length > 0 ? parts.flatMap((part) => sectionsTaken(edition, part)) : sections;
  const questions = taken.reduce((sum, section) => sum + section.questions, 0);
  return { sections: parts.length || sections.length, questions };
}
