import { describe, expect, it } from 'vitest';
import { createFormParts } from './form-parts.ts';

describe('the parts of a form', () => {
  it('are saved in their order, and what fails is left with all after it', async () => {
    const { parts, saved, allow } = formOf(['answer B', 2], ['the question', 0], ['answer A', 1], ['help', 3]);
    allow('answer B', false);
    expect(await parts.save()).toEqual(['answer B', 'help']);
    expect(saved).toEqual(['the question', 'answer A']);
    expect(parts.isDirty()).toBe(true);
  });

  it('are not saved again by the next save', async () => {
    const { parts, saved, allow } = formOf(['the question', 0], ['answer A', 1], ['help', 2]);
    allow('answer A', false);
    await parts.save();
    allow('answer A', true);
    expect(await parts.save()).toEqual([]);
    expect(saved).toEqual(['the question', 'answer A', 'help']);
    expect(parts.isDirty()).toBe(false);
  });

  it('that are typed in while they are saved stay unsaved, and do not hold up the others', async () => {
    const { parts, saved, typeWhileSaving } = formOf(['the question', 0], ['help', 1]);
    typeWhileSaving('the question');
    expect(await parts.save()).toEqual(['the question']);
    expect(saved).toEqual(['the question', 'help']);
  });
});

/** A form of these parts, all of them changed. */
function formOf(...named: [name: string, order: number][]) {
  const parts = createFormParts();
  const saved: string[] = [];
  const refused = new Set<string>();
  const typedLater = new Set<string>();
  for (const [name, order] of named) {
    let isDirty = true;
    parts.set(name, {
      name,
      order,
      isDirty: () => isDirty,
      async save() {
        await Promise.resolve();
        if (refused.has(name)) return false;
        saved.push(name);
        isDirty = typedLater.has(name);
        return true;
      },
      discard: () => {
        isDirty = false;
      },
    });
  }
  return {
    parts,
    saved,
    allow: (name: string, isAllowed: boolean) => (isAllowed ? refused.delete(name) : refused.add(name)),
    typeWhileSaving: (name: string) => typedLater.add(name),
  };
}
