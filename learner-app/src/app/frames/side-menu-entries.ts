import type { Account } from '@fourfold/core/contract/session';
import { examListLinks } from '../../features/exams/first/exam-lists-navigation.ts';
import { topicLists } from '../../features/topics/first/topic-lists.ts';

export type MenuEntry = { title: string; path: string };

const students: MenuEntry = { title: 'Students', path: '/home/students' };

/**
 * Returns the entries of the side menu (NAV-011): Students alone for the type Tutor (NAV-012),
 * Students as well for other tutors (NAV-013), but not while a tutor is logged in as the student.
 */
export function sideMenuEntries({ userType, is_tutor, tutor_login }: Account): MenuEntry[] {
  if (userType === 'Tutor') return [students];
  return [
    { title: 'Dashboard', path: '/home' },
    ...(is_tutor && !tutor_login.status ? [students] : []),
    ...[...Object.values(examListLinks), ...topicLists.filter(({ isInMenu }) => isInMenu)].map(({ title, path }) => ({
      title,
      path,
    })),
  ];
}

/** Returns the entries of the menu below (Q323): pages about the student's own work that the specification has not. */
export function ownWorkEntries({ userType }: Account): MenuEntry[] {
  return userType === 'Tutor' ? [] : [{ title: 'Mistakes', path: '/home/mistakes' }];
}
