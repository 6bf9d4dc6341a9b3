import { useEffect, useState } from 'react';

/** Whether the element with this id is or was in view. */
export function useInView(id: string): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (wasSeen || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, wasSeen]);
  return wasSeen;
}
