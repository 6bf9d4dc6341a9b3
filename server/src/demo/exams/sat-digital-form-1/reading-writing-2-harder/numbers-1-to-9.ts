import { about, type DemoFormQuestion, md } from '../../../format.ts';

const whichWord = 'Which choice completes the text with the most logical and precise word or phrase?';

export const numbers1To9: readonly DemoFormQuestion[] = [
  {
    stem: about(
      md`:::passage
        The tardigrade, an animal less than two millimeters long, can lose almost all the water in its body and nearly
        stop its metabolism. In this state it withstands cold, drought, and radiation that would kill most animals. Its
        resilience is not ______, however: even a dried tardigrade can die if it is exposed to great heat for some
        hours.
        :::`,
      whichWord,
    ),
    rank: 1,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { wrong: 'apparent', why: 'The text has just shown resilience that anyone can see. The limit is on its extent.' },
      { wrong: 'gradual', why: 'Whether the resilience comes slowly or quickly has nothing to do with great heat.' },
      { right: 'absolute' },
      { wrong: 'voluntary', why: 'Nothing after the colon is about what the animal wants or chooses.' },
    ],
    explain:
      'The words after a colon explain the words in front of it. There the animal dies after all, so its resilience has a limit: it is not absolute. Put the word in and read on: “not absolute, however: even a dried tardigrade can die.”',
    argument:
      'The colon introduces a case in which the resilience fails, so the blank denies that it is without limits. Only “absolute” means that.',
  },
  {
    stem: about(
      md`:::passage
        Many illustrators of the seventeenth century drew insects from dead specimens, each alone on an empty page. Maria
        Sibylla Merian, who published a study of the insects of Suriname in 1705, ______ this practice: she kept living
        caterpillars, watched them change, and showed each kind in its stages of growth on the plant that it fed upon.
        :::`,
      whichWord,
    ),
    rank: 2,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { right: 'departed from' },
      { wrong: 'culminated in', why: 'This would make her the last step of a practice that she did not follow.' },
      { wrong: 'acquiesced to', why: 'This means to accept something without protest. She did something else.' },
      {
        wrong: 'capitalized on',
        why: 'This means to draw profit from the practice, but nothing she did made use of it.',
      },
    ],
    explain:
      'Compare the two ways of working: dead and alone on the page, living and on its plant. They are opposites, so the blank has to say that she did not follow the practice.',
    argument:
      'Every detail after the colon is the opposite of the practice, and only “departed from” says that she did not follow it.',
  },
  {
    stem: about(
      md`:::passage
        Critics of the novels of Ilse Varga most often object to plots that they find ______. By the last chapter of
        *The Ferry Year*, for example, readers have to bear in mind four generations of a family, two false names, and a
        letter that three characters describe in three different ways.
        :::`,
      whichWord,
    ),
    rank: 2,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { wrong: 'derivative', why: 'This means taken over from other works, and no other work is mentioned.' },
      { wrong: 'tentative', why: 'This means unsure or provisional. The plot described is elaborate, not unsure.' },
      { wrong: 'understated', why: 'This means shown with restraint, which is not what the many details suggest.' },
      { right: 'convoluted' },
    ],
    explain:
      '“For example” says that the second sentence shows what the critics mean. What it shows is a plot with many people and versions to keep in mind. A word for “difficult to follow because of many windings” is “convoluted.”',
    argument:
      'The example lists things that make the plot hard to follow; of the four words only “convoluted” has that meaning.',
  },
  {
    stem: about(
      md`:::passage
        It was once common to describe glass as a liquid that flows too slowly to be noticed. Medieval windowpanes, many of
        which are thicker at their lower edges, seemed to ______ this view, until calculations showed that glass at room
        temperature would take far longer than the age of the universe to sag by any visible amount. The panes had been
        uneven from the start.
        :::`,
      whichWord,
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { wrong: 'supersede', why: 'This means to take the place of something. Panes cannot replace a view.' },
      { right: 'corroborate' },
      {
        wrong: 'circumscribe',
        why: 'This means to set narrow limits to something; the panes seemed to do the opposite.',
      },
      { wrong: 'obviate', why: 'This means to make something unnecessary, such as a need or a difficulty.' },
    ],
    explain:
      'A pane that is thicker below looks as if glass had flowed down, so it seems to speak for the view. “Until” then brings the turn against it. The blank needs a word for “support with evidence.”',
    argument:
      'Thick lower edges look like evidence for flowing, and “until” opens the contrast; only “corroborate” means to support with evidence.',
  },
  {
    stem: about(
      md`:::passage From “The Tide Clerk,” a story written for this course
        Every morning Odile wrote the height of the tide in a ledger, although the harbor had owned a machine for the
        purpose since before she was born. The machine was never wrong. When visitors asked why she took the trouble, she
        told them that ink dries slowly in fog, that her grandmother’s sevens leaned, and that on the day of the great
        storm the figures ran off the edge of the page. None of this answered the question, and all of it did.
        :::`,
      'Which choice best states the main purpose of the text?',
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.craft-and-structure.text-structure-and-purpose'],
    choices: [
      {
        wrong: 'To explain that Odile distrusts a machine whose readings have proved mistaken',
        why: 'The text says the reverse: “The machine was never wrong.”',
      },
      { right: 'To suggest that Odile values the ledger for more than the figures it holds' },
      {
        wrong: 'To show that visitors to the harbor know little about how tides are measured',
        why: 'The visitors ask a sensible question. What they know about tides is not mentioned.',
      },
      {
        wrong: 'To trace how the task of keeping the ledger was handed down in a family',
        why: 'The grandmother’s sevens hint that she kept the ledger too, but the handing down is not told.',
      },
    ],
    explain:
      'The figures alone cannot be the reason, since the machine has them all. Her replies are about fog, a handwriting, and a storm: traces of people and days that only the ledger has. That is why the replies answer the question without seeming to.',
    argument:
      'The replies name handwriting, weather, and a remembered storm, none of them a measurement, and the last sentence says that they do answer the question.',
  },
  {
    stem: about(
      md`:::passage
        When Alfred Wegener proposed in 1912 that the continents had moved apart, he pointed to coastlines, fossils, and rock
        layers that match on both sides of the Atlantic. __What he could not name was a force able to push a continent through
        the solid floor of the ocean.__ Most geologists set his proposal aside. In the 1960s, studies of the seafloor
        showed that new crust forms at ridges in the oceans and spreads away from them. Continents, it became clear, do not
        plow through the seafloor but are carried along with it.
        :::`,
      'Which choice best describes the function of the underlined sentence in the text as a whole?',
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.craft-and-structure.text-structure-and-purpose'],
    choices: [
      {
        wrong: 'It offers a rival explanation of the matches described in the sentence before it.',
        why: 'No other explanation of the matching coasts and fossils is given anywhere.',
      },
      {
        wrong: 'It reports a finding about the seafloor that contradicted the proposal from the start.',
        why: 'It names something that Wegener lacked, not a finding. What was found out about the seafloor came later.',
      },
      {
        wrong: 'It sums up the evidence that in the end led geologists to accept the proposal.',
        why: 'That evidence comes from the seafloor, in the sentences after it.',
      },
      { right: 'It names a weakness of the proposal that accounts for the way it was first received.' },
    ],
    explain:
      'Look at the sentences on both sides. Before it stands the evidence that Wegener had, and after it the rejection. The underlined sentence tells what was missing, and so why geologists set the proposal aside.',
    argument:
      'The sentence states what Wegener lacked, and the next sentence reports the rejection that follows; the other choices describe other sentences or none.',
  },
  {
    stem: about(
      md`:::passage
        ### Text 1
        How did wolves become dogs? The usual account begins with people. Hunters took wolf pups into their camps, raised
        them, and let the tamest of each litter breed. After many generations of such selection, the camp had an animal
        that was useful and unafraid.

        ### Text 2
        Wolves raised by hand, biologist Renata Solberg points out, seldom stay tame as adults. She thinks that the first
        steps were the wolves’ own. Animals with a little less fear than others fed on scraps near camps, lived
        longer, and left pups that were less fearful still. A tamer population arose, in her view, before anyone decided
        which animals should breed.
        :::`,
      'Based on the texts, how would Solberg (Text 2) most likely respond to the account in Text 1?',
    ),
    rank: 3,
    skills: ['sat.reading-and-writing.craft-and-structure.cross-text-connections'],
    choices: [
      { right: 'By arguing that it credits people with a change that began without their choices' },
      {
        wrong: 'By objecting that it exaggerates how little fear the first dogs had of people',
        why: 'Both texts agree that the result was an animal with little fear. They differ on how it came about.',
      },
      {
        wrong: 'By granting that hunters bred wolves, but for purposes other than those it assumes',
        why: 'Purposes of breeding are not her subject. She doubts that breeding came first.',
      },
      {
        wrong: 'By accepting the order of its events but placing them in a later period',
        why: 'She gives another order: a tamer population first, and people’s decisions after it.',
      },
    ],
    explain:
      'First say what the two disagree about: who took the first step. In Text 1 it is the hunters, who choose; in Text 2 it is the wolves, “before anyone decided which animals should breed.” The response must be about exactly this point.',
    argument:
      'Text 2 says that tameness arose before anyone chose animals to breed, which denies the starting point of Text 1 and nothing else in it.',
  },
  {
    stem: about(
      md`:::passage
        ### Text 1
        Ecologist Tomas Adeyemi counted the birds in forty forest fragments and found that small fragments have few species
        and large ones many. He concluded that money for conservation should buy one large reserve rather than several
        small ones of the same total area.

        ### Text 2
        Ines Marchetti and her colleagues studied the same forty fragments, but counted beetles and plants as well as birds.
        Any one small fragment, they confirm, has few species of each. The birds of small fragments, moreover, are nearly
        the same few everywhere. Their beetles and plants differ from fragment to fragment, so that several small
        fragments together held more kinds of these than one large fragment of the same total area.
        :::`,
      'Based on the texts, how would Marchetti (Text 2) most likely characterize the conclusion in Text 1?',
    ),
    rank: 4,
    skills: ['sat.reading-and-writing.craft-and-structure.cross-text-connections'],
    choices: [
      {
        wrong: 'As mistaken, since small fragments do not in fact have fewer species than large ones',
        why: 'She confirms that any one small fragment has few species. Only several together have more.',
      },
      {
        wrong: 'As sound, since it rests on the number of species that each fragment contains',
        why: 'Counting fragment by fragment is exactly what hides the variety of several small ones together.',
      },
      { right: 'As reasonable for birds but not for all the other living things in the forest' },
      {
        wrong: 'As premature, since more than forty fragments are needed to compare sizes',
        why: 'Her own study used the same forty fragments, and she does not call them too few.',
      },
    ],
    explain:
      'Read Text 2 group by group. For birds, several small fragments offer nearly the same few species, so one large reserve is better, as Adeyemi says. For beetles and plants the small ones add up to more. She would agree for birds and disagree for the rest.',
    argument:
      'Her data on birds bear out the preference for one large reserve, while her data on beetles and plants contradict it, so she would accept it only for birds.',
  },
  {
    stem: about(
      md`:::passage
        In parts of Africa a wild bird, the greater honeyguide, leads people to the nests of bees and eats the wax that they
        leave. Yao honey hunters in Mozambique call the bird with a trill that ends in a grunt, Hadza hunters in Tanzania
        with a whistle. When researchers played recordings of both sounds in both places, the birds of each place were
        more likely to come to the sound that is used there. The birds, it seems, are not born with a response to one
        sound. They learn what the local people do.
        :::`,
      'Which choice best states the main idea of the text?',
    ),
    rank: 1,
    skills: ['sat.reading-and-writing.information-and-ideas.central-ideas-and-details'],
    choices: [
      {
        wrong: 'Honeyguides in Mozambique cooperate with hunters more readily than those in Tanzania.',
        why: 'Nothing says that one place has more cooperation. In each, the local sound works better.',
      },
      {
        wrong: 'Honey hunters in different places have learned their calls from the birds.',
        why: 'This turns the relation around: the birds learn from the people.',
      },
      {
        wrong: 'Wild birds rarely cooperate with people unless they are given food.',
        why: 'The wax is mentioned once, and other wild birds are not mentioned at all.',
      },
      { right: 'Honeyguides appear to learn the signals of the people among whom they live.' },
    ],
    explain:
      'The recordings are the evidence, and the last two sentences say what they mean. A main idea states that meaning: each place has its own signal, and the birds there have learned it.',
    argument:
      'The text moves from two local calls to an experiment and ends with its meaning, that the birds learn what the local people do.',
  },
];
