import { isOwnPicture } from '@fourfold/core/rich-text/addresses';
import { limits } from '@fourfold/core/rich-text/limits';

/** The form of the picture dialog. */
export type ImageForm = { src: string; alt: string; decorative: boolean; width: string };
export type ImageFormErrors = Partial<Record<'src' | 'alt' | 'width', string>>;

/**
 * The errors of the form. A picture of another site is allowed only if it is the `stored` one.
 * Alternative text is required unless the picture is decorative.
 */
export function imageFormErrors({ src, alt, decorative, width }: ImageForm, stored = ''): ImageFormErrors {
  const errors: ImageFormErrors = {};
  const address = src.trim();
  if (address === '') errors.src = 'Choose a file.';
  else if (!isOwnPicture(address) && address !== stored)
    errors.src = 'Pictures of other sites cannot be added. Save the picture on your device, and choose the file.';
  if (!decorative && alt.trim() === '')
    errors.alt = 'Say what the picture shows to those who cannot see it, or mark it as decorative.';
  if (alt.length > limits.caption) errors.alt = `At most ${limits.caption.toLocaleString('en-US')} characters.`;
  if (
    width.trim() !== '' &&
    !(/^\d{1,4}$/.test(width.trim()) && Number(width) >= 1 && Number(width) <= limits.imageWidth)
  )
    errors.width = `A whole number of pixels from 1 to ${limits.imageWidth.toLocaleString('en-US')}.`;
  return errors;
}
