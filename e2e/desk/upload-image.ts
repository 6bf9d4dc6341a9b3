import type { RunningServer } from '../server.ts';

/** Uploads an image whose file name and MIME type do not show what it is. */
export async function uploadImage(
  { api }: RunningServer,
  authorization: string,
  bytes: Buffer,
): Promise<{ src: string; width: number; height: number }> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }), 'page.html');
  const reply = await fetch(`${api}/media`, { method: 'POST', headers: { authorization }, body });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as { src: string; width: number; height: number };
}
