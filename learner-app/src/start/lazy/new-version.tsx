import { watchVersion } from '@fourfold/core/browser/lazy/new-version';
import { NewVersion } from '@fourfold/ui-kit/new-version';
import { createRoot } from 'react-dom/client';
import { router } from '../../app/router.tsx';

watchVersion({
  router,
  offerReload(reload) {
    const container = document.body.appendChild(document.createElement('div'));
    createRoot(container).render(<NewVersion onReload={reload} />);
  },
});
