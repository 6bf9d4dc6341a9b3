import type { Handler } from '../call/handler.ts';

export const getSetting: Handler<'GET /settings/get_setting'> = async (_input, { db }) => {
  const setting = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
  return {
    introduction_video: JSON.stringify(setting.introduction_video),
    formulas: setting.introduction_video_formulas,
    sat_percentile_score: setting.sat_percentile_score,
    act_percentile_score: setting.act_percentile_score,
  };
};
