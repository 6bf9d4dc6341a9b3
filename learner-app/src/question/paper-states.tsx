import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { Skeleton } from '@fourfold/ui-kit/skeleton';

/** The paper while its question is loading. */
export function PaperLoading() {
  return (
    <Paper head={<div />}>
      <Skeleton />
    </Paper>
  );
}

/** The paper if its question could not be loaded. */
export function PaperError({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Paper head={<div />}>
      <ErrorPanel title="The questions could not be loaded." onRetry={onRetry} busy={busy}>
        Your answers are safe.
      </ErrorPanel>
    </Paper>
  );
}
