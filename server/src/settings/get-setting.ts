import type { Handler } from '../call/handler.ts';
import { presentSetting } from './present-setting.ts';

export const getSetting: Handler<'GET /settings/get_setting'> = async (_input, { db }) =>
  presentSetting(await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow());
