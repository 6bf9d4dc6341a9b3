import { newId } from '@fourfold/core/browser/new-id';

/** Ids for what is to be made: the same again has the same, so that a lost reply makes nothing twice; all else its own. */
export function newIds(): (what: object) => string {
  const ids = new Map<string, string>();
  return (what) => {
    const key = JSON.stringify(what);
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}
