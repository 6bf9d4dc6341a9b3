import type { settingCalls } from '@fourfold/core/contract/session';
import type { Handlers } from '../call/handler.ts';
import { getSetting } from './setting.ts';

export const settingHandlers = {
  'GET /settings/get_setting': getSetting,
} satisfies Handlers<typeof settingCalls>;
