import type { ExamList } from './exam-lists.ts';

type Place = { title: string; path: string };

/** Lists that belong to an exam and stand in no menu (Q23). */
export const furtherPlaces: Record<ExamList['family'], readonly Place[]> = {
  sat: [{ title: 'SAT Topics', path: '/home/sat-topics' }],
  act: [],
};
