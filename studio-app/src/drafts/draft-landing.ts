import type { DraftPorts } from '@fourfold/core/authoring/draft-ports';
import { isKeptDraft } from '@fourfold/core/authoring/drafts';
import { newId } from '@fourfold/core/browser/new-id';

const prefix = 'fourfold.draft.';

/**
 * What was typed in the very last moment lies here until it is on the disk: a page that goes has no time to wait for
 * IndexedDB. A document that is too large for it is still written there, and mostly in time.
 */
export function draftLanding(account: string, storage: () => Storage): DraftPorts['landing'] {
  const placeOf = (key: string) => `${prefix}${account}.${key}`;
  return {
    land(draft) {
      try {
        const own = storage();
        const place = placeOf(draft.key);
        const there = own.getItem(place);
        // Another version's makes room, and is kept.
        if (there !== null && !isKeptDraft(parsed(there))) own.setItem(`${place}.${newId()}`, there);
        own.setItem(place, JSON.stringify(draft));
      } catch {
        // Full or forbidden; what can be said about it, the desk says.
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
        // What cannot be removed is read once more, and is old by then.
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
