import type { DraftPorts } from '@fourfold/core/authoring/draft-ports';
import { isLocalDraft } from '@fourfold/core/authoring/drafts';
import { newId } from '@fourfold/core/browser/new-id';

const prefix = 'fourfold.draft.';

/**
 * Stores drafts synchronously in localStorage until they are in IndexedDB: a page that is being closed cannot wait for
 * IndexedDB. A draft too large for localStorage is written to IndexedDB only, usually in time.
 */
export function draftLocalStorage(account: string, storage: () => Storage): DraftPorts['exitStore'] {
  const storageKeyOf = (key: string) => `${prefix}${account}.${key}`;
  return {
    write(draft) {
      try {
        const own = storage();
        const storageKey = storageKeyOf(draft.key);
        const stored = own.getItem(storageKey);
        // A draft of another version is moved to another key, not overwritten.
        if (stored !== null && !isLocalDraft(parseJson(stored))) own.setItem(`${storageKey}.${newId()}`, stored);
        own.setItem(storageKey, JSON.stringify(draft));
      } catch {
        // The storage is full or forbidden; the desk reports that to the user.
      }
    },
    read() {
      try {
        const own = storage();
        const keys = Array.from({ length: own.length }, (_, at) => own.key(at) ?? '');
        const texts = keys.filter((key) => key.startsWith(storageKeyOf(''))).map((key) => own.getItem(key));
        return texts.map(parseJson).filter(isLocalDraft);
      } catch {
        return [];
      }
    },
    remove({ key, stamp }) {
      try {
        const own = storage();
        const stored = parseJson(own.getItem(storageKeyOf(key)));
        if (isLocalDraft(stored) && stored.stamp <= stamp) own.removeItem(storageKeyOf(key));
      } catch {
        // A draft that cannot be removed is read once more; it is then outdated and ignored.
      }
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
