import { useState } from 'react';

/** Returns whether `now` is true or was true on an earlier render. */
export function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
