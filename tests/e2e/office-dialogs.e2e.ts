import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pseudo } from '../../sections/src/testing/pseudo-text.ts'
import { wordsOf } from './office-pages.ts'
import { addAuthenticator, makeOfficeSite, type OfficeSite, password, turnOnTwoFactor } from './office-site.ts'
import { desktop, expectAccessible, inMatrixOnly, phone } from './pages.ts'
import { speakPseudo } from './pseudo-page.ts'

// Each dialog of the office in two directions and on two devices: whether axe finds something, and whether long words
// have room. A dialog that stands in no entry fails: whoever adds one says here how it is opened.

type Words = ReturnType<typeof wordsOf>

interface Opened {
  /** Where it stands, behind `/{clientId}/office`. */
  readonly path: string | ((site: OfficeSite) => string)
  readonly open: (page: Page, say: Words, site: OfficeSite) => Promise<unknown>
}

/** What dialogs are made of: one of those of which it is the frame. */
interface Frame {
  readonly of: string
}

/** Presses a button or an entry of a menu by the key of its words. */
const press =
  (...keys: readonly string[]) =>
  async (page: Page, say: Words): Promise<void> => {
    for (const key of keys) await named(page, say(key)).first().click()
  }
const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A button or an entry of a menu by its words, also where these are 40 % longer. */
const named = (page: Page, words: string): Locator => {
  const name = new RegExp(`^(?:${[words, pseudo(words)].map((one) => escaped(one)).join('|')})$`)
  return page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }))
}

/** A button that is named after something: `Remove Desk`. */
function buttonOf(page: Page, say: Words, key: string, name: string): Locator {
  const [before = '', after = ''] = say(key).split(/\{\{\w+\}\}/)
  // Names stand in marks of direction.
  const words = new RegExp(`^${escaped(before)}.?${escaped(name)}.?${escaped(after)}$`)
  return page.locator('main').getByRole('button', { name: words }).first()
}

type NameOf = (site: OfficeSite) => string

/** Presses a button that is named after something, then others. */
const pressOf =
  (key: string, nameOf: NameOf, ...keys: readonly string[]) =>
  async (page: Page, say: Words, site: OfficeSite): Promise<void> => {
    await buttonOf(page, say, key, nameOf(site)).click()
    await press(...keys)(page, say)
  }

/** Presses the first button whose name begins with these words. */
async function pressFirst(page: Page, say: Words, key: string): Promise<void> {
  const [before = ''] = say(key).split('{{')
  await page
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${escaped(before.trim())}`) })
    .first()
    .click()
}
const pressingFirst =
  (key: string, ...keys: readonly string[]) =>
  async (page: Page, say: Words): Promise<void> => {
    await pressFirst(page, say, key)
    await press(...keys)(page, say)
  }

const choosing =
  (...keys: readonly string[]) =>
  async (page: Page, say: Words) => {
    await expect(page.locator('[role="row"]').nth(1)).toBeVisible()
    await page.locator('[role="row"] label').nth(1).click()
    await press(...keys)(page, say)
  }

/** Whether the browser has a passkey for the walker already. */
const passkeys = new WeakSet<Page>()

/** With a passkey that is called Desk. */
const withPasskey =
  (to: 'rename' | 'remove') =>
  async (page: Page, say: Words): Promise<void> => {
    if (!passkeys.has(page)) {
      passkeys.add(page)
      await addAuthenticator(page)
      await press('passkeys.add')(page, say)
      const dialog = page.getByRole('dialog')
      await dialog.locator('input:not([type="password"])').first().fill('Desk')
      await dialog.locator('input[type="password"]').fill(password)
      await dialog.locator('[type="submit"]').click()
      await expect(dialog).toBeHidden()
    }
    await buttonOf(page, say, `passkeys.${to}Of`, 'Desk').click()
  }

/** The codes of the walker, once two-factor sign-in is on. */
const codes = new WeakMap<Page, () => string>()

/** With two-factor sign-in on: the question for the password and a code. */
async function askForProof(page: Page, say: Words): Promise<void> {
  if (!codes.has(page)) {
    codes.set(page, await turnOnTwoFactor(page))
    await page.reload()
  }
  await press('twoFactor.newCodes')(page, say)
}

const fillWebhook = async (page: Page, say: Words) => {
  await press('webhooks.create')(page, say)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('http://127.0.0.1:9/other')
  await dialog.locator('label:has([type="checkbox"])').first().click()
  await dialog.locator('[type="submit"]').click()
  await expect(dialog.locator('code, input[readonly]').first()).toBeVisible()
}

/** By the file of each dialog, behind `office/src`; the later ones change what the earlier ones need. */
const dialogs: Readonly<Record<string, Opened | Frame>> = {
  'contents/add-content.tsx': { path: '/products', open: press('contents.add.product') },
  'contents/table/bulk-edit.tsx': { path: '/products', open: choosing('contents.edit') },
  'contents/table/selection-bar.tsx': { path: '/products', open: choosing('action.delete') },
  'content-plans/schedule-dialog.tsx': { path: '/products', open: choosing('contentPlan.action.hide') },
  'contents/table/saved-views.tsx': { path: '/products?sort=title', open: press('contents.saveView') },
  'contents/spreadsheet/export/export-dialog.tsx': { path: '/products', open: press('export.start') },
  'contents/editor/content-actions.tsx': {
    path: ({ product }) => `/products/${product}`,
    open: pressingFirst('contents.moreActions', 'action.delete'),
  },
  'inbox/list/export-dialog.tsx': { path: '/inbox', open: press('inbox.export') },
  'inbox/templates/template-dialog.tsx': { path: '/inbox/templates', open: press('inbox.templates.add') },
  'media/by-address-dialog.tsx': { path: '/media', open: press('media.byAddress') },
  'people/invite-dialog.tsx': { path: '/people', open: press('people.invite') },
  'api-keys/create-key-dialog.tsx': { path: '/api-keys', open: press('apiKeys.create') },
  'webhooks/webhook-dialog.tsx': { path: '/webhooks', open: press('webhooks.create') },
  'settings/redirects/redirect-dialog.tsx': { path: '/settings/redirects', open: press('settings.redirects.add') },
  'settings/redirects/import-redirects.tsx': { path: '/settings/redirects', open: press('settings.redirects.import') },
  'settings/transfer/delete-site.tsx': { path: '/settings/transfer', open: press('settings.transfer.delete') },
  'account/two-factor/set-up-dialog.tsx': { path: '/account', open: press('twoFactor.setUp') },
  'account/passkeys/add-passkey-dialog.tsx': { path: '/account', open: press('passkeys.add') },

  'api-keys/api-keys.tsx': {
    path: '/api-keys',
    open: pressOf('people.actionsFor', ({ names }) => names.apiKey, 'apiKeys.revoke'),
  },
  'content-plans/plan-dialog.tsx': {
    path: '/releases',
    open: pressingFirst('contentPlan.actionsFor', 'contentPlan.changeTime'),
  },
  'contents/spreadsheet/review/mend-row.tsx': {
    path: ({ spreadsheet }) => `/products/import?id=${spreadsheet}&outcome=refused`,
    open: pressingFirst('import.mendRow'),
  },
  'contents/table/order/order-menu.tsx': {
    path: '/products',
    open: pressingFirst('contentTable.moveRow', 'contentTable.moveTo'),
  },
  'inbox/personal-data/person-menu.tsx': {
    path: ({ conversation }) => `/inbox/${conversation}`,
    open: pressingFirst('inbox.personal.of', 'inbox.personal.erase'),
  },
  'inbox/reply/stale-dialog.tsx': {
    path: ({ conversation }) => `/inbox/${conversation}`,
    async open(page, say, site) {
      await page.locator('main textarea').first().fill('Two weeks.')
      await site.changeConversation()
      await press('inbox.reply.send')(page, say)
    },
  },
  'inbox/templates/templates.tsx': {
    path: '/inbox/templates',
    open: pressOf('inbox.templates.actionsOf', ({ names }) => names.template, 'action.delete'),
  },
  'media/crop/crop-dialog.tsx': { path: ({ picture }) => `/media/${picture}`, open: press('media.crop') },
  'media/remove-media-dialog.tsx': { path: ({ picture }) => `/media/${picture}`, open: press('action.delete') },
  'media/replace/replace-dialog.tsx': { path: ({ picture }) => `/media/${picture}`, open: press('media.replace') },
  'media/tag-dialog.tsx': {
    path: '/media',
    async open(page, say) {
      await page.locator('main li label').first().click()
      await press('media.editTags')(page, say)
    },
  },
  'people/change-role-dialog.tsx': {
    path: '/people',
    open: pressOf('people.actionsFor', ({ names }) => names.member, 'people.changeRole'),
  },
  'people/invitations.tsx': {
    path: '/people',
    open: pressOf('people.actionsFor', ({ names }) => names.invited, 'people.cancelInvitation'),
  },
  'people/remove-member-dialog.tsx': {
    path: '/people',
    open: pressOf('people.actionsFor', ({ names }) => names.member, 'people.remove'),
  },
  'releases/overview/preview-links.tsx': { path: '/releases', open: pressingFirst('preview.revokeOf') },
  'releases/planned/planned-actions.tsx': {
    path: '/releases',
    open: pressingFirst('planned.actionsFor', 'planned.action.time'),
  },
  'releases/roll-back-dialog.tsx': {
    path: '/releases',
    open: pressOf('publish.actionsFor', () => '1', 'publish.rollBack'),
  },
  'settings/domains/domain-card.tsx': {
    path: '/settings/domains',
    open: pressOf('settings.removeNamed', ({ names }) => names.domain),
  },
  'settings/engines/engine-card.tsx': {
    path: '/settings/engines',
    open: pressOf('settings.removeNamed', () => 'Apertium'),
  },
  'settings/redirects/redirects.tsx': {
    path: '/settings/redirects',
    open: pressOf('settings.removeNamed', ({ names }) => names.redirect),
  },
  'translation-tasks/task-card.tsx': { path: '/translation-tasks', open: pressingFirst('tasks.action.undo') },
  'webhooks/log/replay-dialog.tsx': {
    path: ({ webhook }) => `/webhooks/${webhook}`,
    open: press('webhooks.againSince'),
  },
  'webhooks/webhook-overview.tsx': {
    path: '/webhooks',
    open: pressOf('people.actionsFor', ({ names }) => names.webhook, 'action.delete'),
  },
  'account/passkeys/rename-passkey-dialog.tsx': { path: '/account', open: withPasskey('rename') },
  'account/passkeys/passkeys.tsx': { path: '/account', open: withPasskey('remove') },
  'account/sessions.tsx': {
    path: '/account',
    async open(page, say, site) {
      await site.signInElsewhere()
      await page.reload()
      await press('account.endOthers')(page, say)
    },
  },
  'account/two-factor/proof-dialog.tsx': { path: '/account', open: askForProof },
  'account/two-factor/recovery-codes.tsx': {
    path: '/account',
    async open(page, say) {
      await askForProof(page, say)
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type="password"]').fill(password)
      await dialog.locator('input:not([type="password"])').fill(codes.get(page)?.() ?? '')
      await dialog.locator('[type="submit"]').click()
      await expect(dialog.locator('li, code').first()).toBeVisible()
    },
  },
  'controls/shown-once.tsx': { path: '/webhooks', open: fillWebhook },
  'controls/confirm-dialog.tsx': { of: 'people/invitations.tsx' },
}

test('every dialog of the office is opened here', () => {
  const folder = 'office/src'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /<(?:Question|Confirm|Command)Dialog\b/.test(readFileSync(join(folder, file), 'utf8')))
  expect(Object.keys(dialogs).toSorted()).toEqual(files.toSorted())
  for (const one of Object.values(dialogs)) if ('of' in one) expect(dialogs[one.of]).toHaveProperty('open')
})

const opened = Object.entries(dialogs).filter((entry): entry is [string, Opened] => 'open' in entry[1])

/** The button of a picker stands in its field, whose text ends before it. */
const isPicker = /class="[^"]*setters-picker-input"> .* lies on <button class="[^"]*setters-picker-open"/

/** The places where a frame is held come as near to each other as the frame is small. */
const isHandle = /^<button class="crop-handle"> "" lies on <button class="crop-handle"> ""$/

/** The name of a file is its owner's, and is cut off where it is long. */
const isFileName = /^cut off at the side: <bdi class="media-name">/

/** What of a dialog is cut off, or reaches beyond it. */
async function overflowOf(dialog: Locator): Promise<readonly string[]> {
  const found: readonly string[] = await dialog.evaluate((element) =>
    Reflect.get(globalThis, 'layoutProblems')(element),
  )
  return found.filter((problem) => ![isPicker, isHandle, isFileName].some((known) => known.test(problem)))
}

interface Walk {
  readonly page: Page
  readonly site: OfficeSite
  readonly language: string
}

/** Opens each of them in turn, and hands it to a look. */
async function openEach({ page, site, language }: Walk, look: (name: string, dialog: Locator) => Promise<void>) {
  const say = wordsOf(language)
  for (const [name, { path, open }] of opened)
    await test.step(name, async () => {
      await page.goto(`${site.office}${typeof path === 'string' ? path : path(site)}`)
      await open(page, say, site)
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await expect(dialog, name).toBeVisible()
      await look(name, dialog)
    })
}

async function signIn(page: Page, { office, email }: OfficeSite): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(office)}`)
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('form button[type="submit"]').first().click()
  await expect(page.locator('main h1')).toBeVisible()
}

const markOf = (...parts: readonly string[]): string => `${parts.join('-')}-${Date.now() % 1_000_000}`

for (const [device, viewport] of Object.entries({ phone, desktop }))
  for (const language of ['en', 'ar'])
    test.describe(`on ${device}, in ${language}`, inMatrixOnly, () => {
      test.use({ viewport, locale: language })
      test('nothing stands in the way of who uses a dialog', async ({ page, playwright, baseURL }) => {
        test.setTimeout(300_000)
        const site = await makeOfficeSite(playwright, String(baseURL), markOf(device, language))
        await page.addInitScript((code) => localStorage.setItem('vitrine:interface-language', code), language)
        await signIn(page, site)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await openEach({ page, site, language }, () => expectAccessible(page, '[role="dialog"], [role="alertdialog"]'))
        await site.end()
      })
    })

for (const [device, viewport] of Object.entries({ phone, desktop }))
  test.describe(`in words that are 40 % longer, on ${device}`, inMatrixOnly, () => {
    test.use({ viewport, locale: 'en' })
    test('every dialog has room for them', async ({ page, playwright, baseURL }) => {
      test.setTimeout(300_000)
      const site = await makeOfficeSite(playwright, String(baseURL), markOf(device, 'long'))
      await signIn(page, site)
      await speakPseudo(page)
      await openEach({ page, site, language: 'en' }, async (name, dialog) => {
        await expect(async () => expect(await overflowOf(dialog), name).toEqual([])).toPass({ timeout: 5000 })
      })
      await site.end()
    })
  })
