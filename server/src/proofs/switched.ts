import type { Subject } from '@fourfold/core/proofs/authored';
import { quoted } from '@fourfold/core/proofs/finding';
import { testTitle } from '@fourfold/core/proofs/test-title';
import type { Loaded, Spot } from '../publishing/parts.ts';
import type { Content } from '../publishing/scope.ts';
import type { Whole } from './load-whole.ts';

/** A record with a publish flag of its own, with its label: “Sub-topic “Equations””. */
export type Switched = { subject: Subject; text: string; is_publish: boolean };

/** Everything that can be published, in the order of the tree; a set with two parents once. */
export function switchedIn({ content, loaded }: Whole): Switched[] {
  const all = [...examItself(content), ...tests(content), ...content.spots.flatMap((spot) => inSpot(spot, loaded))];
  const sets = new Set<string>();
  return all.filter(({ subject: { kind, id } }) => {
    if (kind !== 'problem_set') return true;
    const again = sets.has(id);
    sets.add(id);
    return !again;
  });
}

function examItself({ exam }: Content): Switched[] {
  if (!exam) return [];
  const { family, row } = exam;
  const text = `${family.toUpperCase()} ${quoted(row.title)}`;
  return [{ subject: { kind: family, id: row.id }, text, is_publish: row.is_publish }];
}

function tests({ tests }: Content): Switched[] {
  return tests.map(({ family, exam, section, variant, is_publish }) => {
    const subject = { kind: `${family}_test`, id: exam, section, variant } as const;
    return { subject, text: testTitle({ section, variant }), is_publish };
  });
}

function inSpot({ subject, title, own, is_publish, sequence, sets }: Spot, loaded: Loaded): Switched[] {
  const number = own?.of === 'number' ? `, ${own.section} ${own.number}` : '';
  const isThere =
    sequence !== null &&
    sequence.switch !== 'none' &&
    (sequence.switch === 'on' || loaded.questionsAt(sequence.at).length > 0);
  return [
    { subject, text: `${words[subject.kind]} ${quoted(title)}${number}`, is_publish },
    ...(isThere ? [{ subject, text: `Sequence of ${quoted(title)}`, is_publish: sequence.switch === 'on' }] : []),
    ...(sets ? loaded.setsAt({ kind: sets, id: subject.id }) : []).map((set) => ({
      subject: { kind: 'problem_set' as const, id: set.id },
      text: `Problem set ${quoted(set.title)}`,
      is_publish: set.is_publish,
    })),
  ];
}

const words = {
  topic: 'Topic',
  subtopic: 'Sub-topic',
  subsubtopic: 'Sub-sub-topic',
  sat_question: 'Question topic',
  act_question: 'Question topic',
} as const satisfies Record<Spot['subject']['kind'], string>;
