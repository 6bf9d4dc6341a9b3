import { about, type DemoFormQuestion, md } from '../../../format.ts';

const passage = md`:::passage Humanities: from “Four Pairs of Hands,” an essay written for this course
  Ask anyone who made *The Great Wave*, and the answer will be Hokusai. The answer is right, in the way in which it is
  right to say that an architect made a cathedral. The print that hangs in museums around the world, with its claw of
  water, its three slender boats, and a Mount Fuji so small that it might be another wave, never passed under the brush
  of Katsushika Hokusai at all. His brush touched a single sheet of thin paper, and that sheet was destroyed.

  It was destroyed on purpose. In the Japan of about 1831, a color print was the work of four parties. A publisher chose
  the subject, advanced the money, and judged what the people of Edo, the city that is now Tokyo, would buy. A designer
  supplied a drawing in ink. A carver pasted this drawing face down on a block of cherry wood and cut away everything
  that was not line, paper and wood together, until the drawing survived only as ridges. From prints of this block he
  cut others for the colors. A printer, finally, brushed the blocks with pigment, laid damp paper on one after another,
  and rubbed the back of each sheet with a flat pad. Nothing was painted. What we admire as the hand of Hokusai is the
  hand of a carver, following him at the distance of a knife.

  We do not know the carver’s name. I have sometimes tried to feel indignant on his behalf and have never quite managed
  it, because the system that hid him also depended on him so openly. Look at the foam. At the crest of the wave it
  breaks into dozens of small hooks, each of them a line that swells and thins like the stroke of a brush. A brush makes
  such a line in half a second. In wood it has to be approached from both sides, slowly, with the grain and against it,
  and a slip spoils the block. A designer who drew such lines was counting on somebody. The drawing is a dare, and one
  does not dare a person whom one thinks little of.

  The printer’s share is easier to see, provided that one sees more than one print. Impressions from the same blocks
  differ. In some, the sky behind the mountain darkens softly toward the horizon, an effect that is got by wiping the
  wet pigment on the block before each sheet; in others the sky is nearly flat. In some, the lines are crisp; in others
  they have begun to blunt or to break, for the wood wore down as the sheets went by in the thousands. There is no
  original of which these are copies. There is only the company of impressions, early and late, careful and hurried,
  each of them as much *The Great Wave* as any other.

  And the publisher, whom we remember, if we do, as the man with the money? It was he who had to gamble on a color.
  Prussian blue, a pigment first made in Berlin more than a century earlier, had lately become cheap enough in Japan to be used by
  the bowlful, and the publisher announced the series to which *The Great Wave* belongs as views of Mount Fuji printed
  in blue. The buyers came for the blue. It is fair to guess that they stayed for the mountain. A sheet is said to have
  cost little more than a bowl or two of noodles. It was meant for the wall of a room, not of a museum, and for being
  replaced when it faded.

  None of this makes Hokusai smaller. He was about seventy, he had drawn since he was a boy, and nobody else in the
  chain would have put that mountain under that wave. But we like a masterpiece to have a single parent, and this one
  had a household. The sheet that Hokusai did touch is gone, cut to shreds by the one man who had to look at it more
  closely than anyone has looked at a print of it since. I cannot think of a better emblem of how such a work is made.
  :::`;

export const numbers19To27: readonly DemoFormQuestion[] = [
  {
    stem: about(passage, 'Which choice best states the main idea of the passage?'),
    rank: 1,
    skills: ['act.reading.key-ideas-and-details.central-ideas-and-themes'],
    fieldTest: true,
    choices: [
      {
        wrong: 'Hokusai has received praise that belongs to the craftsmen who carved and printed his work.',
        why: 'The last paragraph says that “none of this makes Hokusai smaller.”',
      },
      { right: '*The Great Wave* is the work of several people whose skills depended on one another.' },
      {
        wrong: 'Prints such as *The Great Wave* were cheap goods whose artistic value was noticed only by museums.',
        why: 'They were cheap, but nothing is said of when their value was noticed.',
      },
      {
        wrong: 'The method by which color prints were made in Japan was slow and wasted many drawings.',
        why: 'The drawing was destroyed for a purpose, and waste is not the author’s concern.',
      },
    ],
    explain:
      'The title counts four pairs of hands, and the paragraphs take up the carver, the printer, the publisher, and the designer in turn. The end sums up: a masterpiece that had “a household.” A main idea covers all of these paragraphs.',
    argument:
      'Each paragraph shows the share of one of four parties, and the conclusion keeps Hokusai’s rank while denying that he was the only parent; the other choices contradict this or cover one point.',
  },
  {
    stem: about(passage, 'According to the passage, what happened to the ink drawing that Hokusai supplied?'),
    rank: 0,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    fieldTest: true,
    choices: [
      { right: 'It was pasted onto a block and cut away with the wood.' },
      {
        wrong: 'It was kept by the publisher until the series was complete.',
        why: 'It was destroyed before anything was printed.',
      },
      { wrong: 'It was worn down by the printing of thousands of sheets.', why: 'It was the wood that wore down.' },
      {
        wrong: 'It was copied onto a block by the carver and then returned.',
        why: 'The drawing itself was pasted on the block.',
      },
    ],
    explain:
      'The second paragraph describes it: the carver pasted the drawing face down and cut away what was not line, “paper and wood together.” So the drawing was used up in the carving.',
    argument:
      'The second paragraph states that the drawing was pasted face down on cherry wood and cut “paper and wood together”; the other fates contradict this.',
  },
  {
    stem: about(passage, 'As it is used in the second paragraph, the word “advanced” most nearly means'),
    rank: 1,
    skills: ['act.reading.craft-and-structure.word-meanings'],
    fieldTest: true,
    choices: [
      { wrong: 'improved.', why: 'This is a meaning of the word, but money is not improved.' },
      { wrong: 'proposed.', why: 'One advances an idea in this sense. Here it is money.' },
      { right: 'paid beforehand.' },
      { wrong: 'moved forward.', why: 'This is the basic meaning, of troops for example, and does not fit money.' },
    ],
    explain:
      'A publisher who advances money gives it before the goods are sold. Put each choice into the sentence: “A publisher chose the subject, paid the money beforehand, and judged what people would buy.” Only this makes sense.',
    argument:
      'The object of the verb is “the money,” given by the publisher before anything can be sold, and only “paid beforehand” has this sense.',
  },
  {
    stem: about(passage, 'The second paragraph mainly serves to'),
    rank: 1,
    skills: ['act.reading.craft-and-structure.text-structure'],
    fieldTest: true,
    choices: [
      {
        wrong: 'argue that prints are inferior to paintings.',
        why: '“Nothing was painted” is a fact about the method, not a judgment.',
      },
      { wrong: 'describe the city in which the prints were sold.', why: 'Edo is named, but not described.' },
      { wrong: 'compare two methods of making a color print.', why: 'Only one method is described.' },
      { right: 'explain the process that the first paragraph hints at.' },
    ],
    explain:
      'The first paragraph ends with a puzzle: the sheet that Hokusai touched was destroyed. The second opens with “It was destroyed on purpose” and goes through the steps that explain it.',
    argument:
      'The paragraph takes up the destroyed sheet from the end of the first and explains it by the steps of the process; it neither ranks, describes a city, nor compares methods.',
  },
  {
    stem: about(
      passage,
      'With the statement in the fourth paragraph that “there is no original of which these are copies,” the author most likely means that',
    ),
    rank: 3,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    fieldTest: true,
    choices: [
      { right: 'the printed sheets, different as they are, are themselves the work of art.' },
      {
        wrong: 'the first print was lost before museums began to collect the series.',
        why: 'The author does not speak of a first print that was lost.',
      },
      {
        wrong: 'the prints that survive were made long after the death of Hokusai.',
        why: 'Nothing is said of prints made after his death.',
      },
      {
        wrong: 'the printer changed the design without the consent of the publisher.',
        why: 'The printer’s differences are of wiping and wear, and consent is not mentioned.',
      },
    ],
    explain:
      'The next sentence explains it: there is only the company of impressions, each “as much *The Great Wave* as any other.” A copy needs something it is a copy of, and the drawing no longer exists. So no single sheet ranks above the rest.',
    argument:
      'The author goes on to say that each impression is as much the work as any other, which makes all the sheets the work of art; loss, date, and consent are not mentioned.',
  },
  {
    stem: about(passage, 'According to the passage, the lines of some impressions are blunt because'),
    rank: 0,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    fieldTest: true,
    choices: [
      { wrong: 'the carver worked in haste.', why: 'The carver worked slowly. “Hurried” is said of impressions.' },
      {
        wrong: 'the pigment was wiped from the block.',
        why: 'Wiping makes the sky darken softly. It does not blunt lines.',
      },
      { right: 'the blocks were worn from much use.' },
      { wrong: 'the paper was too damp when it was printed.', why: 'Damp paper was part of the normal process.' },
    ],
    explain:
      'The fourth paragraph gives the reason after “for”: “the wood wore down as the sheets went by in the thousands.” Keep it apart from the wiping, which explains the sky.',
    argument:
      'The text states as the reason that “the wood wore down as the sheets went by in the thousands,” which is wear of the blocks.',
  },
  {
    stem: about(
      passage,
      'The author’s attitude toward the fact that the carver’s name is unknown can best be described as',
    ),
    rank: 3,
    skills: ['act.reading.craft-and-structure.purpose-and-point-of-view'],
    fieldTest: true,
    choices: [
      {
        wrong: 'anger at a system that treated him unjustly.',
        why: 'The author has tried to feel indignant and has “never quite managed it.”',
      },
      { right: 'acceptance, since the work itself shows how much he was valued.' },
      {
        wrong: 'surprise, since the names of many other carvers of the time were recorded.',
        why: 'Other carvers are not mentioned.',
      },
      {
        wrong: 'indifference, since the carver only followed a drawing.',
        why: 'The author praises how hard it was to follow the drawing.',
      },
    ],
    explain:
      'The author gives a reason for not being indignant: the system “also depended on him so openly.” The foam is the proof, and “one does not dare a person whom one thinks little of.” That is neither anger nor indifference.',
    argument:
      'The author cannot feel indignant because the drawing openly depends on the carver’s skill and honors it; this is acceptance with respect, not anger, surprise, or indifference.',
  },
  {
    stem: about(
      passage,
      'Which detail does the author use as evidence that the printer influenced how the work looks?',
    ),
    rank: 2,
    skills: ['act.reading.integration-of-knowledge-and-ideas.arguments-and-evidence'],
    fieldTest: true,
    choices: [
      { wrong: 'The hooks of foam at the crest of the wave', why: 'They are evidence of the carver’s skill.' },
      { wrong: 'The small size of Mount Fuji in the design of the print', why: 'This was the designer’s idea.' },
      { wrong: 'The price that was paid for a single sheet', why: 'The price belongs to the publisher’s business.' },
      { right: 'The sky that varies from impression to impression' },
    ],
    explain:
      'The fourth paragraph is about the printer’s share. The blocks are the same, so a difference between impressions must come from the printing: how the pigment was wiped before each sheet. Match every detail with the person it is told about.',
    argument:
      'Sheets from the same blocks differ in the sky because of how the printer wiped the pigment; the foam shows the carver, the mountain the designer, and the price the publisher.',
  },
  {
    stem: about(passage, 'In the last paragraph, the author answers the possible objection that the essay'),
    rank: 2,
    skills: ['act.reading.integration-of-knowledge-and-ideas.arguments-and-evidence'],
    fieldTest: true,
    choices: [
      { right: 'takes away from the achievement of Hokusai.' },
      {
        wrong: 'relies on guesses about what the buyers wanted.',
        why: 'The guess is in the fifth paragraph, and it is not taken up again.',
      },
      {
        wrong: 'overlooks the wishes of the people of Edo.',
        why: 'The last paragraph does not speak of the people of Edo.',
      },
      {
        wrong: 'praises a print for which no drawing survives.',
        why: 'That the drawing is gone is part of the author’s own point.',
      },
    ],
    explain:
      '“None of this makes Hokusai smaller” replies to someone who thinks that it does. The reasons follow: his long practice, and an idea that nobody else would have had. An answer tells you what the question was.',
    argument:
      'The paragraph opens by denying that the other contributions make Hokusai smaller and supports this with his practice and his idea, so that is the objection it meets.',
  },
];
