import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { asStored } from '../../testing/as-stored.ts'
import { changedSite, edit, posterOf } from '../../testing/changed-site.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { picture } from '../../testing/pictures.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { specs } from '../../testing/specs.ts'
import { storedNames } from '../../testing/stored-names.ts'
import { exportSiteFiles } from '../site-export/export-site.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { listFoundMedia } from './list-found.ts'

const film = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42film', 'latin1')

/** A site with a picture in copies, one that only looks like a copy, a film with a poster, and a paper. */
const site = async (clientId = 'lamps') => {
  const files: Record<string, Buffer> = {
    'media/pages/aisle.webp': await picture('webp', 700, 400),
    'media/pages/aisle-320.webp': await picture('webp', 320, 183),
    'media/pages/aisle-640.webp': await picture('webp', 640, 366),
    'media/pages/aisle.avif': await picture('avif', 700, 400),
    'media/norms/iso.webp': await picture('webp', 64, 48),
    'media/norms/iso-9001.webp': await picture('webp', 65, 48),
    'media/norms/under_score.png': await picture('png'),
    'media/film/works.mp4': film,
    'media/film/0123456789abcdef0123456789abcdef.webp': await picture('webp', 90, 60),
    'media/papers/price-list.pdf': Buffer.from('%PDF-1.7\n'),
  }
  const changed = changedSite(
    {
      'site.json': edit((document) => {
        document.clientId = clientId
      }),
      'media.json': [
        {
          file: 'media/film/works.mp4',
          name: 'Our works.mp4',
          poster: 'media/film/0123456789abcdef0123456789abcdef.webp',
        },
        { file: 'media/papers/price-list.pdf', name: 'Preisliste für Händler.pdf' },
        { file: 'media/norms/iso.webp', name: 'iso.webp', tags: ['Norms'], focalPoint: { x: 10, y: 90 } },
      ],
      'pages/home.json': edit((home) => {
        posterOf(home).props.picture = { src: 'media/pages/aisle.webp', alt: 'An aisle' }
      }),
    },
    Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, async () => bytes])),
  )
  return changed
}

interface Item {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly src: string
  readonly width?: number
  readonly height?: number
  readonly widths?: readonly number[]
  readonly poster?: { readonly src: string }
}

onBothEngines('the library of a site', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client
  let tenantId = ''
  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, await site(), { draftsId: '1', publish: true }))
    served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
  })

  const list = async (question = '', by = editor): Promise<readonly Item[]> =>
    (await by.data(`v1/media?pageSize=100&${question}`)).items
  const named = async (name: string): Promise<Item> => {
    const item = (await list()).find((one) => one.name === name)
    if (!item) throw new Error(`There is no ${name}.`)
    return item
  }
  const brief = ({ name, src, width, height, widths, poster }: Item) => ({ name, src, width, height, widths, poster })

  it('holds what came with the site, by its name, a picture and its copies as one', async () => {
    const items = await list()
    expect(items.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'file Preisliste für Händler.pdf',
      'image aisle.webp',
      'image hall.png',
      'image iso-9001.webp',
      'image iso.webp',
      'image under_score.png',
      'video Our works.mp4',
    ])
    expect(brief(await named('aisle.webp'))).toEqual({
      name: 'aisle.webp',
      src: `/media/${tenantId}/pages/aisle.webp`,
      width: 700,
      height: 400,
      widths: [320, 640],
      poster: undefined,
    })
    expect(await named('Our works.mp4')).toMatchObject({
      src: `/media/${tenantId}/film/works.mp4`,
      poster: { src: `/media/${tenantId}/film/0123456789abcdef0123456789abcdef.webp`, width: 90, height: 60 },
    })
    expect(await named('iso.webp')).toMatchObject({ tags: ['Norms'], focalPoint: { x: 10, y: 90 } })
    expect((await named('Preisliste für Händler.pdf')).src).toBe(`/media/${tenantId}/papers/price-list.pdf`)
  })

  it('tells whose an address is: of a picture, a copy of it, a poster', async () => {
    const at = async (path: string) => (await list(`src=${encodeURIComponent(path)}`)).map(({ name }) => name)
    expect(await at(`/media/${tenantId}/pages/aisle.webp`)).toEqual(['aisle.webp'])
    expect(await at(`/media/${tenantId}/pages/aisle-320.webp`)).toEqual(['aisle.webp'])
    expect(await at(`/media/${tenantId}/film/0123456789abcdef0123456789abcdef.webp`)).toEqual(['Our works.mp4'])
    expect(await at(`/media/${tenantId}/norms/iso.webp?v=2`)).toEqual(['iso.webp'])
    for (const other of [`/media/${tenantId}/pages/aisl`, '/media/7/pages/aisle.webp', 'https://a.example/a.webp', '%'])
      expect(await at(other)).toEqual([])
  })

  it('tells what nothing names: not in a draft, a content or a release, by any of its copies', async () => {
    const unused = await list('unused=true')
    for (const item of await list()) {
      const { usedBy } = await editor.data(`v1/media/${item.id}`)
      expect([item.name, unused.some(({ id }) => id === item.id)]).toEqual([item.name, usedBy.length === 0])
    }
    expect(unused.map(({ name }) => name)).not.toContain('aisle.webp')
  })

  it('keeps what is used, wherever, and takes the rest off the disk', async () => {
    const aisle = await named('aisle.webp')
    const refused = await editor.ask('DELETE', `v1/media/${aisle.id}`)
    expect(refused.statusCode).toBe(409)
    const kinds = refused.json().error.details.usedBy.map(({ kind }: { kind: string }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['page', 'edition']))

    const loose = await named('under_score.png')
    const isThere = async (path: string) => (await storedNames(storage.files.siteMedia)).includes(`${tenantId}/${path}`)
    expect((await editor.data(`v1/media/${loose.id}`)).usedBy).toEqual([])
    expect(await isThere('norms/under_score.png')).toBe(true)
    expect((await editor.ask('DELETE', `v1/media/${loose.id}`)).statusCode).toBe(204)
    expect(await isThere('norms/under_score.png')).toBe(false)
    expect(await isThere('pages/aisle.webp')).toBe(true)
  })

  it('finds a use by a narrower copy, and by the poster of a film', async () => {
    const uses = async (name: string) => (await editor.data(`v1/media/${(await named(name)).id}`)).usedBy
    const settings = (src: string) =>
      storage.db
        .updateTable('contents')
        .set({ settings: asStored({ props: { name: 'Torch', images: [{ id: 'imageAA9', image: { src } }] } }) })
        .where('tenant_id', '=', tenantId)
        .where('slug', '=', 'torch')
        .execute()
    expect(await uses('iso-9001.webp')).toEqual([])
    await settings(`/media/${tenantId}/film/0123456789abcdef0123456789abcdef.webp`)
    expect(await uses('Our works.mp4')).toHaveLength(1)
    await settings(`/media/${tenantId}/pages/aisle-320.webp`)
    expect((await uses('aisle.webp')).map(({ kind }: { kind: string }) => kind)).toContain('content')
    expect(await uses('Our works.mp4')).toEqual([])
  })

  it('goes out and comes in with the names of its files', async () => {
    const files = await exportSiteFiles(storage, tenantId)
    const other = await importSiteFiles(
      storage,
      specs,
      { ...files, documents: { ...files.documents, 'site.json': { clientId: 'lanterns', name: 'Lanterns' } } },
      {},
    )
    const member = await served.memberOf(other.tenantId, { role: 'editor' })
    const plain = (items: readonly Item[], id: string) =>
      items.map((item) => JSON.stringify(brief(item)).replaceAll(`/${id}/`, '/')).sort()
    expect(plain(await list('', member), other.tenantId)).toEqual(plain(await list(), tenantId))
    expect((await exportSiteFiles(storage, other.tenantId)).documents['media.json']).toEqual(
      files.documents['media.json'],
    )
  })

  it('is filled for sites that were there before it held such files', async () => {
    const before = await list()
    await storage.db.deleteFrom('media').where('tenant_id', '=', tenantId).where('kind', '=', 'image').execute()
    expect(await list('kind=image')).toEqual([])
    expect(await listFoundMedia(storage)).toBe(before.filter(({ kind }) => kind === 'image').length)
    expect(await listFoundMedia(storage)).toBe(0)
    expect((await list()).map(brief).sort((a, b) => (a.src < b.src ? -1 : 1))).toEqual(
      before.map(brief).sort((a, b) => (a.src < b.src ? -1 : 1)),
    )
  })
})
