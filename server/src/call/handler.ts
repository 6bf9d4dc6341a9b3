import type { Area } from '@fourfold/core/contract/call';
import type { Call, Contract } from '@fourfold/core/contract/contract';
import type { SessionState } from '@fourfold/core/contract/people';
import type { Account } from '@fourfold/core/contract/session';
import type { Parsed, Reply } from '@fourfold/core/contract/types';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import type { Logger } from 'pino';
import type { ContentReader } from '../content/content-cache.ts';
import type { ContentClock } from '../content/content-clock.ts';
import type { Db } from '../database/db.ts';
import type { Attempts } from '../limits/attempts.ts';

/** The session of a request, found by its token. */
export type Session = {
  id: string;
  /** The site of the token: one session has a token for the learner app and one for the studio (Q101). */
  site: Site;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  account: Account;
  /** For a tutor's impersonation of a student: the tutor's own session, which continues; null otherwise. */
  parentId: string | null;
  /** When content last changed, as of the time when the session was read. */
  contentClock: ContentClock;
};
export type Site = 'learner' | 'studio';

/** What every handler may use. Time and ids come from here, so that a test can set them. */
export type Context = {
  db: Db;
  /** Reads content through the cache of the session's content clock. */
  content: ContentReader;
  log: Logger;
  now(): Date;
  newId(): string;
  /** The caller's IANA time zone, from the header timeZoneName; UTC when it names none. */
  timeZone: string;
  /** The site that the request came through; a request to the API's own address counts as the learner's. */
  site: Site;
  address: string;
  /** The user-agent header; null if there is none. */
  userAgent: string | null;
  /** Returns a new token to the client in the header x-user-token. */
  giveToken(token: string): void;
  /** Returns the secret that identifies this browser in the header x-user-device. */
  giveDevice(secret: string): void;
  /** Limits attempts at what can be guessed, such as a password. */
  attempts: Attempts;
  /** For the event streams: yields the session's current state, then each change; `ended` is the last. */
  events: { watch(session: Session): Promise<AsyncIterable<SessionState>> };
  /** Sessions end after this many days without use. */
  sessionDays: number;
  /** Hosts whose videos may be added. */
  videoHosts: VideoHosts;
};

/** What the actions of one person need. The caller is a handler, or the demo seed with times in the past. */
export type ActionContext = Pick<Context, 'db' | 'content' | 'now' | 'newId'> & { session: Pick<Session, 'account'> };

/**
 * The context of a call with its session. The session is null for calls that admit logged-out callers: they ignore the
 * token. With `knowsCaller` such a call has a session if the token is valid.
 */
export type HandlerContext<C extends Call> = Context & { session: SessionOf<C> };
type SessionOf<C extends Call> = C extends OptionalSessionCall ? Session | null : C extends OpenCall ? null : Session;
type OpenCall = {
  [C in Call]: 'logged-out' extends Contract[C]['who'][number] ? C : never;
}[Call];
type OptionalSessionCall = {
  [C in Call]: Contract[C] extends { knowsCaller: true } ? C : never;
}[Call];

export type Handler<C extends Call> = (input: Parsed<C>, context: HandlerContext<C>) => Promise<HandlerResult<C>>;

/** One reply; for a stream, an iteration of replies that ends the stream when it ends. */
type HandlerResult<C extends Call> = C extends StreamCall ? AsyncIterable<Reply<C>> : Reply<C>;
type StreamCall = {
  [C in Call]: Contract[C] extends { stream: true } ? C : never;
}[Call];

/** The handlers of one area: a call without its handler does not compile. */
export type Handlers<A extends Area> = { [C in keyof A & Call]: Handler<C> };

/** The parts of a handler's context that a function needs, with the caller's session; without a parameter all of it. */
export type SessionContext<Part extends keyof Context = keyof Context> = Pick<Context, Part> & { session: Session };
