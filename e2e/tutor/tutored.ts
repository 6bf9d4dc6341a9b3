import type { Page } from '@playwright/test';
import { test } from '../practising.ts';
import { makeTutor } from '../tutoring.ts';

/** A tutor of one's own, at the list of students. */
export const tutored = test.extend<{ tutor: { email: string; password: string } }>({
  tutor: async ({ page, db, newStudent }, use) => {
    const tutor = await newStudent(page);
    await makeTutor(page, db, tutor.email);
    await use(tutor);
  },
});

/** The tutor’s list of students. */
export const openList = (page: Page, learner: string, query = '') => page.goto(`${learner}/home/students${query}`);
