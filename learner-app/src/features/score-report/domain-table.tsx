import type { ScoreReport } from '@fourfold/core/contract/score-report';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import { earlierHeads, earlierText, rightText, timeText } from './report-texts.ts';

type DomainTableProps = { report: Pick<ScoreReport, 'domains' | 'total' | 'earlier'> };
type DomainRow = {
  key: string;
  code: string | null;
  title: string;
  kind: 'total' | 'domain' | 'skill';
  right: number;
  wrong: number;
  left_out: number;
  seconds: number;
};

/** Right, wrong, left out and time of each domain and of its skills, with the right answers of earlier tests. */
export function DomainTable({ report: { domains, total, earlier } }: DomainTableProps) {
  const heads = earlierHeads(earlier, new Date());
  const rows = domains.flatMap(({ skills, ...domain }): DomainRow[] => [
    { ...domain, key: domain.code ?? '', kind: 'domain' },
    ...skills.map((skill) => ({ ...skill, key: skill.code, kind: 'skill' as const })),
  ]);
  const columns: TableColumn<DomainRow>[] = [
    { head: 'Domain or skill', kind: 'title', cell: ({ title }) => title },
    { head: 'Right', kind: 'number', wrap: 'nowrap', cell: rightText, narrow: { inline: 1 } },
    { head: 'Wrong', kind: 'number', cell: ({ wrong }) => wrong, narrow: { inline: 2 } },
    { head: 'Left out', kind: 'number', cell: ({ left_out }) => left_out, narrow: { inline: 3 } },
    { head: 'Time', kind: 'number', cell: ({ seconds }) => timeText(seconds) },
    ...earlier.map(
      (test, at): TableColumn<DomainRow> => ({
        head: heads[at] ?? '',
        kind: 'number',
        wrap: 'nowrap',
        quiet: true,
        cell: ({ code, kind }) => earlierText(kind === 'skill' ? test.skills : test.domains, code),
        // On a phone a skill has a few lines.
        narrow: { isHidden: ({ kind }) => kind === 'skill' },
      }),
    ),
  ];
  return (
    <Table
      caption="Domains and skills"
      rows={[...rows, { key: 'total', code: null, title: 'All questions', kind: 'total', ...total }]}
      keyOf={({ key }) => key}
      stateOf={({ kind }) => (kind === 'skill' ? 'nested' : 'open')}
      columns={columns}
    />
  );
}
