import type { Account } from '@fourfold/core/contract/session';
import { examPlaces } from '../../features/exams/first/exam-places.ts';
import { topicLists } from '../../features/topics/first/topic-lists.ts';

type Entry = { title: string; path: string };

const students: Entry = { title: 'Students', path: '/home/students' };

/**
 * The side menu (1§2.4): a tutor by type sees Students alone, a student who is a tutor sees it as well. Whoever is
 * looked at is a student and nothing else.
 */
export function menuOf({ userType, is_tutor, tutor_login }: Account): Entry[] {
  if (userType === 'Tutor') return [students];
  return [
    { title: 'Dashboard', path: '/home' },
    ...(is_tutor && !tutor_login.status ? [students] : []),
    ...[...Object.values(examPlaces), ...topicLists.filter(({ listed }) => listed)].map(({ title, path }) => ({
      title,
      path,
    })),
  ];
}
