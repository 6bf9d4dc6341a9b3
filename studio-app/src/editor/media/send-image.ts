import { imageTexts, largestImage } from '@fourfold/core/authoring/image-limits';
import type { Media } from '@fourfold/core/contract/desk';
import { api } from '../../session/session.ts';

/** Milliseconds; 5 MB over a slow connection. */
const patience = 180_000;

/**
 * Uploads an image; rejects with an Error whose message is for the author. An image that the server
 * would refuse is not sent.
 */
export async function sendImage(file: Blob, name: string): Promise<Media> {
  const slip = imageSlip(file);
  if (slip) throw new Error(slip);
  const body = new FormData();
  body.append('file', file, name);
  return api('POST /media', { body, timeout: patience });
}

function imageSlip({ type, size }: Blob): string | null {
  if (type.startsWith('image/svg')) return imageTexts.svg;
  if (type !== '' && !type.startsWith('image/')) return imageTexts.noImage;
  return size > largestImage ? imageTexts.tooLarge : null;
}
