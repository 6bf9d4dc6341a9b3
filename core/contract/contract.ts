import { contentCalls } from './content.ts';
import { practiceCalls } from './practice.ts';
import { sessionCalls, settingCalls } from './session.ts';

/** Every call of the product, once. The server mounts this table; the client is typed from it. */
export const contract = {
  ...sessionCalls,
  ...settingCalls,
  ...contentCalls,
  ...practiceCalls,
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
