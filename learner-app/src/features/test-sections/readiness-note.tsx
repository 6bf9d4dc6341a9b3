import { Button } from '@fourfold/ui-kit/button';
import { useIsOnline } from '../../outbox/lazy/use-is-online.ts';
import css from './readiness-note.module.css';
import type { Readiness } from './use-readiness.ts';

/** Says whether the section can be taken without a network; announced when it changes. */
export function ReadinessNote({ readiness }: { readiness: Readiness }) {
  const isOnline = useIsOnline();
  const missing = readiness.kind === 'missing' ? readiness : null;
  return (
    <div className={css.note}>
      <p role="status">
        {isOnline || readiness.kind !== 'ready' || !readiness.hasSpace ? readinessText(readiness) : offlineText}
      </p>
      {missing && <Button onClick={missing.retry}>Try again</Button>}
    </div>
  );
}

const offlineText = 'You are offline. Your answers are kept here and go out by themselves when the network is back.';

const noSpaceText =
  'This device has almost no space left. Free some before you start: without a network your answers might be lost.';

function readinessText(readiness: Readiness): string {
  switch (readiness.kind) {
    case 'loading':
      return 'Loading the whole section';
    case 'ready':
      if (!readiness.hasSpace) return noSpaceText;
      return readiness.reloads === false ? 'Ready without a network. Keep this page open.' : 'Ready without a network';
    case 'missing':
      return readiness.pictures > 0
        ? `${readiness.pictures === 1 ? '1 picture' : `${readiness.pictures} pictures`} could not be loaded. Without a network you will not see ${readiness.pictures === 1 ? 'it' : 'them'}.`
        : 'Not everything could be loaded. Stay connected until it is.';
    default:
      return readiness satisfies never;
  }
}
