import { isOwnPicture } from '@fourfold/core/rich-text/addresses';
import { limits } from '@fourfold/core/rich-text/limits';

/** The form of the picture dialog. */
export type ImageForm = { src: string; alt: string; decorative: boolean; width: string };
export type ImageSlips = Partial<Record<'src' | 'alt' | 'width', string>>;

/**
 * The errors of the form. A picture of another site is allowed only if it is the `stored` one.
 * Alternative text is required unless the picture is decorative.
 */
export function imageSlips({ src, alt, decorative, width }: ImageForm, stored = ''): ImageSlips {
  const slips: ImageSlips = {};
  const address = src.trim();
  if (address === '') slips.src = 'Choose a file.';
  else if (!isOwnPicture(address) && address !== stored)
    slips.src = 'Pictures of other sites cannot be added. Save the picture on your device, and choose the file.';
  if (!decorative && alt.trim() === '')
    slips.alt = 'Say what the picture shows to those who cannot see it, or mark it as decorative.';
  if (alt.length > limits.caption) slips.alt = `At most ${limits.caption.toLocaleString('en-US')} characters.`;
  if (
    width.trim() !== '' &&
    !(/^\d{1,4}$/.test(width.trim()) && Number(width) >= 1 && Number(width) <= limits.imageWidth)
  )
    slips.width = `A whole number of pixels from 1 to ${limits.imageWidth.toLocaleString('en-US')}.`;
  return slips;
}
