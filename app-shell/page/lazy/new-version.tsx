import { watchVersion } from '@fourfold/core/browser/lazy/new-version';
import { NewVersion } from '@fourfold/ui-kit/new-version';
import { createRoot } from 'react-dom/client';

type Router = Parameters<typeof watchVersion>[0]['router'];

/**
 * Offers a reload when a new version is deployed. Loaded before it is needed: the files of an old
 * build may be deleted by then.
 */
export function offerNewVersion(router: Router): void {
  watchVersion({
    router,
    offerReload(reload) {
      const container = document.body.appendChild(document.createElement('div'));
      createRoot(container).render(<NewVersion onReload={reload} />);
    },
  });
}
