import type { DemoExamQuestion } from '../../format.ts';

/** Question topics 1 to 20 of Reading, each with its explanation. */
export const readingNumbers: readonly DemoExamQuestion[] = [
  {
    title: 'Main idea of a story',
    explained: 'Ask who wants what, and what stands in the way. A choice about a single scene is too narrow.',
  },
  {
    title: 'Details of a story',
    explained: 'Go back to the lines and put a finger on the words. Choices from memory are built to trap you.',
  },
  {
    title: 'A character’s motives',
    explained:
      'Motives show in what a character says before acting and regrets afterward. Prefer what the text says to what you would feel.',
  },
  {
    title: 'Words in context',
    explained:
      'Replace the word by each choice and reread the sentence. Two that mean the same cannot both be right, so look for the difference.',
  },
  {
    title: 'Inference',
    explained:
      'Stay close to the text: the right choice says little more than the lines do. Words such as “always” and “only” go too far.',
  },
  {
    title: 'Order of events',
    explained:
      'Stories are not always told in order. Note the times, and the words “had” and “earlier,” before you number the events.',
  },
  {
    title: 'Narrator and point of view',
    explained:
      'Ask who says “I” and how much this person knows. What a character thinks is not always what the narrator thinks.',
  },
  {
    title: 'Function of a paragraph',
    explained:
      'Read the last sentence before it and the first one after it. The paragraph is the bridge between the two.',
  },
  {
    title: 'Figurative language',
    explained: 'Say plainly what the image stands for, then look for the choice that says the same.',
  },
  {
    title: 'Tone',
    explained:
      'Look at the adjectives and verbs that the author did not have to use. Most tones are mild, and the extreme choices are seldom right.',
  },
  {
    title: 'Main idea in social science',
    explained: 'It often stands at the end of the first paragraph and again at the end of the last. Compare the two.',
  },
  {
    title: 'Cause and effect',
    explained: 'Look for “because,” “led to” and “as a result.” What merely came first is not yet the cause.',
  },
  {
    title: 'Comparison',
    explained:
      'Write the two things side by side with what is said of each. The right choice is true of both in the way it claims.',
  },
  {
    title: 'Words in context',
    explained:
      'In scholarly texts common words have narrow meanings. The sentence usually explains the word by an example nearby.',
  },
  {
    title: 'The author’s purpose',
    explained:
      'Ask what a reader should know, believe or do after reading. The verb of the choice says most: to inform, to argue, to amuse.',
  },
  {
    title: 'Two passages together',
    explained:
      'Answer what is about one passage first. Then say in one sentence where the two agree and where they do not.',
  },
  {
    title: 'Details in humanities',
    explained: 'Names and dates make such passages easy to search. Underline them when you read for the first time.',
  },
  {
    title: 'Generalization',
    explained: 'The right choice holds for every example that the passage gives. One that does not fit rules it out.',
  },
  {
    title: 'Main idea in natural science',
    explained: 'Keep the question that was studied apart from what was found. The main idea has both, and no method.',
  },
  {
    title: 'Fact and opinion',
    explained:
      'A fact can be checked without asking anyone’s taste. Look for words that judge, such as “unfortunately” or “best.”',
  },
];
