import { type VideoHosts, videoSources } from '@fourfold/core/rich-text/video/video-hosts';

/**
 * The policy of both apps' pages and workers. Scripts come from our own files alone; styles may stand in the page,
 * because toasts, the drag library and the formula editor write theirs there (measured). `api` is named where it has its
 * own origin. It names nobody to report to: a browser would send the whole address, with the token of a reset link in
 * it; the page tells of what broke it (`core/browser/late/report-errors.ts`).
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
  /** Origin of the API where that is not the site's own. */
  api: string | null;
  videoHosts: VideoHosts;
};

/** On everything that a site's own listener serves. */
export const siteHeaders = {
  'x-content-type-options': 'nosniff',
  // No other site gets the URL of a page that links to it or embeds it. A frame that needs the origin sets its own policy.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;
