import { type ComponentType, useEffect, useState } from 'react';
import { sayMissing } from '../../app/say-missing.ts';

/** Loads the waiting reviews after the students: first the code, which then fetches the data. */
export function LateReviews() {
  const [part, setPart] = useState<{ Reviews: ComponentType } | null>(null);
  useEffect(() => {
    import('./reviews/own-reviews.tsx').then(
      ({ OwnReviews }) => setPart({ Reviews: OwnReviews }),
      () => sayMissing('The reviews that wait could not be loaded. Check the connection and open the page again.'),
    );
  }, []);
  return part && <part.Reviews />;
}
