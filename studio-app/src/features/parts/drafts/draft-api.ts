import type { DraftPorts, SendResult } from '@fourfold/core/authoring/draft-ports';
import type { LocalDraft } from '@fourfold/core/authoring/drafts';
import { currentCaller, requestOf } from '@fourfold/core/client/api-request';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Api } from '@fourfold/core/contract/types';

type DraftApiPorts = { api: Api; base: string; token(): string | null };

/** Bytes that a browser sends for a closed page, over all its requests; a little below its limit of 64 KiB. */
const keepaliveLimit = 60_000;
/** Statuses that a retry would not change. */
const finalStatuses = [400, 403, 404, 409, 413, 422];

/** Sends drafts to the server. */
export function draftApi({ api, base, token }: DraftApiPorts): DraftPorts['wire'] {
  return {
    list: async () => (await api('GET /drafts', { query: {} })).data,
    async send(draft): Promise<SendResult> {
      try {
        if (draft.content === null) {
          await api('DELETE /drafts', deleteInput(draft));
          return { kind: 'kept', stamp: draft.stamp };
        }
        const { stamp, deleted } = await api('PUT /drafts', putInput(draft));
        return { kind: deleted ? 'deleted' : 'kept', stamp };
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        return { kind: finalStatuses.includes(error.status ?? 0) ? 'refused' : 'failed' };
      }
    },
    sendOnExit(drafts) {
      const own = token();
      if (own === null) return;
      let remaining = keepaliveLimit;
      for (const draft of drafts) {
        const [call, input] =
          draft.content === null ? ['DELETE /drafts', deleteInput(draft)] : (['PUT /drafts', putInput(draft)] as const);
        const { url, method, headers, body } = requestOf(call, input, currentCaller(base, own));
        const load = new Blob([typeof body === 'string' ? body : '']).size;
        if (load > remaining) continue;
        remaining -= load;
        // No one waits for the reply; drafts in the browser are sent again at the next visit.
        fetch(url, { method, headers, ...(body !== undefined && { body }), keepalive: true }).catch(() => {});
      }
    },
  };
}

function putInput({ key, subject_id, base_rev, content, stamp }: LocalDraft) {
  return { body: { key, subject_id, base_rev, content: content ?? {}, stamp } };
}

function deleteInput({ key, stamp }: LocalDraft) {
  return { query: { key, stamp: String(stamp) } };
}
