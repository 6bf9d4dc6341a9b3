import { describe, expect, it } from 'vitest';
import { changesIn, type Linked, toggled, type Wishes, withWishes } from './linked-students.ts';

const student = (id: string): Linked => ({ id, username: `Student ${id}`, email: `${id}@mail.example` });
const [a, b, c, d] = [student('a'), student('b'), student('c'), student('d')];

describe('the students of a tutor', () => {
  /** The wishes after each of these was pressed, by somebody who sees these linked. */
  const pressed = (linked: readonly Linked[], ...students: readonly Linked[]) =>
    students.reduce<Wishes>((wishes, one) => toggled(wishes, withWishes(linked, wishes), one), new Map());

  it('are chosen and let go one by one', () => {
    expect(withWishes([a], pressed([a], b))).toEqual([a, b]);
    expect(withWishes([a, b], pressed([a, b], a))).toEqual([b]);
    expect(withWishes([a, b], pressed([a, b], a, a))).toEqual([a, b]);
    expect(withWishes([a], pressed([a], b, b))).toEqual([a]);
  });

  it('are those that somebody else has linked meanwhile as well, and not those whom somebody else let go', () => {
    const wishes = pressed([a, b], b, c);
    expect(withWishes([a, b, d], wishes)).toEqual([a, d, c]);
    expect(withWishes([c, d], wishes)).toEqual([c, d]);
  });

  it('are changed by who they are, not by their order', () => {
    expect(changesIn([a, b], [b, a])).toEqual({ added: 0, removed: 0 });
    expect(changesIn([a, b], [b, c])).toEqual({ added: 1, removed: 1 });
    expect(changesIn([], [a, c])).toEqual({ added: 2, removed: 0 });
  });
});
