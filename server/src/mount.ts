import type { Area, CallSpec } from '@fourfold/core/contract/call';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { admit, isOpen } from './call/admit.ts';
import { checkReply } from './call/check-reply.ts';
import { firstIssue } from './call/first-issue.ts';
import type { Context, Session, Site } from './call/handler.ts';
import { newId } from './call/new-id.ts';
import { readJsonBody } from './call/read-body.ts';
import { readFields } from './call/read-fields.ts';
import { readForm } from './call/read-form.ts';
import { Refusal } from './call/refusal.ts';
import { type RouteMatch, routeTable } from './call/route-table.ts';
import { timeZoneOf } from './call/time-zone.ts';
import { type ContentCache, uncached } from './content/content-cache.ts';
import type { Db } from './database/db.ts';
import type { Replica } from './database/replica/replica.ts';
import type { SessionEvents } from './events/session-events.ts';
import { eventStream } from './http/event-stream.ts';
import { jsonReply } from './http/json-reply.ts';
import type { Attempts } from './limits/attempts.ts';
import type { SpendBudget } from './limits/budgets.ts';
import { findSession, SessionEnded } from './session/find-session.ts';

/** A handler of any call. Its types were checked where it was declared (`Handlers`). */
export type MountedHandler = (input: never, context: never) => Promise<unknown>;

export type MountDeps = {
  db: Db;
  replica: Replica | null;
  content: ContentCache;
  events: SessionEvents;
  attempts: Attempts;
  spend: SpendBudget;
  sessionDays: number;
  videoHosts: VideoHosts;
  /** Bytes. */
  bodyLimit: number;
  now(): Date;
  /** Whether to check every reply against the contract and throw for a difference (tests). */
  checkReplies: boolean;
};

/** A request before its call is known. */
export type IncomingRequest = {
  request: Request;
  /** Below the API's base address. */
  path: string;
  site: Site;
  address: string;
  log: Logger;
  /** Called when the call is known. */
  onCall(call: string): void;
  /** Called when the session is known. */
  onSession(session: Session): void;
};

/**
 * Returns one function that handles the requests of the whole contract: find the call → check who →
 * check the budget → parse → handler → reply. Expected errors are thrown as a Refusal.
 */
export function mountCalls(contract: Area, handlers: Readonly<Record<string, MountedHandler>>, deps: MountDeps) {
  const find = routeTable(contract);

  return async (incoming: IncomingRequest): Promise<Response> => {
    const { request } = incoming;
    const match = find(request.method, incoming.path);
    if (match.kind === 'nowhere') throw new Refusal('no_such_call');
    if (match.kind === 'wrong-method') {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow(match.allowed) });
      throw new Refusal('wrong_method', { method: request.method }, { headers: allow(match.allowed) });
    }
    const { spec, call, method } = match.route;
    incoming.onCall(call);
    const session = await sessionFor(request, spec, deps);
    // For a stream the end of the session is a state, not an error.
    if (session instanceof SessionEnded) return eventStream(once({ state: 'ended', why: session.why }));
    if (session) {
      incoming.onSession(session);
      if (!isOpen(spec)) admit(spec, method, session.account);
      if (spec.budget) await deps.spend(spec.budget, session.account);
    }
    const input = await parse(match, request, Math.min(deps.bodyLimit, spec.bodyLimit ?? Number.POSITIVE_INFINITY));
    const headers = new Headers();
    const context: Context & { session: Session | null } = {
      db: deps.db,
      content: session ? deps.content.at(session.contentClock) : uncached,
      log: incoming.log,
      now: deps.now,
      newId,
      timeZone: timeZoneOf(request.headers.get('timezonename')),
      site: incoming.site,
      address: incoming.address,
      userAgent: request.headers.get('user-agent'),
      giveToken: (token) => headers.set('x-user-token', token),
      giveDevice: (secret) => headers.set('x-user-device', secret),
      attempts: deps.attempts,
      events: deps.events,
      sessionDays: deps.sessionDays,
      videoHosts: deps.videoHosts,
      session,
    };
    // The adapter does not read the body of a HEAD reply, so the iteration of a stream would never
    // end.
    if (spec.stream && request.method === 'HEAD') return eventStream(once(null));
    const handler = handlerOf(handlers, call);
    const answer = (db: Db) => handler(input as never, { ...context, db } as never);
    const reply = await (deps.replica && spec.replica ? deps.replica.read(answer) : answer(deps.db));
    if (spec.stream) {
      const each = (value: unknown) => checkReply(call, spec, value);
      return eventStream(reply as AsyncIterable<unknown>, deps.checkReplies ? { onValue: each } : {});
    }
    if (deps.checkReplies) checkReply(call, spec, reply);
    return await jsonReply(reply, headers, request.headers.get('accept-encoding'));
  };
}

function allow(methods: readonly string[]): Record<string, string> {
  return { allow: methods.join(', ') };
}

function handlerOf(handlers: Readonly<Record<string, MountedHandler>>, call: string): MountedHandler {
  const handler = handlers[call];
  if (!handler) throw new Error(`${call} has no handler`);
  return handler;
}

/** Returns null for an open call. With `knowsCaller` an open call has the session of its token if it is valid. */
async function sessionFor(request: Request, spec: CallSpec, deps: MountDeps): Promise<Session | SessionEnded | null> {
  if (!isOpen(spec)) return await sessionOf(request, spec, deps);
  if (!spec.knowsCaller) return null;
  return await sessionOf(request, spec, deps).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

async function sessionOf(request: Request, spec: CallSpec, deps: MountDeps): Promise<Session | SessionEnded> {
  const token = request.headers.get('authorization') ?? '';
  const session = findSession(deps.db, {
    token,
    now: deps.now(),
    sessionDays: deps.sessionDays,
    allowEnded: spec.afterEnd === true,
    isBackgroundCall: spec.stream === true || spec.knowsCaller === true,
  });
  if (!spec.stream) return await session;
  return await session.catch((error: unknown) => {
    if (error instanceof SessionEnded) return error;
    throw error;
  });
}

async function* once(value: unknown): AsyncGenerator<unknown> {
  yield value;
}

async function parse({ route, params }: RouteMatch, request: Request, limit: number): Promise<object> {
  const { spec } = route;
  return {
    ...(spec.params && { params: check(spec.params, params, 'path') }),
    ...(spec.query && { query: check(spec.query, await readFields(request, limit), 'query') }),
    ...(spec.body && { body: check(spec.body, await readBody(spec, request, limit), 'body') }),
  };
}

function readBody(spec: CallSpec, request: Request, limit: number): Promise<unknown> {
  return spec.upload ? readForm(request) : readJsonBody(request, limit);
}

function check(schema: NonNullable<CallSpec['body']>, given: unknown, root: 'body' | 'query' | 'path'): unknown {
  const result: z.ZodSafeParseResult<unknown> = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Refusal('invalid_field', firstIssue(result.error, given, root));
}
