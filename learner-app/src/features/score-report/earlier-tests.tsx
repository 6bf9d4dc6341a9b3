import type { EarlierTest } from '@fourfold/core/contract/score-report';
import { Table } from '@fourfold/ui-kit/table';
import { Link } from 'react-router-dom';
import { reportAddress } from '../../exam-links/addresses.ts';
import { earlierHeads, scoreText, variantTexts } from './report-texts.ts';

/** The tests that the report compares with, each with its scores. */
export function EarlierTests({ earlier }: { earlier: readonly EarlierTest[] }) {
  const heads = earlierHeads(earlier, new Date());
  return (
    <Table
      caption="Earlier tests"
      rows={earlier.map((test, at) => ({ ...test, day: heads[at] ?? '' }))}
      keyOf={({ exam_id, variant }) => `${exam_id} ${variant}`}
      columns={[
        {
          head: 'Test',
          kind: 'title',
          cell: ({ exam_id, variant, title }) => (
            <Link to={reportAddress(exam_id, variant)}>{`${title}, ${variantTexts[variant]}`}</Link>
          ),
        },
        { head: 'Submitted', cell: ({ day }) => day },
        {
          head: 'Sections',
          cell: ({ parts }) =>
            parts
              .filter(({ value }) => value !== null)
              .map((part) => `${part.title} ${scoreText(part)}`)
              .join(', '),
          quiet: true,
        },
        { head: 'Total', kind: 'number', cell: ({ composite }) => composite && scoreText(composite), wrap: 'nowrap' },
      ]}
    />
  );
}
