import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CallError, type Draft, listDraftPages, type PageTemplate, pageTypeTemplates } from '@vitrine/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { draft as sample } from '../../../../model/fixtures/operations.ts'
import { listenForKeys } from '../../commands/index.ts'
import { placementProblem } from '../../placement/placement-problem.ts'
import { openPanel, violations } from '../../testing/open-panel.tsx'
import Pages from './pages.tsx'

const templates: readonly PageTemplate[] = [
  {
    id: 'about',
    pageTypes: ['pages'],
    sections: [
      { type: 'banner', preset: 'none' },
      { type: 'text', preset: 'none' },
      { type: 'unheard-of', preset: 'none' },
    ],
  },
  { id: 'standard', pageTypes: ['products'], sections: [{ type: 'text', preset: 'none' }] },
]
const open = (given: Parameters<typeof openPanel>[1] = {}) =>
  openPanel(Pages, { templates, view: { curPageId: 'home', openPanel: 'pages' }, ...given })
type Opened = Awaited<ReturnType<typeof open>>

const ids = ({ draft }: Opened) => draft().pagesList.map(({ id }) => id)
const page = (opened: Opened, id: string) => opened.draft().pagesList.find((one) => one.id === id)
const pick = async ({ user }: Opened, of: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `More actions for ${of}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {}
})

describe('the list', () => {
  it('shows the pages in their order, with the one that is shown, and opens another one', async () => {
    const opened = await open({ loaded: ['home'] })
    const list = within(screen.getByRole('list', { name: 'Pages' }))
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual(['Home/', 'About/pages/about-us', 'Cases/cases'])
    expect(screen.getByRole('button', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
    await opened.user.click(screen.getByRole('button', { name: 'About' }))
    await waitFor(() => expect(opened.view().curPageId).toBe('about'))
    expect(opened.draft().loaded).toContain('about')
    expect(screen.getByRole('button', { name: 'About' }).getAttribute('aria-current')).toBe('page')
    expect(await violations()).toEqual([])
  })

  it('says which pages visitors see, since when, and what was changed after that', async () => {
    const at = '2026-03-01T10:00:00.000Z'
    const answers = {
      [listDraftPages.path]: () => [
        { id: 'home', status: 'published', createdAt: at, updatedAt: at, publishedAt: '2026-03-02T10:00:00.000Z' },
        { id: 'about', status: 'published', createdAt: at, updatedAt: '2026-03-05T10:00:00.000Z', publishedAt: at },
        { id: 'cases', status: 'draft', createdAt: at, updatedAt: at },
      ],
    }
    await open({ answers })
    const told = await screen.findByText(/^Published: Mar 2, 2026, /)
    expect(told.textContent).not.toContain('Changed')
    expect(screen.getByText(/^Published: Mar 1, 2026, .* Changed: Mar 5, 2026, /)).toBeTruthy()
    expect(screen.getByText(/^Not published yet. Changed: Mar 1, 2026, /)).toBeTruthy()
    expect(await violations()).toEqual([])
  })

  it('moves a page by its menu and by a drag, and says what cannot be moved further', async () => {
    const opened = await open()
    await pick(opened, 'Cases', 'Move up')
    expect(ids(opened)).toEqual(['home', 'cases', 'about'])
    await opened.user.click(screen.getByRole('button', { name: 'More actions for Home' }))
    expect(screen.getByRole('menuitem', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('The home page cannot be removed. A site needs one.')).toBeInstanceOf(HTMLElement)
    await opened.user.keyboard('{Escape}')
    const [home, , about] = screen.getByRole('list', { name: 'Pages' }).children as unknown as HTMLElement[]
    const dataTransfer = { setData: () => {}, effectAllowed: 'all' }
    fireEvent.dragStart(about as HTMLElement, { dataTransfer })
    // Without a layout every row stands at 0, so the pointer is below the middle of each.
    fireEvent.dragOver(home as HTMLElement, { dataTransfer, clientY: 1 })
    fireEvent.drop(home as HTMLElement, { dataTransfer })
    expect(ids(opened)).toEqual(['home', 'about', 'cases'])
  })

  it('names pages in the language that is edited, and shows what others do', async () => {
    const opened = await open()
    opened.look((view) => {
      view.curLanguageEnv = 'de'
    })
    expect(screen.getByRole('button', { name: 'Über uns' })).toBeInstanceOf(HTMLElement)
    const id = 'otherops'
    const add = {
      id,
      type: 'add-page',
      after: 'home',
      page: { id: 'new', pageType: 'pages', slug: 'new', order: 1, settings: { props: { name: 'Of others' } } },
      pageSchema: { version: 1, root: [], components: {} },
      settings: {},
    } as const
    act(() => void opened.editor.merge([{ operation: add, inverse: { id, type: 'remove-page', page: 'new' } }], 8))
    expect(screen.getByRole('button', { name: 'Of others' })).toBeInstanceOf(HTMLElement)
  })
})

describe('deleting', () => {
  it('goes to a neighbour, can be taken back, and offers to lead visitors elsewhere', async () => {
    const opened = await open({
      loaded: ['home'],
      view: { curPageId: 'home' },
      answers: { 'v1/site/redirects': () => ({ id: '5' }), 'v1/site/redirects/{id}': () => ({}) },
    })
    await opened.user.click(screen.getByRole('button', { name: 'About' }))
    await waitFor(() => expect(opened.view().curPageId).toBe('about'))
    await pick(opened, 'About', 'Delete')
    await waitFor(() => expect(ids(opened)).toEqual(['home', 'cases']))
    expect(opened.view().curPageId).toBe('cases')
    await waitFor(() => expect(opened.draft().loaded).toContain('cases'))
    expect(await violations()).toEqual([])
    await opened.user.selectOptions(screen.getByLabelText('Redirect visitors of /pages/about-us to'), 'Cases')
    await opened.user.click(screen.getByRole('button', { name: 'Create redirect' }))
    expect(
      await screen.findByText('Visitors of \u2066/pages/about-us\u2069 are now redirected to \u2066/cases\u2069.'),
    ).toBeInstanceOf(HTMLElement)
    await opened.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(ids(opened)).toEqual(['home', 'about', 'cases'])
    expect(opened.editor.settings('text0001')).toEqual(sample.componentsSettingValues.text0001)
    const written = opened.asked.filter(({ path }) => path !== listDraftPages.path)
    expect(written.map(({ question }) => question)).toEqual([
      { from: '/pages/about-us', to: '/cases', status: 301 },
      { id: '5' },
    ])
  })

  it('of a page that is not here loads it first, and stays where one is; refusals of a redirect are told', async () => {
    const opened = await open({
      loaded: ['home'],
      answers: {
        'v1/site/redirects': () => {
          throw new CallError('conflict', { fields: { from: 'There is one already.' } })
        },
      },
    })
    await pick(opened, 'About', 'Delete')
    await waitFor(() => expect(ids(opened)).toEqual(['home', 'cases']))
    expect(opened.view().curPageId).toBe('home')
    await opened.user.click(screen.getByRole('button', { name: 'Create redirect' }))
    expect((await screen.findByText('There is one already.')).getAttribute('role')).toBe('alert')
    await opened.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/was deleted/)).toBeNull()
  })
})

describe('a new page', () => {
  it('begins with a template, behind the page that is shown, and is shown', async () => {
    const opened = await open()
    await opened.user.click(screen.getByRole('button', { name: 'New page' }))
    expect(await violations()).toEqual([])
    await opened.user.click(screen.getByRole('button', { name: 'Create page' }))
    expect(screen.getByText('Enter a page name.').getAttribute('role')).toBe('alert')
    await opened.user.type(screen.getByLabelText('Page name'), 'Über uns')
    await opened.user.click(screen.getByRole('radio', { name: 'About us' }))
    expect(screen.getByText('Banner · Text')).toBeInstanceOf(HTMLElement)
    await opened.user.click(screen.getByRole('button', { name: 'Create page' }))
    await waitFor(() => expect(opened.draft().pagesList).toHaveLength(4))
    const made = opened.draft().pagesList[1]
    expect(made).toMatchObject({ pageType: 'pages', slug: 'uber-uns', settings: { props: { name: 'Über uns' } } })
    expect(opened.view().curPageId).toBe(made?.id)
    const { root = [], components = {} } = opened.editor.structure({ page: made?.id ?? '' }) ?? {}
    expect(root.map((id) => components[id]?.type)).toEqual(['banner', 'text'])
    expect(screen.getByRole('button', { name: 'Über uns' })).toBeInstanceOf(HTMLElement)
    act(() => opened.editor.undo())
    expect(ids(opened)).toEqual(['home', 'about', 'cases'])
    expect(opened.view().curPageId).not.toBe(made?.id)
  })

  it('may be one of a kind that the site does not have yet, with the template of that kind', async () => {
    const opened = await open()
    await opened.user.click(screen.getByRole('button', { name: 'New page' }))
    const kinds = within(screen.getByLabelText('Page type'))
    expect(kinds.queryByRole('option', { name: 'Project list' })).toBeNull()
    expect(kinds.queryByRole('option', { name: 'Home page' })).toBeNull()
    await opened.user.selectOptions(screen.getByLabelText('Page type'), 'Product list')
    expect((screen.getByRole('radio', { name: 'Standard sections' }) as HTMLInputElement).checked).toBe(true)
    await opened.user.type(screen.getByLabelText('Page name'), 'Products{Enter}')
    await waitFor(() => expect(opened.draft().pagesList).toHaveLength(4))
    expect(opened.draft().pagesList[1]).toMatchObject({ pageType: 'products' })
    expect(opened.draft().pagesList[1]).not.toHaveProperty('slug')
  })

  it('may be a copy of one that is not loaded, in all its languages', async () => {
    const opened = await open({ loaded: ['home'] })
    await pick(opened, 'About', 'Duplicate')
    await waitFor(() => expect(opened.draft().pagesList).toHaveLength(4))
    const copy = opened.draft().pagesList[2]
    expect(copy).toMatchObject({ slug: 'about-us-2', footer: false })
    expect(copy?.settings.editPropsByLangEnvMap).toEqual({ de: { name: 'Über uns 2' } })
    const [text = ''] = opened.editor.structure({ page: copy?.id ?? '' })?.root ?? []
    expect(text).not.toBe('text0001')
    expect(opened.editor.settings(text)).toEqual(sample.componentsSettingValues.text0001)
    await waitFor(() => expect(opened.view().curPageId).toBe(copy?.id))

    await opened.user.click(screen.getByRole('button', { name: 'New page' }))
    await opened.user.type(screen.getByLabelText('Page name'), 'Again')
    await opened.user.click(screen.getByRole('radio', { name: 'Copy of a page' }))
    await opened.user.selectOptions(screen.getByLabelText('Page to copy'), 'Home')
    await opened.user.click(screen.getByRole('button', { name: 'Create page' }))
    await waitFor(() => expect(opened.draft().pagesList).toHaveLength(5))
    const again = opened.draft().pagesList.find(({ slug }) => slug === 'again')
    expect(opened.editor.structure({ page: again?.id ?? '' })?.root).toHaveLength(3)
  })
})

describe('the settings of a page', () => {
  it('are its name in each language, and how it is found', async () => {
    const opened = await open()
    await pick(opened, 'About', 'Page settings')
    expect(screen.getByRole('heading', { level: 2, name: 'About' })).toBeInstanceOf(HTMLElement)
    const name = () => screen.getByLabelText('Name', { exact: true }) as HTMLInputElement
    await opened.user.clear(name())
    await opened.user.type(name(), 'Who we are')
    expect(page(opened, 'about')?.settings.props.name).toBe('Who we are')
    opened.look((view) => {
      view.curLanguageEnv = 'de'
    })
    expect(name().value).toBe('Über uns')
    await opened.user.type(screen.getByLabelText('Page title for search engines'), 'Schrauben seit 1987')
    const map = page(opened, 'about')?.settings.editPropsByLangEnvMap
    expect(map).toEqual({ de: { name: 'Über uns', 'seo.title': 'Schrauben seit 1987' } })
    expect(screen.getByText('bolts.example › pages › about-us')).toBeInstanceOf(HTMLElement)
    expect(screen.getByText('Schrauben seit 1987')).toBeInstanceOf(HTMLElement)
    expect(await violations()).toEqual([])
  })

  it('an address is looked at while it is typed, and counts when it is left', async () => {
    const opened = await open({
      draft: {
        ...sample,
        pagesList: [
          ...sample.pagesList,
          { id: 'contact', pageType: 'pages', slug: 'contact', order: 9, settings: { props: { name: 'Contact' } } },
        ],
        pageSchemaMap: { ...sample.pageSchemaMap, contact: { version: 1, root: [], components: {} } },
      },
      view: { curPageId: 'home', openRecord: { page: 'about' } },
    })
    const address = screen.getByLabelText('Address')
    await opened.user.clear(address)
    await opened.user.type(address, 'contact')
    expect(screen.getByText('Another page already uses the address “contact”. Choose another one.')).toBeInstanceOf(
      HTMLElement,
    )
    expect(address.getAttribute('aria-invalid')).toBe('true')
    await opened.user.type(address, ' Us!')
    expect(screen.getByText(/Use only letters a to z/)).toBeInstanceOf(HTMLElement)
    await opened.user.type(address, '{Backspace}')
    expect(page(opened, 'about')?.slug).toBe('about-us')
    await opened.user.tab()
    expect(page(opened, 'about')?.slug).toBe('contact-us')
    // Escape only leaves a field; what was typed stays, and counts.
    const stop = listenForKeys(document, opened.context)
    await opened.user.type(address, '-now{Escape}')
    stop()
    expect(document.activeElement).toBe(document.body)
    expect(page(opened, 'about')?.slug).toBe('contact-us-now')
  })

  it('its kind, its header and footer can be changed; those of the home page are given', async () => {
    const opened = await open({ view: { curPageId: 'home', openRecord: { page: 'about' } } })
    await opened.user.click(screen.getByLabelText('Show site footer'))
    expect(page(opened, 'about')).not.toHaveProperty('footer')
    await opened.user.click(screen.getByLabelText('Show site header'))
    expect(page(opened, 'about')?.header).toBe(false)
    await opened.user.selectOptions(screen.getByLabelText('Page type'), 'Product detail')
    expect(page(opened, 'about')).toMatchObject({ pageType: 'product' })
    expect(page(opened, 'about')).not.toHaveProperty('slug')
    expect(screen.getByText('/product/…')).toBeInstanceOf(HTMLElement)
    await opened.user.click(screen.getByRole('button', { name: 'Back to pages and menus' }))
    await pick(opened, 'Home', 'Page settings')
    expect((screen.getByLabelText('Page type') as HTMLSelectElement).disabled).toBe(true)
  })

  it('close when somebody deletes the page', async () => {
    const opened = await open({ view: { curPageId: 'home', openRecord: { page: 'about' } } })
    act(() => void opened.editor.dispatch([{ type: 'remove-page', page: 'about' }]))
    expect(screen.getByRole('list', { name: 'Pages' })).toBeInstanceOf(HTMLElement)
  })
})

describe('a page of a kind that a plugin adds', () => {
  const pageTypes = [
    {
      key: 'acme-recipe',
      names: { en: 'Recipe' },
      basePath: '/recipes',
      sections: ['text'],
      startsWith: [{ type: 'text' }],
    },
    { key: 'acme-events', names: { en: 'Events' }, basePath: '/events', single: true },
  ]
  const templates = pageTypeTemplates(pageTypes)
  const recipe = (pageType: string): Draft => ({
    ...sample,
    pagesList: [
      ...sample.pagesList,
      { id: 'pie', pageType, slug: 'recipes/pie', order: 9, settings: { props: { name: 'Pie' } } },
    ],
    pageSchemaMap: { ...sample.pageSchemaMap, pie: { version: 1, root: [], components: {} } },
  })

  it('is offered by its name, begins with what the plugin says, and stands under its base path', async () => {
    const opened = await open({ pageTypes, templates })
    await opened.user.click(screen.getByRole('button', { name: 'New page' }))
    await opened.user.selectOptions(screen.getByLabelText('Page type'), 'Recipe')
    await opened.user.type(screen.getByLabelText('Page name'), 'Apple pie{Enter}')
    await waitFor(() => expect(opened.draft().pagesList).toHaveLength(4))
    const made = opened.draft().pagesList[1]
    expect(made).toMatchObject({ pageType: 'acme-recipe', slug: 'recipes/apple-pie' })
    const { root = [], components = {} } = opened.editor.structure({ page: made?.id ?? '' }) ?? {}
    expect(root.map((id) => components[id]?.type)).toEqual(['text'])
    expect(screen.getByText('/recipes/apple-pie')).toBeInstanceOf(HTMLElement)

    await opened.user.click(screen.getByRole('button', { name: 'New page' }))
    await opened.user.selectOptions(screen.getByLabelText('Page type'), 'Events')
    await opened.user.type(screen.getByLabelText('Page name'), 'Fairs{Enter}')
    await waitFor(() => expect(opened.draft().pagesList).toHaveLength(5))
    expect(opened.draft().pagesList.find(({ slug }) => slug === 'events')).toMatchObject({ pageType: 'acme-events' })
    await opened.user.click(screen.getByRole('button', { name: 'New page' }))
    expect(within(screen.getByLabelText('Page type')).queryByRole('option', { name: 'Events' })).toBeNull()
  })

  it('takes the sections that its kind lists, and keeps its base path when its address is changed', async () => {
    const opened = await open({
      pageTypes,
      draft: recipe('acme-recipe'),
      view: { curPageId: 'home', openRecord: { page: 'pie' } },
    })
    const banner = { root: 'bannerP1', components: { bannerP1: { type: 'banner', version: 1 } }, settings: {} }
    const on = { on: { page: 'pie' }, parent: null }
    expect(placementProblem(opened.editor, on, banner)).toMatchObject({ key: 'problem.nesting.pageType' })
    const refused = opened.editor.dispatch([
      { type: 'insert-component', page: 'pie', parent: null, after: null, ...banner },
    ])
    expect(refused).toMatchObject({ problem: { params: { type: 'banner', pageType: 'acme-recipe' } } })
    const address = screen.getByLabelText('Address')
    await opened.user.clear(address)
    await opened.user.type(address, 'apple-pie')
    await opened.user.tab()
    expect(page(opened, 'pie')?.slug).toBe('recipes/apple-pie')
    await opened.user.selectOptions(screen.getByLabelText('Page type'), 'Page')
    expect(page(opened, 'pie')).toMatchObject({ pageType: 'pages', slug: 'apple-pie' })
    await opened.user.selectOptions(screen.getByLabelText('Page type'), 'Recipe')
    expect(page(opened, 'pie')).toMatchObject({ pageType: 'acme-recipe', slug: 'recipes/apple-pie' })
  })

  it('says that its plugin is gone, and is kept', async () => {
    const opened = await open({
      pageTypes,
      draft: recipe('gone-recipe'),
      view: { curPageId: 'home', openRecord: { page: 'pie' } },
    })
    expect(screen.getByText(/^The page type “gone-recipe” is not installed/)).toBeInstanceOf(HTMLElement)
    expect((screen.getByLabelText('Page type') as HTMLSelectElement).value).toBe('gone-recipe')
    const address = screen.getByLabelText('Address')
    await opened.user.type(address, 's')
    await opened.user.tab()
    expect(page(opened, 'pie')).toMatchObject({ pageType: 'gone-recipe', slug: 'recipes/pies' })
    expect(await violations()).toEqual([])
  })
})

describe('menus', () => {
  it('are no longer told as deleted when the keys have brought them back', async () => {
    const opened = await open()
    await pick(opened, 'the menu Footer menu', 'Delete')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInstanceOf(HTMLElement)
    act(() => void opened.editor.undo())
    expect(screen.queryByText(/was deleted/)).toBeNull()
  })

  it('are added, filled and deleted', async () => {
    const opened = await open()
    await opened.user.click(screen.getByRole('button', { name: 'New menu' }))
    await opened.user.type(screen.getByLabelText('Menu name'), 'Main{Enter}')
    expect(opened.draft().menuList.map(({ id }) => id)).toEqual(['main', 'footer', 'main-2'])
    await opened.user.click(await screen.findByRole('button', { name: 'Add item to Menu items' }))
    await opened.user.type(screen.getByLabelText('Label'), 'Products')
    await opened.user.click(screen.getByRole('heading', { level: 2 }))
    expect(opened.draft().menuList[2]?.settings.props.items).toMatchObject([{ label: 'Products' }])
    expect(await violations()).toEqual([])
    await opened.user.click(screen.getByRole('button', { name: 'Back to pages and menus' }))
    await pick(opened, 'the menu Footer menu', 'Delete')
    expect(opened.draft().menuList.map(({ id }) => id)).toEqual(['main', 'main-2'])
    await opened.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(opened.draft().menuList).toHaveLength(3)
  })
})

describe('what counts for all languages', () => {
  const isSaidAt = (field: HTMLElement) => {
    const told = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
    return told.some((one) => one?.textContent === 'All languages')
  }
  const shared = ['Address', 'Page type', 'Show site header', 'Show site footer']
  const sharedFields = () => shared.map((name) => screen.getByLabelText(name))

  it('is said at each field of a page while another language than the source is edited', async () => {
    const opened = await open({ view: { curPageId: 'home', openRecord: { page: 'about' } } })
    expect(screen.queryByText('All languages')).toBeNull()
    opened.look((view) => {
      view.curLanguageEnv = 'de'
    })
    expect(sharedFields().map(isSaidAt)).toEqual([true, true, true, true])
    expect(isSaidAt(screen.getByLabelText('Name'))).toBe(false)
    expect(await violations()).toEqual([])
    opened.look((view) => {
      view.curLanguageEnv = 'en'
    })
    expect(sharedFields().map(isSaidAt)).toEqual([false, false, false, false])
  })

  it('is said at an address that cannot be changed', async () => {
    await open({ view: { curPageId: 'home', curLanguageEnv: 'de', openRecord: { page: 'home' } } })
    expect(screen.getByText(/^Address:/).textContent).toContain('All languages')
  })

  it('is said at the name and the kind of a new page', async () => {
    const opened = await open({ view: { curLanguageEnv: 'de' } })
    await opened.user.click(screen.getByRole('button', { name: 'New page' }))
    expect(['Page name', 'Page type'].map((name) => isSaidAt(screen.getByLabelText(name)))).toEqual([true, true])
    expect(await violations()).toEqual([])
  })
})
