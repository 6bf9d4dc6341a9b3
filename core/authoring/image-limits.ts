/** Bytes: 5 MB, in the larger of the two ways in which systems count them. */
export const largestImage = 5 * 1024 * 1024;
/** Pixels: what a small photograph unfolds to in a phone's memory is four bytes of each. */
export const mostPixels = 50_000_000;

export const imageTexts = {
  tooLarge: 'This image is larger than 5 MB.',
  tooManyPixels: 'This image has more than 50 million pixels.',
  noImage: 'This file is not a PNG, JPEG, WebP or GIF image.',
  svg: 'SVG images cannot be stored. Save it as PNG and use that.',
  damaged: 'This image is damaged or cut off.',
} as const;
