const host = String.raw`[^\s/?#\\@]+`;
const rest = String.raw`[^\s\p{Cc}]*`;
const link = new RegExp(
  String.raw`^(?:https?://${host}(?:[/?#]${rest})?|mailto:[^\s\p{Cc}]+|/(?![/\\])${rest})$`,
  'iu',
);
const https = new RegExp(`^https://${host}(?:[/?#]${rest})?$`, 'iu');
const media = /^\/media\/[0-9a-f]{64}\.(?:png|jpg|jpeg|webp|gif)$/;

/** Where a link may lead: http, https, mailto, or a path of the site itself. */
export function isLinkAddress(url: string): boolean {
  return link.test(url);
}

/** Where an image may come from: the media call (Q76), or https. */
export function isImageAddress(src: string): boolean {
  return media.test(src) || https.test(src);
}

/** Whether a picture is of this product's own store, and not of another site. */
export function isOwnPicture(src: string): boolean {
  return media.test(src);
}

/** A full https address, without a name or password in it. */
export function isHttpsAddress(url: string): boolean {
  return https.test(url);
}
