import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { useAccount } from '@fourfold/app-shell/session';
import { Button } from '@fourfold/ui-kit/button';
import { CalculatorIcon } from '@fourfold/ui-kit/icon';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useShortcutLines } from '../test-tools/view/shortcut-table.ts';
import css from './calculator-tool.module.css';
import type { CalculatorPanelProps } from './panel/calculator-panel.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const keys = isApple ? ['⌃', '⌥', 'C'] : ['Ctrl', 'Alt', 'C'];
const shortcuts = { title: 'Calculator', lines: [{ keys, title: 'Open or close the calculator' }] };

/** Opens and closes the calculator, also by Ctrl Alt C. Its code is loaded when it is first opened. */
export function CalculatorTool({ scope }: Pick<CalculatorPanelProps, 'scope'>) {
  const account = useAccount();
  useShortcutLines(shortcuts);
  const [Panel, setPanel] = useState<ComponentType<CalculatorPanelProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setPanel(null);
    button.current?.focus();
  };
  const toggle = () => {
    if (Panel) return close();
    import('./panel/calculator-panel.tsx').then(
      ({ CalculatorPanel }) => setPanel(() => CalculatorPanel),
      () => alertLoadFailure('The calculator could not be opened. Check the connection and try again.'),
    );
  };
  const latest = useRef(toggle);
  latest.current = toggle;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.metaKey || event.code !== 'KeyC' || event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // Before the panel, which keeps its keys from the page.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        className={css.tool ?? ''}
        aria-label="Calculator"
        aria-expanded={Panel !== null}
        aria-keyshortcuts="Control+Alt+C"
        title={`Calculator (${keys.join(isApple ? '' : ' ')})`}
        onClick={toggle}
      >
        <CalculatorIcon />
        <span>Calculator</span>
      </Button>
      {Panel && account && <Panel key={scope} account={account.id} scope={scope} onClose={close} />}
    </>
  );
}
