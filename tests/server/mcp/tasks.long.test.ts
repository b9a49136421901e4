import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ground, startGround, use } from './ground.ts'
import { type Inspector, overHttp, overStdio } from './inspector.ts'

// What people ask assistants for, done with the inspector that the makers of the protocol have, each call a process of its own;
// what came of it is looked at with their SDK.

let ground: Ground
let program: Inspector
let command: Inspector
let reader: Inspector
let german: Inspector
let sdk: Client
beforeAll(async () => {
  ground = await startGround()
  const [url] = ground.urls
  const { key } = await ground.keyOf()
  program = overHttp(url, key)
  command = overStdio(url, key)
  sdk = await ground.program(key)
  reader = overHttp(url, (await ground.keyOf({ name: 'Reader', actions: ['draft.read', 'content.read'] })).key)
  german = overHttp(url, (await ground.keyOf({ name: 'German', languages: ['de'] })).key)
}, 60_000)
afterAll(() => ground.close())

const poster = { page: 'home', component: 'posterA1' }
const set = (path: string, value: unknown, more: object = {}) => ({
  ...{ type: 'set-setting', of: poster, path, value },
  ...more,
})
const base = async (): Promise<number> => (await use(sdk, 'list_pages')).revision
const propose = async (...operations: readonly object[]) =>
  program.tool('propose_operations', { base: await base(), operations })
const apply = async (proposal: string) => (await program.tool('apply_proposal', { proposal })).revision
const titleOf = async (language?: string): Promise<string> => {
  const { components } = await use(sdk, 'get_page', { page: 'home', ...(language && { language }) })
  const found = components.find(({ id }: { id: string }) => id === 'posterA1')
  return language === undefined ? found.values.title : found.translation?.title
}
const idsOn = async (page: string): Promise<readonly string[]> =>
  (await use(sdk, 'get_page', { page })).components.map(({ id }: { id: string }) => id)

/** Each task by what is asked for. */
const tasks: readonly (readonly [asked: string, done: () => Promise<void>])[] = [
  [
    '1 which tools there are, with what they need and answer',
    async () => {
      const { tools } = await program.method('tools/list', '--strict')
      expect(tools).toHaveLength(16)
      expect((await command.method('tools/list')).tools).toEqual(tools)
    },
  ],
  [
    '2 which sites it may work on, and what it may do there',
    async () =>
      expect((await program.tool('list_sites')).sites).toMatchObject([{ clientId: 'lamps', name: 'Lamps Ltd' }]),
  ],
  [
    '3 find a page by its name',
    async () =>
      expect((await command.tool('list_pages')).pages).toContainEqual(
        expect.objectContaining({ id: 'about', slug: 'about-us', name: 'About us' }),
      ),
  ],
  [
    '4 find where a text stands, in whichever language',
    async () =>
      expect((await program.tool('find_text', { query: 'willkommen' })).texts).toEqual([
        { of: poster, section: 'poster', path: 'title', language: 'de', text: 'Willkommen' },
      ]),
  ],
  [
    '5 read a page in a language',
    async () =>
      expect((await program.tool('get_page', { page: 'home', language: 'de' })).components).toMatchObject([
        { id: 'posterA1', translation: { title: 'Willkommen' } },
      ]),
  ],
  [
    '6 read what may be placed, and with which values',
    async () => {
      expect((await program.tool('list_sections')).sections.map(({ type }: { type: string }) => type)).toContain(
        'poster',
      )
      const { props } = await program.tool('get_section_schema', { type: 'poster' })
      expect(props.properties.title.maxLength).toBe(120)
    },
  ],
  ['7 find a picture', async () => expect((await program.tool('list_media')).files).toMatchObject([{ kind: 'image' }])],
  [
    '8 find a product',
    async () =>
      expect((await program.tool('find_content', { search: 'desk' })).contents).toMatchObject([{ slug: 'desk-lamp' }]),
  ],
  [
    '9 read a product in a language',
    async () =>
      expect(await program.tool('get_content', { kind: 'product', id: 'desk-lamp', language: 'de' })).toMatchObject({
        translation: { name: 'Tischlämpchen' },
      }),
  ],
  [
    '10 what is not translated into a language',
    async () =>
      expect((await program.tool('list_untranslated', { language: 'zh', page: 'home' })).texts).toContainEqual(
        expect.objectContaining({ path: 'title', state: 'missing' }),
      ),
  ],
  [
    '11 what a publish would find',
    async () =>
      expect((await program.tool('check_draft', { language: 'zh', page: 'home' })).warnings).toBeGreaterThan(0),
  ],
  [
    '12 propose a change, and write nothing',
    async () => {
      const before = await base()
      const { diff } = await propose(set('title', 'Guten Tag', { language: 'de' }))
      expect(diff).toMatchObject([{ language: 'de', before: 'Willkommen', after: 'Guten Tag' }])
      expect([await base(), await titleOf('de')]).toEqual([before, 'Willkommen'])
    },
  ],
  [
    '13 change a text in one language',
    async () => {
      const english = await titleOf()
      await apply((await propose(set('title', 'Guten Tag', { language: 'de' }))).proposal)
      expect([await titleOf('de'), await titleOf()]).toEqual(['Guten Tag', english])
    },
  ],
  [
    '14 take back what it did',
    async () => {
      expect(await program.tool('undo', { revision: await base() })).toMatchObject({ undone: 1 })
      expect(await titleOf('de')).toBe('Willkommen')
    },
  ],
  [
    '15 add a section',
    async () => {
      const insert = { type: 'insert-component', page: 'about', parent: null, after: null, root: 'posterN1' }
      const settings = { posterN1: { props: { title: 'New here' } } }
      await apply(
        (await propose({ ...insert, components: { posterN1: { type: 'poster', version: 2 } }, settings })).proposal,
      )
      expect((await idsOn('about'))[0]).toBe('posterN1')
    },
  ],
  [
    '16 move a section into another one',
    async () => {
      const to = { page: 'about', parent: { component: 'columnA1', slot: 'main' }, after: 'posterB1' }
      await apply((await propose({ type: 'move-component', page: 'about', component: 'posterN1', to })).proposal)
      expect((await idsOn('about')).slice(0, 3)).toEqual(['columnA1', 'posterB1', 'posterN1'])
    },
  ],
  [
    '17 remove a section',
    async () => {
      await apply((await propose({ type: 'remove-component', page: 'about', component: 'posterN1' })).proposal)
      expect(await idsOn('about')).not.toContain('posterN1')
    },
  ],
  [
    '18 make a page, and hear what is wrong with it',
    async () => {
      const link = { type: 'page', pageType: 'pages', id: 'nowhere' }
      const { problems, proposal } = await propose({
        ...{ type: 'add-page', after: 'about', settings: { posterP1: { props: { title: 'Service', link } } } },
        page: { id: 'service', pageType: 'pages', order: 0, slug: 'service', settings: { props: { name: 'Service' } } },
        pageSchema: { version: 1, root: ['posterP1'], components: { posterP1: { type: 'poster', version: 2 } } },
      })
      expect(problems).toContainEqual(
        expect.objectContaining({ page: 'service', path: expect.stringMatching(/^link/) }),
      )
      await apply(proposal)
      expect(await idsOn('service')).toEqual(['posterP1'])
    },
  ],
  [
    '19 be refused what does not fit a schema',
    async () => {
      const before = await base()
      const refused = (operation: object) =>
        program.refused('propose_operations', { base: before, operations: [operation] })
      expect(await refused(set('title', 7))).toMatch(/^invalid_request/)
      expect(await refused({ type: 'remove-everything' })).toMatch(/does not fit its schema/)
      expect(await base()).toBe(before)
    },
  ],
  [
    '20 hear that a person changed the same meanwhile',
    async () => {
      const { proposal } = await propose(set('title', 'Mine'))
      const saved = await ground.owner.post('v1/page/component/save-draft', {
        draftsId: ground.draftsId,
        baseRevision: await base(),
        operations: [{ id: 'personA1', ...set('title', 'Theirs') }],
      })
      expect(saved.statusCode).toBe(200)
      expect(await program.refused('apply_proposal', { proposal })).toMatch(/^conflict/)
      expect(await titleOf()).toBe('Theirs')
    },
  ],
  [
    '21 translate a product',
    async () => {
      const lamp = { kind: 'product', id: 'desk-lamp', language: 'de' }
      const { base: at } = await program.tool('get_content', lamp)
      const { proposal } = await program.tool('propose_content', { ...lamp, values: { name: 'Lampe' }, base: at })
      await program.tool('apply_proposal', { proposal })
      expect((await program.tool('get_content', lamp)).translation.name).toBe('Lampe')
    },
  ],
  [
    '22 ask people to publish, and publish nothing',
    async () => {
      const asked = await program.tool('request_publish', { note: 'The new page' })
      expect(asked).toMatchObject({ state: 'open', note: expect.stringMatching(/^Nothing is published/) })
      expect(await ground.owner.data('v1/site/publish-requests')).toMatchObject([{ id: asked.request, state: 'open' }])
    },
  ],
  [
    '23 change nothing with a key that may only look',
    async () => {
      const before = await base()
      expect((await reader.method('tools/list')).tools.map(({ name }: { name: string }) => name)).not.toContain(
        'propose_operations',
      )
      await expect(
        reader.refused('propose_operations', { base: before, operations: [set('title', 'No')] }),
      ).rejects.toThrow(/propose_operations/)
      expect([await base(), await titleOf()]).toEqual([before, 'Theirs'])
    },
  ],
  [
    '24 write one language alone with a key for it',
    async () => {
      const refused = await german.refused('propose_operations', {
        base: await base(),
        operations: [set('title', 'No')],
      })
      expect(refused).toMatch(/^not_allowed/)
      const operations = [set('title', 'Hallo', { language: 'de' })]
      const { proposal } = await german.tool('propose_operations', { base: await base(), operations })
      await german.tool('apply_proposal', { proposal })
      expect([await titleOf('de'), await titleOf()]).toEqual(['Hallo', 'Theirs'])
    },
  ],
  [
    '25 begin with a prompt, and read what stands at an address',
    async () => {
      const { prompts } = await program.method('prompts/list')
      expect(prompts.map(({ name }: { name: string }) => name)).toEqual([
        'translate-missing',
        'page-from-text',
        'review-page',
      ])
      const prompt = await program.method(
        'prompts/get',
        '--prompt-name',
        'translate-missing',
        '--prompt-args',
        'language=zh',
      )
      expect(JSON.stringify(prompt.messages)).toContain('zh')
      const { resources } = await program.method('resources/list')
      const uri = resources.find(({ uri: one }: { uri: string }) => one.endsWith('/theme')).uri
      expect((await program.method('resources/read', '--uri', uri)).contents[0].text).toContain('primary')
    },
  ],
]

it.each(tasks)('%s', { timeout: 60_000 }, async (_asked, done) => done())
