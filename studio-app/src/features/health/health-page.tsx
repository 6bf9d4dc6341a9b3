import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { dashboardAddress, healthAddress, parseHealthAddress } from '../parts/health/health-address.ts';
import { healthCountsOf, healthFigures } from '../parts/health/health-figures.ts';
import { healthQuery } from '../parts/health/health-query.ts';
import { HealthEntries } from './health-entries.tsx';
import { summaryText } from './health-texts.ts';

/** The unpublished, broken, unchecked or poor records of a topic, a SAT or an ACT, with links to them. */
export function Component() {
  const navigate = useNavigate();
  const { contentId = '' } = useParams();
  const [query] = useSearchParams();
  const address = parseHealthAddress(contentId.toLowerCase(), query);
  const { id, part, page } = address;
  const { data } = useQuery(healthQuery);
  const result = useQuery({
    ...callQuery(apiQuery('GET /content_findings', { query: { id, part, offset: page } })),
    staleTime: 0,
    meta: { saysItself: true },
    // Only for another page of the same tab: broken records are no placeholder for poor ones.
    placeholderData: (previous, previousQuery) => (isTabQuery(previousQuery?.queryKey, part) ? previous : undefined),
  });
  const health = data?.data.find((one) => one.id === id);
  const title = result.data?.title ?? health?.title;
  const counts = { ...(health && healthCountsOf(health)), ...(result.data && { [part]: result.data.count }) };
  return (
    <>
      <title>{`${title ? `Health of ${title}` : 'Health'} · Fourfold Studio`}</title>
      <PageHead title={title ?? 'Health'} note={health && summaryText(health)}>
        <LinkButton as={Link} to={dashboardAddress(health?.list)}>
          Back to the dashboard
        </LinkButton>
      </PageHead>
      <Tabs
        label="What is to be done"
        tabs={healthFigures.map((figure) => ({ id: figure.part, label: figure.label, count: counts[figure.part] }))}
        current={part}
        onChange={(next) =>
          navigate(healthAddress({ ...address, part: next as typeof part, page: 1 }), { replace: true })
        }
      >
        <HealthEntries
          address={address}
          result={result}
          onPage={(to) => navigate(healthAddress({ ...address, page: to }))}
        />
      </Tabs>
    </>
  );
}

function isTabQuery(key: readonly unknown[] | undefined, part: string): boolean {
  const [, input] = (key ?? []) as readonly [unknown?, { query?: { part?: string } }?];
  return input?.query?.part === part;
}
