import { contentCalls } from './content.ts';
import { examCalls } from './exams.ts';
import { practiceCalls } from './practice.ts';
import { reportCalls } from './reports.ts';
import { sessionCalls, settingCalls } from './session.ts';

/** Every call of the product, once. The server mounts this table; the client is typed from it. */
export const contract = {
  ...sessionCalls,
  ...settingCalls,
  ...contentCalls,
  ...examCalls,
  ...practiceCalls,
  ...reportCalls,
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
