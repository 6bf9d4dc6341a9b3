import { about, type DemoFormQuestion, md } from '../../../format.ts';

const passage = md`:::passage Literary narrative: from “The Clock in the Ferry House,” a story written for this course
  Every morning at ten to six, Nadia unlocked the ferry house, wound the clock, and set it four minutes fast. Her uncle
  had shown her how on the day he gave her the key. “People are late,” he had said. “The river isn’t.” For thirty-one
  years he had sold tickets behind that window, and now that his knees would no longer take the steps he sold them, she
  sometimes felt, through her.

  From the window she could see the bridge. It had come out from both banks at once, two gray arms reaching, and in June
  the arms had met. Men in orange vests walked about on top, small as figures on a cake. In October, the paper said, it
  would open, and the ferry would stop. Nobody who bought a ticket mentioned October to Nadia. They mentioned the
  weather, the price of plums, the state of one another’s hips. Then they stepped onto the ferry and stood at the rail
  with their backs to the bridge, like people in an elevator ignoring a stranger.

  Mr. Teague was the exception. He had a lamp shop on the east bank and a house on the west, and he had added up what
  the bridge would save him. “Forty minutes a day,” he told her, tapping his coins onto the counter. “In a year, that’s
  ten days and ten nights. What would you do, Nadia, with ten extra days?” He asked it every week, and every week she
  said that she would think about it.

  She did think about it. She thought about it at noon, when the ferry lay on the far side and the house was so quiet
  that she could hear the clock lean into each second. She was eighteen. The college in Harlan had sent her a letter in
  April and a second one in June, and she had answered neither. Both lay in the ticket drawer under the five-crossing
  passes, so that she saw them whenever someone asked for five crossings, which was less and less often. When her mother
  wondered aloud about the fall, Nadia said that she could not very well leave in September with a month of tickets
  still to sell. It sounded responsible. She had noticed that almost anything sounded responsible if you said it while
  holding a ring of keys.

  In August her uncle came down to the landing. It took him a long time. He sat on the bench across from her window with
  his hat on his knee, like a passenger, and watched the ferry go over and come back. Then he looked up at the clock.

  “You’ve kept it fast,” he said.

  “You told me to.”

  “So I did.” He turned the hat around. “Do you know why?”

  “Because people are late.”

  He laughed until he coughed. “They knew, every one of them. Thirty-one years the whole town knew that clock was four
  minutes fast and took its time accordingly. It never helped a soul to catch a boat. I did it because I liked having
  four minutes that weren’t anyone’s. The boat hadn’t come, the people hadn’t come, and by the clock it was already
  time. I’d stand here and think: well, I’m early for my own life.”

  The ferry bumped against the pilings. Nadia asked whether he would be sorry, in October.

  “About a boat? A boat’s for getting across.” He put on his hat. “I’d be sorry if somebody stayed on the landing to keep
  it company.”

  She sold eleven tickets for the four o’clock and counted the change twice. When the landing was empty she took the
  letters out of the drawer and read them through, standing up, as if someone were waiting at the window. Then she
  dragged the stool to the wall, climbed onto it, and opened the glass. With one finger she moved the minute hand back
  four minutes. It surprised her how little it weighed. She had expected to feel that something had been taken from her.
  Instead, across the water, the ferry’s bell rang exactly on the half hour, and for the first time since she had been
  given the key she was not waiting for it.
  :::`;

export const numbers1To9: readonly DemoFormQuestion[] = [
  {
    stem: about(passage, 'The passage is best described as being about a young woman who'),
    rank: 2,
    skills: ['act.reading.key-ideas-and-details.central-ideas-and-themes'],
    choices: [
      {
        wrong: 'discovers that her uncle has misled the people of the town for years.',
        why: 'The townspeople “knew, every one of them.” Nobody was misled.',
      },
      { right: 'comes to see that her job has been an excuse for not deciding about her future.' },
      {
        wrong: 'tries to keep a newly built bridge from putting an end to the work of her family.',
        why: 'She does nothing against the bridge.',
      },
      {
        wrong: 'learns from a shopkeeper how to make better use of her time.',
        why: 'Mr. Teague asks a question, but the change comes after the talk with her uncle.',
      },
    ],
    explain:
      'A central idea has to include both the problem and the change. The problem is the two unanswered letters and the “responsible” reason for not answering. The change comes when she reads them and sets the clock right. Check that your choice covers the ending.',
    argument:
      'The unanswered letters, the excuse about tickets, and the reading of the letters at the end are the thread of the story; the other choices contradict the text or concern a side figure.',
  },
  {
    stem: about(
      passage,
      'The statement at the end of the first paragraph that her uncle sold tickets “through her” suggests that Nadia',
    ),
    rank: 2,
    skills: ['act.reading.craft-and-structure.word-meanings'],
    choices: [
      {
        wrong: 'suspects that her uncle keeps part of the money that she takes in.',
        why: 'Money between the two is not mentioned.',
      },
      {
        wrong: 'needs her uncle’s help whenever a passenger asks for a ticket.',
        why: 'Her uncle cannot even climb the steps. She works alone.',
      },
      {
        wrong: 'is proud that the passengers compare her with her uncle.',
        why: 'No passenger compares them, and nothing expresses pride.',
      },
      { right: 'sees herself as carrying on his work rather than doing work of her own.' },
    ],
    explain:
      'Read the words with what stands before them: his knees no longer take the steps, so he now sells tickets through her, as if she were his hands. She follows his instructions, even to the clock. The phrase tells how little of the job is hers.',
    argument:
      'To sell “through” someone makes that person an instrument; this matches the idea that the work is still the uncle’s, and no other choice has support in the text.',
  },
  {
    stem: about(
      passage,
      'In the second paragraph, the passengers’ behavior toward the bridge can best be described as',
    ),
    rank: 1,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    choices: [
      { right: 'deliberate avoidance.' },
      { wrong: 'eager anticipation.', why: 'People who look forward to something talk about it. They do not.' },
      { wrong: 'open complaint.', why: 'They “mentioned the weather” and not the bridge.' },
      { wrong: 'honest ignorance.', why: 'The bridge is in plain sight and in the paper.' },
    ],
    explain:
      'They talk about everything else and turn their backs to the bridge. In an elevator people ignore a stranger whom they very well notice. So they know about the bridge and choose not to look.',
    argument:
      'Silence about October, backs turned, and the comparison with ignoring a stranger all show that they know of the bridge and avoid it on purpose.',
  },
  {
    stem: about(passage, 'According to the passage, Mr. Teague expects that the bridge will'),
    rank: 0,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    choices: [
      { wrong: 'bring a great many more customers to his lamp shop.', why: 'He has added up time, not customers.' },
      { wrong: 'allow him to move to the other bank.', why: 'He says nothing about moving.' },
      { right: 'shorten his daily travel by forty minutes.' },
      { wrong: 'give him ten days of vacation each month.', why: 'The ten days are the sum of the minutes in a year.' },
    ],
    explain:
      'The third paragraph gives his words: “Forty minutes a day.” The ten days and nights are what these minutes add up to in a year. Go back to the paragraph and do not answer from memory.',
    argument:
      'He states that the bridge will save him “forty minutes a day” on his way between shop and house; the other effects are not mentioned, or change the ten days a year.',
  },
  {
    stem: about(passage, 'That Nadia keeps the letters under the five-crossing passes most strongly suggests that she'),
    rank: 3,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    choices: [
      { right: 'neither wants to answer them yet nor manages to forget them.' },
      {
        wrong: 'is afraid that her mother may find them and answer them in her place.',
        why: 'Her mother only wonders about the fall.',
      },
      {
        wrong: 'hopes that a passenger will find them and give her advice.',
        why: 'The drawer is on her side of the window.',
      },
      {
        wrong: 'has already decided to refuse what the college offers.',
        why: 'She could have refused in April. She has answered neither letter.',
      },
    ],
    explain:
      'She has answered neither letter, so she has not decided. She has also not thrown them away or taken them home: in that place she sees them again and again. Both facts together lead to the answer.',
    argument:
      'The letters are unanswered but kept where she keeps seeing them, which shows indecision; nothing suggests fear of her mother, a hope for passengers, or a refusal.',
  },
  {
    stem: about(passage, 'According to Nadia’s uncle, he kept the clock four minutes fast because'),
    rank: 1,
    skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
    choices: [
      {
        wrong: 'passengers would otherwise have missed the boat.',
        why: 'This is the reason he gave at first. Now he says it “never helped a soul.”',
      },
      { right: 'he enjoyed a short time that belonged to nobody.' },
      { wrong: 'the ferry tended to leave ahead of schedule.', why: 'He says only that the river is not late.' },
      {
        wrong: 'the clock lost four minutes in the course of a day.',
        why: 'Nothing is said of the clock losing time.',
      },
    ],
    explain:
      'He gives two reasons in the passage. In August he laughs at the first one and replaces it: “I liked having four minutes that weren’t anyone’s.” When a person corrects an earlier statement, the later one counts.',
    argument:
      'In August he says that he liked “having four minutes that weren’t anyone’s” and denies that the clock helped anyone catch a boat.',
  },
  {
    stem: about(
      passage,
      'Within the passage as a whole, the uncle’s remark that he would be sorry “if somebody stayed on the landing to keep it company” serves mainly to',
    ),
    rank: 3,
    skills: ['act.reading.craft-and-structure.purpose-and-point-of-view'],
    choices: [
      {
        wrong: 'express his regret that the ferry will soon stop running.',
        why: 'He has just made light of the boat: “About a boat?”',
      },
      {
        wrong: 'show that he does not understand what Nadia has asked him.',
        why: 'He understands it and turns it to what matters to him.',
      },
      {
        wrong: 'explain why he himself kept on selling tickets for as long as thirty-one years.',
        why: 'He speaks of what somebody might do after October.',
      },
      { right: 'urge Nadia, without saying so directly, not to let the job hold her.' },
    ],
    explain:
      '“Somebody” can only be Nadia, who says she cannot leave while there are tickets to sell. A boat is for getting across; to stay on the landing is to miss its purpose. After the remark she takes out the letters, which shows what it has done.',
    argument:
      'The “somebody” who would stay with the boat is Nadia, and she reads the letters at once; regret, misunderstanding, and his own past do not fit the remark.',
  },
  {
    stem: about(passage, 'In the course of the passage, the narrator presents the events'),
    rank: 2,
    skills: ['act.reading.craft-and-structure.text-structure'],
    choices: [
      {
        wrong: 'as a series of memories that Nadia has many years later.',
        why: 'There is no later time from which she looks back.',
      },
      {
        wrong: 'first as the uncle sees them and then as Nadia sees them.',
        why: 'Only Nadia’s thoughts are told. The uncle’s are in his speech.',
      },
      { right: 'by describing a routine and then an afternoon that ends it.' },
      {
        wrong: 'by contrasting the lives of the people on the two banks.',
        why: 'Mr. Teague lives on one bank and works on the other. No contrast is drawn.',
      },
    ],
    explain:
      'Look at the words of time. “Every morning,” “every week,” and “whenever” belong to the first part; “In August” begins a single afternoon. It ends with the clock set right, against the habit of the first sentence.',
    argument:
      'The first four paragraphs tell what happens again and again, and from “In August” one afternoon is told, at whose end the first sentence’s habit is undone.',
  },
  {
    stem: about(
      passage,
      'Which quotation from the passage best supports the idea that Nadia doubts her own reason for not leaving in September?',
    ),
    rank: 2,
    skills: ['act.reading.integration-of-knowledge-and-ideas.arguments-and-evidence'],
    choices: [
      {
        wrong: '“He asked it every week, and every week she said that she would think about it.”',
        why: 'This shows delay, but not what she thinks of her reason.',
      },
      {
        right:
          '“She had noticed that almost anything sounded responsible if you said it while holding a ring of keys.”',
      },
      {
        wrong:
          '“The college in Harlan had sent her a letter in April and a second one in June, and she had answered neither.”',
        why: 'This is what she has not done, and her reason is not part of it.',
      },
      {
        wrong:
          '“When the landing was empty she took the letters out of the drawer and read them through, standing up.”',
        why: 'This is the change at the end, not a doubt about the reason.',
      },
    ],
    explain:
      'The reason is that she has tickets to sell. The sentence about the keys follows directly and says that such a reason would sound good whether or not it was true. Evidence has to bear on exactly the idea in the question.',
    argument:
      'The sentence comments on the reason just given and hints that it only sounds responsible; the other quotations tell what she does and do not judge the reason.',
  },
];
