import { alertPlace } from '../alerts/alert-place.ts';
import css from './alert-place.module.css';

/** The alert area of an action bar: alerts take space in the bar and cover nothing. */
export function AlertPlace() {
  return <div className={css.place} {...{ [alertPlace]: '' }} />;
}
