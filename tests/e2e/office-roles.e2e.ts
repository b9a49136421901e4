import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { type Action, API_PREFIX, calls, can, type Membership, type Role, roles } from '@vitrine/schemas'
import { inMatrixOnly } from './pages.ts'

/** What the office is made of, by its own lists: a screen that is added is walked too. */
function listIn(
  file: string,
): readonly { readonly path: string; readonly action: Action; readonly isShown: boolean }[] {
  const text = readFileSync(new URL(`../../office/src/${file}`, import.meta.url), 'utf8')
  const entry = /path: '([\w-]+)',\s+action: '([\w.-]+)'(.*?)(?=path: '|$)/gs
  return [...text.matchAll(entry)].map(([, path, action, rest]) => ({
    path: path as string,
    action: action as Action,
    isShown: !rest?.includes('isInNavigation: false'),
  }))
}
const screens = listIn('shell/screens.ts')
const parts = listIn('settings/parts.ts')
const labels: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../office/labels/en.json', import.meta.url), 'utf8'),
)
const notAllowed = labels['state.notAllowed'] as string
const loading = labels['state.loading'] as string

const password = 'correct horse'
const at = Date.now() % 10_000_000
/** Each has a site of their own, so that they walk side by side. */
const clientIdOf = (role: Role) => `roles-${role}-${at}`
const siteNameOf = (role: Role) => `Roles ${role} ${at}`
const membershipOf = (role: Role): Membership => (role === 'translator' ? { role, languages: ['de'] } : { role })
const emailOf = (role: Role) => `${role}@${at}.example`

/** What a call answered. */
async function ask(request: APIRequestContext, path: string, data: object, clientId?: string) {
  const answer = await request.post(API_PREFIX + path, {
    headers: { 'sec-fetch-site': 'same-origin', ...(clientId !== undefined && { 'client-id': clientId }) },
    data,
  })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()).data
}

/** The link in the last mail to somebody. */
async function linkFor(request: APIRequestContext, baseURL: string, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mailbox = `http://localhost:${Number(new URL(baseURL).port) + 3}/${encodeURIComponent(email)}`
    const answer = await request.get(mailbox)
    expect(answer.status()).toBe(200)
    link = await answer.text()
  }).toPass()
  return link
}

const signIn = (request: APIRequestContext, email: string) => ask(request, 'v1/account/sign-in', { email, password })

const lineOf = (method: string, path: string) => `${method} ${path}`

/** Which call a request is. */
function callOf(method: string, url: string) {
  const path = new URL(url).pathname.slice(API_PREFIX.length)
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  // What is written out comes before what a parameter fits.
  const found = calls.filter((call) => call.method === method && fits(call.path))
  return found.sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0]
}

/**
 * Watches what somebody sends, and what was refused. What changes something is not done: only whether their role may
 * ask it is looked at. Saves of contents and drafts are asked in earnest of those who may save parts of them.
 */
async function watchCalls(page: Page, member: Membership): Promise<string[]> {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403 && response.url().includes(API_PREFIX))
      refused.push(`403 ${lineOf(response.request().method(), response.url())}`)
  })
  const isLimited = member.role === 'translator' || member.role === 'content-editor'
  await page.route(`**${API_PREFIX}**`, async (route: Route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.continue()
    const call = callOf(request.method(), request.url())
    if (!call) {
      refused.push(`no call: ${lineOf(request.method(), request.url())}`)
      return route.abort()
    }
    const { access } = call
    if (access !== 'visitor' && access !== 'account' && !can(member, access))
      refused.push(`offered: ${lineOf(call.method, call.path)}`)
    if (isLimited && /save/.test(call.path)) return route.continue()
    const error = { code: 'unavailable', message: 'Not now.', requestId: 'walk' }
    return route.fulfill({ status: 503, json: { error } })
  })
  return refused
}

const dialogOf = (page: Page) => page.locator('dialog[open], [role=dialog], [role=alertdialog]').last()

/** Types into what can be typed into, so that what saves it is offered. */
async function typeInto(part: Locator, text: string): Promise<void> {
  const fields = part.locator('input:not([type]), input[type=text], input[type=email], input[type=password], textarea')
  for (const field of (await fields.all()).slice(0, 4)) {
    // A dialog may go away between the two.
    const isReady = (await field.isVisible()) && (await field.isEditable({ timeout: 1000 }).catch(() => false))
    if (isReady) await field.fill(text, { timeout: 1000 }).catch(() => undefined)
  }
}

/** The names of buttons that can be pressed, each once; rows of a table have the same but for a number. */
async function namesIn(part: Locator): Promise<readonly (readonly [name: string, at: number])[]> {
  const names = await part.locator('button, [role=menuitem]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const isReady =
        button.checkVisibility({ visibilityProperty: true }) && !button.matches(':disabled, [aria-disabled=true]')
      return isReady ? (button.getAttribute('aria-label') ?? button.textContent ?? '').trim() : ''
    }),
  )
  const seen = new Map<string, number>()
  for (const [at, name] of names.entries()) {
    const kind = name.replaceAll(/\d+/g, '#').split(':')[0] ?? ''
    if (kind !== '' && !seen.has(kind)) seen.set(kind, at)
  }
  return [...seen]
}

/** Presses a button of a part, if it is still there. */
async function press(part: Locator, at: number): Promise<void> {
  const button = part.locator('button, [role=menuitem]').nth(at)
  await button.click({ timeout: 1500 }).catch(() => undefined)
}

/** Presses everything that a screen offers, what opens by it too. */
async function pressAll(page: Page): Promise<number> {
  const main = page.locator('main')
  const address = page.url()
  await typeInto(main, 'Walked 1')
  const names = await namesIn(main)
  for (const [, at] of names) {
    await press(main, at)
    const menu = page.getByRole('menu')
    if (await menu.isVisible()) {
      for (const [, item] of await namesIn(menu)) {
        if (!(await menu.isVisible())) await press(main, at)
        await press(menu, item)
        await pressDialog(page)
      }
    }
    await pressDialog(page)
    if (page.url() !== address) {
      await page.goto(address)
      await expect(main.locator('h1')).toBeVisible()
    }
  }
  return names.length
}

async function pressDialog(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  if (!(await dialog.isVisible())) return
  await typeInto(dialog, 'Walked 1')
  for (const [name, at] of await namesIn(dialog)) {
    if (/^(Cancel|Close)/.test(name)) continue
    await press(dialog, at)
    if (!(await dialog.isVisible())) return
  }
  for (let tries = 0; tries < 3 && (await dialog.isVisible()); tries++) await page.keyboard.press('Escape')
}

/** Opens a screen, and says whether it is one that they may see. */
async function open(page: Page, office: string, path: string): Promise<boolean> {
  await page.goto(`${office}/${path}`)
  await expect(page.locator('main h1')).toBeVisible()
  // What it asks for at first is there, or was refused.
  await expect(page.locator('main [role=status]').filter({ hasText: loading })).toHaveCount(0)
  return !(await page.getByText(notAllowed).isVisible())
}

test.setTimeout(600_000)

/** A site, its first inquiry, and a member of a role who joined it by their invitation. */
async function newSite(own: APIRequestContext, guest: APIRequestContext, baseURL: string, role: Role): Promise<void> {
  const clientId = clientIdOf(role)
  await signIn(own, 'owner@example.com')
  const site = { template: 'manufacturer', clientId, name: siteNameOf(role), languages: ['en', 'de'] }
  await ask(own, 'v1/sites', site)
  await ask(own, 'v1/site/invitations', { email: emailOf(role), ...membershipOf(role) }, clientId)
  const link = await linkFor(own, baseURL, emailOf(role))
  const token = new URL(link, baseURL).pathname.split('/').at(-1)
  await ask(guest, 'v1/account/accept-invitation', { token, name: role, password })
  const inquiry = { form: 'contact-us', name: 'Bo', email: 'bo@a.example', message: 'M12?' }
  await ask(guest, 'v1/site/contact-us', inquiry, clientId)
}

// Who may do least first.
for (const role of [...roles].reverse())
  test(`${role}: what they may not do is not offered`, inMatrixOnly, async ({ page, playwright, baseURL }) => {
    const at = { baseURL: String(baseURL) }
    const [own, guest] = [await playwright.request.newContext(at), await playwright.request.newContext(at)]
    await newSite(own, guest, at.baseURL, role)
    const office = `/${clientIdOf(role)}/office`
    const member = membershipOf(role)
    const may = ({ action }: { readonly action: Action }) => can(member, action)
    const email = emailOf(role)
    // Whoever works on one site lands in its office.
    await page.goto('/login')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(office)
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    const refused = await watchCalls(page, member)

    const nameOf = (path: string) => labels[`screen.${path}`] ?? path
    const navigation = page.getByRole('navigation', { name: labels['shell.navigation'] as string })
    const offered = await navigation.locator('ul').getByRole('link').allInnerTexts()
    for (const screen of screens.filter(({ isShown }) => isShown))
      expect([screen.path, offered.includes(nameOf(screen.path))]).toEqual([screen.path, may(screen)])

    const opened = new Set<string>()
    const pressed: Record<string, number> = {}
    const places = [
      ...screens.filter(({ path }) => path !== 'settings'),
      ...parts.map(({ path, action }) => ({ path: `settings/${path}`, action })),
      { path: 'people/roles', action: 'members.read' as const },
    ]
    for (const place of places) {
      expect([place.path, await open(page, office, place.path)]).toEqual([place.path, may(place)])
      if (!may(place)) continue
      opened.add(place.path)
      // Nobody refuses anything to an owner.
      if (role === 'owner') continue
      const inside = await page
        .locator(`main a[href*="/office/${place.path}/"]`)
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
      pressed[place.path] = await pressAll(page)
      const [first] = inside.filter((href) => !href.endsWith('/roles'))
      if (!first) continue
      await open(page, office, first.split('/office/')[1] as string)
      pressed[`${place.path}/…`] = await pressAll(page)
    }
    expect(refused, JSON.stringify(pressed)).toEqual([])
    if (role !== 'owner') expect(Object.values(pressed).reduce((sum, one) => sum + one)).toBeGreaterThan(15)

    await open(page, office, 'people/roles')
    const table = page.getByRole('table')
    const heads = await table.getByRole('columnheader').allInnerTexts()
    const column = heads.indexOf(labels[`role.${role}`] as string)
    expect(column).toBeGreaterThanOrEqual(0)
    for (const place of places) {
      const row = table.getByRole('row', { name: labels[`ability.${place.action}`] as string })
      // The first cell is a header of its own kind.
      const says = (await row.getByRole('cell').nth(column).innerHTML()).includes(labels['people.no'] as string)
      expect([place.path, !says]).toEqual([place.path, opened.has(place.path)])
    }
    await ask(own, 'v1/site/remove', { name: siteNameOf(role) }, clientIdOf(role))
    await own.dispose()
    await guest.dispose()
  })
