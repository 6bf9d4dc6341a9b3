import { FloatingPanel } from '@fourfold/ui-kit/floating-panel';
import { GraphingCalculator } from '@fourfold/ui-kit/graphing-calculator';
import { useEffect, useRef } from 'react';
import { useStoredCalculator } from './use-stored-calculator.ts';

export type CalculatorPanelProps = {
  account: string;
  /** What the lines belong to: practice, or an attempt of a section. */
  scope: string;
  onClose(): void;
};

/** The calculator over a question. Its lines are stored in the browser, for the student and the section. */
export function CalculatorPanel({ account, scope, onClose }: CalculatorPanelProps) {
  const [{ state, box }, change] = useStoredCalculator(account, scope);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lines = body.current?.querySelectorAll<HTMLElement>(
      '[data-calculator-line], [data-calculator-item] table input',
    );
    const last = [...(lines ?? [])].findLast((line) => line.hasAttribute('data-calculator-line')) ?? lines?.[0];
    last?.focus({ preventScroll: true });
  }, []);
  return (
    <FloatingPanel title="Calculator" box={box} onBox={(next) => change({ box: next })} onClose={onClose}>
      <div ref={body} style={{ height: '100%' }}>
        <GraphingCalculator state={state} onChange={(next) => change({ state: next })} />
      </div>
    </FloatingPanel>
  );
}
