import { about, type DemoFormQuestion, md } from '../../../format.ts';
import { markedPassage } from './marked-passage.ts';

const passage = markedPassage(md`:::passage “Footsteps to Order,” an essay written for this course
  An actress crosses a snowy field. Her boots crunch, and the hem of her coat whispers against them. Neither sound was
  there when the scene was filmed. The snow may have been shredded paper, and the microphone was pointed at her voice.
  The crunch was made {31:weeks later, by someone, squeezing} a leather pouch of cornstarch.

  The craft of performing such sounds is called Foley, {32:in honor of} Jack Foley, who worked in a Hollywood studio in
  the late 1920s. {33:Many films of that time are still shown today.} Foley’s answer was to perform the missing sounds
  himself. He stood in front of the screen and acted them out, in time with the picture, while a recorder ran. His
  successors still work in this way.

  A Foley stage looks like a {34:garage sale there are} doors without walls, thirty pairs of shoes, trays of gravel and
  sand, and a shelf of old telephones. What matters is the ear, and the ear is easily persuaded.
  {35:However,} two halves of a coconut shell make a better horse than a hoof would. Gloves flapped in the air become
  the wings of a pigeon. A stalk of celery, {36:snapped} close to the microphone, is a branch that breaks in a storm.

  The steps of actors are the hardest part. A Foley artist must
  {37:match, and at the same time simultaneously correspond to,} each step on the screen: its speed, its weight, and its
  mood. {38:A tired walk drags its heels; a proud one strikes them.} Good artists study how an actor moves, choose the
  shoes, and practice until they can follow without thinking.

  When the work is done {39:good,} nobody in the theater notices it. That is a strange ambition for a performer, to be
  present in every scene and never be suspected. {40:The cornstarch has to be replaced from time to time.}
  :::`);

export const numbers31To40: readonly DemoFormQuestion[] = [
  {
    stem: about(passage(31), 'Which choice for the underlined portion is punctuated correctly?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.punctuation'],
    fieldTest: true,
    choices: [
      { wrong: 'NO CHANGE', why: 'The commas set off “by someone” as if it could be left out.' },
      { right: 'weeks later by someone squeezing' },
      { wrong: 'weeks later by someone; squeezing', why: 'No complete sentence follows the semicolon.' },
      { wrong: 'weeks, later by someone squeezing', why: 'The comma cuts “weeks later” in two.' },
    ],
    explain:
      '“By someone squeezing a leather pouch of cornstarch” belongs together and tells how the sound was made. Nothing in it can be removed, so no comma is needed. Read it aloud: there is no pause.',
    argument:
      'Every part of the phrase is needed and none is an insertion, so no mark belongs in it; each of the other choices separates words that belong together.',
  },
  {
    stem: about(passage(32), 'Which choice for the underlined portion is correct in standard English?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.usage'],
    fieldTest: true,
    choices: [
      { right: 'NO CHANGE' },
      { wrong: 'in honor to', why: 'The fixed phrase is “in honor of,” not “in honor to.”' },
      { wrong: 'as an honor with', why: '“An honor with” a person is not an English phrase.' },
      { wrong: 'for the honor on', why: '“Honor on” is not an English phrase.' },
    ],
    explain:
      'Many phrases require one particular preposition, and no rule predicts which. A thing is named “in honor of” a person. If you are unsure, try the phrase in a sentence of your own.',
    argument:
      'The idiom is “in honor of”; none of the other combinations with “to,” “with,” or “on” is used in standard English.',
  },
  {
    stem: about(
      passage(33),
      'Which choice for the underlined sentence best explains the problem that “Foley’s answer” in the next sentence solved?',
    ),
    rank: 2,
    skills: ['act.english.production-of-writing.topic-development'],
    fieldTest: true,
    choices: [
      { wrong: 'NO CHANGE', why: 'That films are still shown is not a problem to be solved.' },
      {
        wrong: 'The studios of that time employed many hundreds of people.',
        why: 'The number of employees has nothing to do with sound.',
      },
      {
        wrong: 'Sound equipment was larger then than it is today.',
        why: 'Large equipment does not explain why sounds were missing from a film.',
      },
      { right: 'Films had begun to talk, and a silent door now seemed like a mistake.' },
    ],
    explain:
      'The next sentence speaks of “the missing sounds.” So the sentence before it must say that sounds were missing and that this mattered. Work backward from the answer to the question.',
    argument:
      'Only the silent door in a talking film is a case of the “missing sounds” that Foley supplied; the others concern reruns, staff, and equipment.',
  },
  {
    stem: about(passage(34), 'Which choice for the underlined portion makes the sentence grammatically correct?'),
    rank: 1,
    skills: ['act.english.conventions-of-standard-english.sentence-structure-and-formation'],
    fieldTest: true,
    choices: [
      { wrong: 'NO CHANGE', why: 'Two complete sentences run together without any mark.' },
      { wrong: 'garage sale, there are', why: 'A comma alone cannot join two complete sentences.' },
      { right: 'garage sale: there are' },
      { wrong: 'garage sale, and there being', why: '“And” needs a full verb after it, and “being” is none.' },
    ],
    explain:
      '“A Foley stage looks like a garage sale” is complete, and so is “there are doors without walls …” The second explains the first. A colon joins a sentence and its explanation.',
    argument:
      'Two independent clauses, the second explaining the first, are correctly joined by the colon; the others are fused, spliced, or lack a finite verb.',
  },
  {
    stem: about(passage(35), 'Which choice for the underlined portion is the most logical transition?'),
    rank: 1,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    fieldTest: true,
    choices: [
      { wrong: 'NO CHANGE', why: 'The coconut shell confirms that the ear is easily persuaded.' },
      { right: 'For example,' },
      { wrong: 'Nevertheless,', why: 'This announces a contrast, but the sentence agrees with the one before it.' },
      { wrong: 'Finally,', why: 'The coconut shell is the first of three cases, not the last.' },
    ],
    explain:
      'The sentence before makes a general claim: the ear is easily persuaded. Three sentences with particular objects follow. The first of them is introduced as an example.',
    argument:
      'A general statement is followed by the first of several particular cases, so the transition must announce an example.',
  },
  {
    stem: about(passage(36), 'Which choice for the underlined portion is the most precise in context?'),
    rank: 1,
    skills: ['act.english.knowledge-of-language.precision-and-concision'],
    fieldTest: true,
    choices: [
      { right: 'NO CHANGE' },
      { wrong: 'divided', why: 'Something can be divided without a sound, for example with a knife.' },
      { wrong: 'parted', why: 'To part is to separate gently, and no crack is heard.' },
      { wrong: 'bent', why: 'A stalk that only bends does not sound like a branch that breaks.' },
    ],
    explain:
      'The celery has to sound like a breaking branch. “Snapped” means broken suddenly with a sharp sound. The other verbs leave out the suddenness or the break.',
    argument:
      'Only “snapped” means a sudden break with a cracking sound, which is what the comparison with a breaking branch requires.',
  },
  {
    stem: about(passage(37), 'Which choice for the underlined portion expresses the idea without needless repetition?'),
    rank: 0,
    skills: ['act.english.knowledge-of-language.precision-and-concision'],
    fieldTest: true,
    choices: [
      { wrong: 'NO CHANGE', why: '“At the same time” and “simultaneously” mean the same.' },
      { wrong: 'match and correspond to', why: 'The two verbs mean the same.' },
      { wrong: 'match, so that they correspond,', why: 'To match is to correspond.' },
      { right: 'match' },
    ],
    explain:
      'To match a step is to correspond to it in every way, also in time. One verb says it all. The list after the colon then tells what has to be matched.',
    argument:
      '“Match” alone has the whole meaning; each of the other choices adds a word or phrase with that same meaning.',
  },
  {
    stem: about(
      passage(38),
      'The writer is considering deleting the underlined sentence. Should it be kept or deleted?',
    ),
    rank: 2,
    skills: ['act.english.production-of-writing.topic-development'],
    fieldTest: true,
    choices: [
      { right: 'Kept, because it shows by examples how a step can have a mood.' },
      {
        wrong: 'Kept, because it explains how artists choose their shoes.',
        why: 'The sentence does not mention shoes.',
      },
      {
        wrong: 'Deleted, because it repeats what the third paragraph says about sounds.',
        why: 'The third paragraph is about objects, not about ways of walking.',
      },
      {
        wrong: 'Deleted, because it wrongly suggests that the work is easy.',
        why: 'It suggests the opposite: that small differences matter.',
      },
    ],
    explain:
      'The sentence before it ends with the word “mood.” A reader may ask how a step can have one, and the tired and the proud walk answer. A sentence that makes the preceding idea clear should stay.',
    argument:
      'The two kinds of walk illustrate the “mood” just named; the sentence mentions no shoes, repeats nothing, and does not call the work easy.',
  },
  {
    stem: about(passage(39), 'Which choice for the underlined portion is correct in standard English?'),
    rank: 0,
    skills: ['act.english.conventions-of-standard-english.usage'],
    fieldTest: true,
    choices: [
      { wrong: 'NO CHANGE', why: '“Good” describes a noun. Here a word is needed for how the work is done.' },
      { wrong: 'real good,', why: '“Real” and “good” are both adjectives, and the verb needs an adverb.' },
      { right: 'well,' },
      { wrong: 'more better,', why: '“Better” is a comparative already, and nothing is compared.' },
    ],
    explain:
      'The word tells how something is done, so it describes the verb. That takes the adverb “well.” “Good” would describe a thing: good work, but work done well.',
    argument: 'The verb “is done” is described by an adverb, and “well” is the only correct adverb among the choices.',
  },
  {
    stem: about(
      passage(40),
      'Which choice for the underlined sentence would best end the essay by returning to the scene of its opening and showing the effect of work that nobody notices?',
    ),
    rank: 2,
    skills: ['act.english.production-of-writing.organization-unity-and-cohesion'],
    fieldTest: true,
    choices: [
      {
        wrong: 'NO CHANGE',
        why: 'It mentions the cornstarch but does not return to the scene, and upkeep is no effect of the work.',
      },
      {
        wrong: 'Many artists begin their careers in other departments of a studio.',
        why: 'Careers are a new subject at the end of an essay.',
      },
      {
        wrong: 'Computers can store thousands of sounds and play any of them in a moment.',
        why: 'Stored sounds are a new subject and have no link with the opening.',
      },
      { right: 'But when the actress reaches the far side of the field, we feel the cold.' },
    ],
    explain:
      'The essay opens with an actress in a snowy field. An ending that returns to her shows what the unnoticed work achieves: the audience believes in the snow. Look for the choice that goes back to the scene, not only to a word of it.',
    argument:
      'Only this choice returns to the opening scene and shows the effect of the unnoticed work; the others bring in upkeep, careers, or computers.',
  },
];
