/** Puts what the toolbar says on the root, where the tokens look for it. */
export function dress({ theme, motion }: { theme?: string; motion?: string }): void {
  const { dataset } = document.documentElement;
  if (theme === undefined || theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (motion === 'less') dataset.motion = motion;
  else delete dataset.motion;
}
