import type { BrowserContext } from '@playwright/test';

/**
 * What no page may do, noted as it happens on every page of this browser: throw where nobody catches it, or break its
 * Content-Security-Policy.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(`${fault.page()?.url()}: ${fault.error().stack ?? fault.error()}`));
  await context.exposeBinding('noteViolation', ({ page }, what: string) => {
    faults.push(`${page.url()}: Content-Security-Policy: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const note = (window as unknown as { noteViolation(what: string): void }).noteViolation;
      note(`${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`);
    });
  });
  return faults;
}
