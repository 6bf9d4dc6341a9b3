import type { Student } from '@fourfold/core/contract/people';
import { describe, expect, it } from 'vitest';
import { studentSummary } from './student-summary.ts';

const now = new Date(2026, 10, 21, 12).getTime();
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

function createStudent(about: Partial<Student>): Student {
  return {
    id: '0198f6a0-5a00-7000-8000-000000000001',
    username: 'Maya Okafor',
    email: 'maya@mail.example',
    status: 'active',
    overdue: 0,
    mastered_this_week: 0,
    time_spent_this_week: 0,
    last_active_at: daysAgo(1),
    ...about,
  };
}

describe('the summary of a student for the tutor', () => {
  it.each([
    [0, 0, 'Nothing yet'],
    [3, 4800, '3 mastered, 1 h 20 min'],
    [0, 29, '1 min'],
    [0, 3600, '1 h'],
    [1, 0, '1 mastered'],
    [0, 3599, '1 h'],
  ])('%i mastered and %i seconds are "%s"', (mastered_this_week, time_spent_this_week, week) => {
    expect(studentSummary(createStudent({ mastered_this_week, time_spent_this_week }), now).weekText).toBe(week);
  });

  it('has the number of overdue assignments, or null', () => {
    expect(studentSummary(createStudent({ overdue: 2 }), now).overdue).toBe('2 overdue');
    expect(studentSummary(createStudent({}), now).overdue).toBeNull();
  });

  it('says since when a student is inactive, from the seventh day, and who never answered', () => {
    expect(studentSummary(createStudent({ last_active_at: daysAgo(6.9) }), now).inactive).toBeNull();
    expect(studentSummary(createStudent({ last_active_at: daysAgo(7) }), now).inactive).toBe('Quiet since 14 Nov');
    expect(studentSummary(createStudent({ last_active_at: daysAgo(365) }), now).inactive).toBe(
      'Quiet since 21 Nov 2025',
    );
    expect(studentSummary(createStudent({ last_active_at: null }), now).inactive).toBe('Has not answered yet');
  });

  it('has nothing to show for a deactivated account', () => {
    const inactive = createStudent({ status: 'inactive', overdue: 3, last_active_at: null });
    expect(studentSummary(inactive, now)).toMatchObject({ overdue: null, inactive: null });
  });
});
