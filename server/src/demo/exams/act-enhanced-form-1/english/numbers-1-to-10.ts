import { about, type DemoFormQuestion, md } from '../../../format.ts';
import { markedPassage } from './marked-passage.ts';

const passage = markedPassage(md`:::passage “The Note That Wouldn’t Sit Still,” an essay written for this course
  The summer I turned fourteen, my grandmother {1:hires} me to carry her bag. She tuned pianos for a living, and
  the bag held {2:everything she needed: a lever,} a steel fork, a strip of red felt, and a sandwich. On my first
  morning we drove forty miles to a farmers’ hall to look at a piano that no one had played since the previous
  spring. {3:The hall stood at the end of a gravel road.}

  I expected her to begin at once. {4:Instead,} she sat down on the bench with her hands in her lap and told me to
  listen to the room. A refrigerator hummed. Rain ticked on the roof. “A piano never plays alone,” she said. Only
  then did she open the case, weave the felt between the strings so that just one string of each note could sound, and
  strike the fork on her knee.

  Most notes on a piano come from three strings struck together. If one of the three is even slightly off, the sound
  {5:wavers, my grandmother} called this the note that wouldn’t sit still. She leaned on the lever, moving it no
  farther than the width of {6:a slender hair that was thin,} and the wobble slowed, then stopped.
  {7:Leaning close, three voices became one.} I had never heard anything disappear so beautifully.

  By August I could
  hear the wobble almost as soon as she did. She let me set a single string, then an octave, and finally, in an empty
  church one afternoon, {8:she bestowed upon my humble person} the whole top half of the keyboard.
  {9:My cousin, who lived two streets away, spent that summer mowing lawns.} My arms ached, and it was dark before I
  had finished.

  She played one chord, slowly, and waited until it had faded all the way into the sound of rain on the church roof.
  Then she closed the lid and handed me half of the sandwich. I have never tuned a piano since. What I kept from that
  summer is the habit of sitting down first, with my hands in my lap, and listening to the room.
  :::`);

export const numbers1To10: readonly DemoFormQuestion[] = [
  {
    stem: about(passage(1), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 0,
    skills: ['act.english.conventions-of-standard-english.usage'],
    choices: [
      { wrong: 'NO CHANGE', why: 'The present tense “hires” clashes with “turned” in the same sentence.' },
      { right: 'hired' },
      { wrong: 'has hired', why: 'This tense reaches into the present, but the summer is over.' },
      { wrong: 'will hire', why: 'The hiring lies in the past, as “turned” shows.' },
    ],
    explain:
      'The essay tells of a summer that is over, in the simple past: “turned,” “tuned,” “held,” “drove.” A verb for one finished event in that story belongs in the same tense. Check by reading the verbs of the paragraph in a row.',
    argument:
      'The sentence places the event in “the summer I turned fourteen,” a finished time, and all verbs around it are in the simple past, so only “hired” fits.',
  },
  {
    stem: about(passage(2), 'Which choice for the underlined portion is punctuated correctly?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.punctuation'],
    choices: [
      { right: 'NO CHANGE' },
      { wrong: 'everything she needed; a lever,', why: 'A semicolon needs a complete sentence on each side.' },
      { wrong: 'everything she needed, a lever,', why: '“Everything” then reads as one item of the list.' },
      { wrong: 'everything, she needed: a lever,', why: 'The comma cuts “everything” off from “she needed.”' },
    ],
    explain:
      'A colon may follow a complete sentence and announce a list that spells out its last idea. “The bag held everything she needed” is complete, and the four items are what she needed. Test a colon by replacing it with “namely.”',
    argument:
      'A complete clause is followed by the list that explains “everything,” which calls for a colon; the semicolon lacks a second clause and both commas split or blur “everything she needed.”',
  },
  {
    stem: about(
      passage(3),
      'The writer wants to end the first paragraph with a detail that shows how badly the piano needed tuning. Which choice for the underlined sentence best accomplishes this goal?',
    ),
    rank: 1,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      { wrong: 'NO CHANGE', why: 'This describes the place of the hall and says nothing of the piano.' },
      {
        wrong: 'Its lid was painted the same dark green as the doors.',
        why: 'The color of the lid does not tell how the piano sounds.',
      },
      {
        wrong: 'The members had bought it when the hall was new.',
        why: 'An old piano may be in tune. This gives its history, not its sound.',
      },
      { right: 'I pressed one key and heard what seemed like three quarreling notes.' },
    ],
    explain:
      'Begin with the stated goal: to show that the piano was out of tune. Tuning concerns sound, so look for the choice that lets the reader hear something wrong. The other choices may be true and interesting, but they do not serve that goal.',
    argument:
      'Only the sentence about one key that sounds like three quarreling notes concerns the sound of the piano; the others concern the road, the color, and the age.',
  },
  {
    stem: about(passage(4), 'Which choice for the underlined portion is the most logical transition?'),
    rank: 0,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    choices: [
      { right: 'NO CHANGE' },
      { wrong: 'Similarly,', why: 'Sitting still is not similar to beginning at once.' },
      { wrong: 'Therefore,', why: 'What she did was not a result of what the narrator expected.' },
      { wrong: 'For example,', why: 'Sitting on the bench is no example of beginning at once.' },
    ],
    explain:
      'Name the relation between the two sentences before you look at the choices. The narrator expected one thing, and another happened in its place. “Instead” says exactly that.',
    argument:
      'The first sentence states an expectation and the second what happened in its place; only “Instead” expresses this contrast.',
  },
  {
    stem: about(passage(5), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.sentence-structure-and-formation'],
    choices: [
      { wrong: 'NO CHANGE', why: 'A comma alone cannot join two complete sentences.' },
      { wrong: 'wavers my grandmother', why: 'Without any mark, two sentences run into each other.' },
      { right: 'wavers; my grandmother' },
      { wrong: 'wavers, and my grandmother,', why: 'The second comma parts the subject from its verb “called.”' },
    ],
    explain:
      'Both halves can stand alone: “the sound wavers” with its introductory clause, and “my grandmother called this the note that wouldn’t sit still.” Two such halves may be joined by a semicolon, or by a comma with a conjunction and no further comma.',
    argument:
      'Two independent clauses need a semicolon or a comma with a conjunction; the choice with “and” adds a comma between subject and verb, so only the semicolon is correct.',
  },
  {
    stem: about(passage(6), 'Which choice for the underlined portion expresses the idea without needless repetition?'),
    rank: 0,
    skills: ['act.english.knowledge-of-language.precision-and-concision'],
    choices: [
      { wrong: 'NO CHANGE', why: '“Slender” and “thin” say the same thing, and the hair says it a third time.' },
      { wrong: 'a hair, which is not thick,', why: 'The added clause repeats what “hair” already tells.' },
      { wrong: 'a hair in how far she moved it,', why: '“Moving it no farther” has already said this.' },
      { right: 'a hair,' },
    ],
    explain:
      'The comparison with a hair already says that the distance was tiny. Words that repeat it add length and no meaning. When you compare such choices, ask of each extra word what would be lost without it.',
    argument:
      '“The width of a hair” already expresses how little the lever moved; every other choice repeats the thinness or the moving.',
  },
  {
    stem: about(passage(7), 'Which choice for the underlined sentence is clearest and grammatically correct?'),
    rank: 3,
    skills: ['act.english.conventions-of-standard-english.sentence-structure-and-formation'],
    choices: [
      { wrong: 'NO CHANGE', why: 'As written, the three voices lean close.' },
      { right: 'Leaning close, I heard three voices become one.' },
      {
        wrong: 'Leaning close, the voices of the three strings became one.',
        why: 'Now the voices of the strings lean close.',
      },
      {
        wrong: 'Three voices, leaning close, became one voice to me.',
        why: 'The phrase still stands beside “voices” and describes them.',
      },
    ],
    explain:
      'A phrase such as “Leaning close” describes the noun that stands next to it as the subject. Ask who leans: it is the narrator, so the subject must be “I.”',
    argument:
      'Only a person can be meant by “Leaning close,” and only the choice with the subject “I” puts a person beside the phrase.',
  },
  {
    stem: about(passage(8), 'Which choice for the underlined portion best keeps the style and tone of the essay?'),
    rank: 1,
    skills: ['act.english.knowledge-of-language.style-and-tone'],
    choices: [
      { wrong: 'NO CHANGE', why: '“Bestowed upon my humble person” is pompous beside the plain words of the essay.' },
      { right: 'she trusted me with' },
      { wrong: 'she went and stuck me with', why: 'This is slangy and makes a gift sound like a burden.' },
      { wrong: 'she delegated to the undersigned', why: 'This is the language of an office, not of a memory.' },
    ],
    explain:
      'The narrator tells the story in plain, warm words: “She let me set a single string.” The right choice sounds as if the same person had said it. Rule out what is grander, more slangy, or more official than its surroundings.',
    argument:
      'The essay is plain and affectionate; “trusted me with” is too, while the others are pompous, slangy, or bureaucratic.',
  },
  {
    stem: about(
      passage(9),
      'The writer is considering deleting the underlined sentence. Should the sentence be kept or deleted?',
    ),
    rank: 2,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      {
        wrong: 'Kept, because it introduces a person who is important to the essay.',
        why: 'The cousin is mentioned nowhere else.',
      },
      {
        wrong: 'Kept, because it explains why the grandmother needed a helper.',
        why: 'The sentence says nothing about the grandmother.',
      },
      {
        wrong: 'Deleted, because it contradicts an earlier statement about the summer.',
        why: 'Nothing in the essay speaks against a cousin who mows lawns.',
      },
      { right: 'Deleted, because it interrupts the account of the afternoon in the church.' },
    ],
    explain:
      'Read the sentences before and after it together: the church, then the aching arms and the dark. The cousin stands between them and has no part in the story. First decide for kept or deleted, then compare the two reasons.',
    argument:
      'The cousin plays no part in the essay and separates the work in the church from its effects; the other reasons state things that are not in the text.',
  },
  {
    stem: about(
      passage(),
      'Suppose that the writer’s main goal had been to explain to beginners, step by step, how to tune a piano. Would this essay accomplish that goal?',
    ),
    rank: 3,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      {
        wrong: 'Yes, because it names the tools of the trade and says what each of them does.',
        why: 'It names them, but no reader could tune a piano by the essay.',
      },
      {
        wrong: 'Yes, because it follows the grandmother’s work in order from first to last.',
        why: 'The order is that of the summer, not of the steps of tuning.',
      },
      { right: 'No, because it tells mainly how the narrator learned to listen.' },
      {
        wrong: 'No, because it argues mainly that old pianos should be replaced.',
        why: 'The essay makes no such argument. The piano is repaired.',
      },
    ],
    explain:
      'Ask what most of the essay, and above all its ending, is about. It ends with “listening to the room,” a habit that has nothing to do with a lever. The few facts about tuning serve that story.',
    argument:
      'The essay gives too few steps to tune by, so the answer is no, and its ending names listening as what the narrator kept; nothing in it speaks for replacing pianos.',
  },
];
