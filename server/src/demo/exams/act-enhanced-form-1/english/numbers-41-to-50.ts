import { about, type DemoFormQuestion, md } from '../../../format.ts';
import { markedPassage } from './marked-passage.ts';

const passage = markedPassage(md`:::passage “A Library Card for Tomatoes,” an essay written for this course
  In the public library of Alder Falls, a wooden cabinet that once held the cards of forty thousand books
  {41:now hold} seeds. A label on one drawer still reads *Poetry*. It is full of beans. Anyone with a library card may
  open a drawer and take home a packet {42:for free at no charge.}

  The cabinet was the idea of Rosa Delgado, a retired farmer {43:who had noticed} that the gardens of her neighbors were
  growing more and more alike. She asked the librarians whether they would lend something other than books. They cleared
  the drawers in a weekend.

  [1] The rules fit on an index card. [2] In the fall, borrowers dry some of these seeds and bring them back in a labeled
  envelope. [3] In the spring, borrowers take a packet home and plant it. [4] They eat most of what they grow, but they
  let the best few plants go on until their seeds are ripe. [5] No one checks whether the seeds
  {44:are returned, in most years} more than half of the borrowers return them. [6] Each envelope also bears the
  {45:grower’s notes} on soil, weather, and taste.

  {47:The index cards are kept in a box beside the cabinet.} Delgado answers that seeds from a store were ripened
  somewhere else. Plants whose seeds are saved in one place, year after year, come to suit it.
  {48:This is something that many gardeners find interesting.} Packets also keep old kinds alive that no store would
  bother to sell, such as a sweet yellow tomato that had survived in a single garden.

  After a good year for squash, the drawers overflow, and the librarians have to
  {49:effectuate the distribution of surplus units} at the door. On such days the line reaches the street. People who
  came for one packet stand for an hour and trade advice, and some of them go home with a novel.
  :::`);

export const numbers41To50: readonly DemoFormQuestion[] = [
  {
    stem: about(passage(41), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.usage'],
    choices: [
      {
        wrong: 'NO CHANGE',
        why: '“Hold” is plural, but the subject is “a wooden cabinet.” The books are not the subject.',
      },
      { wrong: 'now holding', why: '“Holding” alone is no full verb, so the sentence would have none.' },
      { right: 'now holds' },
      { wrong: 'now have held', why: '“Have” is plural, and the subject “cabinet” is singular.' },
    ],
    explain:
      'Cross out the clause “that once held the cards of forty thousand books.” What is left is “a wooden cabinet … now holds seeds.” The plural words in the clause do not matter to the verb.',
    argument: 'The subject is the singular “cabinet,” and “now holds” is the only choice with a finite singular verb.',
  },
  {
    stem: about(passage(42), 'Which choice for the underlined portion expresses the idea without needless repetition?'),
    rank: 0,
    skills: ['act.english.knowledge-of-language.precision-and-concision'],
    choices: [
      { wrong: 'NO CHANGE', why: '“For free” and “at no charge” mean the same.' },
      { wrong: 'free of cost without paying.', why: 'What is free of cost is had without paying.' },
      {
        wrong: 'as a free packet for nothing.',
        why: '“Packet” is repeated, and “free” and “for nothing” mean the same.',
      },
      { right: 'at no charge.' },
    ],
    explain:
      'The idea is that nothing has to be paid. One phrase is enough for it. In the other choices, cross out half of the phrase, and nothing is lost.',
    argument: 'Three choices state twice that nothing is paid; only “at no charge” states it once.',
  },
  {
    stem: about(passage(43), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 2,
    skills: ['act.english.conventions-of-standard-english.usage'],
    choices: [
      { right: 'NO CHANGE' },
      { wrong: 'whom had noticed', why: '“Whom” is an object, but this word is the subject of “had noticed.”' },
      { wrong: 'which had noticed', why: '“Which” refers to things, and a farmer is a person.' },
      { wrong: 'whose noticing', why: '“Whose noticing” leaves the clause without a verb.' },
    ],
    explain:
      'Put a personal pronoun in place of the word. “She had noticed” is right, “her had noticed” is not. Where “she” or “he” fits, use “who.”',
    argument: 'The pronoun refers to a person and is the subject of “had noticed,” which requires “who.”',
  },
  {
    stem: about(passage(44), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 2,
    skills: ['act.english.conventions-of-standard-english.sentence-structure-and-formation'],
    choices: [
      { wrong: 'NO CHANGE', why: 'A comma alone cannot join two complete sentences.' },
      { right: 'are returned, yet in most years' },
      { wrong: 'are returned in most years', why: 'Now no mark and no conjunction separates the two sentences.' },
      {
        wrong: 'are returned in most years,',
        why: 'The comma has moved, but a comma alone still cannot join two complete sentences.',
      },
    ],
    explain:
      'There are two complete sentences: no one checks, and more than half return the seeds. A comma with “yet” joins them and shows the contrast. The phrase “in most years” belongs to the second one.',
    argument:
      'Two independent clauses need a comma with a conjunction, and only this choice has one; two others join the clauses by a comma alone, wherever it stands, and one by nothing at all.',
  },
  {
    stem: about(passage(45), 'Which choice for the underlined portion is written correctly?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.punctuation'],
    choices: [
      { right: 'NO CHANGE' },
      { wrong: 'growers note’s', why: 'The notes own nothing, and the grower, who does, has no apostrophe.' },
      { wrong: 'growers’ note’s', why: 'The notes own nothing, so “note’s” is wrong.' },
      { wrong: 'growers notes', why: 'Without an apostrophe nothing shows whose notes they are.' },
    ],
    explain:
      'The notes belong to the grower, so “grower’s” has an apostrophe. “Notes” is simply a plural and has none. Ask of each word: does it own the thing that comes after it?',
    argument: 'The grower owns the notes and the notes own nothing, so only the first word takes an apostrophe.',
  },
  {
    stem: about(passage(), 'For the sake of logic, where should Sentence 2 of the third paragraph be placed?'),
    rank: 1,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    choices: [
      { wrong: 'Where it is now', why: '“These seeds” would come before any seeds have been mentioned.' },
      { wrong: 'Before Sentence 1', why: 'Then the paragraph would open with the last step of the year.' },
      { wrong: 'After Sentence 3', why: 'The seeds must first ripen, and Sentence 4 is about that.' },
      { right: 'After Sentence 4' },
    ],
    explain:
      'The paragraph follows the year from spring to fall. Sentence 2 is about the fall and speaks of “these seeds,” so the ripe seeds of Sentence 4 must come before it. The return of seeds in Sentence 5 then follows well.',
    argument:
      '“These seeds” refers to the ripe seeds of Sentence 4, and the order of the seasons puts the fall after spring and ripening.',
  },
  {
    stem: about(passage(47), 'Which choice for the underlined sentence best introduces the fourth paragraph?'),
    rank: 2,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    choices: [
      { wrong: 'NO CHANGE', why: 'Where the cards are kept is no question that Delgado could answer.' },
      { right: 'Why save seeds at all, when a packet from a store costs less than a cup of tea?' },
      {
        wrong: 'How did the librarians clear so many drawers in so short a time?',
        why: 'The paragraph is not about clearing drawers.',
      },
      {
        wrong: 'A store in Alder Falls has been selling seeds for many years.',
        why: 'This mentions a store, but it raises no question for “answers.”',
      },
    ],
    explain:
      'The next sentence begins “Delgado answers that seeds from a store …” So a question about seeds from a store must come before it. Then check that the rest of the paragraph answers it: it gives two reasons for saving seeds.',
    argument:
      'The next sentence answers a question about seeds from a store, and the paragraph gives reasons to save seeds; only this choice asks for them.',
  },
  {
    stem: about(
      passage(48),
      'Which choice for the underlined sentence best supports the preceding statement with a specific example?',
    ),
    rank: 3,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      { wrong: 'NO CHANGE', why: 'That gardeners are interested is no example of how plants come to suit a place.' },
      { right: 'The beans that ripen before the early frosts of Alder Falls are the ones whose seeds are saved.' },
      {
        wrong:
          'The kind of soil, the amount of rain, and the length of the summer may differ a great deal from one town to another.',
        why: 'This says that places differ, not how a plant comes to suit one.',
      },
      {
        wrong: 'The library has almost as many kinds of beans in its drawers as the store has on its shelves.',
        why: 'The number of kinds does not show that any of them suits the place.',
      },
    ],
    explain:
      'The statement is that plants come to suit the place where their seeds are saved. An example needs a certain plant, a certain condition of the place, and the way in which one comes to fit the other. Early beans and early frosts are such a case.',
    argument:
      'Only the beans that ripen before the frost and are therefore saved show a plant that comes to suit a place; the others are general or about numbers.',
  },
  {
    stem: about(passage(49), 'Which choice for the underlined portion best keeps the style and tone of the essay?'),
    rank: 1,
    skills: ['act.english.knowledge-of-language.style-and-tone'],
    choices: [
      { wrong: 'NO CHANGE', why: 'This is the language of a business report, not of an essay about neighbors.' },
      { right: 'give packets away' },
      { wrong: 'unload tons of the stuff', why: 'This is slang and far from the careful tone of the essay.' },
      {
        wrong: 'render unto all their bounty',
        why: 'This is solemn and old-fashioned beside the plain sentences around it.',
      },
    ],
    explain:
      'The essay is friendly and plain: “It is full of beans.” The right choice uses words of the same kind. The others sound like an office, a chat, and a ceremony.',
    argument:
      'Only “give packets away” is as plain and friendly as the rest; the others are bureaucratic, slangy, or solemn.',
  },
  {
    stem: about(
      passage(),
      'Suppose that the writer’s main goal had been to describe a local project and what it does for plants and people. Would this essay accomplish that goal?',
    ),
    rank: 2,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      { right: 'Yes, because it tells how seeds are shared, kept, and adapted, and how people meet.' },
      {
        wrong: 'Yes, because it compares the projects of several towns and shows which one works best.',
        why: 'Only the library of Alder Falls appears in the essay.',
      },
      {
        wrong: 'No, because it is mainly about the farm that Rosa Delgado owned before she retired.',
        why: 'Her farm is not described at all.',
      },
      {
        wrong: 'No, because it says nothing about the people who take part in the project.',
        why: 'The essay names the founder and shows the borrowers in the line.',
      },
    ],
    explain:
      'Match the goal with the paragraphs: the cabinet and its rules are the project, the fourth paragraph shows what it does for plants, and the last what it does for people. All parts of the goal are there.',
    argument:
      'The essay describes one local project, the adapted and rescued plants, and the people who meet; the other reasons contradict the text.',
  },
];
