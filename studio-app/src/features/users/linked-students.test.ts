import { describe, expect, it } from 'vitest';
import { changesIn, type Linked, toggled, type Wishes, withWishes } from './linked-students.ts';

const student = (id: string): Linked => ({ id, username: `Student ${id}`, email: `${id}@mail.example` });
const [a, b, c, d] = [student('a'), student('b'), student('c'), student('d')];

describe('the students of a tutor', () => {
  /** The changes after the user has toggled these students one after another. */
  const pressed = (linked: readonly Linked[], ...students: readonly Linked[]) =>
    students.reduce<Wishes>((wishes, one) => toggled(wishes, withWishes(linked, wishes), one), new Map());

  it('are linked and unlinked one by one', () => {
    expect(withWishes([a], pressed([a], b))).toEqual([a, b]);
    expect(withWishes([a, b], pressed([a, b], a))).toEqual([b]);
    expect(withWishes([a, b], pressed([a, b], a, a))).toEqual([a, b]);
    expect(withWishes([a], pressed([a], b, b))).toEqual([a]);
  });

  it('include those that another admin linked meanwhile, but not those that another admin unlinked', () => {
    const wishes = pressed([a, b], b, c);
    expect(withWishes([a, b, d], wishes)).toEqual([a, d, c]);
    expect(withWishes([c, d], wishes)).toEqual([c, d]);
  });

  it('are compared by id, not by order', () => {
    expect(changesIn([a, b], [b, a])).toEqual({ added: 0, removed: 0 });
    expect(changesIn([a, b], [b, c])).toEqual({ added: 1, removed: 1 });
    expect(changesIn([], [a, c])).toEqual({ added: 2, removed: 0 });
  });
});
