/** An address a link may lead to, or undefined: http, https, mailto, or a path of this site. */
export function webAddress(url: unknown): string | undefined {
  return typeof url === 'string' && /^(https?:\/\/|mailto:|\/(?!\/|\\))/i.test(url) ? url : undefined;
}

/** Where a picture comes from: https as it is, a path of the media call under the API's base; nothing else. */
export function pictureAddress(src: unknown, mediaBase: string): string | undefined {
  if (typeof src !== 'string') return undefined;
  if (/^https:\/\//i.test(src)) return src;
  return /^\/?media\//.test(src) ? `${mediaBase}/${src.replace(/^\//, '')}` : undefined;
}

/** What plays a video of the allow list: a frame of YouTube or Vimeo, or a file; undefined for anything else. */
export function videoSource(url: unknown): { frame: string } | { file: string } | undefined {
  if (typeof url !== 'string' || !url.startsWith('https://')) return undefined;
  const tube =
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(
      url,
    );
  if (tube) return { frame: `https://www.youtube-nocookie.com/embed/${tube[1]}` };
  const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/.exec(url);
  if (vimeo) return { frame: `https://player.vimeo.com/video/${vimeo[1]}` };
  return /^[^?#]+\.(mp4|webm)([?#]|$)/i.test(url) ? { file: url } : undefined;
}
