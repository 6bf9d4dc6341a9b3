import { Segmented } from '@fourfold/ui-kit/segmented';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { hasMap, useMapInvalidation } from '../link-map/map-query.ts';
import { useDesk } from './desk-state.ts';
import css from './question-desk.module.css';

const MapView = lazyPart({
  load: async () => (await import('../link-map/map-view.tsx')).MapView,
  name: 'The map',
  fallback: <Skeleton bars={[38, 92, 86, 90, 64]} label="Loading the map" />,
});

const views = [
  { value: 'questions', label: 'Questions' },
  { value: 'map', label: 'Map' },
] as const;

/**
 * Switches between the list of questions and the link map; the URL contains the view, so that Back
 * returns to the other.
 */
export function DeskViews({ children }: { children: ReactNode }) {
  const { questionLocation, questions } = useDesk();
  const [query, setQuery] = useSearchParams();
  useMapInvalidation(questionLocation, questions);
  if (!hasMap(questionLocation)) return children;
  const view = query.get('view') === 'map' ? 'map' : 'questions';
  const showView = (to: typeof view) => setQuery(to === 'map' ? { view: to } : {}, { preventScrollReset: true });
  return (
    <>
      <div className={css.views}>
        <Segmented label="View" options={views} value={view} onChange={showView} />
      </div>
      {view === 'map' ? (
        <div data-map>
          <MapView questionLocation={questionLocation} onClose={() => showView('questions')} />
        </div>
      ) : (
        children
      )}
    </>
  );
}
