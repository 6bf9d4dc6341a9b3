import { useState } from 'react';

/** Returns whether `now` is true or was true on an earlier render. */
export function useWasTrue(now: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(now);
  if (now && !wasTrue) setWasTrue(true);
  return wasTrue || now;
}
