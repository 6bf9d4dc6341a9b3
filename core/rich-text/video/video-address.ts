import { isHttpsAddress } from '../addresses.ts';

/**
 * The player of a video of the allow list: a sandboxed frame of its site, or the browser for a
 * file. `src` is built from the video's id, so that nothing else of the given URL reaches a frame.
 */
export type VideoPlayer =
  | { player: 'frame'; site: Site; src: string; sandbox: string; referrerPolicy: ReferrerPolicy }
  | { player: 'file'; src: string };

type Site = keyof typeof videoSites;
type ReferrerPolicy = 'no-referrer' | 'strict-origin';

/** The sites whose players are framed: the player's origin and the hosts of their URLs. */
export const videoSites = {
  YouTube: {
    player: 'https://www.youtube-nocookie.com',
    host: /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/,
    // YouTube does not play for a site that hides its origin (its error 153).
    referrerPolicy: 'strict-origin',
  },
  Vimeo: {
    player: 'https://player.vimeo.com',
    host: /^(?:www\.|player\.)?vimeo\.com$/,
    referrerPolicy: 'no-referrer',
  },
} as const satisfies Record<string, { player: string; host: RegExp; referrerPolicy: ReferrerPolicy }>;

/** The player for a URL. Null if it is not on the allow list (Q76). */
export function videoPlayer(url: string): VideoPlayer | null {
  if (!isHttpsAddress(url)) return null;
  for (const { pattern, site, playerUrl } of frames) {
    const id = pattern.exec(url)?.[1];
    const { referrerPolicy } = videoSites[site];
    if (id) return { player: 'frame', site, src: playerUrl(id), sandbox, referrerPolicy };
  }
  return /^[^?#]+\.(?:mp4|webm)(?:[?#]|$)/i.test(url) ? { player: 'file', src: url } : null;
}

/** A player needs its own origin for its cookies and storage; that origin is never ours. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation';

type FrameRule = { pattern: RegExp; site: Site; playerUrl(id: string): string };
const youTube = (id: string) => `${videoSites.YouTube.player}/embed/${id}`;
const vimeo = (id: string) => `${videoSites.Vimeo.player}/video/${id}`;

const frames: readonly FrameRule[] = [
  {
    pattern:
      /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)([\w-]{11})(?![\w-])/i,
    site: 'YouTube',
    playerUrl: youTube,
  },
  { pattern: /^https:\/\/youtu\.be\/([\w-]{11})(?![\w-])/i, site: 'YouTube', playerUrl: youTube },
  {
    pattern: /^https:\/\/(?:www\.)?vimeo\.com\/(?:channels\/\w+\/)?(\d{1,15})(?!\w)/i,
    site: 'Vimeo',
    playerUrl: vimeo,
  },
  { pattern: /^https:\/\/player\.vimeo\.com\/video\/(\d{1,15})(?!\w)/i, site: 'Vimeo', playerUrl: vimeo },
];
