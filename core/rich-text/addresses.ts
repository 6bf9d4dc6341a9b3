const host = String.raw`[^\s/?#\\@]+`;
const rest = String.raw`[^\s\p{Cc}]*`;
const link = new RegExp(
  String.raw`^(?:https?://${host}(?:[/?#]${rest})?|mailto:[^\s\p{Cc}]+|/(?![/\\])${rest})$`,
  'iu',
);
const https = new RegExp(`^https://${host}(?:[/?#]${rest})?$`, 'iu');
const media = /^\/media\/[0-9a-f]{64}\.(?:png|jpg|jpeg|webp|gif)$/;

/** Whether a link may have this URL: http, https, mailto, or a path of the site. */
export function isLinkAddress(url: string): boolean {
  return link.test(url);
}

/** Whether an image may have this source: the media call (Q76) or https. */
export function isImageAddress(src: string): boolean {
  return media.test(src) || https.test(src);
}

/** Whether a picture is stored by this product, not by another site. */
export function isOwnPicture(src: string): boolean {
  return media.test(src);
}

/** Whether it is a full https URL without a user name or password. */
export function isHttpsAddress(url: string): boolean {
  return https.test(url);
}
