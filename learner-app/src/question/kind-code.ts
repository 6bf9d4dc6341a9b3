import { choiceJudging } from '@fourfold/core/kinds/choices/judging';
import type { Judging } from '@fourfold/core/kinds/kind';
import type { KindName, KindsData } from '@fourfold/core/kinds/registry';
import { OneChoiceInput, SeveralChoicesInput } from '@fourfold/ui-kit/kinds/choices/choice-input';
import type { KindInput } from '@fourfold/ui-kit/kinds/kind-input';
import { type LazyCode, lazyCode, loadedCode } from './lazy-code.ts';

/** How a kind of questions is shown and judged. */
export type KindCode<Name extends KindName> = {
  Input: KindInput<KindsData[Name]>;
  judging: Judging<KindsData[Name]>;
};

/** One chunk for all lines to type in: most of their code is the same, and each chunk's name is in the first scripts. */
const lines = () => import('./lazy/lines.ts');

/** The code of all kinds; that of lines to type in is loaded lazily, because most first questions are choices. */
export const kindCode: { readonly [Name in KindName]: LazyCode<KindCode<Name>> } = {
  'one-choice': loadedCode({ Input: OneChoiceInput, judging: choiceJudging }),
  'several-choices': loadedCode({ Input: SeveralChoicesInput, judging: choiceJudging }),
  typed: lazyCode(() => lines().then((all) => all.typed)),
  'student-produced': lazyCode(() => lines().then((all) => all.studentProduced)),
};
