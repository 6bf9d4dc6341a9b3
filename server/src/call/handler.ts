import type { Area } from '@fourfold/core/contract/call';
import type { Call, Contract } from '@fourfold/core/contract/contract';
import type { Account } from '@fourfold/core/contract/session';
import type { Parsed, Reply } from '@fourfold/core/contract/types';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ContentReader } from '../content/kept-content.ts';
import type { Database } from '../database/schema.ts';
import type { SessionEvents } from '../events/session-events.ts';
import type { Attempts } from '../limits/attempts.ts';

/** The session behind a request, as its token names it. */
export type Session = {
  id: string;
  /** The learner app and the studio hold tokens of their own to one session (Q101). */
  site: Site;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  account: Account;
  /** Of a tutor inside a student's session: the tutor's own session, which lives on. */
  parentId: string | null;
  /** Which content there was when the session was looked up. */
  contentVersion: string;
};
export type Site = 'learner' | 'studio';

/** What every handler may use. Time and ids come from here, so that a test can hold them. */
export type Context = {
  db: Kysely<Database>;
  /** Reads what was kept of the content, for as long as it is as it was. */
  content: ContentReader;
  log: Logger;
  now(): Date;
  newId(): string;
  /** The caller's IANA time zone, from the header timeZoneName; UTC when it names none. */
  timeZone: string;
  /** Which of the two sites the request came through; the API alone counts as the learner's. */
  site: Site;
  address: string;
  /** What the caller's browser says of itself. */
  userAgent: string | null;
  /** Answer a new token in x-user-token. */
  giveToken(token: string): void;
  /** Answer the secret by which this browser is known, in x-user-device. */
  giveDevice(secret: string): void;
  /** Makes what can be guessed at, within its limits. */
  attempts: Attempts;
  /** What becomes of sessions, for the streams that tell of it. */
  events: SessionEvents;
  /** Sessions end after this many days without use. */
  sessionDays: number;
  /** Hosts whose videos may be added. */
  videoHosts: VideoHosts;
};

/** What a person's own deeds need, whoever has them done: a call, or the seed with times of the past. */
export type Doing = Pick<Context, 'db' | 'content' | 'now' | 'newId'> & { session: Pick<Session, 'account'> };

/** Calls that admit logged-out callers look at no token and have no session, save for one that may; all others do. */
export type Visit<C extends Call> = Context & { session: SessionOf<C> };
type SessionOf<C extends Call> = C extends GreetingCall ? Session | null : C extends OpenCall ? null : Session;
type OpenCall = {
  [C in Call]: 'logged-out' extends Contract[C]['who'][number] ? C : never;
}[Call];
type GreetingCall = {
  [C in Call]: Contract[C] extends { knowsCaller: true } ? C : never;
}[Call];

export type Handler<C extends Call> = (input: Parsed<C>, visit: Visit<C>) => Promise<Answer<C>>;

/** One reply; of a call that is a stream, each of them as it comes. It ends with the iteration. */
type Answer<C extends Call> = C extends StreamCall ? AsyncIterable<Reply<C>> : Reply<C>;
type StreamCall = {
  [C in Call]: Contract[C] extends { stream: true } ? C : never;
}[Call];

/** The handlers of one area: a call without its handler does not compile. */
export type Handlers<A extends Area> = { [C in keyof A & Call]: Handler<C> };
