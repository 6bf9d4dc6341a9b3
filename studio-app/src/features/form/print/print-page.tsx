import { callQuery } from '@fourfold/app-shell/call-query';
import type { Form } from '@fourfold/core/contract/forms';
import { examEditions } from '@fourfold/core/exams/exam-editions';
import { type Variant, variants } from '@fourfold/core/exams/section';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { Switch } from '@fourfold/ui-kit/switch';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useExamBranch } from '../../../app/navigation-branch.ts';
import { listRequest } from '../../parts/desk/question-calls.ts';
import { examLists, formAddress } from '../../parts/exams/exam-lists.ts';
import { formQuery } from '../form-query.ts';
import { AnswerKey } from './answer-key.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import css from './print-page.module.css';
import { locationOf, printedModule, printedSections } from './printed-form.ts';
import { TestBooklet } from './test-booklet.tsx';

/** A test on screen as paper: the booklet, the answer sheet and, if wanted, the key. */
export function Component() {
  const { examId = '', variant: variantParam } = useParams();
  const variant = variants.find((one) => one === variantParam?.toLowerCase());
  if (!variant) return <Navigate to="/admin/not_found" replace />;
  return <PrintPage key={examId} id={examId.toLowerCase()} variant={variant} />;
}

function PrintPage({ id, variant }: { id: string; variant: Variant }) {
  const form = useQuery(formQuery(id, variant));
  const family = form.data && examEditions[form.data.edition].family;
  useExamBranch(examLists[family ?? 'sat'].family, form.data && id, null);
  return (
    <>
      <title>{`${form.data ? `Print ${form.data.title}` : 'Print a form'}, ${variant === 'real' ? 'Real test' : 'Mock test'} · Fourfold Studio`}</title>
      {form.data ? (
        <PrintedForm form={form.data} />
      ) : (
        <LoadingOrFailed isFailed={form.isError} busy={form.isFetching} onRetry={() => void form.refetch()} />
      )}
    </>
  );
}

function PrintedForm({ form }: { form: Form }) {
  const [hasKey, setHasKey] = useState(false);
  const sections = useMemo(() => printedSections(form), [form]);
  const lists = useQueries({
    queries: sections.map(({ type }) => callQuery(listRequest(locationOf(form, type)))),
  });
  const failed = lists.filter(({ isError, data }) => isError && !data);
  const modules = sections.flatMap((section, at) => {
    const list = lists[at]?.data;
    return list ? [printedModule(section, openQuestions(list).data)] : [];
  });
  const isWhole = modules.length === sections.length;
  return (
    <>
      <div className={css.controls}>
        <PageHead
          title={`Print ${form.title}`}
          note="The booklet begins each module on a new page. The answer sheet follows it."
        >
          <Switch checked={hasKey} onChange={(event) => setHasKey(event.target.checked)}>
            With the answer key
          </Switch>
          <Button kind="primary" disabled={!isWhole || modules.length === 0} onClick={() => void printWhole()}>
            Print
          </Button>
          <LinkButton as={Link} to={formAddress(form.id, form.variant)}>
            Back
          </LinkButton>
        </PageHead>
        {sections.length === 0 && <p>This test has no question that students see.</p>}
      </div>
      {!isWhole && (
        <LoadingOrFailed
          isFailed={failed.length > 0}
          busy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const list of failed) void list.refetch();
          }}
        />
      )}
      {isWhole && modules.length > 0 && (
        <article className={css.paper} aria-label={form.title}>
          <TestBooklet form={form} modules={modules} />
          <AnswerSheet form={form} modules={modules} />
          {hasKey && <AnswerKey form={form} modules={modules} />}
        </article>
      )}
    </>
  );
}

/** Pictures below the screen are loaded when they are needed, and paper needs them all. */
async function printWhole() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('article img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  window.print();
}

function LoadingOrFailed({ isFailed, busy, onRetry }: { isFailed: boolean; busy: boolean; onRetry(): void }) {
  if (!isFailed) return <Skeleton bars={[30, 92, 84, 46]} label="Loading the form" />;
  return (
    <ErrorPanel title="The form could not be loaded." onRetry={onRetry} busy={busy}>
      Nothing has changed.
    </ErrorPanel>
  );
}
