import type { ExamList } from './exam-lists.ts';

type Place = { title: string; path: string };

/** Lists that belong to an exam family and are not in the menu (Q23). */
export const furtherPlaces: Record<ExamList['family'], readonly Place[]> = {
  sat: [{ title: 'SAT Topics', path: '/home/sat-topics' }],
  act: [],
};
