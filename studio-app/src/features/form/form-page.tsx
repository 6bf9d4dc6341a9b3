import { type ExamEdition, examEditions } from '@fourfold/core/exams/exam-editions';
import { type Variant, variants } from '@fourfold/core/exams/section';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { useExamBranch } from '../../app/navigation-branch.ts';
import { backAddress, examLists, formAddress } from '../parts/exams/exam-lists.ts';
import { CopyButton } from './copy-button.tsx';
import css from './form-page.module.css';
import { formQuery } from './form-query.ts';
import { PartSection } from './part-section.tsx';

/** A test on screen as a whole: its parts and modules with their questions, and its routes. */
export function Component() {
  const { examId = '', variant: variantParam } = useParams();
  const variant = variants.find((one) => one === variantParam?.toLowerCase());
  if (!variant) return <Navigate to="/admin/not_found" replace />;
  return <FormPage key={examId} id={examId.toLowerCase()} variant={variant} />;
}

function FormPage({ id, variant }: { id: string; variant: Variant }) {
  const navigate = useNavigate();
  const { data: form, error, refetch, isFetching } = useQuery(formQuery(id, variant));
  const edition: ExamEdition | undefined = form && examEditions[form.edition];
  const list = examLists[edition?.family ?? 'sat'];
  useExamBranch(list.family, form && id, null);
  return (
    <>
      <title>{`${form ? `Form of ${form.title}` : 'Form'}, ${variant === 'real' ? 'Real test' : 'Mock test'} · Fourfold Studio`}</title>
      <PageHead
        title={form?.title ?? 'Form'}
        note={
          edition &&
          `${edition.title}. ${form?.is_estimated ? 'Without a table, scores are estimated from the ranks of the questions.' : 'Scores are read from its table.'}`
        }
      >
        <Segmented
          label="Test"
          options={variantOptions}
          value={variant}
          onChange={(next) => navigate(formAddress(id, next), { replace: true })}
        />
        {form && (
          <LinkButton as={Link} to={`${formAddress(id, variant)}/print`}>
            Print
          </LinkButton>
        )}
        {form && <CopyButton form={form} list={list} />}
        {form && (
          <LinkButton as={Link} to={backAddress(list, id)}>
            Back
          </LinkButton>
        )}
      </PageHead>
      {!form && !error && <Skeleton bars={[30, 92, 84, 46]} label="Loading the form" />}
      {!form && error && (
        <ErrorPanel title="The form could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {form && (
        <div className={css.parts}>
          {form.parts.map((part) => (
            <PartSection key={`${variant} ${part.type}`} {...{ form, list, part }} />
          ))}
        </div>
      )}
    </>
  );
}

const variantOptions = [
  { value: 'mock', label: 'Mock test' },
  { value: 'real', label: 'Real test' },
] as const;
