import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { sayMissing } from './say-missing.ts';

type Closing = { onClose: () => void };
type LateProps<P> = {
  load: () => Promise<ComponentType<P>>;
  /** At the head of what is said where it does not come: "The recycle bin". */
  name: string;
  /** Stands in its place until then. */
  fallback?: ReactNode;
};

/**
 * A part of a page whose code comes when it is first shown. Where it does not come, that is said and the part closes:
 * `lazy` would take the whole page with it, and what is written there.
 */
export function late<P extends Closing>({ load, name, fallback }: LateProps<P>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: as with `lazy`, whoever calls this does so once, outside of components
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
