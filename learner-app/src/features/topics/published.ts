import type { ListedTopic } from './addresses.ts';

/** What learners' pages list: published, and in what is published. An admin, who reads everything, sees no more here. */
export function published(topics: readonly ListedTopic[]): ListedTopic[] {
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
