import type { FindingSubject } from '@fourfold/core/proofs/authored';
import { quoted } from '@fourfold/core/proofs/finding';
import { testTitle } from '@fourfold/core/proofs/test-title';
import type { ContentNode, LoadedContent } from '../publishing/content-nodes.ts';
import type { PublishContent } from '../publishing/load-scope.ts';
import type { RootContent } from './load-root-content.ts';

/** A record with a publish flag of its own, with its label: “Sub-topic “Equations””. */
export type PublishableRecord = { subject: FindingSubject; text: string; is_publish: boolean };

/** Everything that can be published, in the order of the tree; a set with two parents once. */
export function publishableRecords({ content, loaded }: RootContent): PublishableRecord[] {
  const all = [
    ...examRecord(content),
    ...testRecords(content),
    ...content.nodes.flatMap((spot) => spotRecords(spot, loaded)),
  ];
  const sets = new Set<string>();
  return all.filter(({ subject: { kind, id } }) => {
    if (kind !== 'problem_set') return true;
    const again = sets.has(id);
    sets.add(id);
    return !again;
  });
}

function examRecord({ exam }: PublishContent): PublishableRecord[] {
  if (!exam) return [];
  const { family, row } = exam;
  const text = `${family.toUpperCase()} ${quoted(row.title)}`;
  return [{ subject: { kind: family, id: row.id }, text, is_publish: row.is_publish }];
}

function testRecords({ tests }: PublishContent): PublishableRecord[] {
  return tests.map(({ family, exam, section, variant, is_publish }) => {
    const subject = { kind: `${family}_test`, id: exam, section, variant } as const;
    return { subject, text: testTitle(family, { section, variant }), is_publish };
  });
}

function spotRecords(
  { subject, title, own, is_publish, sequence, sets }: ContentNode,
  loaded: LoadedContent,
): PublishableRecord[] {
  const number = own?.of === 'number' ? `, ${own.section} ${own.number}` : '';
  const hasSequence =
    sequence !== null &&
    sequence.switch !== 'none' &&
    (sequence.switch === 'on' || loaded.questionsAt(sequence.at).length > 0);
  return [
    { subject, text: `${kindLabels[subject.kind]} ${quoted(title)}${number}`, is_publish },
    ...(hasSequence ? [{ subject, text: `Sequence of ${quoted(title)}`, is_publish: sequence.switch === 'on' }] : []),
    ...(sets ? loaded.setsAt({ kind: sets, id: subject.id }) : []).map((set) => ({
      subject: { kind: 'problem_set' as const, id: set.id },
      text: `Problem set ${quoted(set.title)}`,
      is_publish: set.is_publish,
    })),
  ];
}

const kindLabels = {
  topic: 'Topic',
  subtopic: 'Sub-topic',
  subsubtopic: 'Sub-sub-topic',
  sat_question: 'Question topic',
  act_question: 'Question topic',
} as const satisfies Record<ContentNode['subject']['kind'], string>;
