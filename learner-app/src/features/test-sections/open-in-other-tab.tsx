import { Button } from '@fourfold/ui-kit/button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import css from './panel.module.css';

/** Shown while another tab has claimed the section: this tab is read-only and can take it over. */
export function OpenInOtherTab({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <Paper head={<div />}>
      <div className={css.panel} role="status">
        <h2>This test is open in another tab.</h2>
        <p>What you answer there is kept. Go on there, or take the test over to this tab.</p>
      </div>
      <Button kind="primary" big onClick={onTakeOver}>
        Continue here
      </Button>
    </Paper>
  );
}
