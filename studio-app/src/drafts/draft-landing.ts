import type { DraftPorts } from '@fourfold/core/authoring/draft-ports';
import { isKeptDraft } from '@fourfold/core/authoring/drafts';
import { newId } from '@fourfold/core/browser/new-id';

const prefix = 'fourfold.draft.';

/**
 * Stores drafts synchronously in localStorage until they are in IndexedDB: a page that is being
 * closed cannot wait for IndexedDB. A draft too large for localStorage is written to IndexedDB
 * only, usually in time.
 */
export function draftLanding(account: string, storage: () => Storage): DraftPorts['landing'] {
  const placeOf = (key: string) => `${prefix}${account}.${key}`;
  return {
    land(draft) {
      try {
        const own = storage();
        const place = placeOf(draft.key);
        const there = own.getItem(place);
        // A draft of another version is moved to another key, not overwritten.
        if (there !== null && !isKeptDraft(parsed(there))) own.setItem(`${place}.${newId()}`, there);
        own.setItem(place, JSON.stringify(draft));
      } catch {
        // The storage is full or forbidden; the desk reports that to the user.
      }
    },
    read() {
      try {
        const own = storage();
        const keys = Array.from({ length: own.length }, (_, at) => own.key(at) ?? '');
        const texts = keys.filter((key) => key.startsWith(placeOf(''))).map((key) => own.getItem(key));
        return texts.map(parsed).filter(isKeptDraft);
      } catch {
        return [];
      }
    },
    lift({ key, stamp }) {
      try {
        const own = storage();
        const there = parsed(own.getItem(placeOf(key)));
        if (isKeptDraft(there) && there.stamp <= stamp) own.removeItem(placeOf(key));
      } catch {
        // A draft that cannot be removed is read once more; it is then outdated and ignored.
      }
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
