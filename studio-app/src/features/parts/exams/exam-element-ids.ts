import type { Family } from '@fourfold/core/wire/exams/exam-family';

/** DOM ids of parts of the exam lists, for moving the focus. */
export const examElementIds = {
  row: (exam: string) => `exam-${exam}`,
  number: (question: string) => `number-${question}`,
  create: (family: Family) => `create-${family}`,
  order: (family: Family) => `order-${family}`,
  ordering: (family: Family) => `${family}s-in-order`,
} as const;
