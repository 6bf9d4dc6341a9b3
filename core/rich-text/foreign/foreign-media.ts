import { isOwnPicture } from '../addresses.ts';
import type { RichDocument } from '../document.ts';
import { isAllowedVideo, type VideoHosts } from '../video/video-hosts.ts';

/** The distinct URLs of a document's pictures that are not in this product's store. */
export function foreignPictures(document: RichDocument): string[] {
  const sources = document.flatMap((block) => (block.type === 'image' && !isOwnPicture(block.src) ? [block.src] : []));
  return [...new Set(sources)];
}

/** The distinct URLs of a document's videos whose host is not allowed. */
export function foreignVideos(document: RichDocument, hosts: VideoHosts): string[] {
  const urls = document.flatMap((block) =>
    block.type === 'video' && !isAllowedVideo(block.url, hosts) ? [block.url] : [],
  );
  return [...new Set(urls)];
}

/** The host of a picture or a video, for a message. */
export function mediaHost(address: string): string {
  return URL.parse(address)?.host ?? 'another site';
}
