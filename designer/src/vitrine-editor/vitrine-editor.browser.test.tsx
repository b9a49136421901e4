import { defineSection, type Section, type SiteDocument, siteOfPage } from '@vitrine/renderer'
import { builtInTheme, layoutProps, type SectionProps, type Theme } from '@vitrine/schemas'
import { defineSetter } from '@vitrine/setters'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  browserStorage,
  documentStorage,
  type EditorHandle,
  memoryStorage,
  StorageError,
  VitrineEditor,
} from '../index.ts'

const quoteProps = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string', default: 'Words', translatable: true }, ...layoutProps },
} as const satisfies SectionProps

const sections: readonly Section[] = [
  defineSection<typeof quoteProps>(
    {
      type: 'acme-quote',
      version: 1,
      category: 'text',
      icon: 'quote',
      props: quoteProps,
      presets: [{ id: 'plain', props: {} }],
    },
    { view: ({ props, root }) => <blockquote {...root}>{props.text}</blockquote> },
  ),
]

const onePage = {
  page: { id: 'home', pageType: 'home' as const, order: 0, settings: { props: { name: 'Home' } } },
  pageSchema: { version: 1, root: ['quote001'], components: { quote001: { type: 'acme-quote', version: 1 } } },
  componentsSettingValues: {
    quote001: { props: { text: 'First words' }, editPropsByLangEnvMap: { de: { text: 'Erste Worte' } } },
  },
}
const site = siteOfPage(onePage, { languages: ['en', 'de', 'ar'] })

let root: Root
let place: HTMLElement
beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

const show = (node: ReactNode) => root.render(<StrictMode>{node}</StrictMode>)

/** What the page on the canvas says. */
const onCanvas = () => place.querySelector('iframe')?.contentDocument?.body.textContent ?? ''
const canvasSays = (text: string) => expect.poll(onCanvas, { timeout: 15_000 }).toContain(text)

/** The field of the quote's text, once the quote was pressed on the canvas. */
const field = () => page.getByRole('region', { name: 'Settings' }).getByRole('textbox').first()

async function write(text: string) {
  const frame = place.querySelector('iframe')
  if (!frame) throw new Error('There is no canvas.')
  await page.frameLocator(page.elementLocator(frame)).getByRole('blockquote').click()
  await userEvent.fill(field(), text)
}

describe('VitrineEditor', () => {
  test('edits a page in a few lines, and hands back the whole site after every change', async () => {
    const onChange = vi.fn()
    show(<VitrineEditor sections={sections} document={onePage} onChange={onChange} />)
    await canvasSays('First words')
    await write('Other words')
    await canvasSays('Other words')
    await expect.poll(() => onChange.mock.lastCall?.[0].componentsSettingValues.quote001.props.text).toBe('Other words')
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ by: 'me', operations: [{ type: 'set-setting', path: 'text' }] })
    await page.getByRole('button', { name: 'Undo' }).click()
    await canvasSays('First words')
    expect(onChange.mock.lastCall?.[1].by).toBe('undo')
  })

  test('takes a page by itself from a storage, and says what is neither page nor site', async () => {
    show(<VitrineEditor sections={sections} storage={memoryStorage(onePage)} />)
    await canvasSays('First words')
    show(<VitrineEditor key="other" sections={sections} storage={memoryStorage({ title: 'A post' } as never)} />)
    const said = () => place.querySelector('[role=alert]')?.textContent
    await expect.poll(said).toContain('The storage has no site and no page')
  })

  test('shows neither panels nor buttons for what is not there', async () => {
    show(<VitrineEditor sections={sections} document={onePage} />)
    await canvasSays('First words')
    await expect.element(page.getByRole('tab', { name: 'Layers' })).toBeVisible()
    for (const name of ['Comments', 'Releases']) expect(page.getByRole('tab', { name }).elements()).toEqual([])
    for (const name of ['Publish', 'Preview']) expect(page.getByRole('button', { name }).elements()).toEqual([])
  })

  test('stays in its place: the document keeps its language, its title and its look', async () => {
    document.documentElement.lang = 'fr'
    const before = getComputedStyle(document.body).backgroundColor
    show(<VitrineEditor sections={sections} document={onePage} locale="ar" />)
    await canvasSays('First words')
    expect(document.documentElement).toMatchObject({ lang: 'fr', dir: '' })
    expect(getComputedStyle(document.body).backgroundColor).toBe(before)
    expect(place.querySelector('[data-editor]')).toMatchObject({ lang: 'ar', dir: 'rtl' })
    document.documentElement.lang = ''
  })

  test('saves to a document of ones own, and loads it again', async () => {
    let stored: SiteDocument | undefined
    const storage = () => documentStorage({ read: () => stored, write: (next) => (stored = next) }, site)
    show(<VitrineEditor key="1" sections={sections} storage={storage()} />)
    await canvasSays('First words')
    await write('Kept words')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => stored?.revision).toBeGreaterThan(0)
    show(<VitrineEditor key="2" sections={sections} storage={storage()} />)
    await canvasSays('Kept words')
  })

  test('saves what is unsaved when it is taken away', async () => {
    let stored = site
    const ref: { current: EditorHandle | null } = { current: null }
    const storage = documentStorage({ read: () => stored, write: (next) => (stored = next) })
    show(<VitrineEditor sections={sections} storage={storage} ref={ref} />)
    await canvasSays('First words')
    ref.current?.dispatch([
      { type: 'set-setting', of: { page: 'home', component: 'quote001' }, path: 'text', value: 'Late words' },
    ])
    show(null)
    await expect.poll(() => stored.componentsSettingValues.quote001?.props.text).toBe('Late words')
  })

  test('does not offer again what was saved when a tab ended at that moment', async () => {
    let stored = site
    const storage = () => documentStorage({ key: 'ended', read: () => stored, write: (next) => (stored = next) })
    const ref: { current: EditorHandle | null } = { current: null }
    show(<VitrineEditor key="1" sections={sections} storage={storage()} ref={ref} />)
    await canvasSays('First words')
    ref.current?.dispatch([
      { type: 'set-setting', of: { page: 'home', component: 'quote001' }, path: 'text', value: 'Saved words' },
    ])
    // The copy of what is unsaved is written after a moment.
    await new Promise((soon) => setTimeout(soon, 600))
    expect(await ref.current?.save()).toBe(true)
    show(<VitrineEditor key="2" sections={sections} storage={storage()} />)
    await canvasSays('Saved words')
    await new Promise((soon) => setTimeout(soon, 2000))
    expect(page.getByRole('dialog').elements()).toEqual([])
    expect(JSON.parse(localStorage.getItem('vitrine:log:ended') ?? '[]')).toMatchObject([{ revision: 1 }])
  })

  test('takes in what another editor saves in the same browser', async () => {
    const refs = [{ current: null }, { current: null }] as { current: EditorHandle | null }[]
    show(
      refs.map((ref, at) => (
        <VitrineEditor key={String(at)} ref={ref} sections={sections} storage={browserStorage('shared', site)} />
      )),
    )
    await expect
      .poll(() => [...place.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body.textContent), {
        timeout: 15_000,
      })
      .toEqual(['First words', 'First words'])
    const of = { page: 'home', component: 'quote001' }
    refs[0]?.current?.dispatch([{ type: 'set-setting', of, path: 'text', value: 'From the first' }])
    expect(await refs[0]?.current?.save()).toBe(true)
    await expect
      .poll(() => refs[1]?.current?.site().componentsSettingValues.quote001?.props.text)
      .toBe('From the first')
    refs[1]?.current?.dispatch([{ type: 'set-setting', of, path: 'text', language: 'de', value: 'Vom zweiten' }])
    expect(await refs[1]?.current?.save()).toBe(true)
    expect(JSON.parse(localStorage.getItem('shared') ?? '{}').componentsSettingValues.quote001).toMatchObject({
      props: { text: 'From the first' },
      editPropsByLangEnvMap: { de: { text: 'Vom zweiten' } },
    })
  })

  test('merges what a storage says that others did first', async () => {
    const theirs = {
      id: 'theirs01',
      type: 'set-setting' as const,
      of: { page: 'home', component: 'quote001' },
      path: 'text',
      language: 'de',
      value: 'Von anderen',
    }
    const saved = vi.fn(async ({ base }: { base: number }) => {
      if (base === 0) throw new StorageError('conflict', { others: { revision: 1, operations: [theirs] } })
      return undefined
    })
    const ref: { current: EditorHandle | null } = { current: null }
    show(<VitrineEditor sections={sections} ref={ref} storage={{ load: async () => site, save: saved }} />)
    await canvasSays('First words')
    ref.current?.dispatch([{ ...theirs, id: 'mine0001', language: 'ar', value: 'كلمات' }])
    await ref.current?.save()
    await expect
      .poll(() => ref.current?.site().componentsSettingValues.quote001?.editPropsByLangEnvMap)
      .toMatchObject({
        de: { text: 'Von anderen' },
        ar: { text: 'كلمات' },
      })
    await expect.poll(() => saved.mock.lastCall?.[0]).toMatchObject({ base: 1, operations: [{ id: 'mine0001' }] })
  })

  test.each([
    [new StorageError('refused', { message: 'The disk is full.' }), 'The disk is full.'],
    [new Error('no line'), 'No connection'],
  ])('keeps what cannot be saved, and says why: %s', async (error, said) => {
    const ref: { current: EditorHandle | null } = { current: null }
    let fails = true
    const storage = {
      load: async () => site,
      save: async () => {
        if (fails) throw error
        return undefined
      },
    }
    show(<VitrineEditor sections={sections} storage={storage} ref={ref} />)
    await canvasSays('First words')
    ref.current?.dispatch([
      { type: 'set-setting', of: { page: 'home', component: 'quote001' }, path: 'text', value: 'Unsaved' },
    ])
    expect(await ref.current?.save()).toBe(false)
    await page.getByRole('button', { name: 'Draft status' }).click()
    await expect.poll(() => place.textContent).toContain(said)
    fails = false
    expect(await ref.current?.save()).toBe(true)
  })

  test('draws values with setters of ones own, by match', async () => {
    const stamp = defineSetter<string>(
      'acme-stamp',
      ({ value, onChange, id }) => (
        <button type="button" id={id} onClick={() => onChange('Stamped')}>
          {`Stamp ${value}`}
        </button>
      ),
      { match: (node, { path }) => node.type === 'string' && path === 'text' && 9 },
    )
    show(<VitrineEditor sections={sections} document={onePage} setters={[stamp]} />)
    await canvasSays('First words')
    const frame = place.querySelector('iframe')
    if (!frame) throw new Error('There is no canvas.')
    await page.frameLocator(page.elementLocator(frame)).getByRole('blockquote').click()
    await page.getByText('Stamp First words').click()
    await canvasSays('Stamped')
    await expect.element(page.getByText('Stamp Stamped')).toBeVisible()
  })

  test('offers the themes of an app, and takes one into the site', async () => {
    const sand: Theme = {
      ...builtInTheme,
      _$id_: 'acme-sand',
      name: 'Sand',
      colors: { ...builtInTheme.colors, primary: '#7a4b00' },
    }
    const ref: { current: EditorHandle | null } = { current: null }
    show(<VitrineEditor sections={sections} document={onePage} themes={[sand]} ref={ref} />)
    await canvasSays('First words')
    await page.getByRole('tab', { name: 'Theme' }).click()
    await page.getByRole('button', { name: 'Add “Sand”' }).click()
    await expect.element(page.getByRole('radio', { name: 'Sand' })).toBeChecked()
    expect(ref.current?.site().globalConfiguration).toMatchObject({
      openThemeId: 'acme-sand',
      themeSettings: [sand, builtInTheme],
    })
    expect(page.getByRole('button', { name: 'Add “Sand”' }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('button', { name: 'Add “Sand”' })).toBeVisible()
  })

  test('shows the releases that a storage knows, and asks it before publishing', async () => {
    const publish = vi.fn(async () => ({ release: 'two' }))
    const finding = {
      id: 'f1',
      level: 'warning' as const,
      key: 'check.deadLink',
      message: 'A link leads nowhere.',
      path: 'text',
      params: {},
      page: 'home',
      component: 'quote001',
    }
    const release = {
      ...{ id: 'one', number: 7, kind: 'publish' as const, createdAt: '2027-03-15T08:00:00.000Z', isCurrent: true },
      ...{ draftsId: '1', draftRevision: 0, languages: ['en'], pages: 1 },
    }
    const storage = {
      ...memoryStorage(site),
      publish,
      check: async () => ({ findings: [finding], errors: 0, warnings: 1 }),
      releases: {
        list: async () => ({ items: [release], total: 1, page: 1, pageSize: 20 }),
        diff: async () => Promise.reject(new Error('not asked')),
        rollBack: async () => Promise.reject(new Error('not asked')),
      },
    }
    show(<VitrineEditor sections={sections} storage={storage} />)
    await canvasSays('First words')
    await page.getByRole('tab', { name: 'Releases' }).click()
    await expect.element(page.getByText('Release 7')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
    await expect.element(page.getByText('A link leads nowhere.').first()).toBeVisible()
    expect(publish).not.toHaveBeenCalled()
    await page.getByRole('button', { name: /Accept/ }).click()
    await expect.poll(() => publish.mock.calls.length).toBe(1)
  })

  test('publishes what is saved, once warnings are accepted', async () => {
    const onPublish = vi.fn()
    show(<VitrineEditor sections={sections} storage={memoryStorage(site)} onPublish={onPublish} />)
    await canvasSays('First words')
    await write('Published words')
    await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
    const accept = page.getByRole('button', { name: /Accept/ })
    await expect.element(accept).toBeVisible()
    expect(onPublish).not.toHaveBeenCalled()
    await accept.click()
    await expect
      .poll(() => onPublish.mock.lastCall?.[0].componentsSettingValues.quote001.props.text)
      .toBe('Published words')
  })
})
