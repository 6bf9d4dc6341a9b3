import type { Account } from '@fourfold/core/contract/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { takeArrival } from '../../study-plan/arrival.ts';
import { todayQuery } from './today-section.tsx';

/** Whether the first run opens: after the log-in of a student without answers and without a plan. */
export function useFirstRun({ userType, tutor_login }: Account): 'unknown' | 'opens' | 'none' {
  const [isArriving] = useState(takeArrival);
  const isWanted = isArriving && userType === 'Student' && !tutor_login.status;
  const { data, isError } = useQuery({ ...todayQuery, enabled: isWanted });
  if (!isWanted || isError) return 'none';
  if (!data) return 'unknown';
  return data.is_new ? 'opens' : 'none';
}
