import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { picture } from '../../../testing/pictures.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers as they come over the wire
type Json = any

onBothEngines('a file in the place of another one', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client
  let tenantId = ''
  let draftsId = ''
  let hall: Json
  let yard: Json
  let paper: Json

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    ;[hall] = (await editor.data('v1/media?q=hall')).items
    yard = (
      await editor.ask('POST', 'v1/media', ...(await sentForm('Yard.png', await picture('png', 700, 400))))
    ).json().data
    paper = (await editor.ask('POST', 'v1/media', ...(await sentForm('p.pdf', Buffer.from('%PDF-1.7'))))).json().data
  })

  const pictureOnHome = async () => {
    const { settings } = await storage.db
      .selectFrom('draft_pages')
      .select('settings')
      .where('tenant_id', '=', tenantId)
      .where('page_id', '=', 'home')
      .executeTakeFirstOrThrow()
    return (JSON.parse(settings) as Json).posterA1.props.picture
  }
  const lamp = async () => {
    const row = await storage.db
      .selectFrom('contents')
      .select(['id', 'settings'])
      .where('tenant_id', '=', tenantId)
      .where('slug', '=', 'desk-lamp')
      .executeTakeFirstOrThrow()
    return { id: row.id, image: (JSON.parse(row.settings) as Json).props.images[0].image }
  }
  const replace = async (body: object, by = editor) => by.post(`v1/media/${hall.id}/replace`, body)
  const kinds = (places: Json) => places.map(({ kind, name }: Json) => `${kind} ${name}`).sort()

  it('is told beforehand, and changes nothing then', async () => {
    const before = await pictureOnHome()
    const told = (await replace({ by: yard.id, dryRun: true })).json().data
    expect(kinds(told.places)).toEqual(['content Desk lamp', 'page Home'])
    expect(told.left).toEqual([])
    expect(told.published).toBeGreaterThan(0)
    expect(told.id).toBeUndefined()
    expect(await pictureOnHome()).toEqual(before)
    expect((await editor.data(`v1/media/${hall.id}`)).replacements).toEqual([])
  })

  it('is a step that the logs show, keeps what the place says, and leaves what is published', async () => {
    const editions = () =>
      storage.db
        .selectFrom('editions')
        .select('document')
        .where('tenant_id', '=', tenantId)
        .orderBy('address')
        .execute()
    const published = await editions()
    const { id: lampId } = await lamp()
    const done = (await replace({ by: yard.id })).json().data
    expect(done.id).toMatch(/^[A-Za-z0-9]{8}$/)
    const { src, width, height, widths } = yard
    expect(await pictureOnHome()).toEqual({ src, alt: 'Our hall', width, height, widths })
    expect((await lamp()).image).toEqual({ src, alt: 'Lamp', width, height, widths })
    expect(await editions()).toEqual(published)
    const log = await editor.data(`v1/page/drafts/${draftsId}/operations?pageSize=10`)
    expect(new Set(log.items.slice(0, 4).map(({ operation }: Json) => operation.path))).toEqual(
      new Set(['picture.src', 'picture.width', 'picture.height', 'picture.widths']),
    )
    const history = await editor.data(`v1/content/product/${lampId}/operations`)
    expect(history.items[0].operation).toMatchObject({ type: 'set-setting', of: { content: `product/${lampId}` } })
    const [noted] = (await editor.data(`v1/media/${hall.id}`)).replacements
    expect(noted).toMatchObject({ id: done.id, by: { id: yard.id, name: 'Yard.png' }, places: 2 })
    expect((await editor.data(`v1/media/${yard.id}`)).usedBy.map(({ kind }: Json) => kind).sort()).toEqual([
      'content',
      'page',
    ])
  })

  it('is undone but where somebody changed the picture since', async () => {
    const [{ id }] = (await editor.data(`v1/media/${hall.id}`)).replacements
    const { id: lampId } = await lamp()
    const { revision } = await editor.data('v1/content/operations')
    const of = { content: `product/${lampId}` }
    const saved = await editor.post('v1/content/save', {
      baseRevision: revision,
      operations: [
        { id: 'aaaaaaa1', type: 'set-setting', of, path: 'images[imageAA1].image.src', value: '/media/own.webp' },
      ],
    })
    expect(saved.statusCode, saved.body).toBe(200)
    const undone = await editor.post(`v1/media/${hall.id}/replacements/${id}/undo`, {})
    expect(undone.statusCode, undone.body).toBe(200)
    expect(kinds(undone.json().data.places)).toEqual(['page Home'])
    expect(kinds(undone.json().data.left)).toEqual(['content Desk lamp'])
    expect(await pictureOnHome()).toEqual({ src: hall.src, alt: 'Our hall' })
    expect((await lamp()).image.src).toBe('/media/own.webp')
    expect((await editor.post(`v1/media/${hall.id}/replacements/${id}/undo`, {})).statusCode).toBe(409)
    expect((await editor.data(`v1/media/${hall.id}`)).replacements[0].undoneAt).toBeTruthy()
  })

  it('keeps an alternative text that was written in between', async () => {
    const { id } = (await replace({ by: yard.id })).json().data
    const { revision } = (await editor.data('v1/page/drafts'))[0]
    const of = { page: 'home', component: 'posterA1' }
    const saved = await editor.post('v1/page/component/save-draft', {
      draftsId,
      baseRevision: revision,
      operations: [{ id: 'aaaaaaa2', type: 'set-setting', of, path: 'picture.alt', value: 'Our yard' }],
    })
    expect(saved.statusCode, saved.body).toBe(200)
    await editor.post(`v1/media/${hall.id}/replacements/${id}/undo`, {})
    expect(await pictureOnHome()).toEqual({ src: hall.src, alt: 'Our yard' })
  })

  it('says everywhere what the file says of itself: its focal point', async () => {
    const changed = await editor.ask(
      'PUT',
      `v1/media/${hall.id}`,
      JSON.stringify({ revision: hall.revision, focalPoint: { x: 20, y: 80 } }),
      { 'content-type': 'application/json' },
    )
    expect(changed.json().data.focalPoint).toEqual({ x: 20, y: 80 })
    const done = (await replace({ by: hall.id })).json().data
    expect(kinds(done.places)).toEqual(['page Home'])
    expect((await pictureOnHome()).focalPoint).toEqual({ x: 20, y: 80 })
    expect((await replace({ by: hall.id })).json().data).toMatchObject({ places: [], left: [] })
  })

  it('is of the same kind, of the same site, and done by who may', async () => {
    expect((await replace({ by: paper.id })).statusCode).toBe(415)
    expect((await replace({ by: '0'.repeat(32) })).statusCode).toBe(404)
    for (const role of ['viewer', 'translator'] as const)
      expect((await replace({ by: yard.id }, await served.memberOf(tenantId, { role }))).statusCode).toBe(403)
    const writer = await served.memberOf(tenantId, { role: 'content-editor' })
    expect((await replace({ by: yard.id }, writer)).statusCode).toBe(200)
  })
})
