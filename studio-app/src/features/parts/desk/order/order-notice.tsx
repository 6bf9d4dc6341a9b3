import { attempt } from '@fourfold/app-shell/attempt';
import { Button } from '@fourfold/ui-kit/button';
import css from './order-notice.module.css';
import type { SavedOrder } from './use-saved-order.ts';

type OrderNoticeProps<T extends { readonly id: string }> = { order: SavedOrder<T>; items: readonly T[] };

/** Shows that the visible order is not saved, and why, with buttons to save or cancel it. */
export function OrderNotice<T extends { readonly id: string }>({ order, items }: OrderNoticeProps<T>) {
  return (
    <div role="status">
      {order.unsaved !== null && (
        <div className={css.notice}>
          <p>
            {order.unsaved} <span className="small">The order that you see is not saved.</span>
          </p>
          <div className={css.ends}>
            <Button kind="quiet" onClick={() => attempt(order.cancel())}>
              Cancel
            </Button>
            <Button onClick={() => order.save(items)}>Save order</Button>
          </div>
        </div>
      )}
    </div>
  );
}
