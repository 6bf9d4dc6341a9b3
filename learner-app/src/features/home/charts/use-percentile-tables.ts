import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Setting } from '@fourfold/core/contract/session';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const settingCall = apiQuery('GET /settings/get_setting');

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
