import type {Page} from '@playwright/test';

/**
 * Collects every violation of the security policy on a page, from its first byte on.
 *
 * @returns a list that grows as violations happen
 */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sourceFile, lineNumber, sample} = event;
      (window as unknown as {reportViolation(text: string): void}).reportViolation(
        `${location.pathname}: ${effectiveDirective} blocks ${blockedURI} (${sourceFile}:${lineNumber}) ${sample}`,
      );
    });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}
