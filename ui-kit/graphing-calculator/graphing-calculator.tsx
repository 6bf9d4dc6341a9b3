import {
  type CalculatorItem,
  type CalculatorState,
  type GraphView,
  startView,
} from '@fourfold/core/calculator/calculator-state';
import type { CanvasSize } from '@fourfold/core/calculator/drawing';
import type { PointOfInterest } from '@fourfold/core/calculator/points-of-interest';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { cleared, withItem, withTable } from './changes.ts';
import { ExpressionRow } from './expression-row.tsx';
import { Graph } from './graph.tsx';
import css from './graphing-calculator.module.css';
import { Keypad } from './keypad.tsx';
import { AddIcon } from './line-icons.tsx';
import { PointsList } from './points-list.tsx';
import { TableRow } from './table-row.tsx';
import { useCanvasSize } from './use-canvas-size.ts';
import { useComputed } from './use-computed.ts';
import { useKeypad } from './use-keypad.ts';
import { useLineKeys } from './use-line-keys.ts';
import { useUndo } from './use-undo.ts';
import { fitted, resized, squared } from './view-changes.ts';
import { WindowFields } from './window-fields.tsx';

type GraphingCalculatorProps = {
  /** Its lines, window and switches: plain data, which the page stores. */
  state: CalculatorState;
  /** Called with the state after each change. */
  onChange: (state: CalculatorState) => void;
};

/** A graphing calculator: lines of expressions, tables and sliders, and their graph. It fills its container. */
export function GraphingCalculator({ state, onChange }: GraphingCalculatorProps) {
  const { items, angle, numbers } = state;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const size = useCanvasSize(frame);
  const { width, height } = size;
  // The first window has the same unit in both directions, on any shape of the canvas.
  const isFirst = width > 0 && height > 0 && isSame(state.view, startView);
  const view = useSame(isFirst ? squared(state.view, size) : state.view);
  const { computed, results } = useComputed({ ...state, view }, size);
  const onView = (next: GraphView) => onChange({ ...state, view: next });
  useResizedView(size, (before) => {
    if (!isFirst) onView(resized(view, before, size));
  });
  const fit = fitted(
    computed.items.map(({ drawing }) => drawing),
    view,
  );
  const [hasKeypad, setHasKeypad] = useState(false);
  const keypad = useKeypad();
  useLayoutEffect(() => {
    if (hasKeypad) keypad.reveal();
  }, [hasKeypad, keypad.reveal]);
  const { press, addAfter, without, focus, define } = useLineKeys({ list, state, onChange });
  const undo = useUndo({ state, onChange, onFocus: focus });
  const [selected, setSelected] = useSelected(computed.points);

  const change = (item: CalculatorItem) => onChange(withItem(state, item));
  const row = (item: CalculatorItem, at: number) => {
    const common = {
      ...{ number: at + 1, result: results.get(item.id), numbers, hasKeypad },
      onRemove: () => undo.removed(without(item.id), { text: `Line ${at + 1} deleted`, focus: item.id }),
    };
    return item.kind === 'table' ? (
      <TableRow key={item.id} {...common} item={item} onChange={change} />
    ) : (
      <ExpressionRow
        key={item.id}
        {...common}
        item={item}
        onChange={change}
        onKeyDown={(event) => press(event, item.id)}
        onDefine={(names) => define(names, item.id)}
      />
    );
  };
  return (
    <div className={css.container}>
      <div className={css.calculator} data-keypad={hasKeypad || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it notes which field the keypad types into, and undoes */}
        <div className={css.side} ref={list} onFocus={keypad.onFocus} onKeyDown={undo.onKeyDown}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari needs it for a list without markers */}
          <ol className={css.items} role="list" aria-label="Expressions">
            {items.map(row)}
          </ol>
          <div className={css.add}>
            <Button kind="quiet" onClick={() => addAfter()}>
              <AddIcon />
              Add line
            </Button>
            <Button kind="quiet" onClick={() => onChange(withTable(state))}>
              <AddIcon />
              Add table
            </Button>
            <Button
              kind="quiet"
              onClick={() => undo.removed(cleared(state), { text: 'All lines deleted', focus: null })}
            >
              Clear all
            </Button>
          </div>
          <div aria-live="polite">
            {undo.text && (
              <p className={css.notice}>
                {undo.text}
                <Button kind="quiet" onClick={undo.undo} aria-keyshortcuts="Control+Z">
                  Undo
                </Button>
              </p>
            )}
          </div>
          <PointsList {...{ points: computed.points, items, numbers, selected }} onSelect={setSelected} />
          <WindowFields view={view} onView={onView} onFit={fit ? () => onView(fit) : undefined} />
        </div>
        <Graph
          {...{ frame, size, items, computed, view, selected }}
          onView={onView}
          onReset={() => onView(startView)}
          onSelect={setSelected}
        />
        <div className={css.modes}>
          <Segmented
            label="Angles"
            options={[
              { value: 'radians', label: 'Radians' },
              { value: 'degrees', label: 'Degrees' },
            ]}
            value={angle}
            onChange={(value) => onChange({ ...state, angle: value })}
          />
          <Segmented
            label="Values"
            options={[
              { value: 'decimal', label: '0.5' },
              { value: 'fraction', label: '1/2' },
            ]}
            value={numbers}
            onChange={(value) => onChange({ ...state, numbers: value })}
          />
          <Button pressed={hasKeypad} onClick={() => setHasKeypad(!hasKeypad)}>
            Keypad
          </Button>
        </div>
        {hasKeypad && (
          <div className={css.keypad}>
            <Keypad onType={keypad.type} onEnter={keypad.enter} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The same object as long as its numbers are the same. */
function useSame(view: GraphView): GraphView {
  const last = useRef(view);
  if (!isSame(view, last.current)) last.current = view;
  return last.current;
}

function isSame(one: GraphView, other: GraphView): boolean {
  return (['left', 'right', 'bottom', 'top'] as const).every((limit) => one[limit] === other[limit]);
}

/** Calls `onResize` with the size before, when the canvas has another one. */
function useResizedView(size: CanvasSize, onResize: (before: CanvasSize) => void): void {
  const last = useRef(size);
  const latest = useRef(onResize);
  latest.current = onResize;
  useEffect(() => {
    const before = last.current;
    if (size.width === 0 || size.height === 0) return;
    last.current = size;
    if (before !== size && before.width > 0 && before.height > 0) latest.current(before);
  }, [size]);
}

/** The selected point, as long as it is one of the points. */
function useSelected(points: readonly PointOfInterest[]) {
  const [selected, setSelected] = useState<PointOfInterest | null>(null);
  const key = (point: PointOfInterest) => `${point.kind} ${point.items} ${point.x.toFixed(6)} ${point.y.toFixed(6)}`;
  const current = selected && (points.find((point) => key(point) === key(selected)) ?? null);
  useEffect(() => {
    if (selected && !current && points.length > 0) setSelected(null);
  }, [selected, current, points]);
  return [current, setSelected] as const;
}
