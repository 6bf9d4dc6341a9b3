import { maxImageBytes } from '@fourfold/core/authoring/image-limits';
import { readBodyBytes } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** Bytes of a form in addition to its file: boundaries, names, types. */
const framing = 16_000;

/** Reads the multipart/form-data body of an upload. A body larger than the largest image is refused unread. */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = await readBodyBytes(request, 'multipart/form-data', maxImageBytes + framing).catch((error: unknown) => {
    if (error instanceof Refusal && error.reason === 'too_large') throw new Refusal('image_too_large');
    throw error;
  });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return await new Response(bytes, { headers }).formData().catch(() => {
    throw new Refusal('invalid_field', { field: 'body', problem: 'expected valid multipart/form-data' });
  });
}
