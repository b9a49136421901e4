import { expect, type Page } from '@playwright/test'

/** The office as its owner sees it after signing in. */
export async function openOffice(page: Page, path = '/demo/office'): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(path)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.locator('main h1')).toBeVisible()
}

/** Every screen of the office, by its path. */
export const officeScreens = [
  '',
  '/inbox',
  '/inbox/mails',
  '/inbox/subscriptions',
  '/inbox/templates',
  '/releases',
  '/releases/review',
  '/numbers',
  '/products',
  '/cases',
  '/news',
  '/collections',
  '/policies',
  '/media',
  '/media/alts',
  '/people',
  '/people/roles',
  '/activity',
  '/account',
  ...['general', 'trade', 'mail', 'domains', 'tags', 'redirects', 'retention', 'transfer'].map(
    (part) => `/settings/${part}`,
  ),
]
