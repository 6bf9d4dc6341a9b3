import { isLinkAddress } from '@fourfold/core/rich-text/addresses';
import { limits } from '@fourfold/core/rich-text/limits';

/** The URL of a pasted link: http, https or mailto, not a path of this site; empty if it is none of these. */
export function safeLink(href: string): string {
  const url = unwrapGoogleLink(href.trim());
  return url.length <= limits.address && !url.startsWith('/') && isLinkAddress(url) ? url : '';
}

/** Google Docs routes every link through a page of Google. */
function unwrapGoogleLink(url: string): string {
  const target = /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&#]+)/.exec(url)?.[1];
  if (!target) return url;
  try {
    return decodeURIComponent(target);
  } catch {
    return url;
  }
}
