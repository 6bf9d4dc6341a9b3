import { type DemoFormQuestion, md } from '../../../format.ts';

/** Craft and Structure. */
export const numbers1To8: readonly DemoFormQuestion[] = [
  {
    stem: md`:::passage
      The resurrection plant of the Chihuahuan Desert can lose nearly all of its water and curl up into a dry brown
      ball. It may stay that way for months, but when rain comes, its branches unfold and turn green again. The
      plant’s ability to ______ long droughts has made it a subject of research for scientists who hope to breed
      hardier crops.
      :::

      Which choice completes the text with the most logical and precise word or phrase?`,
    rank: 0,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      {
        wrong: 'predict',
        why: 'The plant reacts when rain comes. Nothing in the text says that it foresees a drought.',
      },
      { right: 'endure' },
      { wrong: 'shorten', why: 'The plant has no effect on how long a drought lasts; it only outlasts it.' },
      {
        wrong: 'prefer',
        why: 'The plant turns green when rain comes, so the text does not show a liking for dryness.',
      },
    ],
    explain:
      'Before the blank, the text says that the plant dries out, waits, and comes back to life. The missing verb must sum up that ability: to endure a drought is to live through it. Read the sentence with your word and check that the mention of hardier crops still fits.',
    argument:
      'The plant dries out, stays so for months and recovers; only “endure” names surviving a drought, as crops should.',
  },
  {
    stem: md`:::passage
      In the Japanese craft of kintsugi, a broken bowl is mended with lacquer that is dusted with powdered gold. The
      result is a bowl with a web of bright lines. Far from trying to ______ the breaks, the mender turns them into
      the most noticeable feature of the piece.
      :::

      Which choice completes the text with the most logical and precise word or phrase?`,
    rank: 1,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { wrong: 'imitate', why: 'No one is said to copy the breaks. The contrast is with making them noticeable.' },
      { wrong: 'repair', why: 'The mender does repair the breaks, so “far from trying to” would deny what happens.' },
      { wrong: 'emphasize', why: 'This is what the mender does. “Far from” calls for the opposite of it.' },
      { right: 'conceal' },
    ],
    explain:
      '“Far from trying to” announces the opposite of what follows. What follows is that the breaks become the most noticeable feature, and the opposite of making something noticeable is to conceal it.',
    argument:
      '“Far from” demands the opposite of making the breaks noticeable, and of the four verbs only “conceal” is that.',
  },
  {
    stem: md`:::passage From “The Long Letter,” a story written for this course
      Her grandmother’s letters were spare: two lines about the rain, one about the goats, and a name. Adaeze, who
      would write six pages to anyone likely to answer, used to take this for coldness. Only after she had moved to
      the coast, and had reread the whole bundle on a long evening without electricity, did she see how much had been
      fitted into so little room.
      :::

      As used in the text, what does the word “spare” most nearly mean?`,
    rank: 1,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { right: 'Brief and plain' },
      {
        wrong: 'Left over',
        why: 'This is the sense of “spare change.” The letters are not what remains of something.',
      },
      {
        wrong: 'Held in reserve',
        why: 'This is the sense of “spare tire.” The letters were sent, not saved for later.',
      },
      {
        wrong: 'Rarely sent',
        why: 'There is a “whole bundle” of them. The text tells how short they were, not how few.',
      },
    ],
    explain:
      'The colon after “spare” introduces an explanation: two lines, one line, and a name. The end of the text says the same again, with much “fitted into so little room.” So the word describes writing that is brief and plain.',
    argument:
      'The colon explains the word with the few lines of a letter and “so little room”; only brevity is described.',
  },
  {
    stem: md`:::passage
      Some of the lichens that grow on bare rock widen by less than a millimeter a year, and at a steady pace. Where
      that pace is known, the width of the largest lichen on a boulder can serve as a ______ of how long the boulder
      has been exposed. Geologists have used it to estimate the ages of landslides for which no written record exists.
      :::

      Which choice completes the text with the most logical and precise word or phrase?`,
    rank: 2,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      {
        wrong: 'condition',
        why: 'A condition is needed for something else; the width is not needed for the exposure.',
      },
      {
        wrong: 'critique',
        why: 'A critique judges the worth of something. The width is used to estimate a length of time.',
      },
      { right: 'gauge' },
      { wrong: 'remedy', why: 'A remedy cures a problem, and being exposed is not described as one.' },
    ],
    explain:
      'The last sentence says what the width is good for: to estimate ages. Something by which a quantity can be measured or estimated is a gauge. A steady, known pace of growth is exactly what such a measure requires.',
    argument:
      'The width lets geologists estimate an age, so it is a measure; “gauge” alone of the four words means a measure.',
  },
  {
    stem: md`:::passage
      When the first volume of Emily Dickinson’s poems appeared in 1890, its editors had replaced many of her dashes
      with ordinary punctuation and had smoothed some of her rhymes. Later editors have come to regard such tidying as
      ______ to poems whose effects depend on hesitation and surprise, and they print the dashes as her manuscripts
      have them.
      :::

      Which choice completes the text with the most logical and precise word or phrase?`,
    rank: 2,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { wrong: 'incidental', why: 'If the changes hardly mattered, later editors would have no reason to undo them.' },
      { right: 'detrimental' },
      {
        wrong: 'analogous',
        why: 'The text does not say that tidying resembles the poems. It tells of a judgment on it.',
      },
      { wrong: 'indispensable', why: 'Later editors restore the dashes, so they do not think the changes necessary.' },
    ],
    explain:
      'Later editors undo the tidying, so their view of it must be negative. The reason is given too: the poems depend on hesitation and surprise, which smoothing removes. Of the four words only “detrimental,” meaning harmful, gives a negative judgment.',
    argument:
      'Later editors restore the dashes on which the effects depend, so they judge the tidying harmful: “detrimental.”',
  },
  {
    stem: md`:::passage
      A drop of coffee that dries on a table leaves not an even spot but a dark ring. In the 1990s physicists showed
      why: the edge of the drop stays fixed in place, and liquid flows outward to replace what evaporates there,
      carrying the coffee’s tiny particles along. The result turned out to matter far from the kitchen. Makers of inks
      and coatings want particles to dry in an even layer, and once the cause of the ring was known, they could look
      for ways to prevent it.
      :::

      Which choice best states the main purpose of the text?`,
    rank: 2,
    skills: ['sat.reading-and-writing.craft-and-structure.text-structure-and-purpose'],
    choices: [
      {
        wrong: 'To compare two competing explanations of a familiar effect',
        why: 'Only one explanation is given, the outward flow. There is no second one to compare with it.',
      },
      {
        wrong: 'To argue that familiar effects are harder to study than unfamiliar ones',
        why: 'The text makes no comparison of this kind and does not speak of difficulty.',
      },
      { right: 'To explain a familiar effect and show why understanding it is useful' },
      {
        wrong: 'To describe how makers of inks discovered the cause of a familiar effect',
        why: 'Physicists found the cause. The makers of inks only profit from it.',
      },
    ],
    explain:
      'The text has two parts. The first explains the ring that a drop of coffee leaves; the second, from “The result turned out to matter” on, says for whom the explanation is useful. A statement of the purpose must cover both.',
    argument:
      'Half of the text explains the ring and half tells of its use for inks and coatings; only this choice covers both.',
  },
  {
    stem: md`:::passage From “Stakes,” a story written for this course
      The valley had never been measured before, and to Rufino it looked no different afterward. His stakes, each with
      its scrap of red cloth, ran up the terraces like a line of stitches. __Old Benita had hung her washing between the
      nearest two.__ In his notebook he wrote, in a careful hand, that stakes eleven and twelve were in place, and he
      did not mention the shirts. On the map in the capital the stakes would be a boundary. Here they were already
      something else.
      :::

      Which choice best describes the function of the underlined sentence in the text as a whole?`,
    rank: 2,
    skills: ['sat.reading-and-writing.craft-and-structure.text-structure-and-purpose'],
    choices: [
      { right: 'It shows the people of the valley putting the stakes to their own use.' },
      {
        wrong: 'It shows that Benita openly refuses to let the measuring of the valley continue.',
        why: 'She hangs up washing. No refusal is told, and the measuring is already done.',
      },
      {
        wrong: 'It suggests that Rufino has set up two of the stakes in the wrong places.',
        why: 'He notes that both are in place, and nothing contradicts him.',
      },
      {
        wrong: 'It explains why the map of the valley will never be completed in the capital.',
        why: 'The text takes it for granted that there will be a map, with the stakes as a boundary.',
      },
    ],
    explain:
      'Ask what the rest of the text does with the sentence. The end says that the stakes, a boundary on the map, “were already something else” here, and the washing is what shows this: for Benita they are posts for a line.',
    argument:
      'The last sentence, “already something else,” refers back to the washing: the stakes serve Benita for her own use.',
  },
  {
    stem: md`:::passage
      ### Text 1
      For more than a century naturalists have offered explanations of the zebra’s stripes. Among the most popular is
      that the stripes protect zebras from lions. In a running herd, the bold lines of many animals are thought to blend
      into one another, so that a hunter cannot single one out.

      ### Text 2
      In an experiment published in 2019, biologists put coats of a single color and striped coats on horses. Horseflies
      came near both but landed far less often on the stripes. The idea that stripes keep biting flies away has thus
      been put to a test and has passed it. No comparable result supports the idea that stripes confuse lions, which
      kill zebras in large numbers.
      :::

      Based on the texts, how would the author of Text 2 most likely respond to the explanation in Text 1?`,
    rank: 3,
    skills: ['sat.reading-and-writing.craft-and-structure.cross-text-connections'],
    choices: [
      {
        wrong: 'By agreeing with it, since horseflies too appear to be unable to single out one animal in a herd',
        why: 'The flies came near the coats of both kinds. Text 2 does not say that they fail to single out animals.',
      },
      {
        wrong: 'By arguing that it is true of horses but has not yet been tested with zebras',
        why: 'The explanation of Text 1 is about lions and a herd. The horses tested another explanation.',
      },
      {
        wrong: 'By conceding that it accounts for the behavior of lions but not for that of flies',
        why: 'Text 2 says that no comparable result supports the idea about lions, so this is not conceded.',
      },
      { right: 'By objecting that it lacks the kind of experimental support that another explanation has' },
    ],
    explain:
      'Text 2 ends with a direct comment on the idea of Text 1: “No comparable result supports” it. “Comparable” refers to the experiment with the coats, which supports the idea about flies. So the objection is about missing experimental support.',
    argument:
      'Text 2 says that the idea about flies passed a test and that no comparable result supports the one about lions.',
  },
];
