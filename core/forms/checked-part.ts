import type { Form, FormPart } from '../contract/forms.ts';
import { findingRules } from '../proofs/finding.ts';
import { type CheckedPart, type FormProblem, formProblems } from './form-problems.ts';

/** A part of a form on the wire, for the rules. */
export function checkedPart({ is_estimated }: Pick<Form, 'is_estimated'>, part: FormPart): CheckedPart {
  const { route, domains, modules } = part;
  return { entered: route?.entered ?? null, isEstimated: is_estimated, domains, modules };
}

/** Whether a problem stops publishing. */
export function stopsPublishing({ name }: Pick<FormProblem, 'name'>): boolean {
  return findingRules[name].level === 'broken';
}

/** Why a part cannot be published yet, as sentences that name the modules; null if it can. */
export function publishingProblem(form: Pick<Form, 'is_estimated'>, part: FormPart): string | null {
  const stops = formProblems(checkedPart(form, part)).filter(stopsPublishing);
  if (stops.length === 0) return null;
  const titleOf = (type: string) => part.modules.find((module) => module.type === type)?.title ?? type;
  return stops.map(({ module, text }) => `${titleOf(module)}: ${text}`).join(' ');
}
