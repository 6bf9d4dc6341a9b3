import { callQuery } from '@fourfold/app-shell/call-query';
import type { Setting } from '@fourfold/core/contract/session';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingCall } from '../home-first-calls.ts';

/**
 * The percentile tables, fetched when the page is idle and only if there is a converted score.
 * Undefined until then: the charts show scores alone.
 */
export function usePercentileTables(scores: readonly { converted: boolean }[]): Setting | undefined {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useQuery({
    ...callQuery(settingCall),
    enabled: isIdle && scores.some(({ converted }) => converted),
    staleTime: 300_000,
    throwOnError: false,
  });
  return data;
}
