import { callQuery } from '@fourfold/app-shell/call-query';
import { isNote, type NoteOf, type OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import type { MistakeFilters } from '@fourfold/core/contract/mistakes';
import { mistakePage } from '@fourfold/core/reviews/limits';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { MistakeList } from '@fourfold/ui-kit/mistake-list';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePendingAnswers } from '../../outbox/use-pending-answers.ts';
import { mistakesCall } from '../../reviews/mistake-calls.ts';
import { MistakeRow } from './mistake-row.tsx';
import css from './notebook.module.css';
import type { MistakesReply, NotebookProps } from './notebook-props.ts';

/** What the student wrote and the server has not confirmed, by question. */
type PendingNotes = ReadonlyMap<string, NoteOf<OutboxDraft>['body']>;

/** The missed questions; each page has a list of its own and is followed by the next one. */
export function MistakePages({ first, ...props }: NotebookProps & { first: MistakesReply }) {
  const pending = usePendingAnswers(props.account);
  const notes: PendingNotes = useMemo(
    () => new Map(pending?.filter(isNote).map(({ params, body }) => [params.id, body])),
    [pending],
  );
  return <Page {...props} notes={notes} reply={first} number={0} />;
}

type PageProps = NotebookProps & { notes: PendingNotes; reply: MistakesReply; number: number };

function Page(props: PageProps) {
  const { account, isReadOnly, notes, reply, number } = props;
  const [isNextOpen, setNextOpen] = useState(false);
  const { data, next } = reply;
  return (
    <>
      <MistakeList label={`Mistakes from number ${number * mistakePage + 1} on`}>
        {data.map((mistake) => (
          <MistakeRow
            key={mistake.key}
            {...{ account, isReadOnly, mistake }}
            written={notes.get(mistake.question_id ?? '')}
          />
        ))}
      </MistakeList>
      {next !== null && isNextOpen && <NextPage {...props} after={next} number={number + 1} />}
      {next !== null && !isNextOpen && <MoreButton onOpen={() => setNextOpen(true)} />}
    </>
  );
}

function NextPage({ after, ...props }: Omit<PageProps, 'reply'> & { filters: MistakeFilters; after: string }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(mistakesCall(props.filters, after)),
    // The first page is refetched; another page continues from where it ended.
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
  if (data) return <Page {...props} reply={data} />;
  if (!isError) return <Skeleton bars={[62, 90, 48]} label="Loading more mistakes" />;
  return (
    <ErrorPanel title="More mistakes could not be loaded." onRetry={refetch} busy={isFetching}>
      Those above are complete.
    </ErrorPanel>
  );
}

/** Distance below the view, in CSS, from which on the next page is loaded. */
const loadsWithin = '800px';

/** Opens the next page when it is scrolled near, or pressed. */
function MoreButton({ onOpen }: { onOpen: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(onOpen);
  latest.current = onOpen;
  useEffect(() => {
    if (!container.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: loadsWithin },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} className={css.more}>
      <Button onClick={onOpen}>Show more</Button>
    </div>
  );
}
