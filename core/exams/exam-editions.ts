import { type ExamSection, examFamilies, type Family } from './families.ts';

/** One form of a test as its maker gives it: an exam is of one edition. */
export type ExamEdition = {
  family: Family;
  /** In lists and choices. */
  title: string;
  /** In display order. */
  sections: readonly ExamSection[];
  /** Whether it is also taken on paper: question topics, a bubble sheet, an answer key and marks belong to the paper. */
  hasPaper: boolean;
};

/** All editions. The paper SAT and the classic ACT are those of the specification. */
export const examEditions = {
  'sat-paper': { family: 'sat', title: 'SAT on paper', sections: examFamilies.sat.sections, hasPaper: true },
  'act-classic': { family: 'act', title: 'ACT', sections: examFamilies.act.sections, hasPaper: true },
  'sat-digital': {
    family: 'sat',
    title: 'Digital SAT',
    sections: [
      {
        type: 'Math1',
        title: 'Math, Module 1',
        short: 'Math 1',
        testTitle: '(Math, Module 1)',
        questions: 22,
        options: 4,
        columns: 5,
        typedFrom: null,
        test: {
          minutes: 35,
          calculator: true,
          endsByClock: true,
          publish: { mock: 'math_1_mock_test_publish', real: 'math_1_real_test_publish' },
        },
      },
    ],
    hasPaper: false,
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
