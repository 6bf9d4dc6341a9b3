import { about, type DemoFormQuestion, figure, md } from '../../../format.ts';

const whichConventions = 'Which choice completes the text so that it conforms to the conventions of Standard English?';

/** Seedlings that survived, in percent. */
const seedlings = { open: { wet: 64, dry: 28 }, sheltered: { wet: 60, dry: 55 } };

/** Caffeine released, in percent, after 1 to 5 minutes. */
const caffeine = { hot: [55, 75, 84, 88, 90], warm: [25, 45, 62, 76, 86] };

export const numbers10To18: readonly DemoFormQuestion[] = [
  {
    stem: about(
      md`:::passage
        Psychologist Leena Raita has proposed that people overestimate the length of a task during which they are
        often interrupted. Her explanation is that each interruption is stored in memory as a separate event and that,
        looking back, people take a span with many remembered events for a long one. To test this, she asked two groups
        to sort cards for exactly ten minutes. One group was interrupted once, the other six times. Afterward,
        participants estimated how long they had worked and said which interruptions they remembered.
        :::`,
      'Which finding, if true, would most directly support Raita’s explanation?',
    ),
    rank: 2,
    fieldTest: true,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-textual'],
    choices: [
      { right: 'The more interruptions participants remembered, the longer the time that they estimated.' },
      {
        wrong: 'Participants who were interrupted six times sorted fewer cards than those interrupted once.',
        why: 'This is about the work done, not about the estimated time.',
      },
      {
        wrong: 'Most participants in both groups remembered all the interruptions that they had had.',
        why: 'This says what they remembered but not how long the task seemed to them.',
      },
      {
        wrong: 'Participants who enjoyed sorting cards gave shorter estimates than those who did not.',
        why: 'Enjoyment may well matter too, but the explanation is about remembered events.',
      },
    ],
    explain:
      'The explanation has two parts, remembered events and estimated time, and joins them. Evidence for it must show both and show that they go together. The wrong choices have one part or neither.',
    argument:
      'Only this finding connects the number of remembered interruptions with the estimated time, which is what the explanation claims.',
  },
  {
    stem: about(
      md`:::passage
        “The Net Mender” is a poem written for this course. Its speaker repairs fishing nets by hand, as her father did. A
        student claims that for the speaker, the work is a way of being in the company of someone who is gone.
        :::`,
      'Which quotation from “The Net Mender” most effectively illustrates the claim?',
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-textual'],
    choices: [
      {
        wrong: '“The twine comes cheap, the needle’s carved from bone; / a hand can learn the hitch inside a week.”',
        why: 'These lines tell of tools and of how soon the work is learned, but of no other person.',
      },
      { right: '“Each knot I draw is one he drew before; / I pull it tight and hear him count the mesh.”' },
      {
        wrong: '“By dusk the boats are in, the nets are hung, / and what was torn today is torn again.”',
        why: 'These lines are about work that never ends, not about someone who is gone.',
      },
      {
        wrong: '“I have no time for tales of other years; / the tide is turning, and the holes are wide.”',
        why: 'Here the speaker turns away from the past, which speaks against the claim.',
      },
    ],
    explain:
      'Underline the parts of the claim: the work, the company, someone who is gone. In the second quotation she works (“each knot I draw”), someone did so before her, and she hears him now. No other quotation has all the parts.',
    argument:
      'Only these lines join her work with an absent person whose presence she feels: she hears him count while she draws the knots that he drew.',
  },
  {
    stem: about(
      md`:::passage
        Botanist Amara Okonjo planted seedlings of a desert shrub on open ground and beneath older shrubs, in a wet year and
        again in a dry year, and recorded what percentage of them survived. She concluded that the shelter of older
        shrubs helps seedlings when water is scarce but not when it is plentiful: ______
        :::

        **Percentage of Seedlings That Survived**

        | Place | Wet year | Dry year |
        | Open ground | 64% | 28% |
        | Beneath a shrub | 60% | 55% |`,
      'Which choice most effectively uses data from the table to complete the text?',
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative'],
    choices: [
      {
        wrong:
          'in the wet year 64% of the seedlings on open ground survived, which is the highest of the four rates in the table.',
        why: 'This is true, but it says nothing about the dry year, when shelter is said to help.',
      },
      {
        wrong: 'beneath shrubs the rate was nearly as high in the dry year (55%) as it was in the wet year (60%).',
        why: 'This is true, but without the rates on open ground it cannot show that the shelter helped.',
      },
      {
        right:
          'in the dry year the rate was higher beneath shrubs (55% to 28%), but in the wet year it was not (60% to 64%).',
      },
      {
        wrong:
          'in both years the rate beneath shrubs (60% and 55%) was higher than the rate for seedlings on open ground.',
        why: 'In the wet year it was slightly lower, 60% against 64%.',
      },
    ],
    explain:
      'The conclusion compares shelter with open ground, once in a dry and once in a wet year. So the data must have four numbers: two for each year. Check them in the table column by column.',
    check: () => {
      const { open, sheltered } = seedlings;
      const helped = (year: 'dry' | 'wet') => sheltered[year] > open[year];
      const pair = (year: 'dry' | 'wet') => `(${sheltered[year]}% to ${open[year]}%)`;
      const dry = `in the dry year the rate was ${helped('dry') ? 'higher' : 'lower'} beneath shrubs ${pair('dry')}`;
      return `${dry}, but in the wet year it was${helped('wet') ? '' : ' not'} ${pair('wet')}.`;
    },
  },
  {
    stem: about(
      md`:::passage
        To find out how the temperature of water affects tea, food chemist Marek Duda put equal amounts of the same leaves
        in water of 100°C and of 70°C and measured each minute what percentage of their caffeine had been released. A
        student who saw the results claims that hotter water changes how fast the caffeine is released much more than how
        much has been released after five minutes.
        :::

        ${figure(
          'c2-caffeine',
          'Line graph “Percentage of Caffeine Released,” against minutes in water. In water of 100 degrees: 55 after 1 minute, 75 after 2, 84 after 3, 88 after 4, 90 after 5. In water of 70 degrees: 25 after 1 minute, 45 after 2, 62 after 3, 76 after 4, 86 after 5.',
        )}`,
      'Which choice best describes data from the graph that support the student’s claim?',
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative'],
    choices: [
      {
        right:
          'The results for the two waters differed by 30 percentage points after one minute but by only 4 after five minutes.',
      },
      {
        wrong: 'In both waters, the percentage of caffeine released rose with every minute of the five.',
        why: 'This is true of both waters, so it shows no effect of temperature.',
      },
      {
        wrong:
          'The hotter water had released more of the caffeine after three minutes than the cooler water had released after four.',
        why: 'This shows that hot water is faster, but not how little the amounts differ after five minutes.',
      },
      {
        wrong: 'Between minutes four and five, the hotter water released more caffeine than the cooler.',
        why: 'In that minute the hotter water released 2 percentage points and the cooler water 10.',
      },
    ],
    explain:
      'The claim has two halves: a large difference in speed and a small one after five minutes. Look at the distance between the lines on the left (55 and 25) and on the right (90 and 86). The support must mention both places.',
    check: () => {
      const apart = caffeine.hot.map((hot, minute) => hot - (caffeine.warm[minute] ?? 0));
      const [first, last] = [apart[0], apart.at(-1)];
      return `The results for the two waters differed by ${first} percentage points after one minute but by only ${last} after five minutes.`;
    },
  },
  {
    stem: about(
      md`:::passage
        An undated map shows the town of Port Lenz, which was founded in 1721, and historians have therefore assumed that
        the whole map was engraved after that year. Mapmakers, however, kept engraved copper plates in use for decades. They
        cut new towns into an old plate and left the rest as it was. On this map the name Port Lenz is written in a
        different lettering from all the other names. It is thus possible that ______
        :::`,
      'Which choice most logically completes the text?',
    ),
    rank: 4,
    skills: ['sat.reading-and-writing.information-and-ideas.inferences'],
    choices: [
      {
        wrong: 'Port Lenz was founded before 1721 and only later received the name that the map gives it.',
        why: 'The text does not question when the town was founded. The lettering tells about the plate.',
      },
      {
        wrong: 'the map was printed before 1721 by someone who expected that the town would be built.',
        why: 'A map that shows the town cannot be explained by reused plates if it was printed earlier.',
      },
      {
        wrong: 'all the other towns on the map were founded later than Port Lenz was.',
        why: 'The older plate would have had the other towns first, so the evidence points the other way.',
      },
      { right: 'most of the plate had been engraved before 1721, and Port Lenz was cut into it afterward.' },
    ],
    explain:
      'Join the two facts: plates were reused with towns added, and this one town’s lettering differs from everything else. Together they suggest an addition to an older plate. Then the year 1721 dates the addition and not the whole map.',
    argument:
      'The habit of adding towns to old plates and the different lettering of one name together point to a later addition, and to nothing that the other choices state.',
  },
  {
    stem: about(
      md`:::passage
        In one city, bus stops received displays that show how many minutes remain until the next bus. The buses, often
        late, ran no more punctually than before, and yet riders rated the service higher. A second city made its buses
        much more punctual and in the same month, to save money, took down the displays that it had had for years. There
        the ratings did not change. In light of what happened in the first city, the unchanged ratings in the second
        ______
        :::`,
      'Which choice most logically completes the text?',
    ),
    rank: 4,
    skills: ['sat.reading-and-writing.information-and-ideas.inferences'],
    choices: [
      {
        wrong: 'show that punctuality has no effect at all on how riders rate a bus service.',
        why: 'Two things changed at once, so the effect of one of them cannot be read off the sum.',
      },
      { right: 'may conceal a gain from punctuality that the loss of the displays canceled.' },
      {
        wrong: 'indicate that riders there had seldom looked at the displays.',
        why: 'The first city suggests that displays matter to riders, and nothing sets these riders apart.',
      },
      {
        wrong: 'suggest that displays raise ratings only where buses are punctual.',
        why: 'In the first city the displays raised ratings although the buses were often late.',
      },
    ],
    explain:
      'The first city shows that displays alone raise ratings, so taking them away could lower ratings. In the second city that loss came together with better punctuality. No change in the sum can mean a gain and a loss of the same size.',
    argument:
      'The first city isolates the effect of displays; removing them should cost ratings, so an unchanged sum leaves room for a gain from punctuality, and no choice but this respects both facts.',
  },
  {
    stem: about(
      md`:::passage
        The superb lyrebird, which lives in the forests of southeastern Australia, is an accomplished ______ have been
        heard to imitate not only the songs of other birds but also the click of a camera and the alarm of a car.
        :::`,
      whichConventions,
    ),
    rank: 1,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { wrong: 'mimic, males', why: 'A comma alone between two complete sentences makes a comma splice.' },
      { wrong: 'mimic males', why: 'Without any mark the two sentences run together.' },
      { right: 'mimic: males' },
      { wrong: 'mimic and, males', why: 'The comma belongs in front of “and,” not after it.' },
    ],
    explain:
      'Both parts are complete sentences: “The superb lyrebird … is an accomplished mimic” and “males have been heard to imitate ….” A colon may join them, because the second explains the first.',
    argument:
      'Two independent clauses meet here, and only the colon separates them correctly; the others give a splice, a run-on, and a misplaced comma.',
  },
  {
    stem: about(
      md`:::passage
        The shore between high and low tide belongs to the land for some hours and to the sea for others. In her 1955 book
        *The Edge of the Sea*, the ______ describes the plants and animals that live with this change along the Atlantic
        coast of the United States.
        :::`,
      whichConventions,
    ),
    rank: 2,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { right: 'marine biologist Rachel Carson' },
      {
        wrong: 'marine biologist, Rachel Carson',
        why: 'One comma separates the title from the name, and no second comma closes the addition.',
      },
      {
        wrong: 'marine biologist Rachel Carson,',
        why: 'The comma separates the subject from its verb, “describes.”',
      },
      {
        wrong: 'marine biologist, Rachel Carson,',
        why: 'Two commas would make the name a mere addition, but without it the reader cannot tell which biologist.',
      },
    ],
    explain:
      'Leave the name out: “the marine biologist describes” does not say who is meant. A name that is needed stands without commas. And no comma may come between the subject and “describes.”',
    argument:
      'The name identifies which marine biologist is meant, so it takes no commas, and a single comma would cut the subject from its verb.',
  },
  {
    stem: about(
      md`:::passage
        The exhibition brought together works from places where a craft had shaped the life of a whole town: glass from
        Murano, a group of islands in the Venetian ______ porcelain from Jingdezhen, a city in the Chinese province of
        Jiangxi; and lacquerware from Wajima, a town on the Noto Peninsula in Japan.
        :::`,
      whichConventions,
    ),
    rank: 2,
    skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
    choices: [
      { wrong: 'Lagoon,', why: 'The next item is set off with a semicolon, so this one must be too.' },
      { wrong: 'Lagoon', why: 'Without a mark, the first item runs into the second.' },
      { wrong: 'Lagoon:', why: 'A second colon would announce an explanation, but what follows is the next item.' },
      { right: 'Lagoon;' },
    ],
    explain:
      'The items of this list have commas inside them, so semicolons stand between the items. The semicolon after “Jiangxi” shows the pattern, and the first item has to end in the same way.',
    argument:
      'The list separates its items with semicolons, as the one after “Jiangxi” shows, and the blank is at the end of the first item.',
  },
];
