/** Returns the custom properties of each block of tokens.css: light, dark by system, dark by choice. */
export function parseTokens(css: string): Record<string, string>[] {
  return [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  );
}
