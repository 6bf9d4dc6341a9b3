import { request } from './client.ts';
import type { TestPerson, TestServer } from './server.ts';

type Parts = Parameters<typeof request>[2];
/** What a call answers, as far as a test of two families alike looks at it. */
export type Answered = Readonly<Record<string, unknown>> & { data?: Answered[]; errors?: string[]; id?: string };

/** A call whose name a test puts together for each family; answers its status and whatever it says. */
export async function ask(
  { url }: Pick<TestServer, 'url'>,
  person: Pick<TestPerson, 'token'>,
  call: string,
  parts: Parts = {},
): Promise<{ status: number; body: Answered }> {
  const reply = await request(url, call, parts, person.token);
  return { status: reply.status, body: (await reply.json()) as Answered };
}
