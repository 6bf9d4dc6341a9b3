/** As much of a story's own annotations as tells one picture from another. */
type Told = { args?: object; render?: unknown; parameters?: object; globals?: object; play?: unknown };

/**
 * The stories that are worth drawing on one page, where nothing is acted out: those that differ at rest. One with
 * globals of its own needs a page of its own; a component that lies over the page is drawn once, in a frame.
 */
export function restingStories<Story extends Told>(stories: readonly Story[], isInline: boolean): Story[] {
  if (!isInline) return stories.slice(0, 1);
  const isPlain = ({ args, render, parameters }: Told) =>
    render === undefined && [args, parameters].every((own) => Object.keys(own ?? {}).length === 0);
  const plain = stories.find(isPlain);
  return stories.filter(
    (story) => Object.keys(story.globals ?? {}).length === 0 && (!isPlain(story) || story === plain),
  );
}
