import { useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { bucket } from './bucket.ts';
import css from './bucket-entry.module.css';

const BucketDialog = lazyPart({
  name: 'The bucket',
  load: () => import('./bucket-dialog.tsx').then((part) => part.BucketDialog),
});

/** The bucket's entry in the studio's menu, with the number of its records. */
export function BucketEntry() {
  const count = useStore(bucket, ({ items }) => items.length);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.entry} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Bucket
        {count > 0 && <span className={css.count}>{count}</span>}
      </button>
      {open && <BucketDialog onClose={() => setOpen(false)} />}
    </>
  );
}
