import { request } from './client.ts';
import type { TestPerson, TestServer } from './server.ts';

type RequestParts = Parameters<typeof request>[2];
/** A reply, with the fields that tests of both families read. */
export type LooseReply = Readonly<Record<string, unknown>> & { data?: LooseReply[]; errors?: string[]; id?: string };

/** Makes a call whose name is built for a family. Returns the status and the parsed body. */
export async function callByName(
  { url }: Pick<TestServer, 'url'>,
  person: Pick<TestPerson, 'token'>,
  call: string,
  parts: RequestParts = {},
): Promise<{ status: number; body: LooseReply }> {
  const reply = await request(url, call, parts, person.token);
  return { status: reply.status, body: (await reply.json()) as LooseReply };
}
