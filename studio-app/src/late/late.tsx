import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { sayMissing } from './say-missing.ts';

type Closing = { onClose: () => void };
type LateProps<P> = {
  load: () => Promise<ComponentType<P>>;
  /** The subject of the error message if loading fails: "The recycle bin". */
  name: string;
  /** Rendered until the code is loaded. */
  fallback?: ReactNode;
};

/**
 * A component whose code is loaded on first render. If loading fails, it shows an error and closes.
 * `lazy` from React would replace the whole page by its error boundary, and what the author has
 * typed would be lost.
 */
export function late<P extends Closing>({ load, name, fallback }: LateProps<P>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: as with `lazy`, it is called once, outside of components
  return function Late(props: P) {
    const [Part, come] = useState(() => loaded);
    const close = useEffectEvent(() => props.onClose());
    useEffect(() => {
      let isHere = true;
      const show = (part: ComponentType<P>) => {
        loaded = part;
        if (isHere) come(() => part);
      };
      const fail = () => {
        if (!isHere) return;
        sayMissing(`${name} could not be loaded. Check the connection and try again.`);
        close();
      };
      if (loaded === null) load().then(show, fail);
      return () => {
        isHere = false;
      };
    }, []);
    return Part ? <Part {...props} /> : fallback;
  };
}
