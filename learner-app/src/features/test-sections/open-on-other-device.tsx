import { Button } from '@fourfold/ui-kit/button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { useState } from 'react';
import css from './panel.module.css';

/** Shown while another device takes the section: this one has stopped, and can continue it instead. */
export function OpenOnOtherDevice({ onTakeOver }: { onTakeOver: () => Promise<boolean> }) {
  const [busy, setBusy] = useState(false);
  const takeOver = async () => {
    setBusy(true);
    await onTakeOver();
    setBusy(false);
  };
  return (
    <Paper head={<div />}>
      <div className={css.panel} role="status">
        <h2>This test is open on another device.</h2>
        <p>What was answered there is saved as soon as it has a network. The clock goes on. Continue there, or here.</p>
      </div>
      <Button kind="primary" big busy={busy} onClick={takeOver}>
        Continue here
      </Button>
    </Paper>
  );
}
