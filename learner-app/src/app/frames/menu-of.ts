import type { Account } from '@fourfold/core/contract/session';
import { examPlaces } from '../../features/exams/first/exam-places.ts';
import { topicLists } from '../../features/topics/first/topic-lists.ts';

type Entry = { title: string; path: string };

const students: Entry = { title: 'Students', path: '/home/students' };

/**
 * Returns the entries of the side menu (NAV-011): Students alone for the type Tutor (NAV-012),
 * Students as well for other tutors (NAV-013), but not while a tutor is logged in as the student.
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
