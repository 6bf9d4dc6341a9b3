import type { Student } from '@fourfold/core/contract/people';
import { describe, expect, it } from 'vitest';
import { glanceOf } from './glance.ts';

const now = new Date(2026, 10, 21, 12).getTime();
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

function aStudent(about: Partial<Student>): Student {
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
    expect(glanceOf(aStudent({ mastered_this_week, time_spent_this_week }), now).week).toBe(week);
  });

  it('has the number of overdue assignments, or null', () => {
    expect(glanceOf(aStudent({ overdue: 2 }), now).overdue).toBe('2 overdue');
    expect(glanceOf(aStudent({}), now).overdue).toBeNull();
  });

  it('says since when a student is inactive, from the seventh day, and who never answered', () => {
    expect(glanceOf(aStudent({ last_active_at: daysAgo(6.9) }), now).quiet).toBeNull();
    expect(glanceOf(aStudent({ last_active_at: daysAgo(7) }), now).quiet).toBe('Quiet since 14 Nov');
    expect(glanceOf(aStudent({ last_active_at: daysAgo(365) }), now).quiet).toBe('Quiet since 21 Nov 2025');
    expect(glanceOf(aStudent({ last_active_at: null }), now).quiet).toBe('Has not answered yet');
  });

  it('has nothing to show for a deactivated account', () => {
    const inactive = aStudent({ status: 'inactive', overdue: 3, last_active_at: null });
    expect(glanceOf(inactive, now)).toMatchObject({ overdue: null, quiet: null });
  });
});
