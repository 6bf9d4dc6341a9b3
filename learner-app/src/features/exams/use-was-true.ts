import { useState } from 'react';

/** What was begun once goes on: whether it is, or has been. */
export function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
