import type { DraftPorts } from '@fourfold/core/authoring/draft-ports';
import { isKeptDraft } from '@fourfold/core/authoring/drafts';

/** What the tabs of the studio tell each other of their drafts; a browser without channels has quiet tabs. */
export function openDraftChannel(name = 'fourfold-drafts'): DraftPorts['channel'] {
  const channel = opened(name);
  return {
    post(draft) {
      try {
        channel?.postMessage(draft);
      } catch {
        // Then the other tabs find it on the disk when they are loaded again.
      }
    },
    listen(hear) {
      const listener = ({ data }: MessageEvent<unknown>) => {
        if (isKeptDraft(data)) hear(data);
      };
      channel?.addEventListener('message', listener);
      return () => {
        channel?.removeEventListener('message', listener);
        channel?.close();
      };
    },
  };
}

function opened(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
