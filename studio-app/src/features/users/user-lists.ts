import type { UserKind, UserType } from '@fourfold/core/contract/users';

/** One of the three lists of users: its labels and its calls. */
export type UserList = {
  id: UserKind;
  /** Label of the tab. */
  label: string;
  type: UserType;
  /** Noun for one user, within a sentence. */
  noun: string;
  calls: {
    list: 'GET /users/admins' | 'GET /users/students' | 'GET /users/tutors';
    create: 'POST /users/admins' | 'POST /users/students' | 'POST /users/tutors';
    change: 'PATCH /users/admins/{id}' | 'PATCH /users/students/{id}' | 'PATCH /users/tutors/{id}';
    remove: 'DELETE /users/admins/{id}' | 'DELETE /users/students/{id}' | 'DELETE /users/tutors/{id}';
  };
};

/** In the order of the tabs (USR-001). */
export const userLists = {
  admins: {
    id: 'admins',
    label: 'Admins',
    type: 'Admin',
    noun: 'admin',
    calls: {
      list: 'GET /users/admins',
      create: 'POST /users/admins',
      change: 'PATCH /users/admins/{id}',
      remove: 'DELETE /users/admins/{id}',
    },
  },
  students: {
    id: 'students',
    label: 'Students',
    type: 'Student',
    noun: 'student',
    calls: {
      list: 'GET /users/students',
      create: 'POST /users/students',
      change: 'PATCH /users/students/{id}',
      remove: 'DELETE /users/students/{id}',
    },
  },
  tutors: {
    id: 'tutors',
    label: 'Tutors',
    type: 'Tutor',
    noun: 'tutor',
    calls: {
      list: 'GET /users/tutors',
      create: 'POST /users/tutors',
      change: 'PATCH /users/tutors/{id}',
      remove: 'DELETE /users/tutors/{id}',
    },
  },
} as const satisfies Record<UserKind, UserList>;

/** The list of each type of account. */
export const userListOfType = {
  Admin: userLists.admins,
  Student: userLists.students,
  Tutor: userLists.tutors,
} as const satisfies Record<UserType, UserList>;

/** Number and noun: "1 tutor", "12 tutors". */
export function countText(count: number, { noun }: { noun: string }): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
