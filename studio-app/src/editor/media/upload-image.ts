import { api } from '@fourfold/app-shell/session';
import { imageMessages, maxImageBytes } from '@fourfold/core/authoring/image-limits';
import type { Media } from '@fourfold/core/contract/desk';

/** Milliseconds; 5 MB over a slow connection. */
const timeoutMs = 180_000;

/**
 * Uploads an image; rejects with an Error whose message is for the author. An image that the server
 * would refuse is not sent.
 */
export async function uploadImage(file: Blob, name: string): Promise<Media> {
  const error = imageErrorOf(file);
  if (error) throw new Error(error);
  const body = new FormData();
  body.append('file', file, name);
  return api('POST /media', { body, timeout: timeoutMs });
}

function imageErrorOf({ type, size }: Blob): string | null {
  if (type.startsWith('image/svg')) return imageMessages.svg;
  if (type !== '' && !type.startsWith('image/')) return imageMessages.noImage;
  return size > maxImageBytes ? imageMessages.tooLarge : null;
}
