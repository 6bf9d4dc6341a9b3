import { videoPlayer, videoSites } from './video-address.ts';

/**
 * The video hosts that an installation allows (VIDEO_HOSTS): the files of a host, and the player of
 * YouTube or Vimeo for any host name of the site. Null: both players, and files of every host.
 */
export type VideoHosts = readonly string[] | null;

/** Whether a video may be added and played. */
export function isAllowedVideo(url: string, hosts: VideoHosts): boolean {
  const video = videoPlayer(url);
  if (video === null || hosts === null) return video !== null;
  if (video.player === 'file') return hosts.includes(URL.parse(url)?.host ?? '');
  return hosts.some((host) => videoSites[video.site].host.test(host));
}

/** The sources of players and files, as values of a policy's frame-src and media-src. */
export function videoSources(hosts: VideoHosts): { frames: string; files: string } {
  const sites = Object.values(videoSites).filter(({ host }) => hosts === null || hosts.some((one) => host.test(one)));
  return {
    frames: sites.map(({ player }) => player).join(' ') || "'none'",
    files: hosts === null ? 'https:' : hosts.map((host) => `https://${host}`).join(' '),
  };
}
