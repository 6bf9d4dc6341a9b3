import { type CalculatorState, emptyCalculator, readCalculator } from '@fourfold/core/calculator/calculator-state';
import type { PanelBox } from '@fourfold/ui-kit/floating-panel';
import { useState } from 'react';

type StoredCalculator = { state: CalculatorState; box: PanelBox };

/** The calculator of a scope, stored in the browser with its panel, and restored after a reload. */
export function useStoredCalculator(account: string, scope: string) {
  const key = `fourfold.calculator.${account}.${scope}`;
  const [stored, setStored] = useState(() => readStored(key));
  const change = (part: Partial<StoredCalculator>) =>
    setStored((before) => {
      const next = { ...before, ...part };
      try {
        localStorage.setItem(key, JSON.stringify({ v: 1, ...next }));
      } catch {
        // The calculator is empty after a reload.
      }
      return next;
    });
  return [stored, change] as const;
}

function readStored(key: string): StoredCalculator {
  const initial = { state: emptyCalculator, box: initialBox() };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (!isRecord(stored) || stored.v !== 1) return initial;
    return {
      state: readCalculator(stored.state),
      box: isBox(stored.box) ? stored.box : initial.box,
    };
  } catch {
    return initial;
  }
}

/** At the right, below the header. */
function initialBox(): PanelBox {
  const width = Math.min(760, Math.max(420, innerWidth * 0.52));
  return { left: innerWidth - width - 24, top: 72, width, height: Math.min(620, innerHeight - 96) };
}

function isBox(value: unknown): value is PanelBox {
  return isRecord(value) && [value.left, value.top, value.width, value.height].every(Number.isFinite);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
