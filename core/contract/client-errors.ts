import * as z from 'zod';
import { type ClientError, clientErrorKinds, maxLengths, maxReportBytes } from '../client/errors/client-error.ts';
import { type Area, Message, roles } from './call.ts';

export const ClientErrorReport = z.object({
  kind: z.enum(clientErrorKinds),
  name: z.string().max(maxLengths.name),
  message: z.string().max(maxLengths.message),
  stack: z.string().max(maxLengths.stack),
  page: z.string().max(maxLengths.page),
  release: z.string().max(maxLengths.release),
  request: z.string().max(maxLengths.request).optional(),
}) satisfies z.ZodType<ClientError>;

export const clientErrorCalls = {
  'POST /client_errors': {
    summary: 'Report an uncaught error of a page. It is written to the log. Added.',
    who: roles,
    sealed: 'heard',
    knowsCaller: true,
    bodyLimit: maxReportBytes,
    body: ClientErrorReport,
    reply: Message,
  },
} as const satisfies Area;
