import type { HealthEntry } from '@fourfold/core/contract/proofs';
import { findSection } from '@fourfold/core/exams/exam-editions';
import { testFlagOf } from '@fourfold/core/exams/open-variants';
import type { FindingSubject } from '@fourfold/core/proofs/authored';
import { quoted } from '@fourfold/core/proofs/finding';
import { testTitle } from '@fourfold/core/proofs/test-title';
import type { ContentNode, LoadedContent } from '../publishing/content-nodes.ts';
import type { PublishContent } from '../publishing/load-scope.ts';
import type { RootContent } from './load-root-content.ts';

/** What a switch publishes, as in the reply. */
export type PublishTarget = NonNullable<HealthEntry['publish']>;

/** A record with a publish flag of its own, with its label: “Sub-topic “Equations””. */
export type PublishableRecord = { subject: FindingSubject; text: string; is_publish: boolean; publish: PublishTarget };

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
  const subject = { kind: family, id: row.id };
  return [{ subject, text, is_publish: row.is_publish, publish: { ...subject, title: row.title, test: null } }];
}

function testRecords({ tests }: PublishContent): PublishableRecord[] {
  return tests.map(({ family, exam, section, variant, is_publish }) => {
    const subject = { kind: `${family}_test`, id: exam, section, variant } as const;
    const title = testTitle(family, { section, variant });
    const found = findSection(family, section);
    const flag = found ? testFlagOf(found, variant) : null;
    return { subject, text: title, is_publish, publish: { kind: subject.kind, id: exam, title, test: flag } };
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
    {
      ...{ subject, text: `${kindLabels[subject.kind]} ${quoted(title)}${number}`, is_publish },
      publish: { ...subject, title, test: null },
    },
    ...(hasSequence ? [sequenceRecord(subject, title, sequence.switch === 'on')] : []),
    ...(sets ? loaded.setsAt({ kind: sets, id: subject.id }) : []).map((set) => ({
      subject: { kind: 'problem_set' as const, id: set.id },
      text: `Problem set ${quoted(set.title)}`,
      is_publish: set.is_publish,
      publish: { kind: 'problem_set' as const, id: set.id, title: set.title, test: null },
    })),
  ];
}

function sequenceRecord(subject: ContentNode['subject'], title: string, is_publish: boolean): PublishableRecord {
  const kind = subject.kind === 'subtopic' ? 'subtopic_sequence' : 'subsubtopic_sequence';
  const publish = { kind, id: subject.id, title, test: null } as const;
  return { subject, text: `Sequence of ${quoted(title)}`, is_publish, publish };
}

const kindLabels = {
  topic: 'Topic',
  subtopic: 'Sub-topic',
  subsubtopic: 'Sub-sub-topic',
  sat_question: 'Question topic',
  act_question: 'Question topic',
} as const satisfies Record<ContentNode['subject']['kind'], string>;
