import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';

/** The calls of a student's own dashboard: an impersonating tutor makes more. */
export const studentDashboardCalls = Object.entries<CallSpec>(contract).flatMap(([call, { firstOf, who }]) =>
  firstOf?.includes('dashboard') && who.includes('student') ? [call] : [],
);
