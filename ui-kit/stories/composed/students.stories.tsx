import type { WaitingReview } from '@fourfold/core/contract/reviews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../button/button.tsx';
import { Empty as EmptyState } from '../../empty/empty.tsx';
import { ErrorPanel } from '../../error-panel/error-panel.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { Pager } from '../../pager/pager.tsx';
import { SelectionBar } from '../../selection-bar/selection-bar.tsx';
import { type StudentRow, StudentTable } from '../../student-table/student-table.tsx';
import { WaitingReviews } from '../../waiting-reviews/waiting-reviews.tsx';
import css from './composed.module.css';
import { LearnerShell, none, onPhone } from './fixtures.tsx';

const student = (name: string, weekText: string, more: Partial<StudentRow> = {}): StudentRow => {
  const id = name.split(' ')[0]?.toLowerCase() ?? '';
  const email = `${id}@fourfold.example`;
  return { id, name, email, isActive: true, weekText, overdue: null, inactive: null, ...more };
};

const students = [
  student('Amira Haddad', '1 mastered, 48 min'),
  student('Ben Okafor', 'Nothing yet', { overdue: '2 overdue' }),
  student('Chloe Martin', 'Nothing yet', { overdue: '1 overdue', inactive: 'Quiet since 31 Oct' }),
  student('Diego Ramos', 'Nothing yet', { inactive: 'Has not answered yet' }),
  student('Emma Larsson', 'Nothing yet', { isActive: false }),
  student('Farid Rahimi', '1 mastered, 26 min'),
  student('Grace Kim', '2 mastered, 3 h 12 min'),
  student('Hana Sato', '1 mastered, 35 min'),
  student('Ivan Petrov', '12 min'),
  student('Julia Novak', 'Nothing yet', { inactive: 'Quiet since 12 Nov' }),
  student('Sam Student', '1 mastered, 1 h 5 min', { overdue: '1 overdue' }),
];

const waiting: readonly WaitingReview[] = [
  {
    exam_id: '1',
    family: 'sat',
    exam_title: 'SAT Practice Test 1',
    user_id: 'grace',
    username: 'Grace Kim',
    email: 'grace@fourfold.example',
    handed_in_at: '2026-11-14T17:00:00.000Z',
    opens_at: null,
  },
];
const reviewsNote = 'What they handed in opens on its date, or when you open it.';

const pageSize = 8;

const counted = (count: number) => (count === 1 ? '1 student' : `${count} students`);

function StudentsPage({ count, children }: { count?: number; children: ReactNode }) {
  return (
    <LearnerShell name="Tara Tutor" entries={['Students']} current="Students">
      <PageHead title="My Students">{count !== undefined && <p className="small">{counted(count)}</p>}</PageHead>
      {children}
    </LearnerShell>
  );
}

function Students() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set<string>());
  const [page, setPage] = useState(1);
  const [reviews, setReviews] = useState(waiting);
  const first = (page - 1) * pageSize;
  const shown = students.slice(first, first + pageSize);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(new Set([...[...chosen].filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]));
  return (
    <StudentsPage count={students.length}>
      <StudentTable students={shown} chosen={chosen} onChoose={choose} onLogIn={none} onMistakes={none} onTime={none} />
      <SelectionBar
        sticky
        count={chosen.size}
        text={`${counted(chosen.size)} chosen`}
        onClear={() => setChosen(new Set())}
      >
        <Button kind="primary" aria-haspopup="dialog" onClick={none}>
          Assign to {counted(chosen.size)}
        </Button>
      </SelectionBar>
      <Pager
        page={page}
        pages={Math.ceil(students.length / pageSize)}
        summary={`Showing ${first + 1} to ${first + shown.length} of ${students.length} entries`}
        onGo={setPage}
      />
      {reviews.length > 0 && (
        <section className={css.reviews} aria-labelledby="reviews">
          <h2 id="reviews">Waiting for review</h2>
          <p className="small">{reviewsNote}</p>
          <WaitingReviews
            reviews={reviews}
            onOpen={async (opened) => {
              setReviews(reviews.filter((one) => one !== opened));
              return true;
            }}
          />
        </section>
      )}
    </StudentsPage>
  );
}

/** A tutor's students: their week, and work that is assigned to several of them at once. */
const meta = { title: 'Pages/Students', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The students of one page; those who need something are pointed out. */
export const Desktop: Story = { render: () => <Students /> };

/** Each student is a few lines, with the log-in at the right. */
export const Phone: Story = { ...Desktop, globals: onPhone };

/** The bar with the main action appears with the first student that is chosen. */
export const Selected: Story = {
  ...Desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: 'Choose Ben Okafor' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Choose Grace Kim' }));
    await expect(page.getByRole('button', { name: 'Assign to 2 students' })).toBeVisible();
  },
};

const emptyText = 'Students who are linked to you stand here.';

/** A tutor without students. */
export const Empty: Story = {
  render: () => (
    <StudentsPage count={0}>
      <EmptyState title="No Record Found">{emptyText}</EmptyState>
    </StudentsPage>
  ),
};

/** The students could not be loaded. */
export const Failed: Story = {
  name: 'Error',
  render: () => (
    <StudentsPage>
      <ErrorPanel title="Your students could not be loaded." onRetry={none}>
        Nothing has changed.
      </ErrorPanel>
    </StudentsPage>
  ),
};
