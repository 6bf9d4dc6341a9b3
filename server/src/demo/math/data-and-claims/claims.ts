import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const claimSets = {
  causes: {
    title: 'Cause or association',
    notes:
      'If chance decides who gets which treatment, the groups are alike in everything else. Only then does a difference at the end show a cause.',
    questions: [
      {
        stem: 'Which of these is an experiment with random assignment?',
        rank: 0,
        calculator: false,
        choices: [
          {
            wrong: 'Runners are asked how much they sleep and how fast they run.',
            why: 'Nothing is assigned. The runners are only asked.',
          },
          {
            wrong: 'Runners choose one of two training plans and are compared.',
            why: 'The runners choose for themselves, so the groups may differ from the start.',
          },
          { right: 'A coin decides which of two training plans each runner follows.' },
          {
            wrong: 'Runners of one club are compared with runners of another.',
            why: 'The clubs may differ in many ways. Nothing was assigned by chance.',
          },
        ],
        explain:
          'In an experiment the researchers decide who gets which treatment. In a random assignment chance makes this decision, for example by a coin.',
      },
      {
        stem: 'A study of records finds that towns with more parks have, on average, fewer cases of a certain illness. Which conclusion do the records support?',
        rank: 0,
        calculator: false,
        choices: [
          {
            wrong: 'Building a park in a town prevents cases of the illness.',
            why: 'This claims a cause. Towns with many parks may also differ in income or air quality.',
          },
          {
            wrong: 'The illness causes towns to have fewer parks.',
            why: 'This claims a cause as well, only in the other direction.',
          },
          {
            wrong: 'Parks and the illness have nothing to do with each other.',
            why: 'The records show that they are associated.',
          },
          { right: 'The number of parks and the illness have a negative association.' },
        ],
        explain:
          'Nobody assigned parks to towns by chance, so the study can only report that the two occur together: more parks, fewer cases. The reason stays open.',
      },
      {
        stem: 'Lea Brandt, a gardener, wants to know whether a new fertilizer makes her roses bloom longer. She has 40 rose bushes of one kind. Which plan allows a conclusion about a cause?',
        rank: 1,
        calculator: false,
        choices: [
          { right: 'She draws lots for 20 bushes, fertilizes those, and compares them with the others.' },
          {
            wrong: 'She fertilizes the 20 weakest bushes and compares them with the others.',
            why: 'The two groups differ from the start, so a difference at the end may come from that.',
          },
          {
            wrong: 'She fertilizes all 40 bushes and compares them with the year before.',
            why: 'The weather of the two years differs as well.',
          },
          {
            wrong: 'She fertilizes the 20 bushes in the sun and compares them with the others.',
            why: 'Sunlight may be the reason for a difference.',
          },
        ],
        explain:
          'Drawing lots makes two groups that are alike on average: in strength, in sunlight and in weather. Then the fertilizer is the only thing that differs systematically.',
      },
      {
        stem: 'In a survey, students who eat breakfast report better grades than students who do not. Which fact would explain the association without breakfast as a cause?',
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: 'Some students eat breakfast at school and others at home.',
            why: 'This is about where students eat. It does not explain better grades.',
          },
          { right: 'Students who sleep enough have time for breakfast and also learn better.' },
          {
            wrong: 'Breakfast gives students energy that helps them in class.',
            why: 'This would be a way in which breakfast does cause better grades.',
          },
          {
            wrong: 'Students who do not eat breakfast eat more at noon.',
            why: 'This does not say why their grades are lower.',
          },
        ],
        explain:
          'A third factor that acts on both sides explains an association without a causal link between the two. Enough sleep leads to breakfast and to better grades.',
      },
      {
        stem: md`Kofi Adeyemi gave 60 volunteers a memory test. By lot, 30 of them had heard quiet music while learning, and 30 had learned in silence. The mean scores were 14.1 with music and 17.6 in silence, a difference too large to be explained by chance. Which conclusion is appropriate?`,
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: 'Music and memory are associated, but nothing can be said about a cause.',
            why: 'Lots decided who heard music, so the study can show a cause.',
          },
          { right: 'For volunteers like these, learning with music caused lower scores in the test.' },
          {
            wrong: 'For all people, learning with music causes lower scores in any test.',
            why: 'The volunteers are no random sample of all people, and only one test was used.',
          },
          {
            wrong: 'Volunteers with a weaker memory prefer learning with music.',
            why: 'The volunteers did not choose. The lots decided.',
          },
        ],
        explain:
          'Random assignment allows a claim about a cause. The volunteers were not drawn at random from a larger group, so the claim is only about people like them.',
      },
      {
        stem: md`In an experiment, volunteers were divided into two groups by lot, and the mean scores of the groups differed by 3.5 points. To see what chance alone can do, a computer divided the same scores into two groups at random 2,000 times. In 24 of these divisions the means differed by 3.5 points or more. In what percent of the divisions was the difference that large?`,
        rank: 1,
        calculator: true,
        typed: { accept: ['1.2'], symbol: '%' },
        explain: md`$\frac{24}{2{,}000} = 0.012$, which is 1.2%. Chance alone rarely leads to so large a difference. Since lots decided about the groups, this is good evidence that the treatment caused it.`,
      },
    ],
  },
  reach: {
    title: 'How far a claim reaches',
    questions: [
      {
        stem: 'Researchers chose 400 nurses at random from all hospitals of a state. To which group can the results be generalized?',
        rank: 0,
        calculator: false,
        choices: [
          { wrong: 'All hospital workers of the state', why: 'Only nurses could be chosen.' },
          { right: 'All hospital nurses of the state' },
          { wrong: 'All nurses of the country', why: 'Nurses of other states could not be chosen.' },
          {
            wrong: 'Only the 400 nurses in the study',
            why: 'The sample is random, so it stands for the group it was drawn from.',
          },
        ],
        explain:
          'The results hold for the group from which the sample was drawn at random: nurses in hospitals of this state.',
      },
      {
        stem: 'A radio program asked its listeners to call and say whether the town needs a new swimming pool. Of the 500 callers, 81% said yes. Why is 81% not a reliable estimate for the town?',
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: 'A sample of 500 people is always too small for an estimate.',
            why: 'A random sample of 500 is enough for a useful estimate. The way of choosing is the problem.',
          },
          {
            wrong: 'A share above 80% is too high to be plausible.',
            why: 'Any share may be true. The number alone says nothing about its reliability.',
          },
          { right: 'The callers chose themselves and may differ from other residents.' },
          {
            wrong: 'The callers should have been divided into two groups by lot.',
            why: 'Random assignment is for testing causes. Here an opinion is estimated.',
          },
        ],
        explain:
          'People who want the pool are more likely to call. A reliable estimate needs a sample that is drawn at random from all residents.',
      },
      {
        stem: 'A study is described by two facts: the participants were a random sample of the teachers of a state, and they were assigned to two methods at random. Which kind of conclusion is supported?',
        rank: 1,
        calculator: false,
        choices: [
          { right: 'A conclusion about a cause, for all teachers of the state' },
          {
            wrong: 'A conclusion about a cause, only for the participants',
            why: 'The random sample allows a conclusion about all teachers of the state.',
          },
          {
            wrong: 'A conclusion about an association, for all teachers of the state',
            why: 'The random assignment allows more: a conclusion about a cause.',
          },
          {
            wrong: 'A conclusion about an association, only for the participants',
            why: 'Both facts allow more than this: one about the group, the other about the cause.',
          },
        ],
        explain:
          'The two kinds of chance do different work. Random selection says for whom a result holds. Random assignment says whether it shows a cause.',
      },
      {
        stem: 'A gym compared members who took a stretching course with members who did not. Members had signed up as they liked. Those in the course had fewer injuries. What keeps the gym from claiming that the course prevents injuries?',
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: 'The members of the gym are not a random sample of all people.',
            why: 'This limits for whom a claim holds. It is not what rules out a claim about a cause.',
          },
          {
            wrong: 'Injuries cannot be counted as exactly as hours of a course.',
            why: 'Nothing in the description says that the count was wrong.',
          },
          {
            wrong: 'The two groups should have had different numbers of members.',
            why: 'The sizes of the groups do not matter for the kind of conclusion.',
          },
          { right: 'Members who signed up may have been more careful from the start.' },
        ],
        explain:
          'The members chose their own group. Careful people may both like such a course and have fewer injuries without it, so the difference need not come from the course.',
      },
      {
        stem: 'From a random sample of 600 of the 20,000 trees of a forest, an association between the height of a tree and the number of its bird nests was found. Which statement is supported?',
        rank: 2,
        calculator: false,
        choices: [
          {
            wrong: 'Birds make trees grow taller, in this forest.',
            why: 'Nothing was assigned by chance, so no claim about a cause is supported.',
          },
          {
            wrong: 'Height and number of nests are associated, in all forests.',
            why: 'Trees of other forests could not be chosen.',
          },
          { right: 'Height and number of nests are associated, in this forest.' },
          {
            wrong: 'Height and number of nests are associated, only in the 600 trees.',
            why: 'The random sample stands for all 20,000 trees.',
          },
        ],
        explain:
          'Random selection from the forest allows a statement about the whole forest. Without random assignment it stays a statement about an association.',
      },
      {
        stem: md`The table shows the answers of 210 randomly chosen adults.

          | | Sleep well | Sleep poorly |
          | Read before bed | 54 | 36 |
          | Do not read before bed | 66 | 54 |

          By how many percentage points is the share of those who sleep well greater among the adults who read before bed than among the others?`,
        rank: 2,
        calculator: true,
        typed: { accept: ['5'] },
        explain: md`Of the $54 + 36 = 90$ readers, $\frac{54}{90} = 60\%$ sleep well. Of the $66 + 54 = 120$ others, $\frac{66}{120} = 55\%$ do. The difference is 5 percentage points. It shows an association at most: nobody was assigned to read.`,
      },
    ],
  },
} satisfies DemoSets;

export const claims: DemoSubsubtopic = {
  title: 'What a study can claim',
  skills: ['sat.math.problem-solving-and-data-analysis.statistical-claims'],
  sets: claimSets,
  sequence: sequence(claimSets, {
    noCause: {
      stem: 'A researcher asked 500 randomly chosen adults of a city about their habits. Those who own a dog walk more each day, on average, than those who do not. Which conclusion is best supported?',
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: 'Getting a dog makes adults of the city walk more.',
          why: 'The adults were only asked. People who like walking may also like to have a dog.',
        },
        {
          wrong: 'Walking more makes adults of the city get a dog.',
          why: 'This is a claim about a cause too. The survey cannot tell which comes first.',
        },
        {
          wrong: 'Owning a dog and walking are associated only among the 500 adults.',
          why: 'The sample is random, so it says something about all adults of the city.',
        },
        { right: 'Owning a dog and walking are associated among adults of the city.' },
      ],
      explain:
        'Ask two questions. Were the people chosen at random? Yes, so the result holds for the adults of the city. Did chance decide who owns a dog? No, so it shows an association and not a cause.',
      onRight: { to: 'whatIsMissing' },
      onWrong: { to: 'assignedOrAsked' },
    },
    assignedOrAsked: {
      stem: 'In a study, 80 people took part. By lot, 40 of them took a daily walk for a month, and 40 did not. What did chance decide in this study?',
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { wrong: 'Which people were in the study', why: 'The text does not say how the 80 people were found.' },
        { right: 'Which people of the study took a daily walk' },
        { wrong: 'How long the people of the study walked', why: 'The researchers decided this, not chance.' },
      ],
      explain:
        'The lots decided who got which treatment. This is random assignment. It makes the two groups alike, so that a difference at the end can be traced to the walks.',
      onRight: { to: 'whatIsMissing' },
      onWrong: { set: 'causes', then: 'whatIsMissing' },
    },
    whatIsMissing: {
      stem: 'Employees of a firm could choose between a standing and a sitting desk. After a year, those with standing desks reported less back pain. What would have been needed to show that standing desks are the cause?',
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: 'More employees should have been asked about their pain.',
          why: 'With more employees the same problem remains: they chose for themselves.',
        },
        { right: 'Chance should have decided which employees got a standing desk.' },
        {
          wrong: 'The employees should have been chosen at random from several firms.',
          why: 'This would say for whom the result holds, but not whether the desk is the cause.',
        },
        {
          wrong: 'The employees should have been asked after two years.',
          why: 'A longer time does not make the two groups alike.',
        },
      ],
      explain:
        'Those who chose to stand may have had healthier backs before. If chance assigns the desks, the groups are alike on average, and a difference at the end points to the desks.',
      onRight: { to: 'forWhom' },
      onWrong: { set: 'causes', then: 'forWhom' },
    },
    forWhom: {
      stem: 'Ines Okafor tested a sleep training with 90 students who had signed up for her study at one college. By lot, half of them did the training. The trained half then fell asleep sooner, by more than chance would explain. Which conclusion is appropriate?',
      rank: 2,
      calculator: false,
      choices: [
        { right: 'The training shortened the time to fall asleep for students like these.' },
        {
          wrong: 'The training shortens the time to fall asleep for all students of the college.',
          why: 'Those who signed up are no random sample of the college.',
        },
        {
          wrong: 'The training and the time to fall asleep are associated, but there is no evidence of a cause.',
          why: 'Lots decided who did the training, so there is evidence of a cause.',
        },
        {
          wrong: 'The training shortens the time to fall asleep for all people with trouble sleeping.',
          why: 'The study was about some students of one college.',
        },
      ],
      explain:
        'Assignment by lot: a claim about a cause is allowed. No random selection: the claim is limited to people like the participants, students who sign up for such a study.',
      onRight: { to: 'thirdFactor' },
      onWrong: { to: 'twoKindsOfChance' },
    },
    twoKindsOfChance: {
      stem: 'Which step of a study makes it possible to generalize its result from the sample to a larger group?',
      rank: 1,
      calculator: false,
      choices: [
        {
          wrong: 'Dividing the sample into two groups by lot',
          why: 'This is random assignment. It allows a conclusion about a cause.',
        },
        {
          wrong: 'Measuring each member of the sample several times',
          why: 'This makes the measurements more exact. It does not say whom the sample stands for.',
        },
        { right: 'Drawing the sample from the larger group by lot' },
        {
          wrong: 'Making the sample as large as possible',
          why: 'A large sample that is chosen one-sidedly still does not stand for the group.',
        },
      ],
      explain:
        'If every member of a group has the same chance to be chosen, the sample is like the group on average. So random selection allows generalizing, and random assignment allows a claim about a cause.',
      onRight: { to: 'thirdFactor' },
      onWrong: { set: 'reach', then: 'thirdFactor' },
    },
    thirdFactor: {
      stem: md`A hospital compared two treatments.

        | | Treatment A | Treatment B |
        | Mild cases | 18 of 20 recovered | 68 of 80 recovered |
        | Severe cases | 48 of 80 recovered | 10 of 20 recovered |

        Doctors had decided which patient got which treatment. Overall, 66 of 100 patients recovered with A and 78 of 100 with B. Which statement is best supported?`,
      rank: 3,
      calculator: true,
      choices: [
        {
          wrong: 'Treatment B is better, because more of its patients recovered overall.',
          why: 'Most of the patients with B were mild cases, which recover more often with either treatment.',
        },
        {
          wrong: 'Treatment B is better, because the hospital gave each treatment to 100 patients.',
          why: 'Groups of the same size may still differ in how severe the cases are.',
        },
        {
          wrong: 'Treatment A is proven to be better, because the doctors chose with care.',
          why: 'A careful choice by doctors is not random assignment, so nothing is proven about a cause.',
        },
        { right: 'The overall rates mislead, because A was given mostly to severe cases.' },
      ],
      explain: md`Among mild cases A has $\frac{18}{20} = 90\%$ and B has $\frac{68}{80} = 85\%$. Among severe cases A has $\frac{48}{80} = 60\%$ and B has $\frac{10}{20} = 50\%$. A is ahead in both groups and behind overall only because it got most of the severe cases.`,
      help: 'Compare the rates within the mild cases and within the severe cases.',
      onRight: { set: 'reach' },
      onWrong: { set: 'reach' },
    },
  }),
};
