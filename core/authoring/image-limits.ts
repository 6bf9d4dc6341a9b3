/** Bytes. 5 MB, counted as 1,024 × 1,024, the larger of the two definitions. */
export const maxImageBytes = 5 * 1024 * 1024;
/** A decoded image needs four bytes of memory per pixel, which matters on phones. */
export const maxImagePixels = 50_000_000;

/** Messages for rejected images, used by the studio and by the server. */
export const imageMessages = {
  tooLarge: 'This image is larger than 5 MB.',
  tooManyPixels: 'This image has more than 50 million pixels.',
  noImage: 'This file is not a PNG, JPEG, WebP or GIF image.',
  svg: 'SVG images cannot be stored. Save it as PNG and use that.',
  damaged: 'This image is damaged or cut off.',
} as const;
