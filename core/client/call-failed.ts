import { type Failure, failureOf } from './failure-of.ts';

/** What the API client throws when a call fails. */
export class CallFailed extends Error implements Failure {
  readonly code: number;
  /** Undefined when no reply came: the network failed or the server did not answer in time. */
  readonly status: number | undefined;
  constructor(status?: number, body?: unknown) {
    const { code, message } = failureOf(status, body);
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.status = status;
  }
}
