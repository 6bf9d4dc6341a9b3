import type { DraftPorts, Told } from '@fourfold/core/authoring/draft-ports';
import type { KeptDraft } from '@fourfold/core/authoring/drafts';
import { CallFailed } from '@fourfold/core/client/call-failed';
import { callerOf, requestOf } from '@fourfold/core/client/request-of';
import type { Api } from '@fourfold/core/contract/types';

type WirePorts = { api: Api; base: string; token(): string | null };

/**
 * Bytes that a browser sends for a closed page, over all its requests; a little below its limit of
 * 64 KiB.
 */
const leavingLoad = 60_000;
/** Statuses that a retry would not change. */
const final = [400, 403, 404, 409, 413, 422];

/** Sends drafts to the server. */
export function draftWire({ api, base, token }: WirePorts): DraftPorts['wire'] {
  return {
    list: async () => (await api('GET /drafts', { query: {} })).data,
    async tell(draft): Promise<Told> {
      try {
        if (draft.content === null) {
          await api('DELETE /drafts', deleteOf(draft));
          return { at: 'kept', stamp: draft.stamp };
        }
        const { stamp, deleted } = await api('PUT /drafts', putOf(draft));
        return { at: deleted ? 'deleted' : 'kept', stamp };
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        return { at: final.includes(error.status ?? 0) ? 'refused' : 'failed' };
      }
    },
    leave(drafts) {
      const own = token();
      if (own === null) return;
      let left = leavingLoad;
      for (const draft of drafts) {
        const [call, input] =
          draft.content === null ? ['DELETE /drafts', deleteOf(draft)] : (['PUT /drafts', putOf(draft)] as const);
        const { url, method, headers, body } = requestOf(call, input, callerOf(base, own));
        const load = new Blob([typeof body === 'string' ? body : '']).size;
        if (load > left) continue;
        left -= load;
        // No one waits for the reply; drafts in the browser are sent again at the next visit.
        fetch(url, { method, headers, ...(body !== undefined && { body }), keepalive: true }).catch(() => {});
      }
    },
  };
}

function putOf({ key, subject_id, base_rev, content, stamp }: KeptDraft) {
  return { body: { key, subject_id, base_rev, content: content ?? {}, stamp } };
}

function deleteOf({ key, stamp }: KeptDraft) {
  return { query: { key, stamp: String(stamp) } };
}
