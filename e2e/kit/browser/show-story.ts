import type { AxeViolation } from './storybook-window.ts';

export type StoryOutcome = {
  /** Errors of rendering and of the play function. */
  errors: string[];
  /** What the accessibility addon reported after the play function. */
  violations: string[];
};
type Finished = { storyId: string; status: string; reporters: { result?: { violations?: AxeViolation[] } }[] };

/** The size that a story sets for itself in CSS pixels; null if it is shown at any size. */
export async function ownViewport(storyId: string): Promise<{ width: number; height: number } | null> {
  const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null;
}

/** Shows a story as a click in Storybook's sidebar does, and resolves when its play function has ended. */
export async function showStory(id: string, timeoutMs: number): Promise<StoryOutcome> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const errors: string[] = [];
  const collect = (...payload: unknown[]) => {
    for (const error of payload.flat()) {
      const { message, description } = Object(error) as { message?: string; description?: string };
      errors.push(message ?? description ?? String(error));
    }
  };
  const { promise, resolve } = Promise.withResolvers<Finished | null>();
  const onFinished = (finished: Finished) => {
    if (finished.storyId === id) resolve(finished);
  };
  const errorEvents = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const timer = setTimeout(() => {
    errors.push(`its play function did not end within ${timeoutMs / 1000} seconds`);
    resolve(null);
  }, timeoutMs);
  for (const event of errorEvents) channel.on(event, collect);
  channel.on('storyFinished', onFinished);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  const finished = await promise;
  clearTimeout(timer);
  channel.off('storyFinished', onFinished);
  for (const event of errorEvents) channel.off(event, collect);
  const violations = (finished?.reporters ?? []).flatMap(({ result }) => result?.violations ?? []).map(violationText);
  // An error is reported as thrown, and again by its phase.
  if (finished?.status === 'error' && errors.length === 0 && violations.length === 0) errors.push('the story failed');
  return { errors: [...new Set(errors)], violations };
}

/** Checks the colours in the dark theme with the axe of the accessibility addon, and its configuration. */
export async function darkViolations(): Promise<string[]> {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = 'dark';
  await settle();
  const context = {
    include: [['body']],
    exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
  };
  // The other rules do not depend on the theme.
  const options = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] };
  const { violations } = await window.axe.run(context, options);
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
  return violations.map(violationText);
}

export function violationText({ id, nodes }: AxeViolation): string {
  return `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`;
}

/** Resolves when fonts are loaded, sizes are measured again, and all animations that have an end have ended. */
export async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  await frame();
  await frame();
  const animations = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(animations.map(({ finished }) => finished));
  await frame();
}

/** CSS pixels from the top of the window to the end of the story with its margin; the window, where a layer is open. */
export function storyHeight(): number {
  if (document.querySelector(':modal, :popover-open')) return innerHeight;
  const { bottom } = (document.querySelector('#storybook-root') ?? document.body).getBoundingClientRect();
  return Math.min(Math.ceil(bottom) + 32, innerHeight);
}
