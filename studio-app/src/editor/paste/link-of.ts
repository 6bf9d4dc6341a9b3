import { isLinkAddress } from '@fourfold/core/rich-text/addresses';
import { limits } from '@fourfold/core/rich-text/limits';

/** Where a pasted link leads: http, https or mailto, never a path of this site; `''` where nothing like that is. */
export function linkOf(href: string): string {
  const url = unwrapped(href.trim());
  return url.length <= limits.address && !url.startsWith('/') && isLinkAddress(url) ? url : '';
}

/** Google's documents lead every link through a page of their own. */
function unwrapped(url: string): string {
  const wrapped = /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&#]+)/.exec(url)?.[1];
  if (!wrapped) return url;
  try {
    return decodeURIComponent(wrapped);
  } catch {
    return url;
  }
}
