import { useAccount } from '@fourfold/app-shell/session';
import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { useEffect, useState } from 'react';
import { lazyCode, useLazyCode } from '../../question/lazy-code.ts';
import { type ToolName, toolOf } from '../tool-keys.ts';
import { ToolsLabel } from '../tools-label.tsx';
import { textInputs } from '../view/shortcut-table.ts';
import { isTextEnlarged } from '../view/use-view-settings.ts';
import { annotationsKey, storedText } from './stored-annotations.ts';

const practiceTools = lazyCode(() => import('./practice-tools.tsx'));

/**
 * The Tools button. The tools themselves are loaded when the button or one of their keys is pressed, or if the question
 * has highlights or its text is enlarged.
 */
export function ToolsButton({ question }: { question: Question }) {
  const account = useAccount()?.id ?? '';
  const [startWith, setStartWith] = useState<ToolName | 'menu'>();
  const isStored = storedText(annotationsKey(account, question.id)) !== null;
  const loaded = useLazyCode(practiceTools, startWith !== undefined || isStored || isTextEnlarged());
  const isLoaded = loaded !== null;
  useEffect(() => {
    if (isLoaded) return;
    const press = (event: KeyboardEvent) => {
      const { target, key, defaultPrevented, ctrlKey, metaKey, altKey, repeat } = event;
      if (target instanceof HTMLElement && target.matches(textInputs)) return;
      if (defaultPrevented || ctrlKey || metaKey || altKey || repeat || document.querySelector('dialog[open]')) return;
      const tool = toolOf(key);
      if (tool) setStartWith(tool);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isLoaded]);
  if (loaded) return <loaded.PracticeTools account={account} question={question} startWith={startWith} />;
  return (
    <Button kind="quiet" aria-label="Tools" aria-haspopup="menu" onClick={() => setStartWith('menu')}>
      <ToolsLabel />
    </Button>
  );
}
