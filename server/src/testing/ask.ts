import { request } from './client.ts';
import type { TestPerson, TestServer } from './server.ts';

type Parts = Parameters<typeof request>[2];
/** A reply, with the fields that tests of both families read. */
export type Answered = Readonly<Record<string, unknown>> & { data?: Answered[]; errors?: string[]; id?: string };

/** Makes a call whose name is built for a family. Returns the status and the parsed body. */
export async function ask(
  { url }: Pick<TestServer, 'url'>,
  person: Pick<TestPerson, 'token'>,
  call: string,
  parts: Parts = {},
): Promise<{ status: number; body: Answered }> {
  const reply = await request(url, call, parts, person.token);
  return { status: reply.status, body: (await reply.json()) as Answered };
}
