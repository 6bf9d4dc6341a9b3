import { attempt } from '@fourfold/app-shell/attempt';
import { callQuery } from '@fourfold/app-shell/call-query';
import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Input } from '@fourfold/core/contract/types';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../data/query-client.ts';

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
