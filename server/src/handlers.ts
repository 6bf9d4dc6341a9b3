import type { Contract } from '@fourfold/core/contract/contract';
import { assignmentHandlers } from './assignments/handlers.ts';
import { auditHandlers } from './audit/handlers.ts';
import { questionHandlers } from './authoring/handlers.ts';
import type { Handlers } from './call/handler.ts';
import { clientErrorHandlers } from './client-errors/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { deadLetterHandlers } from './dead-letters/handlers.ts';
import { deskHandlers } from './desk/handlers.ts';
import { eventHandlers } from './events/handlers.ts';
import { examHandlers } from './exams/handlers.ts';
import { formHandlers } from './forms/handlers.ts';
import { gradeHandlers } from './grades/handlers.ts';
import { grantedTimeHandlers } from './granted-time/handlers.ts';
import { mistakeHandlers } from './mistakes/handlers.ts';
import { practiceHandlers } from './practice/handlers.ts';
import { problemSetHandlers } from './problem-sets/handlers.ts';
import { proofHandlers } from './proofs/handlers.ts';
import { publishingHandlers } from './publishing/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { reviewHandlers } from './reviews/handlers.ts';
import { scoreReportHandlers } from './score-report/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { settingHandlers } from './settings/handlers.ts';
import { skillHandlers } from './skills/handlers.ts';
import { spokenHandlers } from './spoken/handlers.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { peopleHandlers } from './students/handlers.ts';
import { testHandlers } from './test-sections/handlers.ts';
import { todayHandlers } from './today/handlers.ts';
import { treeHandlers } from './tree/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { questionVersionHandlers } from './versions/handlers.ts';

/** The handlers of all calls; a missing one is a type error. */
export const handlers = {
  ...sessionHandlers,
  ...settingHandlers,
  ...contentHandlers,
  ...examHandlers,
  ...formHandlers,
  ...gradeHandlers,
  ...practiceHandlers,
  ...mistakeHandlers,
  ...reportHandlers,
  ...testHandlers,
  ...grantedTimeHandlers,
  ...scoreReportHandlers,
  ...reviewHandlers,
  ...dashboardHandlers,
  ...todayHandlers,
  ...spokenHandlers,
  ...assignmentHandlers,
  ...eventHandlers,
  ...peopleHandlers,
  ...treeHandlers,
  ...questionHandlers,
  ...questionVersionHandlers,
  ...problemSetHandlers,
  ...skillHandlers,
  ...deskHandlers,
  ...publishingHandlers,
  ...proofHandlers,
  ...userHandlers,
  ...auditHandlers,
  ...deadLetterHandlers,
  ...statisticsHandlers,
  ...clientErrorHandlers,
} satisfies Handlers<Contract>;
