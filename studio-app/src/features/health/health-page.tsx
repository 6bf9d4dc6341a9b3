import { ask } from '@fourfold/core/client/ask';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import { countsOf, figures } from '../../health/figures.ts';
import { dashboardAddress, healthAddress, healthIn } from '../../health/health-address.ts';
import { healthQuery } from '../../health/health-query.ts';
import { HealthEntries } from './health-entries.tsx';
import { noteOf } from './health-words.ts';

/**
 * The unpublished, broken, unchecked or poor records of a topic, a SAT or an ACT, with links to
 * them.
 */
export function Component() {
  const navigate = useNavigate();
  const { contentId = '' } = useParams();
  const [query] = useSearchParams();
  const place = healthIn(contentId.toLowerCase(), query);
  const { id, part, page } = place;
  const { data } = useQuery(healthQuery);
  const found = useQuery({
    ...queryOf(ask('GET /content_findings', { query: { id, part, offset: page } })),
    staleTime: 0,
    meta: { saysItself: true },
    // Only for another page of the same tab: broken records are no placeholder for poor ones.
    placeholderData: (before, asked) => (isOfPart(asked?.queryKey, part) ? before : undefined),
  });
  const health = data?.data.find((one) => one.id === id);
  const title = found.data?.title ?? health?.title;
  const counts = { ...(health && countsOf(health)), ...(found.data && { [part]: found.data.count }) };
  return (
    <>
      <title>{`${title ? `Health of ${title}` : 'Health'} · Fourfold Studio`}</title>
      <PageHead title={title ?? 'Health'} note={health && noteOf(health)}>
        <LinkButton as={Link} to={dashboardAddress(health?.list)}>
          Back to the dashboard
        </LinkButton>
      </PageHead>
      <Tabs
        label="What is to be done"
        tabs={figures.map((figure) => ({ id: figure.part, label: figure.label, count: counts[figure.part] }))}
        current={part}
        onChange={(next) =>
          navigate(healthAddress({ ...place, part: next as typeof part, page: 1 }), { replace: true })
        }
      >
        <HealthEntries place={place} found={found} onGo={(to) => navigate(healthAddress({ ...place, page: to }))} />
      </Tabs>
    </>
  );
}

function isOfPart(key: readonly unknown[] | undefined, part: string): boolean {
  const [, input] = (key ?? []) as readonly [unknown?, { query?: { part?: string } }?];
  return input?.query?.part === part;
}
