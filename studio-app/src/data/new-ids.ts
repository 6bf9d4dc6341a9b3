import { newId } from '@fourfold/core/browser/new-id';

/**
 * Returns a function that gives new ids by content: a retry of the same content gets the same id,
 * so that a lost reply creates no duplicate.
 */
export function newIds(): (what: object) => string {
  const ids = new Map<string, string>();
  return (what) => {
    const key = JSON.stringify(what);
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}
