import { newId } from '@fourfold/core/browser/new-id';

/**
 * Returns a function that gives new ids by content: a retry of the same content gets the same id,
 * so that a lost reply creates no duplicate.
 */
export function createIdsByContent(): (content: object) => string {
  const ids = new Map<string, string>();
  return (content) => {
    const key = JSON.stringify(content);
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}
