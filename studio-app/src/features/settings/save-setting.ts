import { ask } from '@fourfold/core/client/ask';
import type { Input } from '@fourfold/core/contract/types';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../data/query-client.ts';
import { queryOf } from '../../data/query-of.ts';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';

/** Query options of the app settings, which are one record. */
export const settingQuery = queryOf(ask('GET /settings/get_setting'));

/** Saves some of the settings and shows the result. Returns whether they were saved. */
export async function saveSetting(body: Input<'PUT /settings/set_setting'>['body']): Promise<boolean> {
  const saved = await attempt(api('PUT /settings/set_setting', { body }));
  if (!saved) return false;
  await queryClient.cancelQueries({ queryKey: settingQuery.queryKey });
  queryClient.setQueryData(settingQuery.queryKey, saved);
  showAlert('success', 'Settings updated Successfully');
  return true;
}
