import { forceColours } from './force-colours.ts';

type Globals = { theme?: string; motion?: string; textSize?: string; colours?: string };

/** Applies the toolbar's switches to the root element: theme and motion as data, where the tokens read them. */
export function applyGlobals({ theme, motion, textSize, colours }: Globals): void {
  const { dataset, style } = document.documentElement;
  if (theme === undefined || theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (motion === 'less') dataset.motion = motion;
  else delete dataset.motion;
  // All type sizes are in rem, as a browser's own text size changes them.
  style.fontSize = textSize === 'large' ? '150%' : textSize === 'double' ? '200%' : '';
  forceColours(colours === 'forced');
}
