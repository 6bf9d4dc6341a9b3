import type { Judging } from '@fourfold/core/kinds/kind';
import type { KindName, KindsData, LoadedJudging } from '@fourfold/core/kinds/registry';
import { kindCode } from './kind-code.ts';

/** The judging of each kind of questions; null while it is loading. */
export function loadedJudging(): LoadedJudging {
  return {
    'one-choice': judgingOf('one-choice'),
    'several-choices': judgingOf('several-choices'),
    typed: judgingOf('typed'),
    'student-produced': judgingOf('student-produced'),
  };
}

function judgingOf<Name extends KindName>(name: Name): Judging<KindsData[Name]> | null {
  return kindCode[name].loaded()?.judging ?? null;
}
