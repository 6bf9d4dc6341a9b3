import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { type ComponentType, useEffect, useState } from 'react';

/** Loads the waiting reviews after the students: first the code, which then fetches the data. */
export function LazyReviews() {
  const [loaded, setLoaded] = useState<{ Reviews: ComponentType } | null>(null);
  useEffect(() => {
    import('./reviews/own-reviews.tsx').then(
      ({ OwnReviews }) => setLoaded({ Reviews: OwnReviews }),
      () =>
        alertLoadFailure('The reviews that wait could not be loaded. Check the connection and open the page again.'),
    );
  }, []);
  return loaded && <loaded.Reviews />;
}
