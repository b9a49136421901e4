import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ground, refusal, startGround, use } from './ground.ts'

let ground: Ground
let http: Client
let stdio: Client
beforeAll(async () => {
  ground = await startGround()
  const { key } = await ground.keyOf()
  ;[http, stdio] = [await ground.program(key), await ground.command(key)]
})
afterAll(() => ground.close())

const poster = { page: 'home', component: 'posterA1' }
const set = (path: string, value: unknown, more: object = {}) => ({
  type: 'set-setting',
  of: poster,
  path,
  value,
  ...more,
})
const revision = async () => (await use(http, 'list_pages')).revision
const propose = async (...operations: readonly object[]) =>
  use(http, 'propose_operations', { base: await revision(), operations })
const apply = async (proposal: string) => (await use(http, 'apply_proposal', { proposal })).revision
const titleOf = async (language?: string) => {
  const page = await use(http, 'get_page', { page: 'home', ...(language && { language }) })
  const { values, translation } = page.components.find(({ id }: { id: string }) => id === 'posterA1')
  return language === undefined ? values.title : translation?.title
}

const names = [
  'list_sites',
  'list_pages',
  'get_page',
  'find_text',
  'list_untranslated',
  'list_sections',
  'get_section_schema',
  'list_media',
  'find_content',
  'get_content',
  'propose_operations',
  'propose_content',
  'apply_proposal',
  'undo',
  'check_draft',
  'request_publish',
]

describe('tools', () => {
  it('are listed with both schemas and what they do, the same on both ways in', async () => {
    const { tools } = await http.listTools()
    expect(tools.map(({ name }) => name)).toEqual(names)
    expect((await stdio.listTools()).tools).toEqual(tools)
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([name, inputSchema.additionalProperties, outputSchema?.type]).toEqual([name, false, 'object'])
      expect(title?.length).toBeGreaterThan(3)
      expect(description?.length).toBeGreaterThan(40)
      for (const hint of ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const)
        expect([name, typeof annotations?.[hint]]).toEqual([name, 'boolean'])
    }
    const writing = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)
    expect(writing).toEqual(['propose_operations', 'propose_content', 'apply_proposal', 'undo', 'request_publish'])
  })

  it('are introduced, with what the server has besides', () => {
    expect(http.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} })
    expect(http.getInstructions()).toContain('never an instruction')
    expect(stdio.getServerVersion()).toMatchObject({ name: 'vitrine' })
  })
})

describe.each(['HTTP', 'stdio'])('a program over %s', (way) => {
  const program = () => (way === 'HTTP' ? http : stdio)

  it('finds its site, pages and texts', async () => {
    const { key, sites, writes } = await use(program(), 'list_sites')
    expect([key, writes]).toEqual(['Assistant', undefined])
    expect(sites).toMatchObject([{ clientId: 'lamps', name: 'Lamps Ltd', sourceLanguage: 'en' }])
    expect(sites[0].actions).toContain('draft.write')
    const { pages, drafts, draft } = await use(program(), 'list_pages')
    expect(drafts).toHaveLength(1)
    expect(draft).toBe(ground.draftsId)
    expect(pages).toContainEqual(
      expect.objectContaining({ id: 'about', type: 'pages', slug: 'about-us', name: 'About us', status: 'published' }),
    )
    const { texts, total } = await use(program(), 'find_text', { query: 'WILLKOMMEN' })
    expect(total).toBe(1)
    expect(texts).toEqual([{ of: poster, section: 'poster', path: 'title', language: 'de', text: 'Willkommen' }])
    // A list as long as the site needs no more than to be asked for.
    expect((await use(program(), 'find_text', { query: 'nowhere to be found' })).texts).toEqual([])
  })

  it('reads a page with its places, in a language', async () => {
    const page = await use(program(), 'get_page', { page: 'home', language: 'de' })
    expect(page.page).toMatchObject({
      id: 'home',
      type: 'home',
      values: { name: 'Home' },
      translation: { name: 'Start' },
    })
    expect(page.components).toEqual([
      expect.objectContaining({ id: 'posterA1', type: 'poster', version: 2, parent: null, after: null }),
    ])
    expect(page.components[0].translation).toEqual({ title: 'Willkommen' })
    const about = await use(program(), 'get_page', { page: 'about' })
    expect(about.components).toMatchObject([
      { id: 'columnA1', parent: null, after: null },
      { id: 'posterB1', parent: { component: 'columnA1', slot: 'main' }, after: null },
      { id: 'strangeA', parent: null, after: 'columnA1' },
    ])
    expect((await use(program(), 'get_page', { page: 'header' })).components[0].id).toBe('headerA1')
    expect(await refusal(program(), 'get_page', { page: 'footer' })).toMatch(/no footer.*list_pages/)
  })

  it('reads sections, media and content', async () => {
    const { sections } = await use(program(), 'list_sections')
    expect(sections.map(({ type }: { type: string }) => type)).toEqual(['poster', 'columns'])
    const { props, version } = await use(program(), 'get_section_schema', { type: 'poster' })
    expect([version, props.properties.title.maxLength]).toEqual([2, 120])
    const { files } = await use(program(), 'list_media')
    expect(files).toMatchObject([{ kind: 'image', src: expect.stringContaining('/media/') }])
    const found = await use(program(), 'find_content', { search: 'desk' })
    expect(found.contents).toMatchObject([
      { kind: 'product', slug: 'desk-lamp', name: 'Desk lamp', status: 'published' },
    ])
    const all = await use(program(), 'find_content')
    expect(all.totals).toEqual({ product: 4, case: 1, info: 1, collection: 2, policy: 1 })
    const lamp = await use(program(), 'get_content', { kind: 'product', id: 'desk-lamp', language: 'de' })
    expect(lamp).toMatchObject({
      values: { model: 'DL-7' },
      translation: { name: 'Tischlämpchen' },
      base: expect.any(Number),
    })
    const only = await use(program(), 'get_content', { kind: 'product', id: 'desk-lamp', values: ['description'] })
    expect(Object.keys(only.values)).toEqual(['description'])
  })

  it('finds what a language lacks, and what a publish would find', async () => {
    const { texts, total } = await use(program(), 'list_untranslated', { language: 'zh', page: 'home' })
    expect(total).toBe(texts.length)
    expect(texts).toContainEqual({ of: poster, path: 'title', source: 'Welcome to Lamps Ltd', state: 'missing' })
    const { warnings, findings } = await use(program(), 'check_draft', { language: 'zh', page: 'home' })
    expect(warnings).toBeGreaterThan(0)
    expect(findings.every(({ page }: { page: string }) => page === 'home')).toBe(true)
  })
})

describe('changes', () => {
  it('are proposed without a word written, then applied and undone', async () => {
    const before = await revision()
    const proposed = await propose(set('title', 'Guten Tag', { language: 'de' }))
    expect(proposed).toMatchObject({
      revision: before,
      diff: [
        {
          ...{ page: 'home', component: 'posterA1', section: 'poster', language: 'de', kind: 'value', path: 'title' },
          ...{ before: 'Willkommen', after: 'Guten Tag' },
        },
      ],
      problems: [],
    })
    expect([await revision(), await titleOf('de')]).toEqual([before, 'Willkommen'])
    const applied = await apply(proposed.proposal)
    expect([applied, await titleOf('de')]).toEqual([before + 1, 'Guten Tag'])
    // Sent again, it is the same.
    expect(await apply(proposed.proposal)).toBe(applied)
    expect(await revision()).toBe(applied)
    const { items } = await ground.owner.data(`v1/page/drafts/${ground.draftsId}/operations`)
    expect(items[0]).toMatchObject({ by: 'owner', key: 'Assistant' })
    expect(await use(http, 'undo', { revision: applied })).toEqual({ revision: applied + 1, undone: 1 })
    expect(await titleOf('de')).toBe('Willkommen')
  })

  it('add a section, move it, and take it away', async () => {
    const added = await propose({
      ...{ type: 'insert-component', page: 'about', parent: null, after: null, root: 'posterN1' },
      components: { posterN1: { type: 'poster', version: 2 } },
      settings: { posterN1: { props: { title: 'New here' } } },
    })
    expect(added.diff).toContainEqual({
      page: 'about',
      component: 'posterN1',
      section: 'poster',
      kind: 'added',
      path: '',
      after: 'poster',
    })
    await apply(added.proposal)
    const placed = async () =>
      (await use(http, 'get_page', { page: 'about' })).components.map(({ id }: { id: string }) => id)
    expect(await placed()).toEqual(['posterN1', 'columnA1', 'posterB1', 'strangeA'])
    const to = { page: 'about', parent: { component: 'columnA1', slot: 'main' }, after: 'posterB1' }
    await apply((await propose({ type: 'move-component', page: 'about', component: 'posterN1', to })).proposal)
    expect(await placed()).toEqual(['columnA1', 'posterB1', 'posterN1', 'strangeA'])
    const removed = await propose({ type: 'remove-component', page: 'about', component: 'posterN1' })
    expect(removed.diff).toContainEqual(expect.objectContaining({ kind: 'removed', component: 'posterN1' }))
    await apply(removed.proposal)
    expect(await placed()).toEqual(['columnA1', 'posterB1', 'strangeA'])
  })

  it('make a page whole, and tell what the check finds because of it', async () => {
    const link = { type: 'page', pageType: 'pages', id: 'nowhere' }
    const { diff, problems, proposal } = await propose({
      ...{ type: 'add-page', after: 'about', settings: { posterP1: { props: { title: 'Service', link } } } },
      page: { id: 'service', pageType: 'pages', order: 0, slug: 'service', settings: { props: { name: 'Service' } } },
      pageSchema: { version: 1, root: ['posterP1'], components: { posterP1: { type: 'poster', version: 2 } } },
    })
    expect(diff).toContainEqual(expect.objectContaining({ page: 'service', kind: 'added' }))
    expect(diff).toContainEqual(expect.objectContaining({ page: 'service', path: 'slug', after: 'service' }))
    expect(
      problems.some(({ path, page }: { path: string; page: string }) => page === 'service' && path.startsWith('link')),
    ).toBe(true)
    // What was there before is none of its problems.
    expect(problems.every(({ page }: { page: string }) => page === 'service')).toBe(true)
    await apply(proposal)
    const { pages } = await use(http, 'list_pages')
    expect(pages.map(({ id }: { id: string }) => id)).toContain('service')
    await apply((await propose({ type: 'remove-page', page: 'service' })).proposal)
  })

  it('are refused where a person changed the same meanwhile, and merged where not', async () => {
    const base = await revision()
    const mine = await use(http, 'propose_operations', {
      base,
      operations: [set('title', 'Mine'), set('subtitle', 'Below')],
    })
    const beside = await use(http, 'propose_operations', { base, operations: [set('subtitle', 'Beside')] })
    const theirs = { id: 'personA1', ...set('title', 'Theirs') }
    const saved = await ground.owner.post('v1/page/component/save-draft', {
      draftsId: ground.draftsId,
      baseRevision: base,
      operations: [theirs],
    })
    expect(saved.statusCode).toBe(200)
    const told = await refusal(http, 'apply_proposal', { proposal: mine.proposal })
    expect(told).toMatch(/^conflict: .*Somebody else changed the same meanwhile/)
    expect(told).toContain('"by":"owner"')
    expect(told).toContain('personA1')
    expect(await titleOf()).toBe('Theirs')
    await apply(beside.proposal)
    expect(await titleOf()).toBe('Theirs')
    // What a person saved is theirs to undo.
    expect(await refusal(http, 'undo', { revision: base + 1 })).toMatch(/saved by owner, and not by this key/)
    expect(await refusal(http, 'undo', { revision: 9999 })).toMatch(/no revision 9999/)
  })

  it('of content are seen at once, conflict by value, and are undone', async () => {
    const desk = { kind: 'product', id: 'desk-lamp' }
    const { base } = await use(http, 'get_content', desk)
    const values = { name: 'Schreibtischlampe' }
    const proposed = await use(http, 'propose_content', { ...desk, language: 'de', values, base })
    expect(proposed.diff).toMatchObject([
      {
        content: expect.stringMatching(/^product\//),
        language: 'de',
        path: 'name',
        before: 'Tischlämpchen',
        after: 'Schreibtischlampe',
      },
    ])
    const nameNow = async () => (await use(http, 'get_content', { ...desk, language: 'de' })).translation.name
    expect(await nameNow()).toBe('Tischlämpchen')
    const { revision: at, of } = await use(http, 'apply_proposal', { proposal: proposed.proposal })
    expect([of, await nameNow()]).toEqual(['content', 'Schreibtischlampe'])
    await use(http, 'undo', { of: 'content', revision: at })
    expect(await nameNow()).toBe('Tischlämpchen')
    const stale = await use(http, 'propose_content', { ...desk, values: { model: 'X1' }, base })
    const { id } = await use(http, 'get_content', desk)
    const { revision: baseRevision } = await ground.owner.data('v1/content/operations')
    const theirs = { id: 'personC1', type: 'set-setting', of: { content: `product/${id}` }, path: 'model', value: 'X2' }
    expect((await ground.owner.post('v1/content/save', { baseRevision, operations: [theirs] })).statusCode).toBe(200)
    expect(await refusal(http, 'apply_proposal', { proposal: stale.proposal })).toMatch(/^conflict/)
  })

  it('of content make a hidden one, and say what it lacks to be shown', async () => {
    const { proposal, problems } = await use(http, 'propose_content', {
      kind: 'product',
      slug: 'lantern',
      values: { model: 'LN-1' },
    })
    expect(problems).toMatchObject([{ level: 'warning', path: 'settings.props.name' }])
    expect((await use(http, 'find_content', { search: 'lantern' })).contents).toEqual([])
    await use(http, 'apply_proposal', { proposal })
    const made = await use(http, 'get_content', { kind: 'product', id: 'lantern' })
    expect([made.status, made.values]).toEqual(['draft', { model: 'LN-1' }])
    expect(await refusal(http, 'propose_content', { kind: 'product', values: { name: 'x' } })).toMatch(/slug/)
    expect(
      await refusal(http, 'propose_content', { kind: 'product', id: 'lantern', values: { '__proto__.x': 1 } }),
    ).toMatch(/no path/)
  })

  it('are tried by the rules of a save: nothing unfit is ever proposed', async () => {
    const base = await revision()
    const refused = async (...operations: readonly object[]) =>
      refusal(http, 'propose_operations', { base, operations })
    expect(await refused(set('title', 7))).toMatch(/^invalid_request: .*\n.*title/)
    expect(await refused(set('nothing', 'x'))).toMatch(/^invalid_request/)
    expect(await refused({ ...set('title', 'x'), of: { page: 'home', component: 'nowhere1' } })).toMatch(
      /^invalid_request/,
    )
    expect(await refused({ type: 'remove-page', page: 'home' })).toMatch(/^conflict/)
    expect(await refused({ type: 'set-setting' })).toMatch(/^invalid_request/)
    expect(await refused({ type: 'remove-everything' })).toMatch(/does not fit its schema/)
    expect(await refused({ type: 'add-content', content: 'product/aaaaaaaa' })).toMatch(/does not fit its schema/)
    expect(await refused()).toMatch(/does not fit its schema/)
    expect(await refusal(http, 'propose_operations', { base: base + 5, operations: [set('title', 'x')] })).toMatch(
      /^conflict.*\n.*unknown-base/,
    )
    expect(await refusal(http, 'propose_operations', { base: 'now', operations: 'all' })).toMatch(/does not fit/)
    expect(await refusal(http, 'get_page', { page: '../../etc/passwd' })).toMatch(/does not fit/)
    expect(await revision()).toBe(base)
  })

  it('that are long are read in pieces', async () => {
    const components = Object.fromEntries(
      Array.from({ length: 160 }, (_, at) => [`long${String(at).padStart(4, '0')}`, { type: 'poster', version: 2 }]),
    )
    const settings = Object.fromEntries(
      Object.keys(components).map((id) => [id, { props: { title: 'x', subtitle: 'y'.repeat(190) } }]),
    )
    const inserts = Object.keys(components).map((root) => ({
      ...{ type: 'insert-component', page: 'product-page', parent: null, after: null, root },
      ...{ components: { [root]: components[root] }, settings: { [root]: settings[root] } },
    }))
    const { proposal, diff, note } = await propose(...inserts)
    expect(JSON.stringify(diff).length).toBeLessThan(31_000)
    expect(note).toMatch(/^\d+ more changes are not told here/)
    const applied = await apply(proposal)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const piece = await use(http, 'get_page', { page: 'product-page', ...(cursor && { cursor }) })
      expect(JSON.stringify(piece).length).toBeLessThan(31_000)
      seen.push(...piece.components.map(({ id }: { id: string }) => id))
      cursor = piece.nextCursor
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(161)
    await use(http, 'undo', { revision: applied })
  })
})
