import { describe, expect, it } from 'vitest';
import { applyLinkChanges, countChanges, type LinkChanges, type LinkedStudent, toggleLink } from './linked-students.ts';

const student = (id: string): LinkedStudent => ({ id, username: `Student ${id}`, email: `${id}@mail.example` });
const [a, b, c, d] = [student('a'), student('b'), student('c'), student('d')];

describe('the students of a tutor', () => {
  /** The changes after the user has toggled these students one after another. */
  const afterToggling = (linked: readonly LinkedStudent[], ...students: readonly LinkedStudent[]) =>
    students.reduce<LinkChanges>((wishes, one) => toggleLink(wishes, applyLinkChanges(linked, wishes), one), new Map());

  it('are linked and unlinked one by one', () => {
    expect(applyLinkChanges([a], afterToggling([a], b))).toEqual([a, b]);
    expect(applyLinkChanges([a, b], afterToggling([a, b], a))).toEqual([b]);
    expect(applyLinkChanges([a, b], afterToggling([a, b], a, a))).toEqual([a, b]);
    expect(applyLinkChanges([a], afterToggling([a], b, b))).toEqual([a]);
  });

  it('include those that another admin linked meanwhile, but not those that another admin unlinked', () => {
    const wishes = afterToggling([a, b], b, c);
    expect(applyLinkChanges([a, b, d], wishes)).toEqual([a, d, c]);
    expect(applyLinkChanges([c, d], wishes)).toEqual([c, d]);
  });

  it('are compared by id, not by order', () => {
    expect(countChanges([a, b], [b, a])).toEqual({ added: 0, removed: 0 });
    expect(countChanges([a, b], [b, c])).toEqual({ added: 1, removed: 1 });
    expect(countChanges([], [a, c])).toEqual({ added: 2, removed: 0 });
  });
});
