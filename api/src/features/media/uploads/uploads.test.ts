import { limits } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { sweepMedia } from '../../../sweep-media.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { storedNames } from '../../../testing/stored-names.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const PIECE = limits.uploadPiece
/** A film of some bytes, each different from those around it. */
const film = (bytes: number): Buffer => {
  const all = Buffer.alloc(bytes)
  for (let at = 0; at < bytes; at += 1) all[at] = (at * 31) % 251
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42film', 'latin1').copy(all)
  return all
}

onBothEngines('uploads in pieces', (engine) => {
  let storage: Storage
  let editor: Client
  let colleague: Client
  let viewer: Client
  let tenantId = ''
  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    const served: Served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    colleague = await served.memberOf(tenantId, { role: 'editor' })
    viewer = await served.memberOf(tenantId, { role: 'viewer' })
  })

  const whole = film(2 * PIECE + 500)
  const file = { name: 'Works.mp4', bytes: whole.length, modifiedAt: 1_700_000_000_000 }
  const start = async (by = editor, more = {}) => by.post('v1/media/uploads', { ...file, ...more })
  const piece = (id: string, from: number, bytes: Uint8Array, by = editor) =>
    by.ask('PUT', `v1/media/uploads/${id}?from=${from}`, bytes as unknown as string, {
      'content-type': 'application/octet-stream',
    })
  const pieces = () => storedNames(storage.files.uploadPieces)

  it('come together whatever is lost on the way, and start where they ended', async () => {
    const { id } = (await start()).json().data
    expect((await piece(id, 0, whole.subarray(0, PIECE))).json().data.from).toBe(PIECE)
    // Its answer was lost, so it comes again.
    const again = await piece(id, 0, whole.subarray(0, PIECE))
    expect([again.statusCode, again.json().error.details.from]).toEqual([409, PIECE])
    // The page was loaded again, and the same file was chosen.
    expect((await start()).json().data).toMatchObject({ id, from: PIECE })
    expect((await editor.data('v1/media/uploads'))[0]).toMatchObject({ id, name: 'Works.mp4', from: PIECE })
    expect(await colleague.data('v1/media/uploads')).toEqual([])
    const early = await editor.post(`v1/media/uploads/${id}`, {})
    expect([early.statusCode, early.json().error.details.from]).toEqual([409, PIECE])
    await piece(id, PIECE, whole.subarray(PIECE, 2 * PIECE))
    await piece(id, 2 * PIECE, whole.subarray(2 * PIECE))
    const done = await editor.post(`v1/media/uploads/${id}`, { duplicates: 'refuse' })
    expect(done.statusCode, done.body).toBe(201)
    expect(done.json().data).toMatchObject({ kind: 'video', name: 'Works.mp4', bytes: whole.length })
    const [, name = ''] = /\/media\/(.+)/.exec(done.json().data.src) ?? []
    const stored = await storage.files.uploads.read(name)
    expect(Buffer.concat((await stored?.stream.toArray()) ?? []).equals(whole)).toBe(true)
    expect(await pieces()).toEqual([])
    expect(await editor.data('v1/media/uploads')).toEqual([])
  })

  it('say at the end that the library has the file, and can be kept all the same', async () => {
    const { id } = (await start(editor, { name: 'Again.mp4' })).json().data
    for (let from = 0; from < whole.length; from += PIECE) await piece(id, from, whole.subarray(from, from + PIECE))
    const refused = await editor.post(`v1/media/uploads/${id}`, { duplicates: 'refuse' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.details.media).toMatchObject({ name: 'Works.mp4' })
    expect((await editor.post(`v1/media/uploads/${id}`, {})).statusCode).toBe(201)
    expect((await editor.post(`v1/media/uploads/${id}`, {})).statusCode).toBe(404)
  })

  it('refuse what no library takes at their first piece, and pieces of a wrong size', async () => {
    const { id } = (await start(editor, { name: 'page.mp4', bytes: PIECE })).json().data
    const page = Buffer.concat([Buffer.from('<!doctype html>'), Buffer.alloc(PIECE - 15)])
    expect((await piece(id, 0, page)).statusCode).toBe(415)
    expect((await piece(id, 0, whole.subarray(0, 1000))).statusCode).toBe(422)
    expect((await piece(id, 0, film(PIECE + 1))).statusCode).toBe(413)
    const paper = (await start(editor, { name: 'large.pdf', bytes: limits.file + 1 })).json().data
    const head = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(PIECE - 9)])
    expect((await piece(paper.id, 0, head)).statusCode).toBe(413)
    expect((await start(editor, { bytes: limits.video + 1 })).statusCode).toBe(422)
    expect(
      (await editor.ask('PUT', `v1/media/uploads/${id}?from=0`, '{}', { 'content-type': 'application/json' }))
        .statusCode,
    ).toBe(415)
  })

  it('are their members’ own', async () => {
    const { id } = (await start(editor, { name: 'mine.mp4' })).json().data
    expect((await piece(id, 0, whole.subarray(0, PIECE), colleague)).statusCode).toBe(404)
    expect((await colleague.ask('DELETE', `v1/media/uploads/${id}`)).statusCode).toBe(404)
    expect((await start(viewer)).statusCode).toBe(403)
    await piece(id, 0, whole.subarray(0, PIECE))
    expect((await editor.ask('DELETE', `v1/media/uploads/${id}`)).statusCode).toBe(204)
    expect((await pieces()).filter((name) => name.includes(id))).toEqual([])
  })

  it('are kept for a day', async () => {
    const { id } = (await start(editor, { name: 'slow.mp4' })).json().data
    await piece(id, 0, whole.subarray(0, PIECE))
    await sweepMedia(storage, new Date(Date.now() + 23 * 3_600_000))
    expect((await start(editor, { name: 'slow.mp4' })).json().data).toMatchObject({ id, from: PIECE })
    await sweepMedia(storage, new Date(Date.now() + 25 * 3_600_000))
    expect((await piece(id, PIECE, whole.subarray(PIECE, 2 * PIECE))).statusCode).toBe(404)
    expect((await pieces()).filter((name) => name.includes(id))).toEqual([])
  })

  it('leave nothing behind when their row is gone', async () => {
    const { id } = (await start(editor, { name: 'orphan.mp4' })).json().data
    await piece(id, 0, whole.subarray(0, PIECE))
    await storage.db.deleteFrom('media_uploads').where('id', '=', id).execute()
    await sweepMedia(storage, new Date(Date.now() + 11 * 60_000))
    expect((await pieces()).filter((name) => name.includes(id))).toEqual([])
  })
})
