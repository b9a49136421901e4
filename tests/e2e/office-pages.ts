import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'

/** The office as its owner sees it after signing in. */
export async function openOffice(page: Page, path = '/demo/office', email = 'owner@example.com'): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(path)}`)
  await page.getByLabel('Email address').fill(email)
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
  '/translation-tasks',
  '/translation-tasks/new',
  '/translation',
  '/people',
  '/people/roles',
  '/activity',
  '/api-keys',
  '/webhooks',
  '/account',
  ...[
    'general',
    'languages',
    'trade',
    'mail',
    'engines',
    'translation-files',
    'terms',
    'domains',
    'tags',
    'redirects',
    'retention',
    'transfer',
  ].map((part) => `/settings/${part}`),
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

/** Presses Tab until something has the focus. @returns how often */
export async function tabTo(target: Locator): Promise<number> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`The focus does not come to ${target}.`)
}

/** Whoever walks: with a mouse, or by keys alone. */
export const hands = ['mouse', 'keys'] as const
export type Hand = (typeof hands)[number]

/** Seconds of somebody who reads before they act. */
const OF_CLICK = 1.2
const OF_KEY = 0.2

/** Somebody who presses and types, by mouse or by keys alone, and is counted. */
export function walker(page: Page, hand: Hand) {
  const done = { clicks: 0, keys: 0 }
  const { keyboard } = page
  async function goTo(target: Locator): Promise<void> {
    if (hand === 'keys') done.keys += await tabTo(target)
    else {
      done.clicks += 1
      await target.click()
    }
  }
  /** Presses a button, follows a link; a box is ticked by Space. */
  async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await goTo(target)
    if (hand === 'mouse') return
    done.keys += 1
    await keyboard.press(key)
  }
  return {
    done,
    press,
    seconds: () => done.clicks * OF_CLICK + done.keys * OF_KEY,
    async type(target: Locator, text: string): Promise<void> {
      await goTo(target)
      done.keys += text.length
      await keyboard.type(text)
    },
    async key(key: string): Promise<void> {
      done.keys += 1
      await keyboard.press(key)
    },
    /** A press on the button, and one in the chooser that it opens. */
    async choose(target: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
      const chooser = page.waitForEvent('filechooser')
      await press(target)
      if (hand === 'mouse') done.clicks += 1
      else done.keys += 1
      await (await chooser).setFiles(files)
    },
  }
}
