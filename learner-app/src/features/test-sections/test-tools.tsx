import type { ComponentProps } from 'react';
import { lazyCode, useLazyCode } from '../../question/lazy-code.ts';
import { testTools } from './prefetch-test-code.ts';

type Code = typeof import('../../test-tools/tools.tsx');

const tools = lazyCode<Code>(testTools);

/** The tools of a question of a section, once their code is loaded. */
export function TestTools(props: ComponentProps<Code['Tools']>) {
  const loaded = useLazyCode(tools);
  return loaded && <loaded.Tools {...props} />;
}
