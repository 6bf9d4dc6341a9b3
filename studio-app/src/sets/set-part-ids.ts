/** The ids by which parts of a place's sets are found. */
export const setPartIds = {
  more: (set: string) => `set-${set}`,
  create: 'create-problem-set',
} as const;
