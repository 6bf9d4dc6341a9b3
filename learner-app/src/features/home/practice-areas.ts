import { type PracticeTopicKind, practiceTopicKinds, topicKinds } from '@fourfold/core/topics/topic-kinds';

const descriptions: Readonly<Record<PracticeTopicKind, string>> = {
  math: 'Algebra, functions, geometry and data, with and without a calculator.',
  grammar: 'Sentences, agreement and punctuation.',
  reading: 'Passages: what they say, and how they say it.',
};

/** The areas of practice, with a description of each. */
export const practiceAreas = practiceTopicKinds.map((kind) => {
  const { title, page } = topicKinds[kind];
  return { title, path: `/home/${page}`, about: descriptions[kind] };
});
