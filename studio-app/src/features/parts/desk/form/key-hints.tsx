import { Button } from '@fourfold/ui-kit/button';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import css from './whole-form.module.css';

const KeysDialog = lazyPart({
  name: 'The list of keys',
  load: () => import('./keys-dialog.tsx').then((part) => part.KeysDialog),
});

/** The keys of the answers, below them, and a list of all keys, which `?` opens too unless a text is being written. */
export function KeyHints() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented || document.querySelector(':modal')) return;
      if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, math-field')))
        return;
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={css.keys}>
      <kbd>Enter</kbd> next answer <kbd>Tab</kbd> why <kbd>Alt R</kbd> right <kbd>/</kbd> inserts{' '}
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        All keys
      </Button>
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
