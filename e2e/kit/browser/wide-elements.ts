import { describeElement } from './describe-element.ts';

/** Elements that make the page, or an open dialog, scroll sideways. A declared scroll container may be wider inside. */
export function findWideElements(): string[] {
  const roots = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
  return roots.flatMap((root) => {
    if (root.scrollWidth <= root.clientWidth) return [];
    const { left } = root.getBoundingClientRect();
    const edge = left + root.clientLeft + root.clientWidth + 0.5;
    const isWide = (element: Element) => {
      const { right, width } = element.getBoundingClientRect();
      if (width === 0 || right <= edge) return false;
      for (let at = element.parentElement; at && at !== root && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return false;
      }
      return true;
    };
    const wide = [...root.querySelectorAll('*')].filter(isWide);
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const excess = root.scrollWidth - root.clientWidth;
    const names = innermost.slice(0, 4).map(describeElement);
    return [
      `${excess} px wider than ${root === document.documentElement ? 'the page' : 'its dialog'}: ${names.join(', ')}`,
    ];
  });
}
