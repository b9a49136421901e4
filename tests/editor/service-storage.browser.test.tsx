import { type Client, createClient } from '@vitrine/client'
import { type EditorHandle, serviceStorage, VitrineEditor } from '@vitrine/designer'
import { defineSection, type Section } from '@vitrine/renderer'
import { newId, type Operation, type SectionProps } from '@vitrine/schemas'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { specs } from '../../api/src/testing/specs.ts'
import type { StartedService } from './service-in-vite.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    startService: () => Promise<StartedService>
    cutService: (isCut: boolean) => Promise<void>
    expireTokens: () => Promise<void>
  }
}

/** The sections of the service, as an app draws them. */
const sections: readonly Section[] = specs.map((spec) =>
  defineSection<SectionProps>(spec, {
    view: ({ props, root }) => (
      <section {...root}>
        <h1>{(props as { title?: string }).title}</h1>
        <p>{(props as { subtitle?: string }).subtitle}</p>
      </section>
    ),
  }),
)

let service: StartedService
/** Another program on the same draft, by an API key. */
let program: Client

const post = async (path: string, body: object) => {
  const answer = await fetch(`/api/site/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'client-id': 'lamps' },
    body: JSON.stringify(body),
  })
  const { data, error } = await answer.json()
  expect(error).toBeUndefined()
  return data
}

beforeAll(async () => {
  service = await commands.startService()
  await post('v1/account/sign-in', { email: service.email, password: service.password })
  const { key } = await post('v1/site/api-keys', {
    name: 'Beside',
    actions: ['draft.read', 'draft.write', 'content.read'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  program = createClient({ url: location.origin, key })
})

let root: Root
let place: HTMLElement
beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await commands.cutService(false)
  root.unmount()
  place.remove()
})

const canvasSays = (text: string) =>
  expect
    .poll(() => place.querySelector('iframe')?.contentDocument?.body.textContent ?? '', { timeout: 15_000 })
    .toContain(text)

const storage = (more: Partial<Parameters<typeof serviceStorage>[0]> = {}) =>
  serviceStorage({ site: 'lamps', draft: service.draftsId, ...more })

/** An editor on the draft, open. */
async function opened(of = storage()) {
  const ref: { current: EditorHandle | null } = { current: null }
  root.render(<VitrineEditor sections={sections} storage={of} ref={ref} />)
  await canvasSays('Our')
  const editor = ref.current
  if (!editor) throw new Error('The editor is not open.')
  return editor
}

const home = { page: 'home', component: 'posterA1' }
const operation = (path: string, value: string, language?: string): Operation =>
  ({ id: newId(), type: 'set-setting', of: home, path, value, ...(language && { language }) }) as Operation

/** What the service has of the home page. */
async function stored() {
  const { data, error } = await program.pages.read({ draftsId: service.draftsId, id: 'home' })
  expect(error).toBeUndefined()
  return data?.componentsSettingValues.posterA1
}

/** What somebody else does meanwhile. */
async function elsewhere(...operations: readonly Operation[]) {
  const { data: draft } = await program.drafts.read({ id: service.draftsId })
  const baseRevision = draft?.revision ?? 0
  const { error } = await program.drafts.save({ draftsId: service.draftsId, baseRevision, operations })
  expect(error).toBeUndefined()
}

beforeEach(async () => {
  await elsewhere(operation('subtitle', 'Our lamps'))
})

test('a page of a service is edited in place and saved', async () => {
  await opened()
  const frame = place.querySelector('iframe')
  if (!frame) throw new Error('There is no canvas.')
  await page.frameLocator(page.elementLocator(frame)).getByRole('heading', { level: 1 }).last().click()
  await userEvent.fill(page.getByRole('region', { name: 'Settings' }).getByRole('textbox').first(), 'Bright lamps')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await stored())?.props.title).toBe('Bright lamps')
})

test('what somebody else does arrives, and both are kept', async () => {
  const editor = await opened()
  await elsewhere(operation('title', 'Helle Lampen', 'de'), operation('subtitle', 'Our news'))
  await canvasSays('Our news')
  editor.dispatch([operation('title', 'From here')])
  expect(await editor.save()).toBe(true)
  expect(await stored()).toMatchObject({
    props: { title: 'From here', subtitle: 'Our news' },
    editPropsByLangEnvMap: { de: { title: 'Helle Lampen' } },
  })
})

test('without a line edits wait, and are merged with what happened meanwhile', async () => {
  const editor = await opened()
  await commands.cutService(true)
  editor.dispatch([operation('title', 'Written offline')])
  expect(await editor.save()).toBe(false)
  await page.getByRole('button', { name: 'Draft status' }).click()
  await expect.poll(() => place.textContent).toContain('No connection')
  await commands.cutService(false)
  await elsewhere(operation('subtitle', 'Our return'))
  expect(await editor.save()).toBe(true)
  await canvasSays('Our return')
  expect((await stored())?.props).toMatchObject({ title: 'Written offline', subtitle: 'Our return' })
  // And goes on as before.
  await elsewhere(operation('subtitle', 'Our next'))
  await canvasSays('Our next')
})

test('where both changed the same, whoever edits decides', async () => {
  const editor = await opened()
  await commands.cutService(true)
  editor.dispatch([operation('title', 'Mine')])
  expect(await editor.save()).toBe(false)
  await commands.cutService(false)
  await elsewhere(operation('title', 'Theirs'))
  await editor.save()
  // Theirs is there, and mine is not lost.
  await canvasSays('Theirs')
  await expect.element(page.getByRole('dialog', { name: 'Editing conflict' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep all of mine' }).click()
  await page.getByRole('button', { name: 'Apply choices' }).click()
  await canvasSays('Mine')
  expect(await editor.save()).toBe(true)
  expect((await stored())?.props.title).toBe('Mine')
})

test('it publishes, and what was published is listed', async () => {
  const editor = await opened()
  editor.dispatch([operation('title', `Published ${newId()}`)])
  const before = await storage().releases?.list({})
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
  const accept = page.getByRole('button', { name: /Accept/ })
  await expect
    .poll(
      async () => {
        if (accept.elements().length > 0) await accept.click()
        return (await storage().releases?.list({}))?.total
      },
      { timeout: 15_000 },
    )
    .toBe((before?.total ?? 0) + 1)
  await page.getByRole('tab', { name: 'Releases' }).click()
  await expect.element(page.getByText(`Release ${(before?.items[0]?.number ?? 0) + 1}`).first()).toBeVisible()
})

test('it has the pictures and the contents of the site', async () => {
  const { media, contents } = storage()
  const dot = document.createElement('canvas')
  dot.width = dot.height = 20
  const bytes = await new Promise<Blob | null>((resolve) => dot.toBlob(resolve, 'image/png'))
  const item = await media?.upload(new File([bytes ?? ''], 'dot.png', { type: 'image/png' }), 'image')
  expect(item).toMatchObject({ kind: 'image', name: 'dot.png' })
  expect((await media?.list('image', 'dot', 1))?.items).toEqual([expect.objectContaining({ src: item?.src })])
  const { items } = (await contents?.list({ kind: 'product' })) ?? { items: [] }
  expect(items.map(({ slug }) => slug)).toContain('desk-lamp')
})

test('somebody without an account edits with tickets, an hour after the other', async () => {
  const asked: Request[] = []
  let tickets = 0
  const of = storage({
    ticket: async () => {
      tickets += 1
      return (await post('v1/site/frame-tickets', { draftsId: service.draftsId })).ticket
    },
    fetch: (request) => {
      asked.push(request)
      return fetch(request)
    },
  })
  const editor = await opened(of)
  expect(tickets).toBe(1)
  await commands.expireTokens()
  editor.dispatch([operation('title', 'With a ticket')])
  expect(await editor.save()).toBe(true)
  expect(tickets).toBe(2)
  expect((await stored())?.props.title).toBe('With a ticket')
  expect(new Set(asked.map(({ credentials }) => credentials))).toEqual(new Set(['omit']))
  // The line is opened again with the new token.
  await elsewhere(operation('subtitle', 'Our guests'))
  await canvasSays('Our guests')
})
