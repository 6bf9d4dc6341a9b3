import type { TopicKind } from '@fourfold/core/contract/content';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Link } from 'react-router-dom';

type HeadProps = {
  /** The titles that it stands under, the highest first. */
  above: readonly string[];
  record: { title: string; source?: string | null; licence?: string | null };
  kind: TopicKind | undefined;
  /** What the manager opens to show where one came from. */
  branch: Readonly<Record<string, string>>;
};

/** What is shown and where it stands; back to the topic manager with its branch open (3§2). */
export function Head({ above, record: { title, source, licence }, kind, branch }: HeadProps) {
  const origin = [source, licence].filter((part) => typeof part === 'string').join('. ');
  return (
    <>
      <title>{`${title} · Fourfold Studio`}</title>
      {above.length > 0 && <p className="small">{above.join(', ')}</p>}
      <PageHead title={title} note={origin}>
        {kind && (
          <LinkButton as={Link} to={`/admin/${kind}-topics?${new URLSearchParams(branch)}`}>
            Back
          </LinkButton>
        )}
      </PageHead>
    </>
  );
}
