import { type ComponentType, useEffect, useState } from 'react';
import { sayMissing } from '../../app/say-missing.ts';

/** Which reviews wait is asked once the students are there, by code that comes then. */
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
