import { about, type DemoFormQuestion, md } from '../../../format.ts';

const whichConventions = 'Which choice completes the text so that it conforms to the conventions of Standard English?';
const whichTransition = 'Which choice completes the text with the most logical transition?';
const whichNotes = 'Which choice most effectively uses relevant information from the notes to accomplish this goal?';

export const numbers19To27: readonly DemoFormQuestion[] = [
  {
    stem: about(
      md`:::passage
        Archaeologists are often able to say where a pigment came from by analyzing what it is made of. Han purple—a
        synthetic pigment that, like the related Han blue, contains barium, copper, and ______ found on some of the clay
        warriors that guard the tomb of China’s first emperor.
        :::`,
      whichConventions,
    ),
    rank: 3,
    fieldTest: true,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { wrong: 'silicon, has been', why: 'The added information opens with a dash, so a dash must close it.' },
      { right: 'silicon—has been' },
      { wrong: 'silicon has been', why: 'The dash after “Han purple” is never answered by a second one.' },
      { wrong: 'silicon; has been', why: 'A semicolon parts complete sentences, and “has been found” has no subject.' },
    ],
    explain:
      'Skip from the first dash to the blank: “Han purple … has been found on some of the clay warriors.” All that lies between is added information. It opened with a dash and must close with one, whatever commas it has inside.',
    argument:
      'The interruption begins with a dash after “Han purple,” so only a second dash before “has been found” closes it.',
  },
  {
    stem: about(
      md`:::passage
        The set of letters that the two botanists exchanged between 1840 and 1862, along with the pressed plants and the
        sketches of leaves that were often enclosed, ______ a detailed record of how their ideas about the spread of
        alpine species changed.
        :::`,
      whichConventions,
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      { right: 'provides' },
      { wrong: 'provide', why: 'This agrees with “letters” or “plants,” but the subject is “set.”' },
      { wrong: 'have provided', why: 'A plural verb; the subject “set” is singular.' },
      { wrong: 'are providing', why: 'A plural verb, as if the plants and sketches were part of the subject.' },
    ],
    explain:
      'Cross out what lies between commas and the clause about the botanists: “The set of letters … provides a detailed record.” Words added with “along with” do not make a subject plural.',
    argument:
      'The subject is “set,” which is singular; neither “letters” nor the phrase with “along with” changes that, and only one choice is singular.',
  },
  {
    stem: about(
      md`:::passage
        Trees in dry regions grow thin rings in dry years and wider rings in wet ones. Drawing on samples of old wood from
        more than two hundred sites, ______ Their dates agree closely with those in the written records of the time.
        :::`,
      whichConventions,
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      {
        wrong: 'the droughts of the 1500s were dated to the year by climatologist Noor Halim and her team.',
        why: 'This makes the droughts draw on samples of wood.',
      },
      {
        wrong:
          'it was possible for climatologist Noor Halim and her team to date the droughts of the 1500s to the year.',
        why: 'The word “it” cannot draw on samples. The people who do are not the subject.',
      },
      {
        right: 'climatologist Noor Halim and her team dated the droughts of the 1500s to the year.',
      },
      {
        wrong:
          'the dating of the droughts of the 1500s to the year was achieved by climatologist Noor Halim and her team.',
        why: 'This makes the dating draw on samples of wood.',
      },
    ],
    explain:
      'A phrase such as “Drawing on samples …” belongs to the subject that follows it directly. Ask who drew on samples: the climatologist and her team. They must come right after the comma.',
    argument:
      'The opening phrase must describe the subject of the main clause, and only in this choice is the subject the people who drew on the samples.',
  },
  {
    stem: about(
      md`:::passage
        When the painted panel was examined in 2019, some visitors hoped to see its bright colors again at once. The
        museum’s conservators, however, recommended that the varnish, which had turned yellow in the course of two
        centuries, ______ removed only where it hid the signature of the painter.
        :::`,
      whichConventions,
    ),
    rank: 4,
    skills: ['sat.reading-and-writing.standard-english-conventions.form-structure-and-sense'],
    choices: [
      { wrong: 'was', why: 'This reports something that happened. The clause says what ought to happen.' },
      { wrong: 'is', why: 'This states a present fact, which a recommendation is not.' },
      { wrong: 'has been', why: 'This says that the removal is already done when it is being recommended.' },
      { right: 'be' },
    ],
    explain:
      'After verbs such as “recommend,” “demand,” or “suggest,” a clause with “that” names what should be done and has the bare form of the verb: “recommended that the varnish be removed.” Skip the clause between the commas to hear it.',
    argument:
      'A “that” clause after “recommended” that names what should be done takes the bare form of the verb, and only “be” is that form.',
  },
  {
    stem: about(
      md`:::passage
        Quartz sand and precious opal consist mostly of the same compound, silica. ______ only the opal flashes with
        color, because its silica forms tiny spheres, which are stacked in regular layers that break up the light.
        :::`,
      whichTransition,
    ),
    rank: 2,
    skills: ['sat.reading-and-writing.expression-of-ideas.transitions'],
    choices: [
      {
        wrong: 'Accordingly,',
        why: 'That only one flashes does not follow from their being made of the same compound.',
      },
      { right: 'Nevertheless,' },
      { wrong: 'In other words,', why: 'The second sentence brings a difference; it does not repeat the likeness.' },
      { wrong: 'Likewise,', why: 'This would announce something alike, but “only the opal” sets the two apart.' },
    ],
    explain:
      'The first sentence says what the two share, the second how they differ. One would expect them to look alike, and they do not. A transition for “in spite of this” is needed.',
    argument:
      'The likeness leads one to expect no difference, and the second sentence states one, so only a transition of contrast fits.',
  },
  {
    stem: about(
      md`:::passage
        For years, the row of marks on a rock near the lake was thought to be a calendar with a stroke for every day.
        Examining it in low, slanting light, archaeologist Petra Lindqvist found that about one stroke in five was a natural
        crack; the remaining strokes were far too few for the days of a year. ______ she did not give up the idea of a
        calendar. The carved strokes, she noted, fall into groups of 29 and 30, the number of days from one new moon to the
        next.
        :::`,
      whichTransition,
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.expression-of-ideas.transitions'],
    choices: [
      { wrong: 'As a result,', why: 'The finding would rather lead one to give the idea up.' },
      { wrong: 'To that end,', why: 'Keeping the idea was not a means to reach what the sentence before it states.' },
      { right: 'Still,' },
      { wrong: 'Similarly,', why: 'Nothing in front of the blank is like keeping the idea of a calendar.' },
    ],
    explain:
      'In front of the blank stands something that speaks against a calendar; after it she keeps the idea. The two pull in opposite directions, so the transition must mean “in spite of that.”',
    argument:
      'The finding speaks against a calendar and the next sentence says that she kept the idea anyway, which only “Still” expresses.',
  },
  {
    stem: about(
      md`While researching a topic, a student has taken the following notes:

        - The Hawaiian bobtail squid is a small animal that hunts at night in shallow water.
        - Bacteria that give off light live in an organ on its underside.
        - Their light shines downward and is about as bright as the moonlight from above.
        - Seen from below, the squid therefore shows no dark outline.
        - Every morning the squid expels most of the bacteria, and those that remain multiply during the day.`,
      md`The student wants to explain to an audience unfamiliar with the squid how the bacteria protect it. ${whichNotes}`,
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis'],
    choices: [
      {
        wrong:
          'Bacteria that give off light live in an organ on the underside of the Hawaiian bobtail squid, which expels most of them every morning.',
        why: 'This tells where the bacteria live and when they leave, but not how they protect the squid.',
      },
      {
        wrong:
          'Because the light from its underside is about as bright as the moonlight from above, the squid shows no dark outline.',
        why: 'This tells of the protection but neither introduces the squid nor mentions the bacteria.',
      },
      {
        wrong:
          'The Hawaiian bobtail squid, a small animal that hunts at night, carries bacteria that multiply during the day.',
        why: 'This introduces the squid but does not say how the bacteria protect it.',
      },
      {
        right:
          'Bacteria on the underside of the Hawaiian bobtail squid, a small night hunter, hide it from below: their light matches the moonlight.',
      },
    ],
    explain:
      'Break the goal into parts: introduce the squid, name the bacteria, and say how they protect it. Tick off the parts in each choice. Only one choice has all three.',
    argument:
      'It is the only choice that introduces the squid, names the bacteria, and explains the protection, as the goal demands.',
  },
  {
    stem: about(
      md`While researching a topic, a student has taken the following notes:

        - The Pantheon in Rome was completed in about the year 126.
        - Its dome is made of concrete.
        - The dome of the Pantheon spans more than 40 meters.
        - The dome of Florence Cathedral was completed in 1436.
        - It is made mainly of brick and spans more than 40 meters.`,
      md`The student wants to emphasize a similarity between domes made of different materials. ${whichNotes}`,
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis'],
    choices: [
      {
        right:
          'Though one is made of concrete and the other mainly of brick, the domes of the Pantheon and of Florence Cathedral each span more than 40 meters.',
      },
      {
        wrong:
          'The dome of the Pantheon was completed in about the year 126, some thirteen centuries earlier than the dome of Florence Cathedral.',
        why: 'This states a difference in age, and the materials are missing.',
      },
      {
        wrong:
          'The dome of the Pantheon in Rome is made of concrete, whereas the dome of Florence Cathedral, which was completed in 1436, is made mainly of brick.',
        why: 'This names the materials, which differ, but no similarity.',
      },
      {
        wrong:
          'Completed in 1436, the dome of Florence Cathedral spans more than 40 meters, although it is made mainly of brick.',
        why: 'This is about one dome only, so it cannot show a similarity.',
      },
    ],
    explain:
      'The goal asks for two things, a similarity and the different materials. The notes have one similarity: both domes span more than 40 meters. The sentence must say that of both and name both materials.',
    argument: 'Only this choice names a feature that both domes share, the span, and also their two materials.',
  },
  {
    stem: about(
      md`While researching a topic, a student has taken the following notes:

        - It is often said that people understand a text better on paper than on a screen.
        - Researcher Halvor Brandt had 240 students read texts on paper or on a screen and then answer questions.
        - After texts that explain something, those who read on paper answered more questions correctly.
        - After stories, the two groups did equally well.
        - He also asked which medium the students liked better, and most preferred paper.`,
      md`The student wants to qualify a common belief by naming a case in which it was found not to hold. ${whichNotes}`,
    ),
    rank: 4,
    skills: ['sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis'],
    choices: [
      {
        wrong:
          'Most of the 240 students in Halvor Brandt’s study preferred paper, but after stories they did equally well in both media.',
        why: 'This sets results against what the students liked, and the common belief is not stated.',
      },
      {
        right:
          'Paper is often said to be better for understanding a text, but Halvor Brandt found that after stories, readers did equally well in both media.',
      },
      {
        wrong:
          'As is often said, paper is better for understanding: in Halvor Brandt’s study, its readers did better after texts that explain something.',
        why: 'This confirms the belief, and to qualify a belief is to limit it.',
      },
      {
        wrong:
          'Paper is often said to be better for understanding a text, and Halvor Brandt tested this with 240 students, who answered questions on two kinds of texts.',
        why: 'This states the belief and the test but not a case in which the belief fails.',
      },
    ],
    explain:
      'To qualify a belief is to limit it. The sentence has to state the belief and then a result that does not fit it. The belief is about understanding, and the case that does not fit is stories.',
    argument:
      'It alone states the belief and a tested case, stories, in which paper brought no advantage; the others lack the belief, the case, or confirm it.',
  },
];
