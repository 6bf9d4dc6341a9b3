import type { ExamList } from './exam-lists.ts';

type ListLink = { title: string; path: string };

/** Lists that belong to an exam family and are not in the menu (Q23). */
export const furtherLists: Record<ExamList['family'], readonly ListLink[]> = {
  sat: [{ title: 'SAT Topics', path: '/home/sat-topics' }],
  act: [],
};
