import * as assignments from '@fourfold/core/contract/assignments';
import * as call from '@fourfold/core/contract/call';
import * as content from '@fourfold/core/contract/content';
import * as dashboard from '@fourfold/core/contract/dashboard';
import * as examProgress from '@fourfold/core/contract/exam-progress';
import * as exams from '@fourfold/core/contract/exams';
import * as grades from '@fourfold/core/contract/grades';
import * as people from '@fourfold/core/contract/people';
import * as practice from '@fourfold/core/contract/practice';
import * as reports from '@fourfold/core/contract/reports';
import * as session from '@fourfold/core/contract/session';
import * as tests from '@fourfold/core/contract/tests';
import * as z from 'zod';

/** The schemas that the contract exports; the OpenAPI document defines each once and refers to it. */
export const namedSchemas = z.registry<{ id: string }>();
for (const area of [
  call,
  session,
  content,
  examProgress,
  exams,
  grades,
  tests,
  practice,
  reports,
  assignments,
  dashboard,
  people,
]) {
  for (const [id, value] of Object.entries(area)) if (value instanceof z.ZodType) namedSchemas.add(value, { id });
}
