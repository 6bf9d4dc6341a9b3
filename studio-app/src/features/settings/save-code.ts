import { attempt } from '@fourfold/app-shell/attempt';
import { callQuery } from '@fourfold/app-shell/call-query';
import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { RegistrationCode } from '@fourfold/core/contract/audit';
import type { Input } from '@fourfold/core/contract/types';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../data/query-client.ts';

export const codesQuery = callQuery(apiQuery('GET /registration_codes'));

/** Adds a code at the top of the list. Returns whether it was added. */
export async function addCode(body: Input<'POST /registration_codes'>['body']): Promise<boolean> {
  const made = await attempt(api('POST /registration_codes', { body }));
  if (!made) return false;
  await updateCodes((codes) => [made, ...codes.filter(({ code }) => code !== made.code)]);
  showAlert('success', `Code ${made.code} added`);
  return true;
}

/** Retires or restores a code or changes its note, and shows `successMessage`. Returns whether it was saved. */
export async function changeCode(
  body: Input<'PUT /registration_codes'>['body'],
  successMessage: string,
): Promise<boolean> {
  const changed = await attempt(api('PUT /registration_codes', { body }));
  if (!changed) return false;
  await updateCodes((codes) => codes.map((known) => (known.code === changed.code ? changed : known)));
  showAlert('success', successMessage);
  return true;
}

type Codes = readonly RegistrationCode[];

async function updateCodes(change: (codes: Codes) => RegistrationCode[]): Promise<void> {
  const { queryKey } = codesQuery;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (reply) => reply && { data: change(reply.data) });
}
