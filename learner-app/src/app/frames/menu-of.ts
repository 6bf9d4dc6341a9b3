import type { Account } from '@fourfold/core/contract/session';
import { examLists } from '../../features/exams/exam-lists.ts';
import { topicLists } from '../../features/topics/topic-lists.ts';

type Entry = { title: string; path: string };

const students: Entry = { title: 'Students', path: '/home/students' };

/** The side menu (1§2.4): a tutor by type sees Students alone, a student who is a tutor sees it as well. */
export function menuOf(account: Pick<Account, 'userType' | 'is_tutor'>): Entry[] {
  if (account.userType === 'Tutor') return [students];
  return [
    { title: 'Dashboard', path: '/home' },
    ...(account.is_tutor ? [students] : []),
    ...[...examLists, ...topicLists.filter(({ listed }) => listed)].map(({ title, path }) => ({ title, path })),
  ];
}
