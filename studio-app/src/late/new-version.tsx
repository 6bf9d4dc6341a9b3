import { followVersion } from '@fourfold/core/browser/late/new-version';
import { NewVersion } from '@fourfold/ui-kit/new-version';
import { createRoot } from 'react-dom/client';
import type { Router } from '../app/router.tsx';

/**
 * Offers a reload when a new version is deployed. Loaded before it is needed: the files of an old
 * build may be deleted by then.
 */
export function followNewVersion(router: Router): void {
  followVersion({
    router,
    offer(reload) {
      const place = document.body.appendChild(document.createElement('div'));
      createRoot(place).render(<NewVersion onReload={reload} />);
    },
  });
}
