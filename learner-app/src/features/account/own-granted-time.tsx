import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { grantedByText, termsTexts } from '@fourfold/core/test-section/granted-texts';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';

const call = apiQuery('GET /granted_time');

/** What is granted to the student for tests on screen. */
export function OwnGrantedTime() {
  const { data, isError, isFetching, refetch } = useQuery({ ...callQuery(call), throwOnError: false });
  if (isError && !data)
    return <ErrorPanel title="What is granted could not be loaded." onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton bars={[60, 40]} label="Loading what is granted" />;
  const { granted } = data;
  if (!granted) return <p>Nothing is granted to you. You choose extra time before each test.</p>;
  return (
    <>
      {granted.counts && termsTexts(granted).map((text) => <p key={text}>{text}</p>)}
      <p className="small">{grantedByText(granted, new Date())}</p>
    </>
  );
}
