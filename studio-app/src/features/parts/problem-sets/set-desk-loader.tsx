import { callQuery } from '@fourfold/app-shell/call-query';
import { isNotFound } from '@fourfold/app-shell/query-client';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { SetDesk } from './set-desk.tsx';
import { type SetLocation, setsRequest } from './set-locations.ts';

type SetDeskLoaderProps = { setLocation: SetLocation; branch: Readonly<Record<string, string>> };

/** Loads the problem sets of a location and shows their desk, in a popup. */
export function SetDeskLoader({ setLocation, branch }: SetDeskLoaderProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(setsRequest(setLocation)),
    throwOnError: false,
  });
  if (isNotFound(error)) return <p className="small">This place is not there any more.</p>;
  if (!data && error) {
    return <ErrorPanel title="The problem sets could not be loaded." onRetry={refetch} busy={isFetching} />;
  }
  if (!data) return <Skeleton bars={[44, 52, 48]} label="Loading problem sets" />;
  return <SetDesk setLocation={setLocation} sets={data.data} branch={branch} />;
}
