import { about, type DemoFormQuestion, md } from '../../../format.ts';
import { markedPassage } from './marked-passage.ts';

const passage = markedPassage(md`:::passage “A Map That Leaves Things Out,” an essay written for this course
  In the 1920s, a newcomer to the London Underground needed patience to read {11:it’s map.} Like most maps, it drew
  places where they were. The stations in the {12:center of the city, which lay close together, were} crowded into a
  tangle of names, while the long branches to the suburbs wandered off toward the margins. The closer a passenger
  looked, the harder it was to follow a single line.

  Harry Beck, a draftsman who had worked in the signals office of the Underground, saw that
  {13:a question that was the wrong one was what the map was answering.} A passenger in a tunnel cannot see the streets
  above and has no need to. Such a passenger needs to know which line to take, where to change trains, and
  {14:at what station you get off.} Distance hardly matters to someone who is sitting down.

  In 1931, in his spare time, Beck sketched a map of a new kind. {15:Its lines were simpler than those of older maps.}
  Stations were spaced almost evenly, so that the crowded center seemed to swell and the suburbs to shrink. Each line
  had its own color. Of the city above the tunnels, a single feature remained: the River Thames, and even the river had
  been bent to match the rails.

  Beck offered the sketch to the publicity office, which sent it back. A map on which the distances between stations
  {17:was wrong,} the office thought, would bewilder the public. {18:Even so,} Beck tried again the following year, and
  this time the office agreed to a trial. In January 1933 the new map was printed on a folding card and handed out at
  the stations. Passengers {19:went totally nuts for} it, and within weeks more copies had to be printed.

  Today, riders in cities around the world find their way by maps with level lines, slanted lines, and evenly spaced
  dots. Few of these maps would help anyone who came up the stairs and wanted to walk.
  {20:The first of them were printed long before the age of the computer.}
  :::`);

export const numbers11To20: readonly DemoFormQuestion[] = [
  {
    stem: about(passage(11), 'Which choice for the underlined portion is written correctly?'),
    rank: 0,
    skills: ['act.english.conventions-of-standard-english.punctuation'],
    choices: [
      { wrong: 'NO CHANGE', why: '“It’s” stands for “it is,” and “read it is map” makes no sense.' },
      { right: 'its map.' },
      { wrong: 'its’ map.', why: 'There is no such word. “Its” has no apostrophe at all.' },
      { wrong: 'they’re map.', why: '“They’re” stands for “they are,” and the Underground is one thing.' },
    ],
    explain:
      'Possessive pronouns such as “its,” “his,” and “yours” have no apostrophe. With an apostrophe the word is a contraction. Test it by reading “it is” in its place.',
    argument:
      'The map belongs to the Underground, so the possessive of “it” is needed, and that is written “its” without an apostrophe.',
  },
  {
    stem: about(passage(12), 'Which choice for the underlined portion is punctuated correctly?'),
    rank: 2,
    skills: ['act.english.conventions-of-standard-english.punctuation'],
    choices: [
      { right: 'NO CHANGE' },
      {
        wrong: 'center of the city, which lay close together were',
        why: 'The added clause is opened by a comma and never closed.',
      },
      {
        wrong: 'center of the city which lay close together, were',
        why: 'A single comma parts the subject “stations” from its verb “were.”',
      },
      {
        wrong: 'center, of the city, which lay close together, were',
        why: '“Of the city” says which center is meant and must not be set off.',
      },
    ],
    explain:
      'The clause “which lay close together” adds information about the stations and can be left out. Such a clause stands between two commas, one before it and one after. Read the sentence without it to see that the rest is whole.',
    argument:
      'The removable clause needs a comma at each end and there may be no comma before “of the city”; only the original has exactly these two commas.',
  },
  {
    stem: about(passage(13), 'Which choice for the underlined portion expresses the idea most clearly and briefly?'),
    rank: 1,
    skills: ['act.english.knowledge-of-language.precision-and-concision'],
    choices: [
      { wrong: 'NO CHANGE', why: 'The frame “was what the map was answering” makes a plain statement roundabout.' },
      {
        wrong: 'the wrong question, by the map, was the one being answered.',
        why: 'The words are out of their natural order, and “the one” repeats “question.”',
      },
      {
        wrong: 'the map, in the answer that it gave, answered the wrong question.',
        why: '“In the answer that it gave” repeats “answered.”',
      },
      { right: 'the map was answering the wrong question.' },
    ],
    explain:
      'The clearest order is usually who does what to what: the map, was answering, the wrong question. Nothing in the longer choices adds to that. Check whether each extra phrase tells you something new.',
    argument: 'All four choices have the same meaning; only this one says it in direct order with no repeated words.',
  },
  {
    stem: about(passage(14), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 2,
    skills: ['act.english.conventions-of-standard-english.sentence-structure-and-formation'],
    choices: [
      { wrong: 'NO CHANGE', why: 'The list shifts from “to change” to “you get off” and from the passenger to “you.”' },
      { wrong: 'getting off at the right station.', why: 'The other two items are questions with an infinitive.' },
      { right: 'where to get off.' },
      { wrong: 'where do they get off.', why: 'This has the word order of a direct question and a new subject.' },
    ],
    explain:
      'The items of a list have the same form. The first two are “which line to take” and “where to change trains”: a question word and “to” with a verb. Put the items under one another, and the odd one shows.',
    argument: 'The list has the pattern question word plus infinitive, and only “where to get off” continues it.',
  },
  {
    stem: about(
      passage(15),
      'Which choice for the underlined sentence gives the most specific description of how Beck drew the lines?',
    ),
    rank: 1,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      { wrong: 'NO CHANGE', why: '“Simpler” says that the lines changed, not how they were drawn.' },
      { right: 'Its lines ran level, straight up and down, or at an angle of forty-five degrees.' },
      {
        wrong: 'Its lines were drawn with great care by a person trained in technical drawing.',
        why: 'This is about the draftsman. The reader still cannot picture the lines.',
      },
      {
        wrong: 'Its lines showed the routes that trains followed from one part of the city to another.',
        why: 'This is true of any map of a railway.',
      },
    ],
    explain:
      'A specific description lets a reader draw the thing. Only one choice names the directions in which a line could run. Words such as “simpler” or “with great care” judge the lines without showing them.',
    argument:
      'The three permitted directions are the only exact information about the form of the lines; the others judge, praise, or state what every rail map does.',
  },
  {
    stem: about(
      passage(),
      'The writer is considering adding the following sentence at the end of the third paragraph:\n\n“The Thames is the longest river that lies entirely within England.”\n\nShould the writer add the sentence?',
    ),
    rank: 2,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      {
        wrong: 'Yes, because it explains why the river was the one feature that remained.',
        why: 'The length of the river is not given as a reason for showing it.',
      },
      {
        wrong: 'Yes, because it gives the reader a sense of how large the map had to be.',
        why: 'The part of the river on the map has little to do with its whole length.',
      },
      { right: 'No, because it turns from the design of the map to a fact about geography.' },
      {
        wrong: 'No, because it repeats information that was given earlier in the paragraph.',
        why: 'The length of the river has not been mentioned before.',
      },
    ],
    explain:
      'The third paragraph lists what Beck changed. A sentence that is added to it should tell more about these changes. The length of the Thames is true, but it has no bearing on the map.',
    argument:
      'The paragraph is about the design of the map, to which the length of the river contributes nothing; and the fact is neither a reason for its place on the map nor a repetition.',
  },
  {
    stem: about(passage(17), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.usage'],
    choices: [
      { wrong: 'NO CHANGE', why: 'The subject is “distances,” not “map,” and it is plural.' },
      { wrong: 'is wrong,', why: 'The subject is plural, and the essay is in the past tense.' },
      { wrong: 'has been wrong,', why: '“Has” is singular, but the subject is “distances.”' },
      { right: 'were wrong,' },
    ],
    explain:
      'Find the subject of the verb: what was or were wrong? It is the distances. The words “between stations” only describe them. A plural subject takes “were.”',
    argument:
      'The subject of the clause is the plural “distances,” and “were” is the only plural verb among the choices.',
  },
  {
    stem: about(passage(18), 'Which choice for the underlined portion is the most logical transition?'),
    rank: 1,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    choices: [
      { right: 'NO CHANGE' },
      { wrong: 'In other words,', why: 'The second sentence does not say the first again. It tells a new event.' },
      { wrong: 'For this reason,', why: 'The objection of the office was no reason to try again.' },
      { wrong: 'Likewise,', why: 'Beck did not do something like what the office did.' },
    ],
    explain:
      'The office refused and gave its reason. One would expect Beck to give up, but he did not. A transition that means “in spite of this” fits.',
    argument:
      'Trying again is contrary to what the refusal leads one to expect; only “Even so” expresses such a contrast.',
  },
  {
    stem: about(passage(19), 'Which choice for the underlined portion best keeps the style and tone of the essay?'),
    rank: 1,
    skills: ['act.english.knowledge-of-language.style-and-tone'],
    choices: [
      { wrong: 'NO CHANGE', why: '“Went totally nuts for” is slang, and the essay is not written in slang.' },
      { right: 'took to' },
      { wrong: 'did hereby signify their approval of', why: 'This is the stiff language of a document.' },
      { wrong: 'were, like, way into', why: 'This is how one might chat, not how the essay is written.' },
    ],
    explain:
      'The essay is clear and a little dry. “Took to” says that passengers liked the map, in ordinary written English. Slang and legal language both stand out from their surroundings.',
    argument:
      'The essay is written in plain standard English, which only “took to” shares; two choices are slang and one is legal language.',
  },
  {
    stem: about(
      passage(20),
      'Which choice for the underlined sentence best concludes the essay by returning to a contrast made in its first two paragraphs?',
    ),
    rank: 4,
    skills: ['act.english.production-of-writing.topic-development'],
    choices: [
      { wrong: 'NO CHANGE', why: 'The first two paragraphs do not speak of computers.' },
      {
        wrong: 'Many of them are printed in color and are given away at no cost.',
        why: 'Color and cost belong to the third and fourth paragraphs and form no contrast.',
      },
      { right: 'They do not show where things are; they answer the questions of a person on a train.' },
      {
        wrong: 'Beck himself went on improving his map for years after it had been printed.',
        why: 'This tells what came later and leaves the first paragraphs alone.',
      },
    ],
    explain:
      'The first paragraph says that the old map drew places where they were. The second asks what a passenger needs to know. The conclusion that returns to this contrast names both sides of it.',
    argument:
      'The contrast of the first two paragraphs is between showing places where they are and answering the passenger’s questions; only this choice restates both sides.',
  },
];
