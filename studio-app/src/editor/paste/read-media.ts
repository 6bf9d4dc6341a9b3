import { empty, type Video } from '@fourfold/core/rich-text/document';
import { limits } from '@fourfold/core/rich-text/limits';
import { videoPlayer } from '@fourfold/core/rich-text/video/video-address';
import { caption } from './clean-text.ts';
import type { Picture } from './flow.ts';
import { attribute, childrenOf, type Markup, tagOf } from './markup.ts';

/** Reads a picture of a page; undefined for tracking pixels, and if it has no source. */
export function readPicture(node: Markup): Picture | undefined {
  const src = attribute(node, 'src').trim() || attribute(node, 'data-src').trim();
  const [width, height] = [pixels(attribute(node, 'width')), pixels(attribute(node, 'height'))];
  if (!src || (width !== null && width <= 2) || (height !== null && height <= 2)) return undefined;
  const alt = caption(attribute(node, 'alt'), limits.caption);
  return { src, alt: isAutomaticName(alt) ? '' : alt, ...(width && width <= limits.imageWidth && { width }) };
}

/** Whether it is an automatic name, not an alternative text. */
function isAutomaticName(alt: string): boolean {
  return /^(?:image|picture|img|screenshot|unnamed|page\d+image\d+)?[\s\d_-]*(?:\.(?:png|jpe?g|gif|webp))?$/i.test(alt);
}

function pixels(value: string): number | null {
  return /^\d+(?:\.\d+)?(?:px)?$/.test(value) ? Math.round(Number.parseFloat(value)) : null;
}

/** Reads a video of an allowed site, in a frame or as a file. */
export function readVideo(node: Markup): Video | undefined {
  const source = childrenOf(node).find((child) => tagOf(child) === 'source');
  const src = attribute(node, 'src') || (source ? attribute(source, 'src') : '');
  const url = src.startsWith('//') ? `https:${src}` : src;
  if (url.length > limits.address || !videoPlayer(url)) return undefined;
  return { type: 'video', url, title: caption(attribute(node, 'title'), limits.caption), children: empty };
}
