/** The editions that have a list of skills, each with the sections that its domains belong to, in display order. */
export const editions = {
  sat: { title: 'SAT', sections: { 'reading-and-writing': 'Reading and Writing', math: 'Math' } },
  act: { title: 'ACT', sections: { english: 'English', math: 'Mathematics', reading: 'Reading', science: 'Science' } },
} as const satisfies Readonly<Record<string, { title: string; sections: Readonly<Record<string, string>> }>>;

export type Edition = keyof typeof editions;
/** The code of a domain begins with its edition and one of the sections of it. */
export type DomainCode = {
  [Name in Edition]: `${Name}.${keyof (typeof editions)[Name]['sections'] & string}.${string}`;
}[Edition];
export const editionNames = Object.keys(editions) as readonly Edition[];

/** The sections of an edition with their titles, in display order. */
export function sectionsOf(edition: Edition): readonly (readonly [code: string, title: string])[] {
  return Object.entries(editions[edition].sections);
}
