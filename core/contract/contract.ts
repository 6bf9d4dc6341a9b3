import { assignmentCalls } from './assignments.ts';
import { auditCalls } from './audit.ts';
import { clientErrorCalls } from './client-errors.ts';
import { dashboardCalls } from './dashboard.ts';
import { deadLetterCalls } from './dead-letters.ts';
import { deskCalls } from './desk.ts';
import { examProgressCalls } from './exam-progress.ts';
import { examQuestionCalls } from './exam-questions.ts';
import { examCalls } from './exams.ts';
import { formCalls } from './forms.ts';
import { gradeCalls } from './grades.ts';
import { grantedTimeCalls } from './granted-time.ts';
import { mistakeCalls } from './mistakes.ts';
import { peopleCalls } from './people.ts';
import { practiceCalls } from './practice.ts';
import { problemSetCalls } from './problem-sets.ts';
import { proofCalls } from './proofs.ts';
import { publishingCalls } from './publishing.ts';
import { questionVersionCalls } from './question-versions.ts';
import { questionCalls } from './questions.ts';
import { contentCalls } from './read-content.ts';
import { reportCalls } from './reports.ts';
import { reviewCalls } from './reviews.ts';
import { scoreReportCalls } from './score-report.ts';
import { sessionCalls, settingCalls } from './session.ts';
import { skillCalls } from './skills.ts';
import { spokenCalls } from './spoken.ts';
import { testCalls } from './tests.ts';
import { todayCalls } from './today.ts';
import { treeCalls } from './tree.ts';
import { userCalls } from './users.ts';

/** Every call of the product, once. The server mounts this table; the client is typed from it. */
export const contract = {
  ...sessionCalls,
  ...settingCalls,
  ...contentCalls,
  ...examCalls,
  ...examProgressCalls,
  ...examQuestionCalls,
  ...formCalls,
  ...gradeCalls,
  ...testCalls,
  ...grantedTimeCalls,
  ...scoreReportCalls,
  ...reviewCalls,
  ...practiceCalls,
  ...mistakeCalls,
  ...reportCalls,
  ...assignmentCalls,
  ...dashboardCalls,
  ...todayCalls,
  ...spokenCalls,
  ...peopleCalls,
  ...treeCalls,
  ...questionCalls,
  ...questionVersionCalls,
  ...problemSetCalls,
  ...skillCalls,
  ...deskCalls,
  ...publishingCalls,
  ...proofCalls,
  ...userCalls,
  ...auditCalls,
  ...deadLetterCalls,
  ...clientErrorCalls,
} as const;

export type Contract = typeof contract;
export type Call = keyof Contract;
