import { describe, expect, it } from 'vitest';
import { changesIn, type Linked, toggled } from './linked-students.ts';

const student = (id: string): Linked => ({ id, username: `Student ${id}`, email: `${id}@mail.example` });
const [a, b, c] = [student('a'), student('b'), student('c')];

describe('the students of a tutor', () => {
  it('are chosen and let go one by one', () => {
    expect(toggled([a], b)).toEqual([a, b]);
    expect(toggled([a, b], a)).toEqual([b]);
    expect(toggled(toggled([a, b], a), a)).toEqual([b, a]);
  });

  it('are changed by who they are, not by their order', () => {
    expect(changesIn([a, b], [b, a])).toEqual({ added: 0, removed: 0 });
    expect(changesIn([a, b], [b, c])).toEqual({ added: 1, removed: 1 });
    expect(changesIn([], [a, c])).toEqual({ added: 2, removed: 0 });
  });
});
