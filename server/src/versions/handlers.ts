import type { questionVersionCalls } from '@fourfold/core/contract/question-versions';
import type { Handlers } from '../call/handler.ts';
import { compareVersion } from './compare-version.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

export const questionVersionHandlers = {
  'GET /questions/{id}/versions': listVersions,
  'GET /questions/{id}/versions/compare': compareVersion,
  'POST /questions/{id}/versions/restore': restoreVersion,
} satisfies Handlers<typeof questionVersionCalls>;
