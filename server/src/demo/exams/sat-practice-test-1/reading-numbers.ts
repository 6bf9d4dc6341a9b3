import type { DemoExamQuestion } from '../../format.ts';

/** Question topics 1 to 20 of Reading, each with its explanation. */
export const readingNumbers: readonly DemoExamQuestion[] = [
  {
    title: 'Summary of a story',
    explained:
      'Say in one sentence what changes from the first paragraph to the last. The right choice covers the whole passage, and nothing that happens only once.',
  },
  {
    title: 'Words in context',
    explained:
      'Cover the word, read the sentence, and put a word of your own in its place. Then look for the choice that is nearest to yours, not for the most common meaning.',
  },
  {
    title: 'A character’s attitude',
    explained:
      'Look at what the character does and at the adjectives around it. A choice with two words is wrong as soon as one of them is.',
  },
  {
    title: 'Function of a detail',
    explained:
      'Do not ask what the detail says, but what the passage would lack without it. The sentence before it often names the claim that it serves.',
  },
  {
    title: 'Command of evidence',
    explained:
      'Take your answer to the question before and hold each of the four quotations against it. Only one proves that answer without help from elsewhere.',
  },
  {
    title: 'Figurative language',
    explained:
      'Name the two things that are compared and what they share. The choice that takes the image at its word is wrong.',
  },
  {
    title: 'Point of view',
    explained:
      'Settle who tells the story and what that person can know. A narrator who stands outside may still see with the eyes of one character.',
  },
  {
    title: 'Words in context',
    explained:
      'An everyday word is asked for because it is used in an unusual sense here. Read a sentence further in both directions before you choose.',
  },
  {
    title: 'Inference',
    explained:
      'The answer is not written down, but it follows from one or two lines that are. If you need a “perhaps” to get there, the step is too large.',
  },
  {
    title: 'Command of evidence',
    explained:
      'When two quotations seem to fit, ask which of them a doubter would accept. The one that only stays on the topic proves nothing.',
  },
  {
    title: 'Central claim',
    explained:
      'Authors state it where the background ends, often after “but” or “yet.” What comes later is evidence for it or an answer to objections.',
  },
  {
    title: 'Words in context',
    explained:
      'In a text on history the meaning may be an older one. Let the sentence decide, even if the choice sounds odd to you today.',
  },
  {
    title: 'Purpose of a paragraph',
    explained:
      'Write a verb beside the paragraph: it describes, objects, explains, concedes. The right choice begins with a verb of the same kind.',
  },
  {
    title: 'Structure of an argument',
    explained:
      'Follow the joints: first, however, for example, therefore. The right choice has the steps in the order in which the passage takes them.',
  },
  {
    title: 'Command of evidence',
    explained:
      'Mark the lines that decided your answer before you read the choices. Usually one of the four is among them.',
  },
  {
    title: 'Counterclaims',
    explained:
      'Authors name an objection in order to answer it. Keep apart what the author believes and what the author only reports.',
  },
  {
    title: 'Words in context',
    explained: 'Check your choice in the sentence as a whole. It has to keep the tone as well as the sense.',
  },
  {
    title: 'Data in a graphic',
    explained:
      'Read the title, the axes and the units before any value. Then find the one point that the question names, and nothing else.',
  },
  {
    title: 'Text and graphic together',
    explained:
      'A choice can be true of the graphic and still not support the claim. It has to be both true and about what the passage says.',
  },
  {
    title: 'Main idea',
    explained:
      'The main idea is a full sentence with a verb, not a topic. Ask what the passage says about its topic, from its beginning to its end.',
  },
];
