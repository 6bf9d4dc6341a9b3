import { about, type DemoFormQuestion, md } from '../../../format.ts';

const passage = md`:::passage Natural science: from “Where Eels Begin,” an essay written for this course
  For most of history, no one had knowingly seen the beginning of an eel. The fishermen of Europe took eels from every
  river and pond and cut them open by the million, and they found neither eggs nor young. Aristotle, who had examined a
  great many animals, concluded that eels arise from the earth itself, without parents. Others proposed the dew, or the
  hairs of horses that fell into the water. It is easy to smile at this. But the guesses were answers to a real
  question. Something was missing from every eel that anybody had caught.

  What was missing was time. A European eel does not ripen in fresh water. It lives there for years, often for a decade
  or two, as a yellowish animal without mature reproductive organs. Then, one fall, it turns silver. Its eyes grow
  large, its gut shrinks, and it swims down to the sea. Only there, out of sight, does it mature. In 1876 a young student
  named Sigmund Freud, who was to become famous for other things, was given the task of finding the male organs of the
  eel. He dissected about four hundred animals and came away with little that was certain. He was looking for something
  that an eel does not fully have until it has left.

  The other half of the answer swam in the sea under a different name. Naturalists knew a small, transparent fish,
  flat as a leaf, which they had called *Leptocephalus brevirostris*. Few had thought to connect it with the eel of the
  rivers. In the 1890s two Italian scientists, Giovanni Grassi and Salvatore Calandruccio, kept some of these fish in a
  tank and watched the leaf narrow, thicken, and become a young eel. *Leptocephalus brevirostris* was not a species. It
  was a childhood.

  So eels were born at sea. But in which sea? The Danish biologist Johannes Schmidt, who in 1904 had netted a larva of
  the eel in the Atlantic, west of the Faroe Islands, asked a question of beautiful simplicity. If the larvae grow as
  they drift, must not the smaller ones be nearer to the place where they were born? For the better part of twenty years
  he towed fine nets across the ocean, measured what he caught, and entered the lengths on a chart. They formed rings,
  like those around the center of a target. Off the coast of Europe the larvae were about seventy-five millimeters long.
  In the middle of the Atlantic they were shorter. In the Sargasso Sea, south of Bermuda, he took larvae of less than ten
  millimeters, which could not have come from far away.

  It was a triumph of inference, and it is worth noticing that it was no more than that. Schmidt never saw an eel spawn.
  He caught neither a grown eel in the Sargasso Sea nor an egg. In the century since, nobody else is known to have
  watched the eels spawn there, either. A few years ago, researchers fastened transmitters to eels near the Azores, and
  some of the signals ended in the Sargasso Sea. It was the first direct evidence that adults arrive there at all. That
  is a great deal more than nothing. But a signal is not an egg.

  Why it should be so hard is no mystery. The region is vast, the eels probably spawn in the dark and far below the
  surface, and they are thought to die soon afterward. Biologists who study more obliging animals can still learn
  something from the search. For two thousand years people looked for the answer inside the eel, because the eel was
  what they had in their hands. It lay in another body, in a distant sea, at another time of life. And it was found by
  people who stopped asking what the animal in front of them contained, and asked what it was about to become or what it
  had lately been.
  :::`;

export const numbers28To36: readonly DemoFormQuestion[] = [
  {
    stem: about(passage, 'Which choice best states the main idea of the passage?'),
    rank: 1,
    skills: ['act.reading.key-ideas-and-details.central-ideas-and-themes'],
    choices: [
      {
        wrong: 'The origin of eels remained unknown because early naturalists did not examine enough animals.',
        why: 'They cut open eels “by the million.” More of the same would not have helped.',
      },
      {
        wrong: 'The journey of eels across the Atlantic is one of the longest made by any fish.',
        why: 'Other fish and their journeys are not compared.',
      },
      {
        wrong: 'The work of Schmidt has been proved wrong by researchers with modern transmitters.',
        why: 'The signals ended in the Sargasso Sea and support his inference.',
      },
      { right: 'The origin of eels was found, though not yet seen, by people who looked at their whole lives.' },
    ],
    explain:
      'The passage goes from false guesses through three discoveries to an inference that has still not been confirmed by sight. The last paragraph draws the lesson: look at what an animal becomes and has been. Check that a choice includes both the search and its result.',
    argument:
      'The passage tells how the origin was inferred from larvae and growth, stresses that spawning has not been watched, and ends on looking at other stages of life; the other choices contradict it or miss it.',
  },
  {
    stem: about(passage, 'According to the passage, Freud’s search brought little that was certain because'),
    rank: 1,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    choices: [
      { wrong: 'he was not able to examine a large number of eels.', why: 'He dissected about four hundred.' },
      { right: 'the organs are not fully developed before eels go to sea.' },
      {
        wrong: 'the fish he had been given belonged to another species.',
        why: 'They were eels. The other “species” is in the third paragraph.',
      },
      {
        wrong: 'male eels do not swim into the rivers and ponds of Europe.',
        why: 'The passage does not say where males live.',
      },
    ],
    explain:
      'The paragraph gives the reason twice: an eel matures only in the sea, and Freud was looking for something that it “does not fully have until it has left.” The number of animals was not the difficulty.',
    argument:
      'The text says that eels mature only at sea and that Freud sought what an eel does not fully have until it has left fresh water.',
  },
  {
    stem: about(
      passage,
      'The passage indicates that the observation by Grassi and Calandruccio led to the further question of',
    ),
    rank: 2,
    skills: ['act.reading.key-ideas-and-details.summaries-and-relationships'],
    choices: [
      {
        wrong: 'how long eels live in fresh water.',
        why: 'This belongs to the second paragraph and is answered there.',
      },
      { wrong: 'whether *Leptocephalus brevirostris* was a species.', why: 'This is what their observation settled.' },
      { right: 'where in the ocean eels are born.' },
      {
        wrong: 'why adult eels turn silver in the fall.',
        why: 'The change of color is told before, and no one asks why.',
      },
    ],
    explain:
      'The fourth paragraph begins with “So”: it draws a conclusion from the third. “So eels were born at sea. But in which sea?” Words such as “so” and “but” show how one step leads to the next.',
    argument:
      'Directly after the observation the passage says “So eels were born at sea. But in which sea?” which is the question of the place of birth.',
  },
  {
    stem: about(
      passage,
      'It can reasonably be inferred from the fourth paragraph that a larva caught in the middle of the Atlantic was most likely',
    ),
    rank: 2,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    choices: [
      { right: 'older than one caught in the Sargasso Sea.' },
      {
        wrong: 'of another kind than one caught off Europe.',
        why: 'Schmidt’s argument is that they are the same kind at different ages.',
      },
      {
        wrong: 'longer than one caught off the coast of Europe.',
        why: 'Those off Europe were longer: seventy-five millimeters.',
      },
      {
        wrong: 'born close to the place where it was caught.',
        why: 'Only the smallest larvae are close to the place of their birth.',
      },
    ],
    explain:
      'Larvae grow as they drift away from the place where they were born. In mid-ocean they are longer than in the Sargasso Sea, so they have been drifting longer. Size stands for age in this argument.',
    argument:
      'Since larvae grow as they drift and those in mid-ocean lie in size between the two extremes, they must have drifted longer than those in the Sargasso Sea.',
  },
  {
    stem: about(passage, 'As it is used in the last paragraph, the word “obliging” most nearly means'),
    rank: 2,
    skills: ['act.reading.craft-and-structure.word-meanings'],
    choices: [
      { wrong: 'required by law.', why: 'One is obliged by a law. Animals in a study are not.' },
      { wrong: 'grateful for help.', why: 'This is “much obliged,” said by someone who has been helped.' },
      { wrong: 'closely related.', why: 'The word has no such meaning, and relatives of the eel are not discussed.' },
      { right: 'easy to observe.' },
    ],
    explain:
      'The sentence before lists why eels are so hard to study: depth, darkness, distance. “More obliging animals” are the opposite. An obliging person makes things easy for others, and an obliging animal does so for biologists.',
    argument:
      'Eels have just been described as very hard to watch, and “more obliging” animals are set against them, so the word means easy to observe.',
  },
  {
    stem: about(passage, 'In the last sentence of the third paragraph, the word “childhood” serves mainly to'),
    rank: 2,
    skills: ['act.reading.craft-and-structure.purpose-and-point-of-view'],
    choices: [
      {
        wrong: 'express the author’s affection for small fish.',
        why: 'The sentence states a fact in a striking way and tells no feeling for fish.',
      },
      { right: 'make vivid that the fish was a stage in an eel’s life.' },
      {
        wrong: 'suggest that the scientists were still very young.',
        why: 'The word is said of *Leptocephalus brevirostris*.',
      },
      {
        wrong: 'show that the change of form must have taken many years to complete.',
        why: 'The passage does not tell how long the change in the tank took.',
      },
    ],
    explain:
      'The two short sentences form a pair: not a species, but a childhood. Everyone knows that a child and an adult are the same person, and so the word explains the discovery at a stroke.',
    argument:
      'The word is contrasted with “species” and says in a familiar image that *Leptocephalus brevirostris* is a young eel; affection, the scientists’ age, and duration are not at issue.',
  },
  {
    stem: about(
      passage,
      'In the fifth paragraph, the author includes the statement that “a signal is not an egg” mainly to',
    ),
    rank: 3,
    skills: ['act.reading.craft-and-structure.purpose-and-point-of-view'],
    choices: [
      { right: 'mark what the evidence from the transmitters still leaves open.' },
      {
        wrong: 'question whether the transmitters had worked as they should.',
        why: 'The author accepts the signals as evidence.',
      },
      {
        wrong: 'recommend that researchers attach transmitters to larvae as well as to adults.',
        why: 'Nothing is recommended, and larvae are not meant.',
      },
      {
        wrong: 'contrast the methods of biologists with those of fishermen.',
        why: 'Fishermen do not appear in the paragraph.',
      },
    ],
    explain:
      'The sentence before gives credit: “a great deal more than nothing.” Then “But” sets a limit. The signals show that adults arrive; that they spawn there, an egg would show.',
    argument:
      'After calling the signals the first direct evidence of arrival, the author limits them: they do not show spawning itself. Faults, advice, and fishermen do not come into it.',
  },
  {
    stem: about(passage, 'Which finding, if it were made, would most directly weaken Schmidt’s conclusion?'),
    rank: 4,
    skills: ['act.reading.integration-of-knowledge-and-ideas.arguments-and-evidence'],
    choices: [
      {
        wrong: 'Adult eels in the Sargasso Sea that carry ripe eggs',
        why: 'This would support the conclusion.',
      },
      {
        wrong: 'Larvae of about seventy-five millimeters near other coasts of Europe',
        why: 'Large larvae near the coasts are what his rings lead one to expect.',
      },
      {
        right: 'Newly hatched larvae of European eels in a sea far from the Sargasso',
      },
      {
        wrong: 'Eels that live in fresh water for more than twenty years',
        why: 'The years in fresh water have nothing to do with the place of birth.',
      },
    ],
    explain:
      'His argument runs: the smallest larvae are nearest to the place of birth, and the smallest were in the Sargasso Sea. It would be weakened by even smaller larvae elsewhere. To test a conclusion, find the premise on which it rests and ask what would overturn it.',
    argument:
      'The conclusion rests on the smallest larvae being in the Sargasso Sea; newly hatched ones far away would break that premise, while the others support it or do not bear on it.',
  },
  {
    stem: about(
      passage,
      'In the first paragraph, which statement does the author use to support the claim that “the guesses were answers to a real question”?',
    ),
    rank: 3,
    skills: ['act.reading.integration-of-knowledge-and-ideas.arguments-and-evidence'],
    choices: [
      {
        wrong: 'Aristotle had examined a great many animals before he explained the eel.',
        why: 'This is about one man’s experience, not about what eels lacked.',
      },
      { wrong: 'Some people proposed the dew as the origin of eels.', why: 'This is one of the guesses.' },
      {
        wrong: 'It is easy to smile at the explanations of the past.',
        why: 'This is the attitude that the author argues against.',
      },
      { right: 'Eels were cut open by the million without eggs or young being found.' },
    ],
    explain:
      'A question is real if there is something to be explained. What called for an explanation was that eels in countless numbers showed no sign of offspring. “Something was missing from every eel” refers to this fact.',
    argument:
      'The missing eggs and young in millions of opened eels are the fact that needed explaining; the other statements concern one man, one guess, and a present attitude.',
  },
];
