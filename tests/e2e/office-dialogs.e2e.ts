import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pseudo } from '../../sections/src/testing/pseudo-text.ts'
import { openOffice, wordsOf } from './office-pages.ts'
import { desktop, expectAccessible, inMatrixOnly, phone } from './pages.ts'
import { speakPseudo } from './pseudo-page.ts'

// Each dialog of the office in two directions and on two devices: whether axe finds something, and whether long words
// have room. A dialog that stands in no entry fails: whoever adds one says here how it is opened, or why it cannot be.

type Words = ReturnType<typeof wordsOf>

interface Opened {
  /** Where it stands, behind `/demo/office`. */
  readonly path: string
  readonly open: (page: Page, say: Words) => Promise<unknown>
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

/** Opens the menu of a row or a record, whose name goes on after these words. */
async function openMenu(page: Page, say: Words, key: string): Promise<void> {
  const [before = ''] = say(key).split('{{')
  await page
    .locator('main button[aria-haspopup]')
    .and(page.getByRole('button', { name: new RegExp(`^${before.trim()}`) }))
    .first()
    .click()
}

const chooseRow = async (page: Page) => page.locator('[role="row"] label').nth(1).click()
const choosing =
  (...keys: readonly string[]) =>
  async (page: Page, say: Words) => {
    await expect(page.locator('[role="row"]').nth(1)).toBeVisible()
    await chooseRow(page)
    await press(...keys)(page, say)
  }

/** By the file of each dialog, behind `office/src`. */
const dialogs: Readonly<Record<string, Opened | string>> = {
  'contents/add-content.tsx': { path: '/products', open: press('contents.add.product') },
  'contents/table/bulk-edit.tsx': { path: '/products', open: choosing('contents.edit') },
  'contents/table/selection-bar.tsx': { path: '/products', open: choosing('action.delete') },
  'content-plans/schedule-dialog.tsx': { path: '/products', open: choosing('contentPlan.action.hide') },
  'contents/table/saved-views.tsx': { path: '/products?sort=title', open: press('contents.saveView') },
  'contents/spreadsheet/export/export-dialog.tsx': { path: '/products', open: press('export.start') },
  'contents/editor/content-actions.tsx': {
    path: '/products',
    async open(page, say) {
      const link = page.locator('[role="row"] a[href*="/products/"]').first()
      await page.goto((await link.getAttribute('href')) ?? '')
      await openMenu(page, say, 'contents.moreActions')
      await press('action.delete')(page, say)
    },
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

  'account/passkeys/passkeys.tsx': 'needs a passkey: passkeys.e2e.ts',
  'account/passkeys/rename-passkey-dialog.tsx': 'needs a passkey: passkeys.e2e.ts',
  'account/sessions.tsx': 'needs another session of the same account',
  'account/two-factor/proof-dialog.tsx': 'needs two-factor to be on',
  'account/two-factor/recovery-codes.tsx': 'needs two-factor to be on',
  'api-keys/api-keys.tsx': 'needs a key: api-keys.e2e.ts',
  'content-plans/plan-dialog.tsx': 'needs a plan: plans.e2e.ts',
  'contents/spreadsheet/review/mend-row.tsx': 'needs an import: spreadsheet.e2e.ts',
  'contents/table/order/order-menu.tsx': 'opened in content-table.e2e.ts',
  'controls/confirm-dialog.tsx': 'what the dialogs that ask are made of',
  'controls/shown-once.tsx': 'what dialogs are made of whose words are shown once: api-keys.e2e.ts, webhooks.e2e.ts',
  'inbox/personal-data/person-menu.tsx': 'needs a message: inbox.e2e.ts',
  'inbox/reply/stale-dialog.tsx': 'needs two who reply: inbox.e2e.ts',
  'inbox/templates/templates.tsx': 'needs a template: inbox.e2e.ts',
  'media/crop/crop-dialog.tsx': 'opened in media.e2e.ts',
  'media/remove-media-dialog.tsx': 'opened in media.e2e.ts',
  'media/replace/replace-dialog.tsx': 'opened in media.e2e.ts',
  'media/tag-dialog.tsx': 'opened in media.e2e.ts',
  'people/change-role-dialog.tsx': 'needs another member',
  'people/invitations.tsx': 'needs an invitation',
  'people/remove-member-dialog.tsx': 'needs another member',
  'releases/overview/preview-links.tsx': 'needs a preview link: comments.e2e.ts',
  'releases/planned/planned-actions.tsx': 'needs a planned release: plans.e2e.ts',
  'releases/roll-back-dialog.tsx': 'needs an earlier release: publishing.e2e.ts',
  'settings/domains/domain-card.tsx': 'needs a domain',
  'settings/redirects/redirects.tsx': 'needs a redirect',
  'webhooks/log/replay-dialog.tsx': 'needs a delivery that failed: webhooks.e2e.ts',
  'webhooks/webhook-overview.tsx': 'needs a webhook: webhooks.e2e.ts',
}

test('every dialog of the office is opened here, or says why not', () => {
  const folder = 'office/src'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /<(?:Question|Confirm|Command)Dialog\b/.test(readFileSync(join(folder, file), 'utf8')))
  expect(Object.keys(dialogs).toSorted()).toEqual(files.toSorted())
})

const opened = Object.entries(dialogs).filter((entry): entry is [string, Opened] => typeof entry[1] !== 'string')

/** The button of a picker stands in its field, whose text ends before it. */
const isPicker = /class="[^"]*setters-picker-input"> .* lies on <button class="[^"]*setters-picker-open"/

/** What of a dialog is cut off, or reaches beyond it. */
async function overflowOf(dialog: Locator): Promise<readonly string[]> {
  const found: readonly string[] = await dialog.evaluate((element) =>
    Reflect.get(globalThis, 'layoutProblems')(element),
  )
  return found.filter((problem) => !isPicker.test(problem))
}

for (const [device, viewport] of Object.entries({ phone, desktop }))
  for (const language of ['en', 'ar'])
    test.describe(`on ${device}, in ${language}`, inMatrixOnly, () => {
      test.use({ viewport, locale: language })
      test('nothing stands in the way of who uses a dialog', async ({ page }) => {
        test.setTimeout(300_000)
        await page.addInitScript((code) => localStorage.setItem('vitrine:interface-language', code), language)
        await page.goto('/login?to=%2Fdemo%2Foffice')
        await page.locator('input[type="email"]').fill('owner@example.com')
        await page.locator('input[type="password"]').fill('correct horse')
        await page.locator('form button[type="submit"]').first().click()
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const say = wordsOf(language)
        for (const [name, { path, open }] of opened)
          await test.step(name, async () => {
            await page.goto(`/demo/office${path}`)
            await open(page, say)
            await expect(page.getByRole('dialog'), name).toBeVisible()
            await expectAccessible(page, '[role="dialog"]')
          })
      })
    })

for (const [device, viewport] of Object.entries({ phone, desktop }))
  test.describe(`in words that are 40 % longer, on ${device}`, inMatrixOnly, () => {
    test.use({ viewport, locale: 'en' })
    test('every dialog has room for them', async ({ page }) => {
      test.setTimeout(300_000)
      await openOffice(page)
      await speakPseudo(page)
      const say = wordsOf('en')
      for (const [name, { path, open }] of opened)
        await test.step(name, async () => {
          await page.goto(`/demo/office${path}`)
          await open(page, say)
          const dialog = page.getByRole('dialog')
          await expect(dialog, name).toBeVisible()
          await expect(async () => expect(await overflowOf(dialog), name).toEqual([])).toPass({ timeout: 5000 })
        })
    })
  })
