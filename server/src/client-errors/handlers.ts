import type { clientErrorCalls } from '@fourfold/core/contract/client-errors';
import type { Handlers } from '../call/handler.ts';
import { noteClientError } from './note-client-error.ts';

export const clientErrorHandlers = {
  'POST /client_errors': noteClientError,
} satisfies Handlers<typeof clientErrorCalls>;
