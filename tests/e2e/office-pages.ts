import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

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
  '/products/deleted',
  '/media',
  '/media/alts',
  '/people',
  '/people/roles',
  '/activity',
  '/api-keys',
  '/webhooks',
  '/account',
  ...['general', 'languages', 'trade', 'mail', 'engines', 'domains', 'tags', 'redirects', 'retention', 'transfer'].map(
    (part) => `/settings/${part}`,
  ),
]

/** What the office says in a language, by key. */
export function wordsOf(language: string): (key: string, values?: Readonly<Record<string, number>>) => string {
  const file = new URL(`../../office/labels/${language}.json`, import.meta.url)
  const labels: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
  return (key, values = {}) => {
    const text = labels[key]
    if (text === undefined) throw new Error(`The office has no words for ${key}.`)
    return Object.entries(values).reduce((all, [name, value]) => all.replace(`{{${name}}}`, String(value)), text)
  }
}

const MOST_TABS = 60

/** Presses Tab until something has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`The focus does not come to ${target}.`)
}
