import { FloatingPanel } from '@fourfold/ui-kit/floating-panel';
import { GraphingCalculator } from '@fourfold/ui-kit/graphing-calculator';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
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
    const lines = body.current?.querySelectorAll<HTMLElement>('[data-calculator-line]');
    [...(lines ?? [])].at(-1)?.focus({ preventScroll: true });
  }, []);
  // The header has a layer of its own, which the panel must not be below. In a modal dialog it must be in the dialog.
  const parent = document.querySelector('dialog[open]') ?? document.body;
  return createPortal(
    <FloatingPanel title="Calculator" box={box} onBox={(next) => change({ box: next })} onClose={onClose}>
      <div ref={body} style={{ height: '100%' }}>
        <GraphingCalculator state={state} onChange={(next) => change({ state: next })} />
      </div>
    </FloatingPanel>,
    parent,
  );
}
