import type { DemoExamQuestion } from '../../format.ts';

/** Question topics 1 to 20 of English, each with its explanation. */
export const englishNumbers: readonly DemoExamQuestion[] = [
  {
    title: 'Commas in a series',
    explained:
      'Commas stand between the members of a list and before the last “and,” never after it, and none before the first member.',
  },
  {
    title: 'Redundancy',
    explained:
      'Look for the thought that has already been said: “annual” and “each year,” “return” and “back.” Leave out the second one.',
  },
  {
    title: 'Verb tense',
    explained:
      'Read the verbs of the sentence before and of the one after. Only a signal such as “by then” or “now” moves the time.',
  },
  {
    title: 'Subject and verb agreement',
    explained: 'Ask who or what does it, and skip every phrase with a preposition. “The box of tools” is one box.',
  },
  {
    title: 'Apostrophes',
    explained:
      'An apostrophe shows that something belongs to someone, or that letters are missing. A plain plural has none.',
  },
  {
    title: 'Run-on sentences',
    explained:
      'Two complete sentences need a period, a semicolon, or a comma with “and,” “but” or “so.” A comma alone is too weak.',
  },
  {
    title: 'Relevance of a sentence',
    explained:
      'Hold the sentence against the main point of its paragraph. Yes and no come with a reason each: the reason decides.',
  },
  {
    title: 'Pronoun case',
    explained:
      'Leave the other person out: “they invited me,” so “they invited my sister and me.” The same works for “who” and “whom.”',
  },
  {
    title: 'Idioms',
    explained:
      'Prepositions follow custom: one is interested in something and afraid of it. Say the short phrase on its own and trust your ear.',
  },
  {
    title: 'Transitions',
    explained:
      'Name the relation of the two sentences before you look. If none is needed, the choice without a transition is the best.',
  },
  {
    title: 'Introductory phrases',
    explained:
      'After a phrase that opens the sentence stands one comma, and the subject follows. No comma parts the subject from its verb.',
  },
  {
    title: 'Misplaced modifiers',
    explained: 'A description stands beside what it describes. “Walking home, the rain” has the rain walking.',
  },
  {
    title: 'Word choice',
    explained:
      'The choices mean nearly the same. Ask what exactly is done, by whom and to what, and take the word that says just that.',
  },
  {
    title: 'Order of sentences',
    explained:
      'Find the pair that cannot be parted: a name and the “she” that stands for it, a question and its answer.',
  },
  {
    title: 'Purpose of the essay',
    explained:
      'Say in one line what the whole essay does. If its topic is narrower or wider than the goal in the question, the answer is no.',
  },
  {
    title: 'Dashes',
    explained:
      'A pair of dashes works like a pair of commas, only stronger. What begins with a dash does not end with a comma.',
  },
  {
    title: 'Fragments',
    explained:
      'A sentence needs a subject and a verb that changes with time. A form in “-ing” alone is not such a verb.',
  },
  {
    title: 'Comparatives and superlatives',
    explained: 'Of two it is “older,” of three or more “oldest.” Never use “more” together with an ending in “-er.”',
  },
  {
    title: 'Semicolons',
    explained:
      'Both sides of a semicolon are complete sentences. Where a period would be wrong, the semicolon is wrong as well.',
  },
  {
    title: 'Adding a detail',
    explained:
      'The question names what the detail should do. Take the choice that does it, even if another one is more vivid.',
  },
];
