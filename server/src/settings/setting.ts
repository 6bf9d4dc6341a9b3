import type { Setting } from '@fourfold/core/contract/session';
import { percentileTableError } from '@fourfold/core/scores/percentile-table-error';
import { sheetErrorText } from '@fourfold/core/scores/sheet-rows';
import type { Selectable, Updateable } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { checkDocuments } from '../content/check-documents.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import type { Database } from '../database/schema.ts';

export const getSetting: Handler<'GET /settings/get_setting'> = async (_input, { db }) =>
  presentSetting(await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow());

type Call = 'PUT /settings/set_setting';
type SettingChanges = Parameters<Handler<Call>>[0]['body'];

/** Saves the given fields of the setting. The other fields stay unchanged. */
export const setSetting: Handler<Call> = async ({ body }, { db, session, videoHosts }) => {
  const video = body.introduction_video === undefined ? null : readVideo(body.introduction_video);
  const changes = { ...video?.columns, ...tableColumns(body) };
  if (Object.keys(changes).length === 0)
    throw new Refusal('invalid_field', { field: 'body', problem: `expected ${settingNames.join(' or ')}` });
  return await db.transaction().execute(async (tx) => {
    await refuseForeignMedia(tx, [video?.document], videoHosts);
    const row = await tx.updateTable('settings').set(changes).returningAll().executeTakeFirstOrThrow();
    const changed = settingNames.filter((name) => body[name] !== undefined);
    await writeAudit(tx, session, { action: 'update', subject: 'setting', subject_id: null, detail: { changed } });
    return presentSetting(row);
  });
};

const settingNames = ['introduction_video', 'sat_percentile_score', 'act_percentile_score'] as const;

function tableColumns(changes: SettingChanges): Updateable<Database['settings']> {
  return Object.fromEntries(readTables(changes).map(([name, rows]) => [name, JSON.stringify(rows)]));
}

/** Reads the given tables. An empty table removes the stored one; a table that has an error is refused (Q204). */
function readTables({ sat_percentile_score, act_percentile_score }: SettingChanges) {
  const tables = [
    { family: 'sat', name: 'sat_percentile_score', rows: sat_percentile_score },
    { family: 'act', name: 'act_percentile_score', rows: act_percentile_score },
  ] as const;
  return tables.flatMap(({ family, name, rows }) => {
    if (rows === undefined) return [];
    const error = rows.length > 0 ? percentileTableError(family, rows) : null;
    if (error) throw new Refusal('invalid_value', { field: name, problem: sheetErrorText(error) });
    return [[name, rows] as const];
  });
}

function readVideo(introduction_video: string) {
  const { documents, formulas, formulas_version } = checkDocuments({ introduction_video });
  const document = documents.introduction_video;
  return {
    document,
    columns: {
      introduction_video: JSON.stringify(document),
      introduction_video_formulas: JSON.stringify(formulas),
      introduction_video_formulas_version: formulas_version,
    },
  };
}

function presentSetting(row: Selectable<Database['settings']>): Setting {
  return {
    introduction_video: JSON.stringify(row.introduction_video),
    formulas: row.introduction_video_formulas,
    sat_percentile_score: row.sat_percentile_score,
    act_percentile_score: row.act_percentile_score,
  };
}
