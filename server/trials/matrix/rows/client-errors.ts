import type { clientErrorCalls } from '@fourfold/core/contract/client-errors';
import type { AreaRows } from '../call-row.ts';

export const clientErrorRows = {
  'POST /client_errors': {
    of: 'open',
    parts: () => ({
      body: { kind: 'error', name: 'TypeError', message: 'x is no function', stack: '', page: '/home', release: 'a-1' },
    }),
  },
} as const satisfies AreaRows<typeof clientErrorCalls>;
