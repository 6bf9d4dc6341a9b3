import { RailButton } from '@fourfold/ui-kit/app-shell';
import { useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { bucket } from './bucket.ts';

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
      <RailButton count={count} onClick={() => setOpen(true)}>
        Bucket
      </RailButton>
      {open && <BucketDialog onClose={() => setOpen(false)} />}
    </>
  );
}
