import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { useAccount } from '@fourfold/app-shell/session';
import { Button } from '@fourfold/ui-kit/button';
import { WarningIcon } from '@fourfold/ui-kit/icon';
import { type ComponentType, useState } from 'react';
import css from './report-problem.module.css';

type DialogProps = { question: string; onClose: () => void };

/** Opens the report dialog, on every question page (RPT-001); for students only (Q125). */
export function ReportProblem({ question }: { question: string }) {
  const account = useAccount();
  const [open, setOpen] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);
  if (!account?.is_student) return null;
  const show = () => {
    import('./report-dialog.tsx').then(
      ({ ReportDialog: Dialog }) => setOpen({ Dialog }),
      () => alertLoadFailure('The report could not be opened. Check the connection and try again.'),
    );
  };
  return (
    <>
      <Button kind="quiet" className={css.report ?? ''} aria-label="Report problem" onClick={show}>
        <WarningIcon />
        <span>Report problem</span>
      </Button>
      {open && <open.Dialog question={question} onClose={() => setOpen(null)} />}
    </>
  );
}
