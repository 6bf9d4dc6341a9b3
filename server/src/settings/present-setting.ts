import type { Setting } from '@fourfold/core/contract/session';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

export function presentSetting(row: Selectable<Database['settings']>): Setting {
  return {
    introduction_video: JSON.stringify(row.introduction_video),
    formulas: row.introduction_video_formulas,
    sat_percentile_score: row.sat_percentile_score,
    act_percentile_score: row.act_percentile_score,
  };
}
