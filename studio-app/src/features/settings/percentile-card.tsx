import type { Family } from '@fourfold/core/exams/families';
import { percentileFault } from '@fourfold/core/scores/percentile-fault';
import { faultSentence } from '@fourfold/core/scores/sheet-rows';
import { extent } from '../../uploads/table-kind.ts';
import { TableUpload } from '../../uploads/table-upload.tsx';
import { TableViewer } from '../../uploads/table-viewer.tsx';
import { percentileKinds } from './percentile-kinds.ts';
import { saveSetting } from './save-setting.ts';
import { SettingCard } from './setting-card.tsx';

type PercentileCardProps = { family: Family; rows: readonly (readonly string[])[]; mayEdit: boolean };

/** The percentile table of a family, used by score charts. */
export function PercentileCard({ family, rows, mayEdit }: PercentileCardProps) {
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
          {mayEdit && <TableUpload kind={kind} onSend={(sent) => saveSetting({ [kind.field]: sent })} />}
        </>
      }
    >
      <p className="small">{stateOf(family, rows)}</p>
    </SettingCard>
  );
}

/**
 * The size of the table, and its error if charts cannot use it; an unusable table is stored all the
 * same (Q54).
 */
function stateOf(family: Family, rows: PercentileCardProps['rows']): string {
  if (rows.length === 0) return 'No table yet: charts show scores without percentiles.';
  const fault = percentileFault(family, rows);
  return fault ? `${extent(rows)}. Charts show no percentiles by it. ${faultSentence(fault)}` : `${extent(rows)}.`;
}
