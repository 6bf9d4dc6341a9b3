import { assignmentCalls } from './assignments.ts';
import { contentCalls } from './content.ts';
import { dashboardCalls } from './dashboard.ts';
import { examCalls } from './exams.ts';
import { gradeCalls } from './grades.ts';
import { peopleCalls } from './people.ts';
import { practiceCalls } from './practice.ts';
import { reportCalls } from './reports.ts';
import { sessionCalls, settingCalls } from './session.ts';
import { testCalls } from './tests.ts';

/** Every call of the product, once. The server mounts this table; the client is typed from it. */
export const contract = {
  ...sessionCalls,
  ...settingCalls,
  ...contentCalls,
  ...examCalls,
  ...gradeCalls,
  ...testCalls,
  ...practiceCalls,
  ...reportCalls,
  ...assignmentCalls,
  ...dashboardCalls,
  ...peopleCalls,
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
