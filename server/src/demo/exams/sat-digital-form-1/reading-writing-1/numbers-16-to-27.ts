import { type DemoFormQuestion, md } from '../../../format.ts';

/** Standard English Conventions, and Expression of Ideas. */
export const numbers16To27: readonly DemoFormQuestion[] = [
  {
    stem: md`:::passage
      The whale shark is the largest fish in the sea. A fully grown one can be longer than a city ______ mainly on
      plankton, which it filters from the water as it swims.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 0,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { wrong: 'bus it feeds', why: 'Two sentences run together without any mark between them.' },
      { wrong: 'bus, it feeds', why: 'A comma alone cannot join two sentences; this is a comma splice.' },
      {
        wrong: 'bus it, feeds',
        why: 'The comma separates the subject “it” from its verb, and nothing separates the sentences.',
      },
      { right: 'bus. It feeds' },
    ],
    explain:
      'Both “A fully grown one can be longer than a city bus” and “It feeds mainly on plankton” can stand alone. Two such sentences need a period or a semicolon, or a comma with a word such as “and.” Only one choice offers any of these.',
    argument:
      'Two independent clauses meet here without a conjunction; of the four choices only the period separates them.',
  },
  {
    stem: md`:::passage
      The logbooks of sailing ships are a valuable source for the history of weather. In one case, two ships were caught
      in the same storm more than a hundred miles from any coast. The two ______ of the storm differ by less than an
      hour about when it began.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 1,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      {
        wrong: 'captain’s accounts',
        why: 'This is the possessive of one captain, but there are two ships with a captain each.',
      },
      {
        wrong: 'captains accounts’',
        why: 'The accounts possess nothing here. The apostrophe belongs to the captains.',
      },
      { right: 'captains’ accounts' },
      {
        wrong: 'captains’ account’s',
        why: '“Accounts” is a plain plural, the subject of “differ,” and takes no apostrophe.',
      },
    ],
    explain:
      'Ask who possesses what: the accounts belong to two captains. A plural that ends in “s” takes only an apostrophe after it, “captains’.” The accounts themselves are simply more than one, so that word has no apostrophe.',
    argument:
      'Two captains own the accounts, so “captains’” is the plural possessive and “accounts” a plural without apostrophe.',
  },
  {
    stem: md`:::passage
      Mary Somerville, a Scottish writer on ______ one of the first two women to be elected honorary members of the Royal
      Astronomical Society, in 1835. The other was the astronomer Caroline Herschel.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 1,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { right: 'science, was' },
      { wrong: 'science was', why: 'The description opened by the comma after “Somerville” is not closed.' },
      {
        wrong: 'science; was',
        why: 'What follows a semicolon must be able to stand alone, and “was one of …” cannot.',
      },
      {
        wrong: 'science—was',
        why: 'The description opens with a comma, so it must close with a comma and not with a dash.',
      },
    ],
    explain:
      '“A Scottish writer on science” could be left out: “Mary Somerville was one of the first two women ….” An insertion of this kind is set off by the same mark on both sides. The first mark is a comma, so the second must be one too.',
    argument:
      'The insertion opens with a comma after “Somerville” and must be closed by the same mark before the verb “was.”',
  },
  {
    stem: md`:::passage
      The tall reeds called totora grow in the shallow water of Lake Titicaca, between Bolivia and Peru. Bundled together
      after they have dried, ______ light enough to float and strong enough to carry several people.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 2,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      {
        wrong: 'local people make boats from the reeds that are',
        why: 'Then it would be the people who are bundled together.',
      },
      { right: 'the reeds become a boat that is' },
      {
        wrong: 'a boat made from the reeds by local people is',
        why: 'What is bundled after drying is the reeds, not the boat.',
      },
      {
        wrong: 'there are boats made from the reeds that are',
        why: '“There” is no noun that “bundled together” could describe.',
      },
    ],
    explain:
      'A sentence that begins with “Bundled together after they have dried” must continue with the thing that is bundled. “They” is plural and refers to the reeds. So the reeds must come directly after the comma, as the subject.',
    argument:
      'The opening phrase with “they” describes the reeds, and only in this choice do the reeds follow as the subject.',
  },
  {
    stem: md`:::passage
      The printing workshop of the fifteenth century brought together several older ______ the screw press, long used in
      making wine; paper, which had reached Europe from Asia; and the casting of metal, an art of goldsmiths.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 2,
    fieldTest: true,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { wrong: 'inventions', why: 'Without a mark the list would run on from “inventions” as if it were its object.' },
      {
        wrong: 'inventions;',
        why: 'Here the semicolons separate the items of the list. Before it, one would make the inventions an item too.',
      },
      {
        wrong: 'inventions, including:',
        why: 'A colon must not separate “including” from the list that completes it.',
      },
      { right: 'inventions:' },
    ],
    explain:
      'What precedes the blank is a complete sentence, and what follows is a list of the inventions that it announces. A colon introduces such a list. The semicolons within the list are there because its items have commas of their own.',
    argument:
      'A complete clause announces a list, which takes a colon; “including” must not be cut from the list by a colon.',
  },
  {
    stem: md`:::passage
      In the 1990s the water of the reservoir sank so low that the foundations of a drowned village came to light. Among
      the objects that a team from the regional museum recovered from the mud ______ a clay lamp, a bronze bell, and a
      child’s wooden top.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 3,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      { right: 'were' },
      { wrong: 'was', why: 'This agrees with “mud” or with “a clay lamp” alone, but the subject is all three things.' },
      { wrong: 'has been', why: 'This is singular, and the subject, which follows the verb, is three things.' },
      { wrong: 'is', why: 'This is singular, and it is also in the present, though the recovery lies in the past.' },
    ],
    explain:
      'Turn the sentence around: “A clay lamp, a bronze bell, and a child’s wooden top were among the objects.” The subject comes after the verb and consists of three things joined by “and,” so the verb is plural.',
    argument:
      'The subject follows the verb and joins three things by “and,” so only the plural among the four forms agrees.',
  },
  {
    stem: md`:::passage
      Visitors to the old palace often take the blue of its tiles for ordinary paint. They are ______ color comes from a
      glaze that contains cobalt and that took on its blue only in the heat of the kiln.
      :::

      Which choice completes the text so that it conforms to the conventions of Standard English?`,
    rank: 4,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      {
        wrong: 'mistaken, however, the',
        why: 'Two sentences are joined by commas only; “however” is not a conjunction.',
      },
      {
        wrong: 'mistaken; however, the',
        why: 'The marks are possible, but now “however” sets the glaze against “They are mistaken,” and the two agree.',
      },
      { right: 'mistaken, however; the' },
      {
        wrong: 'mistaken, however the',
        why: '“However the color comes from a glaze” would have to mean “in whatever way it comes from a glaze.”',
      },
    ],
    explain:
      'Two complete sentences meet, so a semicolon is needed. Then decide to which of them “however” belongs. “They are mistaken” goes against the visitors’ belief, while the sentence about the glaze says why they are mistaken. So “however” belongs to the first, before the semicolon.',
    argument:
      'The contrast is with the visitors’ belief, so “however” ends the first clause, and a semicolon separates the two.',
  },
  {
    stem: md`:::passage
      In the desert, the day is the hardest time for many animals, and they have found ways to avoid its heat. ______ the
      fennec fox spends the hottest hours in a burrow and comes out to hunt at night.
      :::

      Which choice completes the text with the most logical transition?`,
    rank: 1,
    skills: ['sat.reading-and-writing.expression-of-ideas.transitions'],
    choices: [
      { wrong: 'Nevertheless,', why: 'The fox does not go against the first sentence. It does what that describes.' },
      { right: 'For example,' },
      { wrong: 'In other words,', why: 'The second sentence does not restate the first; it names one animal of many.' },
      { wrong: 'Afterward,', why: 'The sentences do not tell of one event and then another.' },
    ],
    explain:
      'The first sentence is general (“many animals,” “ways to avoid its heat”); the second names one animal and its way. A step from a general statement to a single case is announced by “for example.”',
    argument:
      'The first sentence speaks of many animals, the second of one of them as a case, which only “For example” says.',
  },
  {
    stem: md`:::passage
      Saffron consists of the stigmas of a crocus, three to each flower. They are so small and delicate that they have to
      be picked by hand. ______ producing a single kilogram of saffron takes well over a hundred thousand flowers and
      hundreds of hours of labor.
      :::

      Which choice completes the text with the most logical transition?`,
    rank: 1,
    skills: ['sat.reading-and-writing.expression-of-ideas.transitions'],
    choices: [
      { wrong: 'In contrast,', why: 'The last sentence is what one would expect after the others, not the opposite.' },
      { wrong: 'Similarly,', why: 'The last sentence is not about a second thing that resembles the first.' },
      { wrong: 'Even so,', why: 'This would announce something surprising after small stigmas picked by hand.' },
      { right: 'As a result,' },
    ],
    explain:
      'Three tiny stigmas to a flower, picked by hand: from this it follows that a kilogram needs many flowers and much labor. The last sentence gives the consequence of what precedes it.',
    argument:
      'Few, tiny, hand-picked stigmas are the cause of the many flowers and hours, so the transition states a result.',
  },
  {
    stem: md`:::passage
      It is often said that scholars of the Middle Ages believed the earth to be flat. In fact few of them did. ______ one
      of the textbooks most widely used at universities from the thirteenth century on was called *On the Sphere* and
      gave arguments for the earth’s round shape.
      :::

      Which choice completes the text with the most logical transition?`,
    rank: 2,
    skills: ['sat.reading-and-writing.expression-of-ideas.transitions'],
    choices: [
      { wrong: 'By contrast,', why: 'The textbook agrees with the statement that few believed in a flat earth.' },
      { wrong: 'Otherwise,', why: 'This would say what would happen if few had not believed it.' },
      { right: 'Indeed,' },
      {
        wrong: 'Regardless,',
        why: 'This would say that the textbook existed in spite of what precedes, but it is a proof of it.',
      },
    ],
    explain:
      'The second sentence claims that few scholars believed in a flat earth. The third supports the claim with something stronger: the round shape was taught from a common textbook. “Indeed” introduces a statement that confirms the one before it.',
    argument:
      'The textbook confirms and strengthens the claim that few believed in a flat earth, which “Indeed” expresses.',
  },
  {
    stem: md`While researching a topic, a student has taken the following notes:

      - Augusta Savage (1892–1962) was an American sculptor.
      - In the 1930s she ran an art school in Harlem, in New York City.
      - She taught younger artists there, such as the painter Norman Lewis.
      - Her sculpture *The Harp* was shown at the New York World’s Fair in 1939.
      - It was made of plaster and was destroyed after the fair.

      The student wants to emphasize Savage’s role in the careers of other artists. Which choice most effectively uses
      relevant information from the notes to accomplish this goal?`,
    rank: 2,
    skills: ['sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis'],
    choices: [
      {
        right:
          'At the art school that she ran in Harlem in the 1930s, the sculptor Augusta Savage taught younger artists such as the painter Norman Lewis.',
      },
      {
        wrong:
          'The American sculptor Augusta Savage, who lived from 1892 to 1962, showed her sculpture *The Harp* at the New York World’s Fair in 1939.',
        why: 'This is about her own career. No other artist is mentioned.',
      },
      {
        wrong:
          'Because it was made of plaster and destroyed after the fair, Augusta Savage’s sculpture *The Harp* can no longer be seen by other artists.',
        why: 'Other artists are mentioned, but not her role in their careers, and the reason given is not in the notes.',
      },
      {
        wrong:
          'Augusta Savage, a sculptor who was active in Harlem in the 1930s, is also the artist who made the sculpture *The Harp* for a fair in New York.',
        why: 'This tells where she worked and what she made, and nothing of her teaching.',
      },
    ],
    explain:
      'First underline the goal: her role in the careers of others. Then look for the notes that serve it, which are those about the school and its students. A choice may be true and well written, but if it leaves these out, it misses the goal.',
    argument:
      'The goal is her role for other artists; only this choice says that she taught younger artists, and names one.',
  },
  {
    stem: md`While researching a topic, a student has taken the following notes:

      - Radiocarbon dating measures how much carbon-14 is left in the remains of living things.
      - It can date charcoal, bone, or cloth that is up to about 50,000 years old.
      - It gives a range of years, often several decades wide.
      - Tree-ring dating matches the wide and narrow rings of a piece of wood with a sequence of known age.
      - It can give the exact year in which a tree was felled if the outermost ring is preserved.
      - It requires a sequence that has been established for the region.

      The student wants to contrast the precision of the two methods for an audience that already knows how they work.
      Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
    rank: 3,
    skills: ['sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis'],
    choices: [
      {
        wrong:
          'Radiocarbon dating, which measures the carbon-14 left in remains, gives a range of years, whereas tree-ring dating, which matches rings with a known sequence, can give the exact year.',
        why: 'The contrast is right, but half of the sentence explains how the methods work, which the audience knows.',
      },
      {
        wrong:
          'While radiocarbon dating can be applied to charcoal, bone, or cloth up to about 50,000 years old, tree-ring dating can be applied only to pieces of wood on which rings are preserved.',
        why: 'This contrasts what can be dated, not how precisely.',
      },
      {
        wrong:
          'Tree-ring dating can give the exact year in which a tree was felled, provided that its outermost ring is preserved and that a sequence has been established for the region.',
        why: 'This is about one of the methods only, so there is no contrast.',
      },
      {
        right:
          'While radiocarbon dating gives a range of years that is often several decades wide, tree-ring dating can give the exact year in which a tree was felled.',
      },
    ],
    explain:
      'The goal has two parts: a contrast in precision, and an audience that needs no explanation of the methods. Cross out choices without both methods, then those about something other than precision. Of the two that are left, one spends half of its words on how the methods work.',
    argument:
      'It alone contrasts the precision of both methods without explaining how they work, which the audience knows.',
  },
];
