/** DOM ids of parts of a set desk, for moving the focus. */
export const setElementIds = {
  more: (set: string) => `set-${set}`,
  create: 'create-problem-set',
  order: 'order-problem-sets',
  bucket: 'problem-sets-from-bucket',
  existing: 'add-existing-problem-sets',
  link: 'link-existing-problem-set',
  ordering: 'problem-sets-in-order',
} as const;
