/** The annotations that distinguish one rendering from another. */
type StoryAnnotations = { args?: object; render?: unknown; parameters?: object; globals?: object; play?: unknown };

/**
 * Returns the stories to render on one page, without interactions: those that differ at rest. A story with its own
 * globals needs a page of its own; an overlay component is rendered once, in a frame.
 */
export function distinctStories<Story extends StoryAnnotations>(stories: readonly Story[], isInline: boolean): Story[] {
  if (!isInline) return stories.slice(0, 1);
  const isPlain = ({ args, render, parameters }: StoryAnnotations) =>
    render === undefined && [args, parameters].every((own) => Object.keys(own ?? {}).length === 0);
  const plain = stories.find(isPlain);
  return stories.filter(
    (story) => Object.keys(story.globals ?? {}).length === 0 && (!isPlain(story) || story === plain),
  );
}
