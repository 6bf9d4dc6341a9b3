import type { DemoExamQuestion } from '../../format.ts';

/** Question topics 2 to 20 of Writing and Language, each with its explanation. */
export const writingNumbers: readonly DemoExamQuestion[] = [
  {
    title: 'Subject and verb agreement',
    explained:
      'Cross out everything between the subject and the verb, above all phrases with “of.” What is left must agree in number.',
  },
  {
    title: 'Words easily confused',
    explained:
      'Such pairs sound alike and mean different things: “effect” is a result, “affect” is to change something. Let the meaning decide, not the sound.',
  },
  {
    title: 'Commas with added information',
    explained:
      'If the sentence keeps its meaning without the phrase, the phrase stands between two commas. One comma alone is never right.',
  },
  {
    title: 'Transitions',
    explained:
      'Cover the transition and say how the two sentences are related: contrast, cause, example or time. Only then look at the choices.',
  },
  {
    title: 'Adding or deleting a sentence',
    explained:
      'Ask whether the paragraph’s own point gains by it. An interesting fact about something else goes, however well it is written.',
  },
  {
    title: 'Concision',
    explained:
      'If two choices say the same and both are correct, the shorter one is right. Watch for words that repeat what another has said.',
  },
  {
    title: 'Pronoun agreement',
    explained:
      'Find the noun that the pronoun stands for. If there are two that it could be, the sentence needs the noun itself.',
  },
  {
    title: 'Colons',
    explained:
      'What stands in front of a colon must be a complete sentence. What follows explains it or is the list that it announces.',
  },
  {
    title: 'Order of sentences',
    explained:
      'Look for words that need something before them, such as “this,” “such a” or “the second.” The sentence belongs right behind what they refer to.',
  },
  {
    title: 'Verb tense',
    explained:
      'The verbs around it set the time. Change the tense only where the sentence itself says that the time changes.',
  },
  {
    title: 'Parallel structure',
    explained:
      'Members of a list have the same form: three nouns, three verbs or three clauses. The first two decide what the third must look like.',
  },
  // Unpublished on purpose, to demonstrate publishing.
  {
    title: 'Idioms',
    published: false,
    explained:
      'Some words ask for one preposition and no other: one is capable of something and responsible for it. Read the phrase without the rest of the sentence.',
  },
  {
    title: 'Possessives',
    explained:
      'Turn it around: “the roof of the house” is “the house’s roof,” and of several houses “the houses’ roofs.” The pronoun “its” has no apostrophe.',
  },
  {
    title: 'Misplaced modifiers',
    explained:
      'An opening phrase describes the noun right behind its comma. If that noun cannot do what the phrase says, the sentence has to change.',
  },
  {
    title: 'Combining sentences',
    explained:
      'The best choice says both thoughts once and makes the weaker one depend on the stronger. Avoid a third verb that neither sentence had.',
  },
  {
    title: 'Style and tone',
    explained:
      'Compare the choices with the sentences around them. Neither slang nor a grand word fits into a plain report.',
  },
  {
    title: 'Data in a graphic',
    explained:
      'Check each choice against the figure before you read it for style. One wrong number makes a good sentence wrong.',
  },
  {
    title: 'Semicolons',
    explained: 'Put a period in its place. If both sides can stand alone, the semicolon is right; otherwise it is not.',
  },
  {
    title: 'Introductory sentences',
    explained:
      'A good opening names what all sentences of the paragraph share. Read the paragraph first and the choices afterward.',
  },
];
