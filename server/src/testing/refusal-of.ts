import { CallFailed } from './client.ts';

/** The status and the first error sentence of a refused call. Throws if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<[status: number, sentence: string | undefined]> {
  const failed = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failed instanceof CallFailed)) throw new Error(`expected a refusal, got ${String(failed)}`);
  return [failed.status, failed.errors[0]];
}
