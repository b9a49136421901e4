import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { sweepMedia } from '../../sweep-media.ts'
import { asStored } from '../../testing/as-stored.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { picture } from '../../testing/pictures.ts'
import { sentForm } from '../../testing/sent-form.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { storedNames } from '../../testing/stored-names.ts'
import { startSession } from '../accounts/sessions.queries.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { hashKeptMedia } from './hash-media.queries.ts'

const film = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42film', 'latin1')

onBothEngines('uploads of members', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client
  let viewer: Client
  let other: Client
  let tenantId = ''
  let accountId = ''
  beforeAll(async () => {
    storage = await engine.open()
    const lamps = await importSiteFiles(storage, specs, exampleSite(), {})
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs Ltd'), {})
    tenantId = lamps.tenantId
    served = await serve({ storage })
    const member = await served.memberOf(tenantId, { role: 'editor' })
    editor = member
    accountId = member.accountId
    viewer = await served.memberOf(tenantId, { role: 'viewer' })
    other = await served.memberOf(chairs.tenantId, { role: 'owner' })
  })

  const send = async (by: Client, path: string, name: string, bytes: Uint8Array) =>
    by.ask('POST', path, ...(await sentForm(name, bytes)))
  const upload = async (name: string, bytes: Uint8Array, by = editor) => send(by, 'v1/media', name, bytes)
  const filesOn = async () =>
    (await storedNames(storage.files.uploads)).map((stored) => stored.slice(stored.indexOf('/') + 1))

  it('a picture is told as an image prop takes it', async () => {
    const answer = await upload('../Our hall.PNG', await picture('png', 700, 400))
    expect(answer.statusCode, answer.body).toBe(201)
    const { data } = answer.json()
    expect(data).toMatchObject({
      kind: 'image',
      name: 'Our hall.png',
      type: 'image/png',
      width: 700,
      height: 400,
      widths: [320, 640],
      isAnimated: false,
      src: `/media/${tenantId}/${data.id}.webp`,
    })
    const stored = (await filesOn()).filter((name) => name.startsWith(data.id)).sort()
    expect(stored).toEqual(
      ['.avif', '.webp', '-320.avif', '-320.webp', '-640.avif', '-640.webp'].map((end) => `${data.id}${end}`).sort(),
    )
  })

  it('lists what there is, by kind and words, for members of the site only', async () => {
    await upload('Möbelhalle im Herbst.pdf', Buffer.from('%PDF-1.7\n'))
    const found = await viewer.data('v1/media?q=herbst%20mobel')
    expect(found).toMatchObject({ total: 1, page: 1, pageSize: 24, items: [{ name: 'Möbelhalle im Herbst.pdf' }] })
    expect(found.items[0].src).toBe(`/preview/${tenantId}/${found.items[0].id}.pdf`)
    expect((await viewer.data('v1/media?kind=file')).items.map(({ kind }: { kind: string }) => kind)).toEqual(['file'])
    expect(await viewer.data('v1/media?q=nothing')).toMatchObject({ total: 0, items: [] })
    expect((await other.data('v1/media')).items.map(({ name }: { name: string }) => name)).toEqual(['hall.png'])
    expect((await served.get('v1/media')).statusCode).toBe(401)
    const { id } = found.items[0]
    expect((await other.get(`v1/media/${id}`)).statusCode).toBe(404)
    expect((await other.ask('DELETE', `v1/media/${id}`)).statusCode).toBe(404)
    expect((await viewer.ask('DELETE', `v1/media/${id}`)).statusCode).toBe(403)
    expect((await viewer.get(`v1/media/${id}`)).statusCode).toBe(200)
  })

  it('is named and tagged, also several at once, and nobody writes over somebody else', async () => {
    const one = (await upload('Halle.pdf', Buffer.from('%PDF-1.7 a'))).json().data
    const two = (await upload('Hof.pdf', Buffer.from('%PDF-1.7 b'))).json().data
    expect(one).toMatchObject({ tags: [], revision: 0 })
    const put = (by: Client, id: string, body: object) =>
      by.ask('PUT', `v1/media/${id}`, JSON.stringify(body), { 'content-type': 'application/json' })
    const changed = await put(editor, one.id, { revision: 0, name: 'Our hall 2.5', tags: ['Fair', ' fair ', 'Hall'] })
    expect(changed.json().data).toMatchObject({ name: 'Our hall 2.5.pdf', tags: ['Fair', 'Hall'], revision: 1 })
    const late = await put(editor, one.id, { revision: 0, name: 'Late' })
    expect(late.statusCode).toBe(409)
    expect(late.json().error.details.media).toMatchObject({ name: 'Our hall 2.5.pdf', revision: 1 })
    expect((await put(viewer, one.id, { revision: 1, name: 'x' })).statusCode).toBe(403)
    expect((await put(other, one.id, { revision: 1, name: 'x' })).statusCode).toBe(404)

    const tagged = await editor.post('v1/media/tags', { ids: [one.id, two.id], add: ['Yard'], remove: ['FAIR'] })
    expect(tagged.json().data).toEqual({ changed: 2 })
    expect((await editor.data(`v1/media/${one.id}`)).tags).toEqual(['Hall', 'Yard'])
    const found = async (question: string) =>
      (await viewer.data(`v1/media?${question}`)).items.map(({ name }: { name: string }) => name).sort()
    expect(await found('tag=Yard')).toEqual(['Hof.pdf', 'Our hall 2.5.pdf'])
    expect(await found('q=yard%20hof')).toEqual(['Hof.pdf'])
    const summary = await viewer.data('v1/media/summary')
    expect(summary.tags).toEqual([
      { tag: 'Hall', files: 1 },
      { tag: 'Yard', files: 2 },
    ])
    expect(summary.kinds.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['file', 'image'])
    const { sum } = await storage.db
      .selectFrom('media')
      .where('tenant_id', '=', tenantId)
      .select(({ fn }) => fn.sum('bytes').as('sum'))
      .executeTakeFirstOrThrow()
    expect(summary.kinds.reduce((all: number, { bytes }: { bytes: number }) => all + bytes, 0)).toBe(Number(sum))
  })

  it('refuses in words, and keeps nothing', async () => {
    const before = await filesOn()
    const svg = await upload('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([svg.statusCode, svg.json().error.code]).toEqual([415, 'wrong_type'])
    expect(svg.json().error.fields.file).not.toBe('')
    expect((await upload('a.png', (await picture('png')).subarray(0, 60))).statusCode).toBe(422)
    expect((await upload('a.png', await picture('png'), viewer)).statusCode).toBe(403)
    expect((await editor.post('v1/media', {})).statusCode).toBe(415)
    expect((await send(editor, `v1/media/${'0'.repeat(32)}/poster`, 'a.png', await picture('png'))).statusCode).toBe(
      404,
    )
    expect(await filesOn()).toEqual(before)
  })

  it('a film takes a poster, and another one in its place', async () => {
    const { data } = (await upload('Works.mp4', film)).json()
    expect(data).toMatchObject({ kind: 'video', type: 'video/mp4', src: `/media/${tenantId}/${data.id}.mp4` })
    const poster = async (width: number) =>
      send(editor, `v1/media/${data.id}/poster`, 'poster.jpg', await picture('jpeg', width, 90))
    const first = (await poster(160)).json().data.poster
    expect(first).toMatchObject({ width: 160, height: 90, widths: [] })
    const second = (await poster(400)).json().data.poster
    expect(second).toMatchObject({ width: 400, widths: [320] })
    const names = await filesOn()
    expect(names).toContain(second.src.split('/').at(-1))
    expect(names).not.toContain(first.src.split('/').at(-1))
    expect((await send(editor, `v1/media/${data.id}/poster`, 'poster.mp4', film)).statusCode).toBe(415)
  })

  it('is not removed while it is used, unless that is meant', async () => {
    const { data } = (await upload('lamp.png', await picture('png'))).json()
    const row = storage.db
      .selectFrom('contents')
      .select(['id', 'settings'])
      .where('tenant_id', '=', tenantId)
      .where('slug', '=', 'torch')
    const torch = await row.executeTakeFirstOrThrow()
    const settings = JSON.parse(torch.settings)
    settings.props.images = [{ id: 'imageAA9', image: { src: data.src } }]
    await storage.db
      .updateTable('contents')
      .set({ settings: asStored(settings) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', torch.id)
      .execute()
    const places = [{ kind: 'content', id: torch.id, content: 'product', name: settings.props.name }]
    expect((await viewer.data(`v1/media/${data.id}`)).usedBy).toEqual(places)
    const refused = await editor.ask('DELETE', `v1/media/${data.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.details).toEqual({ usedBy: places })
    expect((await editor.ask('DELETE', `v1/media/${data.id}?force=true`)).statusCode).toBe(204)
    expect((await viewer.get(`v1/media/${data.id}`)).statusCode).toBe(404)
    expect((await filesOn()).filter((name) => name.startsWith(data.id))).toEqual([])
  })

  it('is not stored twice where somebody asks for that, and is found where it was', async () => {
    const bytes = await picture('png', 33, 44)
    const first = (await upload('One.png', bytes)).json().data
    const before = await filesOn()
    const again = await send(editor, 'v1/media?duplicates=refuse', 'Two.png', bytes)
    expect(again.statusCode).toBe(409)
    expect(again.json().error.details).toMatchObject({ reason: 'duplicate', media: { id: first.id, name: 'One.png' } })
    expect(await filesOn()).toEqual(before)
    const second = (await upload('Two.png', bytes)).json().data
    const twins = (await viewer.data('v1/media?duplicates=true')).items.map(({ id }: { id: string }) => id)
    expect(twins.sort()).toEqual([first.id, second.id].sort())
    expect((await viewer.data('v1/media/summary')).duplicates).toBe(2)
    // Of another site nothing is told.
    expect((await send(other, 'v1/media?duplicates=refuse', 'Two.png', bytes)).statusCode).toBe(201)
  })

  it('tells what is there twice of files that were there before anybody looked', async () => {
    const one = (await upload('a.pdf', Buffer.from('%PDF-1.7 same'))).json().data
    const two = (await upload('b.pdf', Buffer.from('%PDF-1.7 same'))).json().data
    const old = (await upload('old.png', await picture('png', 21, 21))).json().data
    const ids = [one.id, two.id, old.id]
    await storage.db.updateTable('media').set({ sha256: null }).where('id', 'in', ids).execute()
    while ((await hashKeptMedia(storage)) > 0);
    const twins = (await viewer.data('v1/media?duplicates=true&kind=file')).items.map(({ id }: { id: string }) => id)
    expect(twins.sort()).toEqual([one.id, two.id].sort())
    const { sha256 } = await storage.db
      .selectFrom('media')
      .select('sha256')
      .where('id', '=', old.id)
      .executeTakeFirstOrThrow()
    expect(sha256).toBe('')
  })

  it('a part of a picture becomes a picture of its own', async () => {
    const { data } = (await upload('Hall.png', await picture('png', 700, 400))).json()
    const crop = { left: 350, top: 100, width: 340, height: 200 }
    const made = await editor.post(`v1/media/${data.id}/crop`, crop)
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json().data).toMatchObject({
      kind: 'image',
      name: 'Hall 340×200.webp',
      type: 'image/webp',
      width: 340,
      height: 200,
      widths: [320],
    })
    // The right half of the picture is bright.
    const [, name = ''] = /\/media\/(.+)/.exec(made.json().data.src) ?? []
    const stored = await storage.files.uploads.onDisk(name)
    const { channels } = await sharp(stored?.path).stats()
    await stored?.release()
    expect(channels[0]?.mean).toBeGreaterThan(200)
    expect((await editor.post(`v1/media/${data.id}/crop`, { ...crop, width: 400 })).json().error.fields.width).toMatch(
      /350/,
    )
    expect((await viewer.post(`v1/media/${data.id}/crop`, crop)).statusCode).toBe(403)
    const paper = (await upload('c.pdf', Buffer.from('%PDF-1.7 c'))).json().data
    expect((await editor.post(`v1/media/${paper.id}/crop`, crop)).statusCode).toBe(415)
  })

  it('what has a row outlives a sweep, with its poster', async () => {
    const kept = await filesOn()
    const { data } = (await upload('gone.png', await picture('png'))).json()
    await storage.db.deleteFrom('media').where('tenant_id', '=', tenantId).where('id', '=', data.id).execute()
    expect(await sweepMedia(storage, new Date(Date.now() + 9 * 60_000))).toEqual({ temporary: 0, files: 0 })
    expect(await sweepMedia(storage, new Date(Date.now() + 11 * 60_000))).toEqual({ temporary: 0, files: 2 })
    expect((await filesOn()).sort()).toEqual(kept.sort())
  })

  it('a sender hears why a large upload is refused, and the line is free again', async () => {
    const cookie = `vitrine_session=${await startSession(storage.db, accountId, 'a test')}`
    const origin = await served.app.listen({ host: '127.0.0.1', port: 0 })
    const data = new FormData()
    const page = Buffer.concat([Buffer.from('<!doctype html>'), Buffer.alloc(5_000_000)])
    for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) data.append('file', new File([page], name))
    const headers = { cookie, 'client-id': tenantId }
    const answer = await fetch(`${origin}/api/site/v1/media`, { method: 'POST', body: data, headers })
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ error: { code: 'wrong_type' } })
    const after = await fetch(`${origin}/api/site/v1/media`, { headers })
    expect(after.status).toBe(200)
    await served.app.close()
  })
})
