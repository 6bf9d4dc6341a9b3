import { apiQuery } from '@fourfold/core/client/api-query';
import type { Input } from '@fourfold/core/contract/types';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { callQuery } from '../../data/call-query.ts';
import { queryClient } from '../../data/query-client.ts';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';

/** Query options of the app settings, which are one record. */
export const settingQuery = callQuery(apiQuery('GET /settings/get_setting'));

/** Saves some of the settings and shows the result. Returns whether they were saved. */
export async function saveSetting(body: Input<'PUT /settings/set_setting'>['body']): Promise<boolean> {
  const saved = await attempt(api('PUT /settings/set_setting', { body }));
  if (!saved) return false;
  await queryClient.cancelQueries({ queryKey: settingQuery.queryKey });
  queryClient.setQueryData(settingQuery.queryKey, saved);
  showAlert('success', 'Settings updated Successfully');
  return true;
}
