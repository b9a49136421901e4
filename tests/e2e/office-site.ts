import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import { API_PREFIX } from '@vitrine/schemas'
import { codeOf, fromBase32 } from '../../api/src/features/accounts/two-factor/totp.ts'

// A site with one of everything that dialogs of the office are about, and an owner of its own.

export const password = 'correct horse'

/** Seconds that a code of an authenticator app counts. */
const STEP = 30

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly data?: object
  readonly file?: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
}

/** What a call of the service answers. */
async function ask(
  api: APIRequestContext,
  path: string,
  { method = 'POST', data, file }: Asked = {},
  clientId?: string,
) {
  const answer = await api.fetch(API_PREFIX + path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', ...(clientId !== undefined && { 'client-id': clientId }) },
    ...(data && { data }),
    ...(file && { multipart: { file } }),
  })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.status() === 204 ? undefined : (await answer.json()).data
}

/** The last word of the address of the link in the last mail to somebody. */
async function tokenFor(api: APIRequestContext, baseURL: string, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mailbox = `http://localhost:${Number(new URL(baseURL).port) + 3}/${encodeURIComponent(email)}`
    const answer = await api.get(mailbox)
    expect(answer.status()).toBe(200)
    link = await answer.text()
  }).toPass()
  return new URL(link, baseURL).pathname.split('/').at(-1) ?? ''
}

/** Has an engine translate a product, so that there is a task that can be taken back. */
async function translate(of: (path: string, asked?: Asked) => ReturnType<typeof ask>, product: string): Promise<void> {
  const tasks = 'v1/language/translation-tasks'
  const scope = { type: 'contents', kind: 'product', ids: [product] }
  const options = { outdated: true, machine: true, reviewed: true }
  const { id } = await of(tasks, { data: { engine: 'loud', languages: ['ar'], scope, options } })
  const isIn = async (...states: readonly string[]) =>
    expect(async () => {
      const { state } = await of(`${tasks}/${id}`, { method: 'GET' })
      expect(states).toContain(state)
    }).toPass()
  await isIn('ready')
  await of(`${tasks}/${id}/start`, { data: {} })
  await isIn('done', 'partial')
}

export interface OfficeSite {
  /** `/{clientId}/office`. */
  readonly office: string
  /** Who walks: an owner. */
  readonly email: string
  /** The ids of what dialogs are about, and what these are called. */
  readonly product: string
  readonly picture: string
  readonly conversation: string
  readonly spreadsheet: string
  readonly webhook: string
  readonly names: Readonly<
    Record<'member' | 'invited' | 'template' | 'apiKey' | 'webhook' | 'domain' | 'redirect', string>
  >
  /** Somebody else of the team changes the conversation. */
  readonly changeConversation: () => Promise<void>
  /** The walker signs in on another device. */
  readonly signInElsewhere: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Makes the site. Whoever made it takes it away: `end`. */
export async function makeOfficeSite(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  mark: string,
): Promise<OfficeSite> {
  const at = { baseURL }
  const owner = await playwright.request.newContext(at)
  const others: APIRequestContext[] = [owner]
  const clientId = `dialogs-${mark}`
  const name = `Dialogs ${mark}`
  const email = `walker-${mark}@team.example`
  const of = (path: string, asked?: Asked) => ask(owner, path, asked, clientId)
  const guest = async () => {
    const context = await playwright.request.newContext(at)
    others.push(context)
    return context
  }
  const join = async (who: string, role: string, called: string) => {
    await of('v1/site/invitations', { data: { email: who, role } })
    const token = await tokenFor(owner, baseURL, who)
    await ask(await guest(), 'v1/account/accept-invitation', { data: { token, name: called, password } })
  }

  await ask(owner, 'v1/account/sign-in', { data: { email: 'owner@example.com', password } })
  const site = { template: 'manufacturer', clientId, name, languages: ['en', 'ar'] }
  const { draftsId } = await ask(owner, 'v1/sites', { data: site })
  await join(email, 'owner', 'Wanda Walker')
  await join(`mate-${mark}@team.example`, 'editor', 'Mats Mate')
  const invited = `invited-${mark}@team.example`
  await of('v1/site/invitations', { data: { email: invited, role: 'viewer' } })

  const publish = () => of('v1/site/publish', { data: { draftsId, acceptWarnings: true, wait: true } })
  await publish()
  const { items: products } = await of('v1/content/product/rows?pageSize=3', { method: 'GET' })
  const [{ id: product }] = products
  const inFuture = { at: new Date(Date.now() + 30 * 86_400_000).toISOString(), timeZone: 'Europe/Berlin' }
  await of('v1/content/plans', {
    data: { plan: [{ content: `product/${product}`, status: 'archived', ...inFuture }], cancel: [] },
  })
  const draft = await of(`v1/page/website-draft/${draftsId}`, { method: 'GET' })
  const [page] = draft.pagesList
  const rename = { type: 'set-setting', of: { pageRecord: page.id }, path: 'name', value: `Home ${mark}` }
  await of('v1/page/component/save-draft', {
    data: { draftsId, baseRevision: draft.revision, operations: [{ id: 'renamed1', ...rename }] },
  })
  await of('v1/site/publish/schedule', { data: { draftsId, acceptWarnings: true, ...inFuture } })
  await publish()

  await of('v1/site/api-keys', {
    data: { name: 'Warehouse', actions: ['content.read'], expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
  })
  const hook = await of('v1/site/webhooks', {
    data: { url: 'http://127.0.0.1:9/hook', types: ['content.created'] },
  })
  const template = 'Price follows tomorrow'
  await of('v1/site/reply-templates', { data: { name: template, texts: { en: 'Hello {{name}}' } } })
  await of('v1/site/redirects', { data: { from: '/old-catalogue', to: '/products', status: 301 } })
  const domain = `${mark}.example.com`
  await of('v1/site/domains', { data: { host: domain } })
  await of('v1/site/translation-engines/apertium', { method: 'PUT', data: { url: 'https://apertium.example.com' } })
  await of('v1/site/preview-links', { data: { draftsId } })
  const { id: spreadsheet } = await of('v1/content/imports', {
    data: {
      kind: 'product',
      name: 'prices.xlsx',
      columns: [
        { header: 'Name', to: 'name' },
        { header: 'Price', to: 'priceTiers[500]' },
      ],
    },
  })
  await of(`v1/content/imports/${spreadsheet}/rows`, {
    method: 'PUT',
    data: { rows: [{ row: 2, cells: ['Disc spring', 'on request, maybe'] }] },
  })
  const buffer = readFileSync(new URL('../../sites/demo/media/certificates/iso-9001.webp', import.meta.url))
  const [picture] = [await of('v1/media', { file: { name: 'hall.webp', mimeType: 'image/webp', buffer } })].flat()
  const visitor = await guest()
  const message = { form: 'contact-us', name: 'Bo Li', email: `bo-${mark}@buyers.example`, message: 'M12 in A4?' }
  await ask(visitor, 'v1/site/contact-us', { data: message }, clientId)
  await translate(of, product)
  const { items: conversations } = await of('v1/site/conversations?folder=all', { method: 'GET' })
  const [{ id: conversation }] = conversations

  return {
    office: `/${clientId}/office`,
    email,
    product,
    picture: picture.id,
    conversation,
    spreadsheet,
    webhook: hook.id,
    names: {
      ...{ member: 'Mats Mate', invited, template, apiKey: 'Warehouse', webhook: '127.0.0.1:9' },
      ...{ domain, redirect: '/old-catalogue' },
    },
    async changeConversation() {
      const { revision } = await of(`v1/site/conversations/${conversation}`, { method: 'GET' })
      const tags = [`asked-${Date.now() % 100_000}`]
      await of(`v1/site/conversations/${conversation}`, { method: 'PUT', data: { tags, revision } })
    },
    async signInElsewhere() {
      await ask(await guest(), 'v1/account/sign-in', { data: { email, password } })
    },
    async end() {
      await of('v1/site/remove', { data: { name } })
      for (const context of others) await context.dispose()
    },
  }
}

/** The walker turns two-factor sign-in on. @returns a code that counts once */
export async function turnOnTwoFactor(page: Page): Promise<() => string> {
  const { secret } = await ask(page.request, 'v1/account/two-factor/start', { data: { password } })
  const key = fromBase32(secret)
  const code = (steps: number) => codeOf(key, Math.floor(Date.now() / 1000 / STEP) + steps)
  await ask(page.request, 'v1/account/two-factor/confirm', { data: { code: code(-1) } })
  // Each step counts once: the one that is now, then the one to come.
  let steps = -1
  return () => {
    steps += 1
    return code(steps)
  }
}

/** A browser on a laptop with a fingerprint reader. */
export async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
