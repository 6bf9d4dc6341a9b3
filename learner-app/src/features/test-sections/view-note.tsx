import { Button } from '@fourfold/ui-kit/button';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import { Switch } from '@fourfold/ui-kit/switch';
import { Zoom } from '@fourfold/ui-kit/test/zoom';
import type { ViewSettings } from '../../test-tools/view/use-view-settings.ts';
import css from './view-note.module.css';

type ViewNoteProps = {
  view: ViewSettings;
  onView(part: Partial<ViewSettings>): void;
  onPrint(): void;
  /** The section is submitted. */
  review?: boolean;
};

/** The view settings of a section: text size, clock and striking out; and the print button. */
export function ViewNote({ view, onView, onPrint, review }: ViewNoteProps) {
  return (
    <MarginNote label="View">
      <div className={css.view}>
        <Zoom percent={view.zoom} onZoom={(zoom) => onView({ zoom })} />
        {!review && (
          <>
            <Switch
              checked={view.clock === 'hidden'}
              onChange={(event) => onView({ clock: event.target.checked ? 'hidden' : 'shown' })}
            >
              Hide clock
            </Switch>
            <Switch checked={view.striking} onChange={(event) => onView({ striking: event.target.checked })}>
              Strike out answers
            </Switch>
          </>
        )}
        <Button onClick={onPrint}>Print</Button>
      </div>
    </MarginNote>
  );
}
