import { useEffect, useState } from 'react';

/** Whether the element with this id is or was in view. */
export function useInView(id: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (seen || !element) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [id, seen]);
  return seen;
}
