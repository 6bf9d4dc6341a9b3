import type { Story, StoryGroup } from './stories.ts';

/** Runs a check on each story of a component and returns its findings with the story's name. */
export async function problemsOf(
  { stories }: StoryGroup,
  check: (story: Story) => Promise<Record<string, readonly string[]>>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const story of stories) {
    for (const [condition, found] of Object.entries(await check(story))) {
      problems.push(...found.map((problem) => `${story.id} (${story.name}), ${condition}: ${problem}`));
    }
  }
  return problems;
}
