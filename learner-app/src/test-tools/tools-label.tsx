import { StrokeIcon } from '@fourfold/ui-kit/icon/stroke-icon';
import css from './tools-label.module.css';

const pencil = 'M2.5 13.5l1-3.5 7.5-7.5 2.5 2.5-7.5 7.5zM9 4.5l2.5 2.5';

/** The content of the Tools button: where the bar is narrow, only its icon. */
export function ToolsLabel() {
  return (
    <>
      <StrokeIcon path={pencil} />
      <span className={css.text}>Tools</span>
    </>
  );
}
