import { Button } from '@fourfold/ui-kit/button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { useState } from 'react';
import css from './panel.module.css';

const texts = {
  'another tab': 'What you answer there is kept. Go on there, or take the test over to this tab.',
  'another device':
    'What was answered there is saved as soon as it has a network. The clock goes on. Continue there, or here.',
  'another device, in practice mode':
    'What was answered there is saved as soon as it has a network. Continue there, or here.',
} as const;

type OpenElsewhereProps = {
  where: 'another tab' | 'another device';
  /** In practice mode, where no clock runs while the section is left. */
  practice: boolean;
  onTakeOver: () => unknown;
};

/** Shown while another tab or device has claimed the section: this one is read-only and can take it over. */
export function OpenElsewhere({ where, practice, onTakeOver }: OpenElsewhereProps) {
  const [busy, setBusy] = useState(false);
  const takeOver = async () => {
    setBusy(true);
    await onTakeOver();
    setBusy(false);
  };
  return (
    <Paper head={<div />}>
      <div className={css.panel} role="status">
        <h2>
          This test is open {where === 'another tab' ? 'in' : 'on'} {where}.
        </h2>
        <p>{texts[practice && where === 'another device' ? 'another device, in practice mode' : where]}</p>
      </div>
      <Button kind="primary" big busy={busy} onClick={takeOver}>
        Continue here
      </Button>
    </Paper>
  );
}
