import type { Question } from '@fourfold/core/contract/content';
import { useEffect } from 'react';
import { practiceKeys } from '../../question/lazy/practice-keys.ts';
import type { ToolName } from '../tool-keys.ts';
import { Tools } from '../tools.tsx';
import { useShortcutLines } from '../view/shortcut-table.ts';
import { useViewSettings } from '../view/use-view-settings.ts';
import { useDeviceAnnotations } from './use-device-annotations.ts';

type PracticeToolsProps = { account: string; question: Question; startWith: ToolName | 'menu' | undefined };

/** The tools of a question of practice: highlights and notes stay on the device. */
export function PracticeTools({ account, question, startWith }: PracticeToolsProps) {
  const store = useDeviceAnnotations(account, question.id);
  const [{ zoom }, setView] = useViewSettings();
  useShortcutLines({ title: 'Answering', lines: Object.values(practiceKeys) });
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.practiceText = '';
    return () => void delete dataset.practiceText;
  }, []);
  return (
    <Tools
      question={question}
      store={store}
      zoom={zoom}
      onZoom={(percent) => setView({ zoom: percent })}
      startWith={startWith}
    />
  );
}
