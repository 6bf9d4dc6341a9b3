import { attempt } from '@fourfold/app-shell/attempt';
import { useAccount } from '@fourfold/app-shell/session';
import type { Exam } from '@fourfold/core/contract/exams';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useId, useMemo } from 'react';
import { cacheTable } from './cache-table.ts';
import { type ExamTable, examTables } from './exam-tables.ts';
import css from './exam-uploads.module.css';
import { sizeText } from './table-kind.ts';
import { TableUpload } from './table-upload.tsx';
import { TableViewer } from './table-viewer.tsx';

type ExamUploadsProps = { exam: Exam; family: Family };

/** An exam's conversion table and answer key: every admin can read them (Q205), super admins upload them (UPL-006). */
export function ExamUploads({ exam, family }: ExamUploadsProps) {
  const tables = useMemo(() => examTables(exam.edition), [exam.edition]);
  return (
    <ul className={css.tables}>
      {tables.map((table) => (
        <Table key={table.field} table={table} exam={exam} family={family} />
      ))}
    </ul>
  );
}

function Table({ table, exam, family }: ExamUploadsProps & { table: ExamTable }) {
  const id = useId();
  const account = useAccount();
  const { field, title, viewLabel } = table;
  const rows = exam[field];

  async function send(newRows: string[][]) {
    const saved = await attempt(table.send(exam.id, newRows));
    if (!saved) return false;
    showAlert('success', table.uploadedMessage(saved.title));
    await cacheTable(family, exam.id, { [field]: newRows });
    return true;
  }
  return (
    <li className={css.table}>
      <span id={id} className={css.title}>
        {title}
      </span>
      <span className="small">{rows.length > 0 ? sizeText(rows) : 'None yet'}</span>
      <span className={css.actions}>
        {rows.length > 0 && (
          <TableViewer title={`${title} of ${exam.title}`} rows={rows} describedBy={id}>
            {viewLabel}
          </TableViewer>
        )}
        {account?.is_super_admin && <TableUpload kind={table} onSend={send} describedBy={id} />}
      </span>
    </li>
  );
}
