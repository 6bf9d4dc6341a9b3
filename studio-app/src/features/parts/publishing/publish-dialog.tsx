import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { PublishEffect, UnpublishedPart } from '@fourfold/core/contract/publishing';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isGone, showDeletedError } from './deleted-record.ts';
import { effectSentences } from './effect-sentences.ts';
import { testName } from './kind-labels.ts';
import { publish, publishTogether } from './publish.ts';
import css from './publish-dialog.module.css';
import type { PublishTarget } from './publish-requests.ts';
import { PublishWith } from './publish-with.tsx';
import { UnfinishedList } from './unfinished-list.tsx';

type PublishDialogProps = {
  target: PublishTarget;
  title: string;
  /** True to publish the record, false to unpublish it. */
  willPublish: boolean;
  onClose: () => void;
};

/** Shows the effect of publishing or unpublishing on students and what is unfinished, and asks for confirmation. */
export function PublishDialog({ target, title, willPublish, onClose }: PublishDialogProps) {
  const { kind, id, test } = target;
  const request = apiQuery('GET /publish_effect', { query: { kind, id, ...(test && { test }) } });
  const effect = useQuery({
    ...callQuery(request),
    // Always fetched: an earlier reply may be outdated.
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, throwOnError: false, meta: { saysItself: true } },
  });
  const [chosen, setChosen] = useState<readonly UnpublishedPart[]>([]);
  const [busy, setBusy] = useState(false);
  const gone = effect.error instanceof CallFailed && isGone(effect.error);
  const closeIfGone = useEffectEvent(() => {
    showDeletedError({ kind, title });
    onClose();
  });
  useEffect(() => {
    if (gone) closeIfGone();
  }, [gone]);

  async function submit() {
    setBusy(true);
    const isPublished =
      chosen.length > 0 && target.test === undefined
        ? await publishTogether(target, title, chosen)
        : await publish(target, title, willPublish);
    setBusy(false);
    if (isPublished) onClose();
  }
  const verb = willPublish ? 'Publish' : 'Unpublish';
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
          <Button kind="primary" busy={busy || effect.isPending} onClick={submit}>
            {chosen.length > 0 ? `${verb} all ${chosen.length + 1}` : verb}
          </Button>
        </>
      }
    >
      {busy && <LoadingOverlay />}
      <div className={css.effect} role="status" aria-label="What follows">
        {effect.data && <Effect effect={without(effect.data, chosen)} willPublish={willPublish} />}
      </div>
      {effect.isPending && <Skeleton bars={[62, 48]} />}
      {willPublish && target.test === undefined && <PublishWith target={target} chosen={chosen} onChoose={setChosen} />}
      {effect.data && willPublish && <UnfinishedList effect={effect.data} onNavigate={onClose} />}
      {effect.isError && !gone && (
        <ErrorPanel
          title={`What that ${willPublish ? 'shows' : 'stops'} could not be found out.`}
          onRetry={effect.refetch}
          busy={effect.isFetching}
        >
          {`${verb} works without it.`}
        </ErrorPanel>
      )}
    </Dialog>
  );
}

function Effect({ effect, willPublish }: { effect: PublishEffect; willPublish: boolean }) {
  return effectSentences(effect, willPublish).map((sentence) => <p key={sentence}>{sentence}</p>);
}

/** The effect if these records above it are published, too. */
function without(effect: PublishEffect, chosen: readonly UnpublishedPart[]): PublishEffect {
  const isChosen = ({ kind, title }: PublishEffect['above'][number]) =>
    chosen.some((part) => part.isAbove && part.kind === kind && part.title === title);
  return { ...effect, above: effect.above.filter((parent) => !isChosen(parent)) };
}

function nameOf({ kind, test }: PublishTarget, title: string): string {
  if (test) return `${testName(test)} of “${title}”`;
  return kind.endsWith('_sequence') ? `the sequence of “${title}”` : `“${title}”`;
}
