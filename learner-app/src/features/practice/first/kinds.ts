/** The kinds of practice topics, as in routes, with their titles. */
export const kinds = { math: 'Math', grammar: 'Grammar', reading: 'Reading' } as const;
export type Kind = keyof typeof kinds;

export function isKind(name: string | null | undefined): name is Kind {
  return name != null && Object.hasOwn(kinds, name);
}
