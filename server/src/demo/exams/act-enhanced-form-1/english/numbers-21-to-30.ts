import { about, type DemoFormQuestion, md } from '../../../format.ts';
import { markedPassage } from './marked-passage.ts';

const passage = markedPassage(md`:::passage “Slow Partners,” an essay written for this course
  The gray and orange crusts on old walls are easy to mistake for paint or for small, flat plants. They are neither. A
  lichen is a partnership. Threads of a fungus form its body, and among the threads {21:live} the cells of algae, or of
  certain bacteria, that make food from sunlight.

  [1] For centuries botanists took lichens for simple plants. [2] In the 1860s the Swiss botanist Simon Schwendener
  looked through his microscope and proposed that each lichen was two organisms. [3] Many of his colleagues rejected
  the proposal. [4] Over the following decades, however, other researchers separated the partners in the laboratory and
  grew each of them by itself. [5] Today even Schwendener’s count looks {23:low—some lichens, it turns out, house} a
  third partner, a yeast.

  The partnership can live where neither partner could live alone. It can settle on bare
  {24:rock. Because it} needs no soil and can dry out for months without dying. It pays for this toughness with time.
  Some kinds grow outward by less than a millimeter a year.

  {25:Lichens come in many colors besides gray and orange.} Where a glacier melts back, it leaves ridges of bare stones,
  and lichens begin to spread over them. If the rate of growth in a region is known from the lichens on stones of known
  age, such as {26:stones of various kinds,} then the widest lichens on a ridge tell about how long it has been free of
  ice. The method is {27:known to those who make use of it by the name of} lichenometry.

  Lichens keep watch over the air as well. They have no roots and take what they need from rain and mist.
  {28:In contrast,} they also absorb whatever the air is polluted with, and in cities full of smoke many kinds of lichen
  {29:evaporate.} Volunteers {30:who have counted the kinds of lichen in a city they can} therefore draw a map of its
  air: the more kinds there are on the trees of a street, the cleaner the air is likely to be.
  :::`);

export const numbers21To30: readonly DemoFormQuestion[] = [
  {
    stem: about(passage(21), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 2,
    skills: ['act.english.conventions-of-standard-english.usage'],
    choices: [
      { right: 'NO CHANGE' },
      { wrong: 'lives', why: '“Lives” is singular. What lives there is “the cells.”' },
      { wrong: 'has lived', why: '“Has” is singular, but the subject “cells” is plural.' },
      { wrong: 'is living', why: '“Is” is singular, but the subject “cells” is plural.' },
    ],
    explain:
      'In this clause the subject comes after the verb. Turn it around: the cells live among the threads. A plural subject takes “live,” whatever stands in front of the verb.',
    argument:
      'The subject of the inverted clause is the plural “cells,” and “live” is the only plural verb form offered.',
  },
  {
    stem: about(
      passage(),
      'The writer wants to add the following sentence to the second paragraph:\n\n“To them it was an insult to organisms that they had spent their lives describing.”\n\nWhere is the most logical place for the sentence?',
    ),
    rank: 2,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    choices: [
      { wrong: 'After Sentence 1', why: 'No proposal has been made yet, so nothing can be an insult.' },
      { wrong: 'After Sentence 2', why: 'Sentence 2 names one man, so “them” has no one to refer to.' },
      { right: 'After Sentence 3' },
      { wrong: 'After Sentence 4', why: '“Them” would then be the researchers whose work supported the proposal.' },
    ],
    explain:
      'Look for what the pronouns need. “Them” needs several people who disliked something, and “it” needs the thing they disliked. Sentence 3 supplies both: the colleagues and the proposal.',
    argument:
      '“Them” must be people who were offended and “it” the proposal; only directly after Sentence 3 do both have their nouns, “colleagues” and “proposal.”',
  },
  {
    stem: about(passage(23), 'Which choice for the underlined portion is punctuated correctly?'),
    rank: 4,
    skills: ['act.english.conventions-of-standard-english.punctuation'],
    choices: [
      { right: 'NO CHANGE' },
      {
        wrong: 'low—some lichens, it turns out house',
        why: 'The inserted “it turns out” is opened by a comma and never closed.',
      },
      { wrong: 'low, some lichens, it turns out, house', why: 'A comma alone cannot join the two complete sentences.' },
      {
        wrong: 'low some lichens—it turns out—house',
        why: 'Nothing separates “looks low” from the next complete sentence.',
      },
    ],
    explain:
      'Two marks have to be right here. A dash may introduce a complete sentence that explains the one before it. And “it turns out” is an insertion that needs a comma on each side.',
    argument:
      'The explanation after “low” is an independent clause, which needs a dash or the like, and “it turns out” needs a pair of marks; only the original satisfies both.',
  },
  {
    stem: about(passage(24), 'Which choice for the underlined portion makes the text grammatically correct?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.sentence-structure-and-formation'],
    choices: [
      { wrong: 'NO CHANGE', why: 'A clause that starts with “because” cannot stand as a sentence by itself here.' },
      { right: 'rock because it' },
      { wrong: 'rock; because it', why: 'A semicolon, like a period, leaves the “because” clause by itself.' },
      { wrong: 'rock. Since it', why: '“Since” makes the clause dependent in the same way as “because.”' },
    ],
    explain:
      '“Because it needs no soil and can dry out for months without dying” gives a reason and waits for a main clause. The main clause is the sentence before it. Join the two without a period.',
    argument:
      'The clause with “because” or “since” is dependent, so a period or semicolon before it leaves a fragment; only the unpunctuated join is correct.',
  },
  {
    stem: about(
      passage(25),
      'Which choice for the underlined sentence best connects the third paragraph with the subject of the fourth?',
    ),
    rank: 2,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    choices: [
      { wrong: 'NO CHANGE', why: 'Color is the subject neither of the third paragraph nor of the fourth.' },
      {
        wrong: 'Glaciers have carved many of the world’s best known valleys.',
        why: 'This leads to glaciers, but has no link with the third paragraph.',
      },
      {
        wrong: 'A yeast grows much faster than a lichen does.',
        why: 'This looks back at growth, but nothing about yeast follows.',
      },
      { right: 'Geologists have found a use for this slowness.' },
    ],
    explain:
      'A linking sentence faces both ways. The third paragraph ends with slow growth; the fourth shows how that growth dates the ridges of glaciers. “This slowness” points back, and “found a use” points ahead.',
    argument:
      'Only this sentence refers to the slow growth at the end of the third paragraph and announces the dating method that fills the fourth.',
  },
  {
    stem: about(
      passage(26),
      'Which choice for the underlined portion gives the clearest example of stones whose age is known?',
    ),
    rank: 1,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      { wrong: 'NO CHANGE', why: '“Various kinds” says nothing about how the age of a stone could be known.' },
      { right: 'the dated headstones of a churchyard,' },
      { wrong: 'the boulders of the ridge itself,', why: 'The age of the ridge is what the method has to find.' },
      { wrong: 'the pebbles of a nearby stream,', why: 'Nothing tells how old pebbles in a stream are.' },
    ],
    explain:
      'The example has to be something with a date. A headstone carries one. Check the others by asking where the known age would come from.',
    argument:
      'Only headstones come with dates; kinds, boulders, and pebbles have no known age, and that of the ridge is the unknown to be found.',
  },
  {
    stem: about(passage(27), 'Which choice for the underlined portion expresses the idea most briefly and clearly?'),
    rank: 0,
    skills: ['act.english.knowledge-of-language.precision-and-concision'],
    choices: [
      { wrong: 'NO CHANGE', why: '“Known to those who make use of it by the name of” takes twelve words for one.' },
      {
        wrong: 'given, by the people who use it, the name',
        why: 'That people who use a method name it goes without saying.',
      },
      { right: 'called' },
      { wrong: 'named and referred to as', why: '“Named” and “referred to as” mean the same thing.' },
    ],
    explain:
      'All that has to be said is the name of the method. “Called” does this. When choices have the same meaning, the shortest one that is complete is usually best.',
    argument:
      'Each of the longer choices adds only what “called” already implies, that somebody uses the name, or says it twice.',
  },
  {
    stem: about(passage(28), 'Which choice for the underlined portion is the most logical transition?'),
    rank: 2,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    choices: [
      { wrong: 'NO CHANGE', why: 'That they absorb pollution does not contrast with living on rain and mist.' },
      { wrong: 'For instance,', why: 'Polluted air is not an example of what lichens need.' },
      { wrong: 'At first,', why: 'Nothing follows at a later time.' },
      { right: 'As a result,' },
    ],
    explain:
      'Lichens drink what comes through the air. So they also take in what is dirty in it. The second fact follows from the first, and a transition of result says so.',
    argument:
      'Taking in pollution is a consequence of taking everything from rain and mist, so only a transition of result fits.',
  },
  {
    stem: about(passage(29), 'Which choice for the underlined portion is the most precise in context?'),
    rank: 1,
    skills: ['act.english.knowledge-of-language.precision-and-concision'],
    choices: [
      { wrong: 'NO CHANGE', why: 'To evaporate is to turn into vapor, which lichens do not do.' },
      { wrong: 'retire.', why: 'People retire from work. Lichens do not decide to leave.' },
      { wrong: 'depart.', why: 'To depart is to go somewhere else, and lichens cannot travel.' },
      { right: 'die out.' },
    ],
    explain:
      'All of the choices have to do with no longer being there. Only one says how a kind of living thing stops being in a place. Picture what each verb would mean literally.',
    argument:
      'Kinds of organism that cannot move disappear by dying out; the other verbs mean turning to vapor, leaving work, and going elsewhere.',
  },
  {
    stem: about(passage(30), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 3,
    skills: ['act.english.conventions-of-standard-english.sentence-structure-and-formation'],
    choices: [
      { wrong: 'NO CHANGE', why: 'The sentence has the subject “Volunteers,” and “they” is a second one.' },
      {
        wrong: 'who have counted the kinds of lichen in a city, and can',
        why: '“And” leaves “Volunteers who have counted” without a verb of its own.',
      },
      { right: 'who have counted the kinds of lichen in a city can' },
      {
        wrong: 'have counted the kinds of lichen in a city can',
        why: 'Two verbs, “have counted” and “can draw,” stand side by side without a link.',
      },
    ],
    explain:
      'Take out the clause that starts with “who.” What remains must be a sentence: “Volunteers can therefore draw a map.” An extra “they,” an extra “and,” or a missing “who” spoils it.',
    argument:
      'The subject “Volunteers” with its clause “who have counted …” needs the verb “can draw” directly, without a second subject or a conjunction.',
  },
];
