/** The annotations that distinguish one rendering from another. */
type StoryAnnotations = { args?: object; render?: unknown; parameters?: object; globals?: object };

/** Parameters that change the docs page, not the story. */
const pageParameters = ['docs', 'example'];

/**
 * Of the stories after the playground, those to draw on the same page: the ones that differ from it at rest. A story
 * with its own globals needs a page of its own, and so does each one of an overlay component, which is in a frame.
 */
export function distinctStories<Story extends StoryAnnotations>(stories: readonly Story[], isInline: boolean): Story[] {
  if (!isInline) return [];
  return stories.filter(({ args, render, parameters, globals }) => {
    const ownParameters = Object.keys(parameters ?? {}).filter((name) => !pageParameters.includes(name));
    const differs = render !== undefined || Object.keys(args ?? {}).length > 0 || ownParameters.length > 0;
    return differs && Object.keys(globals ?? {}).length === 0;
  });
}
