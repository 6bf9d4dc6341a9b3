import { about, type DemoFormQuestion, md } from '../../../format.ts';

const passage = md`:::passage Social science: Passage A is from “Following Feet,” and Passage B is from “What the Grass Cannot Tell,” two essays written for this course
  ### Passage A

  Every campus has one: a strip of bare earth across a lawn, cut by people who would not go around. Planners call it a
  desire path. Groundskeepers have less friendly names. For a long time the usual reply was a fence, a hedge, or a sign,
  and the usual result was a second path on the far side of the fence.

  I would like to suggest that such a path is information, and that it is free. A sidewalk records what a designer, bent
  over a drawing, supposed that people would do. A desire path records what thousands of people did, on foot, in the
  rain, and when they were late. No survey has so large a sample, and nobody fibs to it.

  Some designers have learned to read it. When Marlow College built four dormitories around a new lawn, its landscape
  architect, Ilse Brandt, laid no walks at all in the first year. She had the ground seeded, waited through two terms,
  and paved the lines that had been worn into it. Some of the walks curve where she would never have put a curve. One
  leads to a corner that she had thought of no importance, where, it turned out, a bread truck stops in the mornings.
  Ten years later the grass between the walks is whole.

  It is said that people who cut corners are merely lazy. But effort saved is no small thing to someone with a heavy bag
  or a bad knee. A design that has to be defended by fences against the people it was made for is not elegant, however
  fine it looks on paper. The modest course, and the cheap one, is to wait, and to let the walkers draw.

  ### Passage B

  It has become fashionable to admire desire paths, and there is much to like in the thought that ordinary walkers can
  correct an expert. In twenty years of laying out parks I have paved a few of these paths myself, and I do not regret
  it. Still, a worn line in the grass is evidence, and like all evidence it can be read too quickly.

  To begin with, it counts only those who came. The man in a wheelchair leaves no track on a wet slope because he cannot
  cross it, and the mother with a stroller goes around. A path made by feet is a vote in which some were never handed a
  ballot. When Corliss Park paved its most visible path, straight down a hill to the bus stop, those who had been left
  out were left out a second time, in concrete. A gentler route, longer by one minute, would have served everyone.

  Then, it shows where people go and not why. Walkers may cross a lawn because that is the shortest way, or because the
  sidewalk floods, or because the lamp beside the sidewalk has been out since spring. In the last two cases the cure is
  a drain or a bulb. Whoever paves the detour mistakes a complaint for a wish.

  Finally, not everything that feet can do should be done. A path through a stand of young trees may be short, popular,
  and wrong. Somebody has to speak for what does not walk.

  None of this is a case for fences. It is a case for a second question. Once we have seen where the path goes, we ought
  to walk it ourselves, in different weather and with people unlike us, before we pour anything that is hard to take
  back.
  :::`;

export const numbers10To18: readonly DemoFormQuestion[] = [
  {
    stem: about(passage, 'The main point of Passage A is that designers should'),
    rank: 1,
    skills: ['act.reading.key-ideas-and-details.central-ideas-and-themes'],
    choices: [
      {
        wrong: 'ask walkers in a survey before they lay out a campus.',
        why: 'The author finds a worn path better than any survey.',
      },
      { wrong: 'protect lawns with hedges instead of fences.', why: 'Hedges are named among the replies that failed.' },
      {
        wrong: 'build fewer sidewalks and leave more of the ground in grass.',
        why: 'The point is where walks are laid, not how many.',
      },
      { right: 'let the paths that people wear show where walks belong.' },
    ],
    explain:
      'The claim stands in the second paragraph (“such a path is information”) and returns in the last sentence (“let the walkers draw”). The college is the example between them. A main point connects claim, example, and conclusion.',
    argument:
      'The author calls a worn path information, praises a designer who paved such paths, and ends by advising to let walkers draw; none of the other choices is advised.',
  },
  {
    stem: about(passage, 'In Passage A, the last sentence of the first paragraph mainly serves to'),
    rank: 2,
    skills: ['act.reading.craft-and-structure.text-structure'],
    choices: [
      { right: 'show that attempts to stop walkers have tended to fail.' },
      {
        wrong: 'define what planners mean by a desire path.',
        why: 'The definition stands in the first two sentences.',
      },
      {
        wrong: 'propose a cheaper way to keep people off the grass.',
        why: 'The sentence looks back at what was done and proposes nothing.',
      },
      {
        wrong: 'introduce the groundskeepers’ side of a long argument with planners.',
        why: 'The groundskeepers appear in the sentence before, and no argument of theirs is given.',
      },
    ],
    explain:
      'The sentence sets “the usual reply” against “the usual result.” A path on the far side of the fence means that the fence did not help. This failure opens the way for the author’s suggestion.',
    argument:
      'The reply was a fence and the result a second path, so the sentence reports a failure; it neither defines, proposes, nor argues for groundskeepers.',
  },
  {
    stem: about(
      passage,
      'According to Passage A, what did Ilse Brandt do in the first year after the dormitories were built?',
    ),
    rank: 0,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    choices: [
      {
        wrong: 'She paved the shortest ways between the buildings.',
        why: 'Nothing was paved until two terms had passed.',
      },
      { wrong: 'She asked the students where they wanted walks.', why: 'She asked nobody. She watched the grass.' },
      { right: 'She had grass sown and waited for people to wear paths.' },
      {
        wrong: 'She moved a bread truck away from a corner of the lawn.',
        why: 'The truck stayed, and a walk leads to it.',
      },
    ],
    explain:
      'The third paragraph tells it in order: no walks in the first year, the ground seeded, two terms of waiting, and only then paving. “Seeded” means sown with grass.',
    argument:
      'The text says that she laid no walks, had the ground seeded, and waited through two terms before she paved the worn lines.',
  },
  {
    stem: about(
      passage,
      'In Passage B, the statement that a path is “a vote in which some were never handed a ballot” most nearly means that',
    ),
    rank: 2,
    skills: ['act.reading.craft-and-structure.word-meanings'],
    choices: [
      {
        wrong: 'visitors should be asked to vote on the routes of new paths.',
        why: 'The vote is a comparison. The author does not propose one.',
      },
      {
        wrong: 'most walkers give little thought to the places where they happen to leave tracks.',
        why: 'The sentence is about those who leave none.',
      },
      {
        wrong: 'park designers tend to ignore what the public prefers.',
        why: 'The author says that the path itself leaves people out.',
      },
      { right: 'a worn path reflects only those people who were able to use that route.' },
    ],
    explain:
      'Take the comparison apart. The vote is the path, voters are those who walk on it, and without a ballot are those who cannot: the man in the wheelchair and the mother with a stroller, in the sentence before.',
    argument:
      'The sentence just before names people who leave no track because they cannot cross the slope; they are the ones “never handed a ballot.”',
  },
  {
    stem: about(passage, 'The author of Passage B mentions the lamp that “has been out since spring” as'),
    rank: 2,
    skills: ['act.reading.key-ideas-and-details.summaries-and-relationships'],
    choices: [
      {
        wrong: 'a danger that people on a newly paved path are likely to meet with at night.',
        why: 'The lamp belongs to the sidewalk. It is a reason to leave the sidewalk, not a danger of the path.',
      },
      { right: 'a problem that may cause a path and that paving the path would not solve.' },
      {
        wrong: 'a sign that walkers prefer to cross lawns in the dark.',
        why: 'It is the dark sidewalk that they avoid.',
      },
      {
        wrong: 'an expense that a park can avoid by planting trees.',
        why: 'Trees come in another paragraph, with no mention of lamps.',
      },
    ],
    explain:
      'The paragraph distinguishes where people go from why. If they cross the lawn because the sidewalk is dark, the sidewalk needs a bulb. The author’s “cure” tells you that the lamp is a cause.',
    argument:
      'The dark lamp is listed among reasons for leaving the sidewalk, and its cure is a bulb and not paving, so it is a cause that paving leaves as it is.',
  },
  {
    stem: about(
      passage,
      'It can reasonably be inferred that the author of Passage B considers the paving at Corliss Park a mistake because it',
    ),
    rank: 2,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    choices: [
      {
        wrong: 'led through an area in which young trees had been planted not long before.',
        why: 'The trees are another example, not at Corliss Park.',
      },
      { wrong: 'cost more than the repair of the sidewalk would have.', why: 'Costs are not compared in Passage B.' },
      { right: 'made permanent a route that was too steep for some visitors.' },
      {
        wrong: 'lengthened the walk to the bus stop by a full minute.',
        why: 'The gentler route, which was not built, is longer.',
      },
    ],
    explain:
      'The path ran “straight down a hill.” People with wheels could not use it before, and concrete did not change the slope. The route the author would have chosen is “gentler.”',
    argument:
      'Those who had been left out by the slope “were left out a second time, in concrete,” while a gentler route would have served everyone.',
  },
  {
    stem: about(passage, 'The authors of both passages would most likely agree that'),
    rank: 2,
    skills: ['act.reading.integration-of-knowledge-and-ideas.multiple-texts'],
    choices: [
      {
        wrong: 'a designer should pave a desire path as soon as it appears.',
        why: 'One waits for two terms, and the other warns of haste.',
      },
      { right: 'a fence is not the best response to a path worn by walkers.' },
      {
        wrong: 'people cut across lawns mainly because they are lazy.',
        why: 'Passage A rejects this, and Passage B never says it.',
      },
      {
        wrong: 'a desire path shows what every user of a place needs.',
        why: 'Passage B argues that it leaves some users out.',
      },
    ],
    explain:
      'Find a statement in each passage. Passage A: a design defended by fences “is not elegant.” Passage B: “None of this is a case for fences.” A choice that only one author accepts is wrong.',
    argument:
      'Both authors speak against fences in their last paragraphs; haste and completeness are rejected by at least one of them, and laziness is held by neither.',
  },
  {
    stem: about(
      passage,
      'How would the author of Passage B most likely respond to the claim in Passage A that “no survey has so large a sample”?',
    ),
    rank: 3,
    skills: ['act.reading.integration-of-knowledge-and-ideas.multiple-texts'],
    choices: [
      {
        wrong: 'By doubting that thousands of people can wear a path',
        why: 'The author of Passage B does not question numbers.',
      },
      {
        wrong: 'By observing that people answer more honestly when they are asked in a survey',
        why: 'Honesty is not discussed in Passage B.',
      },
      { right: 'By pointing out that even a large sample can leave out certain people' },
      {
        wrong: 'By arguing that an expert’s opinion counts for more than that of many walkers',
        why: 'The author likes it that walkers “can correct an expert.”',
      },
    ],
    explain:
      'The claim is about the size of the sample. Passage B’s first objection is about who is in it: “it counts only those who came.” A sample may be huge and still miss the man in the wheelchair.',
    argument:
      'The first objection in Passage B is that a path “counts only those who came,” which is an answer to an argument from size; numbers, honesty, and expert rank are not its objections.',
  },
  {
    stem: about(passage, 'Which choice best describes the relationship between the two passages?'),
    rank: 3,
    skills: ['act.reading.integration-of-knowledge-and-ideas.multiple-texts'],
    choices: [
      { right: 'Passage A recommends a practice, and Passage B accepts it in part and names its limits.' },
      {
        wrong: 'Passage A describes a problem, and Passage B reports how it was solved at a college.',
        why: 'The college is in Passage A.',
      },
      {
        wrong: 'Passage A gives the history of a practice, and Passage B predicts that it will disappear.',
        why: 'Passage B makes no such prediction.',
      },
      {
        wrong: 'Passage A rejects a practice, and Passage B defends it with examples from several parks.',
        why: 'The attitudes are the other way around, and one park is named.',
      },
    ],
    explain:
      'Sum up each passage in one verb. Passage A recommends: “let the walkers draw.” Passage B has paved such paths “and I do not regret it,” and then gives three cautions. That is partial agreement.',
    argument:
      'Passage A ends with a recommendation; Passage B concedes the merit of the idea in its first paragraph and lists three limits before its own advice.',
  },
];
