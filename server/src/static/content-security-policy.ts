import { type VideoHosts, videoSources } from '@fourfold/core/rich-text/video/video-hosts';

/**
 * The policy of both apps' pages and workers. Scripts are allowed only from our own files. Inline
 * styles are allowed, because toasts, the drag library and the formula editor need them (measured).
 * It has no report-uri: a browser would send the whole address, which may contain the token of a
 * reset link. The page reports violations itself (`core/browser/lazy/report-errors.ts`).
 */
export function contentSecurityPolicy({ api, videoHosts }: Installation): string {
  const videos = videoSources(videoHosts);
  return Object.entries({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: https:${api === null ? '' : ` ${api}`}`,
    'font-src': "'self'",
    'connect-src': api === null ? "'self'" : `'self' ${api}`,
    'media-src': `'self' ${videos.files}`,
    // Videos that authors may show (Q76, Q295).
    'frame-src': videos.frames,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

type Installation = {
  /** Origin of the API if it is not the site's own; null otherwise. */
  api: string | null;
  videoHosts: VideoHosts;
};

/** Headers of every file that a site's listener serves. */
export const siteHeaders = {
  'x-content-type-options': 'nosniff',
  // No other site gets the URL of a page that links to it or embeds it. A frame that needs the origin sets its own policy.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;
