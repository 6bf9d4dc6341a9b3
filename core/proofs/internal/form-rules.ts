import { formProblems } from '../../forms/form-problems.ts';
import type { ContentPartOf } from '../authored.ts';
import { type Finding, quoted } from '../finding.ts';
import { testTitle } from '../test-title.ts';

/** Reports what is to be mended in a part of a test on screen: its routes, empty modules, ranks and blueprints. */
export function formFindings({ subject, family, variant, form }: ContentPartOf<'form'>): Finding[] {
  return formProblems(form).map(({ name, module, text }) => ({
    name,
    text: `${quoted(testTitle(family, { section: module, variant }))}: ${text}`,
    subject: { kind: `${family}_test`, id: subject.id, section: module, variant },
  }));
}
