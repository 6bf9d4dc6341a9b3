import type { DemoNext, DemoPack, DemoQuestion, DemoSequence, DemoSet, DemoSets, Markup } from './format.ts';

/** A sequence with the sets that its links may name. `at` is the way of titles down to it. */
export type PlacedSequence = { at: string; published: boolean; sequence: DemoSequence; sets: DemoSets };
export type PlacedSet = { at: string; set: DemoSet };

/** Every sequence of the pack. */
export function sequencesOf(pack: DemoPack): readonly PlacedSequence[] {
  const found: PlacedSequence[] = [];
  for (const topic of pack.topics) {
    if (topic.kind === 'sat') continue;
    for (const subtopic of topic.subtopics) {
      const at = `${topic.title} / ${subtopic.title}`;
      const published = isPublished(topic) && isPublished(subtopic);
      if (subtopic.sequence) {
        const sets = Object.assign({}, ...subtopic.subsubtopics.map((each) => each.sets)) as DemoSets;
        found.push({ at, published, sequence: subtopic.sequence, sets });
      }
      for (const { title, sequence, sets, ...rest } of subtopic.subsubtopics) {
        const open = published && isPublished(rest) && rest.sequencePublished !== false;
        found.push({ at: `${at} / ${title}`, published: open, sequence, sets });
      }
    }
  }
  for (const { at, question } of examQuestionsOf(pack)) {
    if (question.sequence) {
      const published = isPublished(question);
      found.push({ at, published, sequence: question.sequence, sets: question.sets ?? {} });
    }
  }
  return found;
}

/** Every problem set of the pack. */
export function setsOf(pack: DemoPack): readonly PlacedSet[] {
  const groups: { at: string; sets: DemoSets }[] = [];
  for (const topic of pack.topics) {
    if (topic.kind === 'sat') groups.push({ at: topic.title, sets: topic.sets });
    else
      for (const subtopic of topic.subtopics)
        for (const { title, sets } of subtopic.subsubtopics)
          groups.push({ at: `${topic.title} / ${subtopic.title} / ${title}`, sets });
  }
  for (const { at, question } of examQuestionsOf(pack)) groups.push({ at, sets: question.sets ?? {} });
  return groups.flatMap(({ at, sets }) =>
    Object.values(sets).map((set) => ({ at: `${at} / ${set.title}`, set })),
  );
}

export function examQuestionsOf(pack: DemoPack) {
  return [...pack.sats, ...pack.acts].flatMap((exam) =>
    Object.entries(exam.sections).flatMap(([section, questions]) =>
      questions.map((question, i) => ({ at: `${exam.title} / ${section} ${i + 1}`, question })),
    ),
  );
}

/** Every question of the pack, of sequences and of sets. */
export function questionsOf(pack: DemoPack): readonly { at: string; question: DemoQuestion }[] {
  return [
    ...sequencesOf(pack).flatMap(({ at, sequence }) =>
      Object.entries(sequence).map(([key, question]) => ({ at: `${at} / ${key}`, question })),
    ),
    ...setsOf(pack).flatMap(({ at, set }) =>
      set.questions.map((question, i) => ({ at: `${at} / ${i + 1}`, question })),
    ),
  ];
}

/** Every text of a question that is written in the light markup. */
export function textsOf(question: DemoQuestion): readonly Markup[] {
  const choices =
    'choices' in question
      ? question.choices.flatMap((choice) => ['right' in choice ? choice.right : choice.wrong, choice.why])
      : [];
  const all = [question.stem, question.explain, question.help, question.helpExplain, ...choices];
  return all.filter((text) => text !== undefined);
}

/** The question that a link leads to, by way of a set or at once; null where the sequence ends. */
export function questionAfter(next: DemoNext): string | null {
  if (next === 'end') return null;
  return 'to' in next ? next.to : (next.then ?? null);
}

export function isPublished(thing: { published?: boolean }): boolean {
  return thing.published !== false;
}
