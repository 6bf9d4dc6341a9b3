import { alertAreaAttribute } from '../alerts/alert-queue.ts';
import css from './alert-area.module.css';

/** The alert area of an action bar: alerts take space in the bar and cover nothing. */
export function AlertArea() {
  return <div className={css.place} {...{ [alertAreaAttribute]: '' }} />;
}
