/** The ids by which parts of a place's sets are found. */
export const setPartIds = {
  more: (set: string) => `set-${set}`,
  create: 'create-problem-set',
  order: 'order-problem-sets',
  bucket: 'problem-sets-from-bucket',
  existing: 'add-existing-problem-sets',
  link: 'link-existing-problem-set',
  ordering: 'problem-sets-in-order',
} as const;
