import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type Closing = { onClose: () => void };
type LazyPartOptions<P> = {
  load: () => Promise<ComponentType<P>>;
  /** The subject of the error message if loading fails: "The recycle bin". */
  name: string;
  /** Rendered until the code is loaded. */
  fallback?: ReactNode;
};

/**
 * A component whose code is loaded on first render. If loading fails, it shows an error and closes. `lazy` from React
 * would replace the whole page by its error boundary, and what the author has typed would be lost.
 */
export function lazyPart<P extends Closing>({ load, name, fallback }: LazyPartOptions<P>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: as with `lazy`, it is called once, outside of components
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const close = useEffectEvent(() => props.onClose());
    useEffect(() => {
      let isMounted = true;
      const show = (part: ComponentType<P>) => {
        loaded = part;
        if (isMounted) setPart(() => part);
      };
      const fail = () => {
        if (!isMounted) return;
        alertLoadFailure(`${name} could not be loaded. Check the connection and try again.`);
        close();
      };
      if (loaded === null) load().then(show, fail);
      return () => {
        isMounted = false;
      };
    }, []);
    return Part ? <Part {...props} /> : fallback;
  };
}
