import type { ClassReport } from '@fourfold/core/contract/score-report';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import { type ReactNode, useId } from 'react';
import { type ClassOrder, type ClassStudent, inOrder, shareText, stateText } from './class-texts.ts';

type ClassTablesProps = { report: ClassReport; order: ClassOrder };

/** The scores of each student, and the right answers of the class by domain and skill. */
export function ClassTables({ report: { students, domains }, order }: ClassTablesProps) {
  return (
    <>
      <ScoreTable students={inOrder(students, order)} />
      {domains.length > 0 && <ShareTable domains={domains} practised={students.some(({ practice }) => practice)} />}
    </>
  );
}

function ScoreTable({ students }: { students: readonly ClassStudent[] }) {
  const parts = students.find((student) => student.parts.length > 0)?.parts ?? [];
  const columns: TableColumn<ClassStudent>[] = [
    { head: 'Student', kind: 'title', cell: ({ username }) => username },
    ...parts.map(
      ({ type, title }): TableColumn<ClassStudent> => ({
        head: title,
        kind: 'number',
        cell: (student) => student.parts.find((part) => part.type === type)?.value,
      }),
    ),
    { head: 'Total', kind: 'number', cell: ({ composite }) => composite?.value },
    {
      head: 'Range',
      kind: 'number',
      quiet: true,
      wrap: 'nowrap',
      cell: ({ composite }) => composite?.lower !== undefined && `${composite.lower}–${composite.upper}`,
    },
    { head: 'Submitted', kind: 'number', quiet: true, cell: (student) => stateText(student, new Date()) },
  ];
  return (
    <Section title="Scores">
      <Table caption="Scores" rows={students} keyOf={({ user_id }) => user_id} columns={columns} />
    </Section>
  );
}

type ShareRow = { key: string; title: string; isSkill: boolean; right: number; of: number };

type ShareTableProps = Pick<ClassReport, 'domains'> & {
  /** Whether a student was in practice mode. */
  practised: boolean;
};

function ShareTable({ domains, practised }: ShareTableProps) {
  const rows = domains.flatMap(({ code, title, right, of, skills }): ShareRow[] => [
    { key: code ?? '', title, right, of, isSkill: false },
    ...skills.map((skill) => ({ ...skill, key: skill.code, isSkill: true })),
  ]);
  return (
    <Section title="Domains and skills">
      {practised && <p className="small">Sections that were taken in practice mode are not counted here.</p>}
      <Table
        caption="Domains and skills"
        rows={rows}
        keyOf={({ key }) => key}
        stateOf={({ isSkill }) => (isSkill ? 'nested' : 'open')}
        columns={[
          { head: 'Domain or skill', kind: 'title', cell: ({ title }) => title },
          { head: 'Right', kind: 'number', cell: shareText, narrow: { inline: 1 } },
          {
            head: 'Answers',
            kind: 'number',
            quiet: true,
            wrap: 'nowrap',
            cell: ({ right, of }) => `${right} of ${of}`,
            narrow: { inline: 2 },
          },
        ]}
      />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
