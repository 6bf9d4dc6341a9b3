import { percentileTableError } from '@fourfold/core/scores/percentile-table-error';
import { sheetErrorText } from '@fourfold/core/scores/sheet-rows';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sizeText } from '../parts/score-tables/table-kind.ts';
import { TableUpload } from '../parts/score-tables/table-upload.tsx';
import { TableViewer } from '../parts/score-tables/table-viewer.tsx';
import { percentileKinds } from './percentile-kinds.ts';
import { saveSetting } from './save-setting.ts';
import { SettingCard } from './setting-card.tsx';

type PercentileCardProps = { family: Family; rows: readonly (readonly string[])[]; canEdit: boolean };

/** The percentile table of a family, used by score charts. */
export function PercentileCard({ family, rows, canEdit }: PercentileCardProps) {
  const kind = percentileKinds[family];
  return (
    <SettingCard
      title={kind.title}
      note={kind.note}
      actions={
        <>
          <TableViewer title={kind.title} rows={rows}>
            View Score
          </TableViewer>
          {canEdit && <TableUpload kind={kind} onSend={(newRows) => saveSetting({ [kind.field]: newRows })} />}
        </>
      }
    >
      <p className="small">{tableStateText(family, rows)}</p>
    </SettingCard>
  );
}

/** The size of the table, and its error if charts cannot use it; an unusable table is stored all the same (Q54). */
function tableStateText(family: Family, rows: PercentileCardProps['rows']): string {
  if (rows.length === 0) return 'No table yet: charts show scores without percentiles.';
  const tableError = percentileTableError(family, rows);
  return tableError
    ? `${sizeText(rows)}. Charts show no percentiles by it. ${sheetErrorText(tableError)}`
    : `${sizeText(rows)}.`;
}
