import type { Page } from '@playwright/test';

import type { Host } from './host';
import { expect, tap } from './person';

export async function openLesson(page: Page) {
  await tap(page.getByRole('link', { name: /^Learn/ }));
  await tap(page.getByRole('link', { name: /On the ground/ }));
  await expect(page.getByText('1 of', { exact: false }).first()).toBeVisible();
}

/** Puts another version on the host, and waits until this window has fetched it whole. */
export async function release(page: Page, host: Host, version: string) {
  host.release(version);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing === null) return;
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  });
}

/** The host puts its version into the names of all scripts but those that it began with. */
export async function expectVersion(page: Page, version: string) {
  const pattern = version === 'first' ? /index-\w+\.js$/ : new RegExp(`\\.v${version}\\.js$`);
  await expect(page.locator('script[src*="/index-"]').last()).toHaveAttribute('src', pattern);
}

export const offer = (page: Page) => page.getByRole('region', { name: 'New version' });
export const reload = (page: Page) => tap(offer(page).getByRole('button', { name: 'Reload' }));
