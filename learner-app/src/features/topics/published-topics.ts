import type { ListedTopic } from './topic-addresses.ts';

/**
 * Filters the published topics with their published sub-topics and sub-sub-topics. Needed for
 * admins, whose replies also contain unpublished ones.
 */
export function publishedTopics(topics: readonly ListedTopic[]): ListedTopic[] {
  return topics.filter(isPublished).map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.filter(isPublished).map((subtopic) => ({
      ...subtopic,
      subsubtopics: subtopic.subsubtopics.filter(isPublished),
    })),
  }));
}

function isPublished({ isPublish }: { isPublish: boolean }): boolean {
  return isPublish;
}
