import type { SiteDocument } from '@vitrine/renderer'
import type { LoggedOperation, Operation } from '@vitrine/schemas'
import { expect, test, vi } from 'vitest'
import type { OthersChange, StorageError } from './editor-storage.ts'
import { serviceStorage } from './service-storage.ts'

const operation = (id: string): Operation => ({ id, type: 'remove-page', page: id }) as unknown as Operation
const logged = (revision: number, id: string): LoggedOperation =>
  ({ revision, operation: operation(id), inverse: operation(id), at: '' }) as LoggedOperation

type Answer = { readonly status?: number; readonly body: unknown } | Error

/** A service that answers by its paths, each in turn, and its storage. */
function service(answers: Readonly<Record<string, readonly Answer[]>>) {
  const left = new Map(Object.entries(answers).map(([path, all]) => [path, [...all]]))
  const asked: Request[] = []
  const lines: ReadableStreamDefaultController<Uint8Array>[] = []
  const storage = serviceStorage({
    url: 'https://vitrine.example',
    site: 'demo',
    draft: '7',
    language: 'en',
    async fetch(request) {
      asked.push(request)
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/events'))
        return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void lines.push(controller) }))
      const all = left.get(pathname.replace('/api/site/v1/page/', ''))
      const answer = all && all.length > 1 ? all.shift() : all?.[0]
      if (!answer) throw new Error(`Nobody answers ${pathname}.`)
      if (answer instanceof Error) throw answer
      return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
    },
  })
  const tell = (revision: number, ...ids: readonly string[]) => {
    const data = { revision, operations: ids.map((id) => logged(revision, id)) }
    const text = `id: ${revision}\nevent: operations\ndata: ${JSON.stringify(data)}\n\n`
    for (const line of lines) line.enqueue(new TextEncoder().encode(text))
  }
  return { storage, asked, tell, lines }
}

const draft = (revision: number, loaded: readonly string[] = ['home']) => ({
  body: {
    data: {
      draftsInfo: { id: '7', name: 'Demo', revision, createdAt: '', updatedAt: '' },
      draftsId: '7',
      name: 'Demo',
      revision,
      pagesList: ['home', 'about'].map((id) => ({ id })),
      menuList: [],
      globalConfiguration: {},
      pageSchemaMap: Object.fromEntries(loaded.map((id) => [id, { version: 1, root: [], components: {} }])),
      componentsSettingValues: { ofHome01: { props: {} } },
    },
  },
})
const about = (revision: number) => ({
  body: {
    data: {
      page: { id: 'about' },
      pageSchema: { version: 1, root: ['ofAbout1'], components: {} },
      componentsSettingValues: { ofAbout1: { props: { revision } } },
      revision,
    },
  },
})
const SAVE = 'component/save-draft'
const saved = (revision: number, ...operations: readonly LoggedOperation[]) => ({
  body: { data: { revision, operations } },
})
const refused = (status: number, error: object) => ({ status, body: { error: { message: 'In words.', ...error } } })

const save = (storage: ReturnType<typeof service>['storage'], base: number, ...ids: readonly string[]) =>
  storage.save({ base, operations: ids.map(operation), site: {} as SiteDocument })
const failed = (saving: Promise<unknown>): Promise<StorageError> =>
  saving.then(
    () => expect.fail(),
    (error) => error,
  )

test('a site is loaded with all its pages, all of one revision', async () => {
  const { storage, asked } = service({
    'website-draft/7': [draft(3), draft(4)],
    // Somebody saves while it is read.
    'drafts/7/pages/about': [about(4), about(4)],
  })
  const site = (await storage.load()) as SiteDocument
  expect(site).toMatchObject({ revision: 4, draftsId: '7', name: 'Demo' })
  expect(Object.keys(site.pageSchemaMap)).toEqual(['home', 'about'])
  expect(Object.keys(site.componentsSettingValues)).toEqual(['ofHome01', 'ofAbout1'])
  expect(asked).toHaveLength(4)
  expect(storage.key).toBe('https://vitrine.example/demo/7')
})

test('a save says what others did before it', async () => {
  const { storage, asked } = service({ [SAVE]: [saved(6, logged(5, 'theirs'))] })
  expect(await save(storage, 4, 'mine')).toEqual({ revision: 6, operations: [operation('theirs')] })
  expect(await asked[0]?.json()).toEqual({ draftsId: '7', baseRevision: 4, operations: [operation('mine')] })
})

test('what others did behind a save whose answer was lost comes behind it', async () => {
  const { storage } = service({ [SAVE]: [saved(7, logged(5, 'before'), logged(7, 'after'))] })
  const told: OthersChange[] = []
  const stop = storage.follow?.((others) => told.push(others))
  expect(await save(storage, 4, 'mine')).toEqual({ revision: 6, operations: [operation('before')] })
  expect(told).toEqual([])
  await vi.waitFor(() => expect(told).toEqual([{ revision: 7, operations: [operation('after')] }]))
  stop?.()
})

test('what comes while a save is on its way waits for its answer', async () => {
  const { storage, tell, lines } = service({ [SAVE]: [saved(5)] })
  const told: number[] = []
  const stop = storage.follow?.(({ revision }) => told.push(revision))
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  const saving = save(storage, 4, 'mine')
  tell(5, 'mine')
  tell(6, 'theirs')
  await saving
  expect(told).toEqual([])
  await vi.waitFor(() => expect(told).toEqual([5, 6]))
  stop?.()
})

test.each<[string, Answer, Partial<StorageError>]>([
  [
    'a conflict brings what others did',
    refused(409, { code: 'conflict', details: { revision: 5, clashes: [], operations: [logged(5, 'theirs')] } }),
    { code: 'conflict', others: { revision: 5, operations: [operation('theirs')] } },
  ],
  [
    'a base that is too old has the site loaded anew',
    refused(409, { code: 'conflict', details: { revision: 900, reason: 'unknown-base' } }),
    { code: 'conflict', others: undefined },
  ],
  [
    'the same that is being saved is sent again',
    refused(409, { code: 'conflict', details: { reason: 'taken' } }),
    { code: 'offline' },
  ],
  ['no line', new TypeError('fetch failed'), { code: 'offline' }],
  ['a database that is away', refused(503, { code: 'unavailable' }), { code: 'offline' }],
  ['too often', refused(429, { code: 'too_many_requests' }), { code: 'offline' }],
  ['a disk that is full', refused(507, { code: 'no_space' }), { code: 'refused', message: 'In words.' }],
  ['a right that is not there', refused(403, { code: 'not_allowed' }), { code: 'refused', message: 'In words.' }],
  [
    'a value that does not fit says which',
    refused(422, { code: 'invalid_request', fields: { 'operations.0': 'Too long.' } }),
    { code: 'refused', message: 'Too long.' },
  ],
])('%s', async (_name, answer, expected) => {
  expect(await failed(save(service({ [SAVE]: [answer] }).storage, 4, 'mine'))).toMatchObject(expected)
})
