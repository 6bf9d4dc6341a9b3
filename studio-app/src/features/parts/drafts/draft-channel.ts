import type { DraftPorts } from '@fourfold/core/authoring/draft-ports';
import { isLocalDraft } from '@fourfold/core/authoring/drafts';

/** Shares drafts between the tabs of the studio. Without BroadcastChannel, tabs do not notify each other. */
export function openDraftChannel(name = 'fourfold-drafts'): DraftPorts['channel'] {
  const channel = openChannel(name);
  return {
    post(draft) {
      try {
        channel?.postMessage(draft);
      } catch {
        // The other tabs then read the draft from IndexedDB when they are reloaded.
      }
    },
    listen(hear) {
      const listener = ({ data }: MessageEvent<unknown>) => {
        if (isLocalDraft(data)) hear(data);
      };
      channel?.addEventListener('message', listener);
      return () => {
        channel?.removeEventListener('message', listener);
        channel?.close();
      };
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
