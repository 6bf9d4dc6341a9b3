/** Applies the toolbar's theme and motion to the root element, where the tokens read them. */
export function applyGlobals({ theme, motion }: { theme?: string; motion?: string }): void {
  const { dataset } = document.documentElement;
  if (theme === undefined || theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (motion === 'less') dataset.motion = motion;
  else delete dataset.motion;
}
