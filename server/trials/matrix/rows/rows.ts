import type { Contract } from '@fourfold/core/contract/contract';
import type { AreaRows } from '../call-row.ts';
import { auditRows, clientErrorRows, deadLetterRows, reportRows } from './administration.ts';
import { assignmentRows } from './assignments.ts';
import { contentRows } from './content.ts';
import { dashboardRows } from './dashboard.ts';
import { deskRows } from './desk.ts';
import { examRows } from './exams.ts';
import { formRows } from './forms.ts';
import { gradeRows } from './grades.ts';
import { grantedTimeRows } from './granted-time.ts';
import { mistakeRows } from './mistakes.ts';
import { peopleRows } from './people.ts';
import { practiceRows } from './practice.ts';
import { problemSetRows } from './problem-sets.ts';
import { proofRows, publishingRows } from './publishing.ts';
import { questionVersionRows } from './question-versions.ts';
import { questionRows } from './questions.ts';
import { scoreReportRows } from './score-report.ts';
import { sessionRows, settingRows } from './session.ts';
import { skillRows } from './skills.ts';
import { spokenRows } from './spoken.ts';
import { reviewRows, testRows } from './tests.ts';
import { todayRows } from './today.ts';
import { treeRows } from './tree.ts';
import { userRows } from './users.ts';

/** A call of the contract without a row is a type error. */
export const rows = {
  ...sessionRows,
  ...settingRows,
  ...contentRows,
  ...examRows,
  ...formRows,
  ...gradeRows,
  ...testRows,
  ...grantedTimeRows,
  ...scoreReportRows,
  ...reviewRows,
  ...practiceRows,
  ...mistakeRows,
  ...reportRows,
  ...assignmentRows,
  ...dashboardRows,
  ...todayRows,
  ...spokenRows,
  ...peopleRows,
  ...treeRows,
  ...questionRows,
  ...questionVersionRows,
  ...problemSetRows,
  ...skillRows,
  ...deskRows,
  ...publishingRows,
  ...proofRows,
  ...userRows,
  ...auditRows,
  ...deadLetterRows,
  ...clientErrorRows,
} satisfies AreaRows<Contract>;
