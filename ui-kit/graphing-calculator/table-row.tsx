import {
  type CalculatorState,
  colourCount,
  mostColumns,
  type TableItem,
} from '@fourfold/core/calculator/calculator-state';
import type { ItemResult } from '@fourfold/core/calculator/compute';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icon/icon.tsx';
import { withCell, withColumn, withHead } from './changes.ts';
import rowCss from './expression-row.module.css';
import { ItemTools } from './item-tools.tsx';
import css from './table-row.module.css';

type TableRowProps = {
  item: TableItem;
  /** From 1. */
  number: number;
  result: ItemResult | undefined;
  numbers: CalculatorState['numbers'];
  hasKeypad: boolean;
  onChange(item: TableItem): void;
  onRemove(): void;
};

/** A table: typed columns, and columns that are computed from them by an expression as their head. */
export function TableRow({ item, number, result, numbers, hasKeypad, onChange, onRemove }: TableRowProps) {
  const table = useRef<HTMLTableElement>(null);
  const rows = Math.max(1, ...item.columns.map(({ cells }) => cells.length));
  const field = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, maxLength: 60 } as const;
  const move = (event: KeyboardEvent, column: number, row: number) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${column} ${row + by}"]`)?.focus();
  };
  return (
    <li className={rowCss.row} data-calculator-item={item.id}>
      <ItemTools
        number={number}
        colour={item.colour}
        hidden={item.hidden}
        isDrawn={result?.isDrawn ?? false}
        onColour={() => onChange({ ...item, colour: (item.colour + 1) % colourCount })}
        onHidden={() => onChange({ ...item, hidden: !item.hidden })}
        onRemove={onRemove}
      />
      <div className={css.scroll}>
        <table ref={table} className={css.table} aria-label={`Table, line ${number}`}>
          <thead>
            <tr>
              {item.columns.map(({ head }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
                <th key={column} scope="col">
                  <input
                    {...field}
                    aria-label={`Name of column ${column + 1}`}
                    data-cell={`${column} -1`}
                    value={head}
                    onChange={({ target }) => onChange(withHead(item, column, target.value))}
                    onKeyDown={(event) => move(event, column, -1)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position
              <tr key={row}>
                {item.columns.map(({ head, cells }, column) => {
                  const computed = result?.cells[column];
                  const text = computed?.[row];
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
                    <td key={column}>
                      {computed ? (
                        <output>{text ? (numbers === 'fraction' && text.fraction) || text.decimal : ''}</output>
                      ) : (
                        <input
                          {...field}
                          aria-label={`${head}, row ${row + 1}`}
                          data-cell={`${column} ${row}`}
                          inputMode={hasKeypad ? 'none' : 'text'}
                          value={cells[row] ?? ''}
                          onChange={({ target }) => onChange(withCell(item, column, row, target.value))}
                          onKeyDown={(event) => move(event, column, row)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {item.columns.length < mostColumns && (
          <Button kind="quiet" onClick={() => onChange(withColumn(item))}>
            Add column
          </Button>
        )}
      </div>
      {result?.error && (
        <p className={`${rowCss.result} ${rowCss.error}`}>
          <AlertIcon size={14} />
          {result.error.sentence}
        </p>
      )}
    </li>
  );
}
