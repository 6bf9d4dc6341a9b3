import css from './map-legend.module.css';

/** The legend of a test's question map. */
export function MapLegend() {
  return (
    <p className={css.legend} aria-hidden="true">
      <span>
        <i data-mark="answered">1</i>answered
      </span>
      <span>
        <i>2</i>open
      </span>
      <span>
        <i data-uncertain>3</i>uncertain
      </span>
    </p>
  );
}
