import type { Reply } from '@fourfold/core/contract/types';
import { Button } from '@fourfold/ui-kit/button';
import { Table } from '@fourfold/ui-kit/table';
import type { MistakeGroup } from './assign-mistakes.ts';
import { causeText, missesText } from './miss-texts.ts';
import css from './misses-panel.module.css';

type MissTablesProps = { summary: Reply<'GET /mistakes/summary'>; onAssign: (group: MistakeGroup) => void };

/** The tables of a student's mistakes: by cause, and by skill with all answers to questions of the skill. */
export function MissTables({ summary: { misses, skills, causes }, onAssign }: MissTablesProps) {
  const assignButton = (group: MistakeGroup) => (
    <Button
      kind="quiet"
      aria-haspopup="dialog"
      aria-label={`Assign the mistakes: ${group.title}`}
      onClick={() => onAssign(group)}
    >
      Assign
    </Button>
  );
  return (
    <div className={css.misses}>
      <p>{missesText(misses)}</p>
      {causes.length > 0 && (
        <Table
          caption="By cause"
          rows={causes}
          keyOf={({ cause }) => cause ?? ''}
          columns={[
            { head: 'Cause', kind: 'title', cell: ({ cause }) => causeText(cause) },
            { head: 'Missed', kind: 'number', cell: (row) => row.misses },
            {
              head: 'Actions',
              hidesHead: true,
              kind: 'actions',
              cell: ({ cause }) => assignButton({ title: causeText(cause), cause: cause ?? 'none' }),
            },
          ]}
        />
      )}
      {skills.length > 0 && (
        <Table
          caption="By skill"
          rows={skills}
          keyOf={({ code }) => code}
          columns={[
            { head: 'Skill', kind: 'title', cell: ({ title }) => title },
            { head: 'Missed', kind: 'number', cell: (row) => row.misses },
            { head: 'Right answers', kind: 'number', cell: ({ right, answers }) => `${right} of ${answers}` },
            {
              head: 'Actions',
              hidesHead: true,
              kind: 'actions',
              cell: ({ title, code }) => assignButton({ title, skill: code }),
            },
          ]}
        />
      )}
    </div>
  );
}
