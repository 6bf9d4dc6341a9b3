import { alertPlace } from '../alerts/alert-place.ts';
import css from './alert-place.module.css';

/** Where a bar of buttons has its alerts: they take room in the bar, and cover nothing of the page. */
export function AlertPlace() {
  return <div className={css.place} {...{ [alertPlace]: '' }} />;
}
