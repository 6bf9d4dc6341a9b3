import * as z from 'zod';
import { type ClientError, clientErrorKinds, largestReport, longest } from '../client/errors/client-error.ts';
import { type Area, Message, roles } from './call.ts';

export const ClientErrorReport = z.object({
  kind: z.enum(clientErrorKinds),
  name: z.string().max(longest.name),
  message: z.string().max(longest.message),
  stack: z.string().max(longest.stack),
  page: z.string().max(longest.page),
  release: z.string().max(longest.release),
  request: z.string().max(longest.request).optional(),
}) satisfies z.ZodType<ClientError>;

export const clientErrorCalls = {
  'POST /client_errors': {
    summary: 'Tell of an error that nobody caught in a page; it goes into the log. Added.',
    who: roles,
    sealed: 'heard',
    knowsCaller: true,
    bodyLimit: largestReport,
    body: ClientErrorReport,
    reply: Message,
  },
} as const satisfies Area;
