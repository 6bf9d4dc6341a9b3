import type { KindName } from '@fourfold/core/kinds/registry';
import { kinds } from '@fourfold/core/kinds/registry';
import { describe, expect, it } from 'vitest';
import type { AnswerForm } from './answer-form.ts';
import { type AnswerFormFields, answerForms } from './answer-forms.ts';

/** With a kind that is in no table. */
type WithOrder = AnswerFormFields & { order: { answer: string } };

describe('the forms of answers', () => {
  it('are those of all kinds; without one of them the table does not compile', () => {
    // @ts-expect-error: the kind has no form
    const forms: { readonly [Name in KindName | 'order']: AnswerForm<WithOrder[Name]> } = answerForms;
    expect(Object.keys(forms).toSorted()).toEqual(Object.keys(kinds).toSorted());
  });
});
