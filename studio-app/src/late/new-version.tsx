import { followVersion } from '@fourfold/core/browser/late/new-version';
import { NewVersion } from '@fourfold/ui-kit/new-version';
import { createRoot } from 'react-dom/client';
import type { Router } from '../app/router.tsx';

/** All of it is here before it is needed: the files of an old build may be gone by then. */
export function followNewVersion(router: Router): void {
  followVersion({
    router,
    offer(reload) {
      const place = document.body.appendChild(document.createElement('div'));
      createRoot(place).render(<NewVersion onReload={reload} />);
    },
  });
}
