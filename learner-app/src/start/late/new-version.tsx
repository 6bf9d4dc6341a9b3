import { followVersion } from '@fourfold/core/browser/late/new-version';
import { NewVersion } from '@fourfold/ui-kit/new-version';
import { createRoot } from 'react-dom/client';
import { router } from '../../app/router.tsx';

followVersion({
  router,
  offer(reload) {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<NewVersion onReload={reload} />);
  },
});
