import { describe, expect, it } from 'vitest';
import { withFlag } from './with-flag.ts';

const record = (id: string, more: object = {}) => ({
  id,
  title: id,
  isPublish: false,
  isSequencePublish: false,
  ...more,
});
const tree = {
  data: [
    record('one', { subtopics: [record('a', { subsubtopics: [record('x'), record('y')] }), record('b')] }),
    record('two'),
  ],
};
const flags = { isPublish: true };

describe('a reply whose record is published', () => {
  it('has the flag in that record alone, at any depth', () => {
    for (const id of ['two', 'b', 'y']) {
      const before = JSON.stringify(tree);
      const after = JSON.stringify(withFlag(tree, id, flags));
      expect(after.split('"isPublish":true')).toHaveLength(2);
      expect(after.replace('"isPublish":true', '"isPublish":false')).toBe(before);
      expect(after).toContain(`"title":"${id}","isPublish":true`);
    }
  });

  it('is the same object if it does not contain the record, so that nothing re-renders', () => {
    expect(withFlag(tree, 'gone', flags)).toBe(tree);
    expect(withFlag(undefined, 'one', flags)).toBeUndefined();
    const changed = withFlag(tree, 'two', flags);
    expect(changed.data[0]).toBe(tree.data[0]);
  });

  it('takes the flags of a sequence and of a test too, and changes no other', () => {
    expect(withFlag(record('one'), 'one', { isSequencePublish: true })).toEqual(
      record('one', { isSequencePublish: true }),
    );
    const exam = record('sat', { math_calc_real_test_publish: false, math_calc_mock_test_publish: false });
    expect(withFlag({ data: [exam] }, 'sat', { math_calc_real_test_publish: true })).toEqual({
      data: [{ ...exam, math_calc_real_test_publish: true }],
    });
  });
});
