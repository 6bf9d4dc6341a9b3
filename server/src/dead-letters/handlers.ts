import type { deadLetterCalls } from '@fourfold/core/contract/dead-letters';
import type { Handlers } from '../call/handler.ts';
import { listDeadLetters } from './list-dead-letters.ts';
import { discardLetter, retryLetter } from './retry-or-discard.ts';

export const deadLetterHandlers = {
  'GET /dead_letters': listDeadLetters,
  'POST /dead_letters/{id}/retry': retryLetter,
  'DELETE /dead_letters/{id}': discardLetter,
} satisfies Handlers<typeof deadLetterCalls>;
