import { type DemoFormQuestion, md } from '../../../format.ts';

/** Standard English Conventions, and Expression of Ideas. */
export const numbers16To27: readonly DemoFormQuestion[] = [
  {
    stem: md`:::passage
      Penguins cannot ______ are excellent swimmers. Under water they move their wings in much the same way as other
      birds do in the air, and their feet and tail serve as a rudder.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 0,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { wrong: 'fly they', why: 'Two sentences run together without any mark or conjunction.' },
      { wrong: 'fly, they', why: 'A comma alone cannot join two sentences; this is a comma splice.' },
      { right: 'fly, but they' },
      { wrong: 'fly but, they', why: 'The comma belongs before “but,” not between “but” and the sentence it joins.' },
    ],
    explain:
      '“Penguins cannot fly” and “they are excellent swimmers” are both complete sentences. A comma together with a conjunction such as “but” can join them, and the comma stands before the conjunction.',
    argument:
      'Two complete sentences are joined by a comma followed by a conjunction, and only this choice has that order.',
  },
  {
    stem: md`:::passage
      A beaver cuts down young trees with its teeth and piles them up with mud and stones to make a dam. With the
      pond that forms behind the dam, the beaver protects ______ home, which can then be entered only from under the
      water.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 0,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      { right: 'its' },
      { wrong: 'it’s', why: '“It’s” is short for “it is.” The possessive has no apostrophe.' },
      { wrong: 'their', why: 'This is plural, but the text speaks of one beaver, “a beaver” with “its teeth.”' },
      { wrong: 'they’re', why: '“They’re” is short for “they are,” which makes no sense before “home.”' },
    ],
    explain:
      'The home belongs to the beaver, which is singular and is called “its” in the first sentence already. Test an apostrophe by writing the word out: “protects it is home” makes no sense.',
    argument:
      'The pronoun refers to one beaver and shows possession; “its” is the singular possessive and has no apostrophe.',
  },
  {
    stem: md`:::passage
      The oldest surviving photograph that shows a ______ taken in Paris in 1838. In it, a long street looks almost empty.
      Only a man who had stopped to have his boots polished, and the person polishing them, stayed in place long enough to
      leave a mark.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 0,
    fieldTest: true,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { wrong: 'person, was', why: 'A single comma must not separate the subject from its verb.' },
      { right: 'person was' },
      { wrong: 'person; was', why: 'A semicolon separates complete sentences, and here neither side is one.' },
      {
        wrong: 'person: was',
        why: 'A colon follows a complete sentence, and what precedes this one has no main verb.',
      },
    ],
    explain:
      'The long subject is “The oldest surviving photograph that shows a person,” and its verb is “was taken.” However long a subject is, no mark stands between it and its verb.',
    argument:
      'Subject “photograph that shows a person” and verb “was taken” belong together, so no mark may stand between them.',
  },
  {
    stem: md`:::passage
      In 1969 astronauts placed a set of special mirrors on the surface of the Moon. Since then, astronomers ______ beams of
      laser light at the mirrors many times, and by timing the return of the light they have measured the distance to the
      Moon very exactly.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 1,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      { wrong: 'aim', why: '“Since then” covers the time from 1969 until now, which the simple present does not.' },
      { wrong: 'will aim', why: 'This is the future, but the measurements have been made already.' },
      { wrong: 'would have aimed', why: 'This is for what did not happen. The rest of the sentence says that it did.' },
      { right: 'have aimed' },
    ],
    explain:
      '“Since then” means from that time until now, and for this English uses the present perfect: “have aimed.” The second half of the sentence confirms it with “have measured.”',
    argument: '“Since then” and the parallel “have measured” call for the present perfect, which is only “have aimed.”',
  },
  {
    stem: md`:::passage
      Honeybees—unlike most other ______ the winter together. They gather in a tight ball around their queen and keep it
      warm by trembling with the muscles of their wings.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 1,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      {
        wrong: 'insects, spend',
        why: 'The insertion opens with a dash, so it must close with a dash and not with a comma.',
      },
      { wrong: 'insects spend', why: 'The insertion that the dash opens is not closed.' },
      { right: 'insects—spend' },
      {
        wrong: 'insects; spend',
        why: 'A semicolon separates complete sentences, and “spend the winter together” is not one.',
      },
    ],
    explain:
      'Leave out “unlike most other insects,” and a complete sentence remains: “Honeybees spend the winter together.” An insertion is set off by the same mark on both sides. It opens with a dash, so it closes with a dash.',
    argument:
      'The insertion “unlike most other insects” opens with a dash and can therefore be closed only by another dash.',
  },
  {
    stem: md`:::passage
      The Brooklyn Bridge was completed in 1883 after fourteen years of work. Emily Warren Roebling, whose husband was the
      chief engineer but was too ill to visit the site, ______ his instructions to the builders and in time answered many
      of their questions herself.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 2,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      {
        wrong: 'carrying',
        why: 'With a participle the sentence has a subject, Roebling, but no main verb to go with “answered.”',
      },
      { right: 'carried' },
      { wrong: 'to carry', why: 'An infinitive cannot be the main verb that the subject needs.' },
      {
        wrong: 'having carried',
        why: 'This is a participle, and “and in time answered” needs a verb of the same form before it.',
      },
    ],
    explain:
      'Take out the part between the commas. What is left is “Emily Warren Roebling … his instructions to the builders and in time answered many of their questions.” The verb must match “answered,” which is in the simple past, so it is “carried.”',
    argument:
      'The subject needs a finite verb parallel to “answered” after “and,” and only “carried” is a finite verb.',
  },
  {
    stem: md`:::passage
      Maria Martinez, of San Ildefonso Pueblo in New Mexico, became famous for her black pottery. She shaped her bowls without
      a ______ she laid ropes of clay on top of one another and smoothed the walls by hand.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 3,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { right: 'wheel: coil by coil,' },
      {
        wrong: 'wheel, coil by coil,',
        why: 'With commas only, two complete sentences are joined by a comma; this is a comma splice.',
      },
      {
        wrong: 'wheel coil by coil,',
        why: 'Nothing marks the end of the first sentence, so the two run together with only a comma in them.',
      },
      {
        wrong: 'wheel; coil by coil;',
        why: 'Each semicolon needs a complete sentence on both sides, and “coil by coil” is not one.',
      },
    ],
    explain:
      '“She shaped her bowls without a wheel” is a complete sentence, and the rest explains it: “coil by coil, she laid ropes of clay ….” A colon may stand between a sentence and its explanation. The words “coil by coil” introduce the second part and take a comma.',
    argument:
      'A complete sentence and one that explains it are joined by a colon; the phrase “coil by coil” opens the second.',
  },
  {
    stem: md`:::passage
      Many people believe that bats are blind. ______ all bats can see, and some kinds see very well in dim light. Those
      that hunt insects at night use their hearing in addition.
      :::

      Which choice completes the text with the most logical transition?`,
    rank: 0,
    skills: ['sat.reading-and-writing.expression-of-ideas.transitions'],
    choices: [
      { wrong: 'Therefore,', why: 'That bats can see does not follow from the belief that they are blind.' },
      { wrong: 'For instance,', why: 'The second sentence is no example of the belief; it corrects it.' },
      { wrong: 'Similarly,', why: 'The two sentences say opposite things.' },
      { right: 'In fact,' },
    ],
    explain:
      'The first sentence tells what many people believe, and the second what is true instead. “In fact” introduces a truth that corrects a belief.',
    argument:
      'The second sentence corrects the belief stated in the first, and only “In fact” introduces a correction.',
  },
  {
    stem: md`:::passage
      To make paper by hand, one first beats plant fibers in water until they become a thin pulp. ______ a frame with a fine
      screen is dipped into the pulp and lifted out level, so that the water drains away. The sheet that remains is then
      pressed and dried.
      :::

      Which choice completes the text with the most logical transition?`,
    rank: 0,
    skills: ['sat.reading-and-writing.expression-of-ideas.transitions'],
    choices: [
      { right: 'Next,' },
      { wrong: 'However,', why: 'The second step does not go against the first.' },
      { wrong: 'In other words,', why: 'The second sentence tells of a new step and does not repeat the first.' },
      { wrong: 'By comparison,', why: 'The two steps are not compared; one comes after the other.' },
    ],
    explain:
      'The text gives the steps of a process in order: “first,” then the blank, and finally “then pressed and dried.” A word for the following step is needed, and that is “next.”',
    argument:
      'Steps are told in order, with “first” before and “then” after, so the blank must be a word for the following step.',
  },
  {
    stem: md`:::passage
      Glass can be melted and made into new bottles again and again, and its quality does not suffer. Paper, ______ can be
      recycled only a limited number of times, because its fibers become shorter in each round.
      :::

      Which choice completes the text with the most logical transition?`,
    rank: 1,
    skills: ['sat.reading-and-writing.expression-of-ideas.transitions'],
    choices: [
      { wrong: 'therefore,', why: 'The limit for paper does not follow from what is said of glass.' },
      { right: 'by contrast,' },
      { wrong: 'for example,', why: 'Paper is not an example of what is said of glass, but differs from it.' },
      { wrong: 'likewise,', why: 'Paper is not like glass here: its quality does suffer.' },
    ],
    explain:
      'Glass: again and again. Paper: only a limited number of times. The two sentences set one material against another, which is a contrast.',
    argument:
      'Endless recycling of glass stands against limited recycling of paper, so the transition must express contrast.',
  },
  {
    stem: md`While researching a topic, a student has taken the following notes:

      - The Antikythera mechanism is a device with bronze gears.
      - It was made in ancient Greece more than 2,000 years ago.
      - It was recovered from a shipwreck in 1901.
      - It showed the positions of the Sun and the Moon and predicted eclipses.
      - It is now in a museum in Athens.

      The student wants to describe what the Antikythera mechanism was able to do. Which choice most effectively uses
      relevant information from the notes to accomplish this goal?`,
    rank: 1,
    skills: ['sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis'],
    choices: [
      {
        wrong: 'The Antikythera mechanism, which was recovered from a shipwreck in 1901, is now in a museum in Athens.',
        why: 'This tells where the device was found and where it is, not what it could do.',
      },
      {
        wrong: 'The Antikythera mechanism, a device made in ancient Greece, is more than 2,000 years old.',
        why: 'This tells how old the device is and where it was made.',
      },
      {
        right:
          'The Antikythera mechanism, a device from ancient Greece, showed the positions of the Sun and the Moon and predicted eclipses.',
      },
      {
        wrong:
          'The Antikythera mechanism, a device with bronze gears that is more than 2,000 years old, was recovered from a shipwreck in 1901.',
        why: 'This tells what the device is made of, how old it is, and where it was found.',
      },
    ],
    explain:
      'The goal is “what the mechanism was able to do.” Only one note speaks of that: it showed positions and predicted eclipses. The right choice must use this note.',
    argument:
      'The only note on what the device could do is that on positions and eclipses, and only this choice uses it.',
  },
  {
    stem: md`While researching a topic, a student has taken the following notes:

      - The Venus flytrap grows in wetlands of North and South Carolina.
      - It catches insects with leaves that snap shut.
      - Pitcher plants of various kinds grow in several parts of the world.
      - They catch insects in leaves that form a deep cup with liquid in it.
      - The soil in which these plants grow is poor in nitrogen.
      - The Venus flytrap and pitcher plants obtain nitrogen from the insects that they catch.

      The student wants to emphasize a similarity between the Venus flytrap and pitcher plants. Which choice most
      effectively uses relevant information from the notes to accomplish this goal?`,
    rank: 2,
    skills: ['sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis'],
    choices: [
      {
        wrong:
          'The Venus flytrap catches insects with leaves that snap shut, while the leaves of pitcher plants form a deep cup with liquid in it.',
        why: 'This emphasizes a difference, as “while” shows.',
      },
      {
        wrong:
          'Pitcher plants grow in several parts of the world, but the Venus flytrap is found in wetlands of North and South Carolina.',
        why: 'This emphasizes a difference in where the plants grow.',
      },
      {
        wrong:
          'The Venus flytrap, which grows in soil that is poor in nitrogen, obtains it from the insects that it catches with its leaves.',
        why: 'This is about one of the plants only, so it shows no similarity.',
      },
      {
        right:
          'The Venus flytrap and pitcher plants alike grow in soil that is poor in nitrogen and obtain it from the insects that they catch.',
      },
    ],
    explain:
      'A similarity must be about both plants and must say what they have in common. The last two notes do so: poor soil, and nitrogen from insects. Words such as “while” and “but” announce differences.',
    argument:
      'It is the only choice that names both plants and something that they share, the poor soil and insects as a source.',
  },
];
