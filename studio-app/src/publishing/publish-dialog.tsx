import { ask } from '@fourfold/core/client/ask';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { PublishEffect } from '@fourfold/core/contract/publishing';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queryOf } from '../data/query-of.ts';
import { effectWords } from './effect-words.ts';
import { testNames } from './kind-words.ts';
import { publish } from './publish.ts';
import css from './publish-dialog.module.css';
import type { Target } from './send-publish.ts';
import { UnfinishedList } from './unfinished-list.tsx';
import { isGone, sayGone } from './unless-gone.ts';

type PublishDialogProps = {
  target: Target;
  title: string;
  /** True to publish the record, false to unpublish it. */
  wanted: boolean;
  onClose: () => void;
};

/**
 * Shows the effect of publishing or unpublishing on students and what is unfinished, and asks for
 * confirmation.
 */
export function PublishDialog({ target, title, wanted, onClose }: PublishDialogProps) {
  const { kind, id, test } = target;
  const asked = ask('GET /publish_effect', { query: { kind, id, ...(test && { test }) } });
  const effect = useQuery({
    ...queryOf(asked),
    // Always fetched: an earlier reply may be outdated.
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, throwOnError: false, meta: { saysItself: true } },
  });
  const [busy, setBusy] = useState(false);
  const gone = effect.error instanceof CallFailed && isGone(effect.error);
  const leave = useEffectEvent(() => {
    sayGone({ kind, title });
    onClose();
  });
  useEffect(() => {
    if (gone) leave();
  }, [gone]);

  async function go() {
    setBusy(true);
    const isDone = await publish(target, title, wanted);
    setBusy(false);
    if (isDone) onClose();
  }
  const verb = wanted ? 'Publish' : 'Unpublish';
  return (
    <Dialog
      title={`${verb} ${nameOf(target, title)}?`}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {/* Disabled until the effect is shown; a failure to load the effect does not block the
              action. */}
          <Button kind="primary" busy={busy || effect.isPending} onClick={go}>
            {verb}
          </Button>
        </>
      }
    >
      {busy && <LoadingOverlay />}
      <div className={css.effect} role="status" aria-label="What follows">
        {effect.data && <Effect effect={effect.data} wanted={wanted} />}
      </div>
      {effect.isPending && <Skeleton bars={[62, 48]} />}
      {effect.data && wanted && <UnfinishedList effect={effect.data} onGo={onClose} />}
      {effect.isError && !gone && (
        <ErrorPanel
          title={`What that ${wanted ? 'shows' : 'stops'} could not be found out.`}
          onRetry={effect.refetch}
          busy={effect.isFetching}
        >
          {`${verb} works without it.`}
        </ErrorPanel>
      )}
    </Dialog>
  );
}

function Effect({ effect, wanted }: { effect: PublishEffect; wanted: boolean }) {
  return effectWords(effect, wanted).map((sentence) => <p key={sentence}>{sentence}</p>);
}

function nameOf({ kind, test }: Target, title: string): string {
  if (test) return `${testNames[test]} of “${title}”`;
  return kind.endsWith('_sequence') ? `the sequence of “${title}”` : `“${title}”`;
}
