import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { putStream } from '../../platform/files/file-store.ts'
import { changedSite, edit, posterOf } from '../../testing/changed-site.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { arriving } from '../../testing/pictures.ts'
import { sendZip, zipped } from '../../testing/send-zip.ts'
import { type Client, jobWorker, type Served, serve } from '../../testing/serve.ts'
import { exampleSite, png } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { storedNames, unfinishedFiles } from '../../testing/stored-names.ts'
import type { SiteFiles } from '../site-import/files/files.ts'
import { readFiles } from '../site-import/files/files.ts'
import { readZip } from '../site-import/files/read-zip.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { sweepExportedZips } from './export-job.ts'
import { exportSiteFiles } from './export-site.ts'
import { writeSite } from './write-site.ts'

/** Everything that a site may hold. */
const fullSite = () =>
  changedSite(
    {
      'site.json': edit((site) => {
        site.google = { measurementId: 'G-AB12CD34' }
        site.countries = ['DE', 'BR']
      }),
      'footer.json': {
        pageSchema: { version: 1, root: ['footerA1'], components: { footerA1: { type: 'poster', version: 2 } } },
        componentsSettingValues: { footerA1: { props: { title: 'Bye' }, deletePropsPaths: ['subtitle'] } },
      },
      'redirects.json': [{ from: '/old', to: '/pages/about-us', status: 301 }],
      'reply-templates.json': [{ name: 'Price list', texts: { en: 'Dear {{name}}, …' } }],
      'pages/products.json': edit((file) => {
        file.associations = [
          { sourcePageId: 'products-page', targetType: 'collections', targetIds: ['indoor'], order: 2 },
        ]
      }),
      'pages/home.json': edit((home) => {
        posterOf(home).translationMeta = { de: { title: { source: '00', status: 'machine' } } }
      }),
      'content/policy/old.json': { slug: 'old', status: 'archived', settings: { props: { policyType: 'terms' } } },
    },
    { 'media/deep/er/hall.png': async () => png },
  )

/** The documents and media, without what is meant to differ between two sites. */
async function plain({ documents, media = {} }: SiteFiles) {
  const { clientId: _clientId, domains: _domains, ...site } = documents['site.json'] as Record<string, unknown>
  const bytes = Object.entries(media).map(async ([path, read]) => [path, Buffer.from(await read()).toString('hex')])
  return { ...documents, 'site.json': site, media: Object.fromEntries(await Promise.all(bytes)) }
}

onBothEngines('A site as files', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let owner: Client

  beforeEach(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    ;({ tenantId } = await importSiteFiles(storage, specs, fullSite(), { publish: true }))
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })

  const zips = async () => {
    const { exportedZips } = storage.files
    return [...(await storedNames(exportedZips)), ...(await unfinishedFiles(exportedZips))]
  }

  it('comes out as it went in, and in again under another name', async () => {
    const first = await exportSiteFiles(storage, tenantId)
    expect(Object.keys(first.documents)).toContain('content/product/desk-lamp.json')
    expect(first.documents['redirects.json']).toEqual([{ from: '/old', to: '/pages/about-us', status: 301 }])
    expect(first.documents['reply-templates.json']).toEqual([{ name: 'Price list', texts: { en: 'Dear {{name}}, …' } }])
    expect(first.documents['pages/home.json']).toEqual(fullSite().documents['pages/home.json'])
    expect(first.documents['content/product/desk-lamp.json']).toMatchObject({
      settings: { props: { images: [{ image: { src: 'media/hall.png' } }] } },
    })
    expect(Object.keys(first.media ?? {})).toEqual(['media/deep/er/hall.png', 'media/hall.png'])

    const again = await importSiteFiles(storage, specs, first, { clientId: 'lanterns', publish: true })
    const second = await exportSiteFiles(storage, again.tenantId)
    expect(second.documents['site.json']).toMatchObject({ clientId: 'lanterns' })
    expect(await plain(second)).toEqual(await plain(first))
  })

  it('goes through a zip and through a folder', async () => {
    const files = await exportSiteFiles(storage, tenantId)
    const zip = await zipped(files)
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
    await writeFile(join(folder, 'site.zip'), zip)
    const file = await open(join(folder, 'site.zip'))
    expect(await plain(await readZip(file))).toEqual(await plain(files))
    await file.close()
    expect((await zipped(files)).equals(zip)).toBe(true)
    await writeSite(files, join(folder, 'site'))
    expect(await plain(await readFiles(join(folder, 'site')))).toEqual(await plain(files))
    await expect(writeSite(files, join(folder, 'site'))).rejects.toThrow('is not empty')
    await rm(folder, { recursive: true })
  })

  it('brings uploads along', async () => {
    const name = `${'ab'.repeat(16)}.png`
    await putStream(storage.files.uploads, `${tenantId}/${name}`, arriving(png))
    const settings = {
      props: { name: 'Lamp', images: [{ id: 'imageAA1', image: { src: `/media/${tenantId}/${name}` } }] },
    }
    await owner.post('v1/content/product', { slug: 'uploaded', settings })
    const files = await exportSiteFiles(storage, tenantId)
    expect(files.documents['content/product/uploaded.json']).toMatchObject({
      settings: { props: { images: [{ image: { src: `media/${name}` } }] } },
    })
    expect(Buffer.from((await files.media?.[`media/${name}`]?.()) ?? '')).toEqual(png)
  })

  it('is asked for by owners and admins, and for nobody else’s site', async () => {
    const statuses = []
    for (const role of ['owner', 'admin', 'editor', 'translator', 'content-editor', 'viewer'] as const)
      statuses.push((await (await served.memberOf(tenantId, { role })).get('v1/site/export')).statusCode)
    expect(statuses).toEqual([200, 200, 403, 403, 403, 403])
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'))
    expect((await owner.get('v1/site/export', { 'client-id': 'chairs' })).statusCode).toBe(404)
    expect((await owner.get(`v1/site/export?draftsId=${chairs.draftsId}`)).statusCode).toBe(404)
    expect((await served.get('v1/site/export', { 'client-id': 'lamps' })).statusCode).toBe(401)
    const events = await storage.db.selectFrom('audit').select(['action', 'tenant_id']).execute()
    expect(events).toEqual(Array(2).fill({ action: 'site.export', tenant_id: tenantId }))
  })

  it('comes out of the thread of jobs as it does here, and leaves nothing on the disk', async () => {
    const threaded = await serve({ storage, jobWorker })
    const other = await threaded.memberOf(tenantId, { role: 'owner' })
    const [here, there] = await Promise.all([owner, other].map((client) => client.get('v1/site/export')))
    expect([here?.statusCode, there?.statusCode]).toEqual([200, 200])
    expect(there?.rawPayload).toEqual(here?.rawPayload)
    expect(there?.headers['content-length']).toBe(String(here?.rawPayload.length))
    expect((await other.get('v1/site/export?draftsId=999')).statusCode).toBe(404)
    await vi.waitFor(async () => expect(await zips()).toEqual([]))
    await threaded.app.close()
  })

  describe('as a job', () => {
    const ended = (client: Client, id: string) =>
      vi.waitFor(
        async () => {
          const job = await client.data(`v1/jobs/${id}`)
          expect(job.state).toBe('done')
          return job
        },
        { timeout: 10_000 },
      )

    it('is made by one instance and read from another, as a whole and in parts, for a day', async () => {
      const direct = (await owner.get('v1/site/export')).rawPayload
      const threaded = await serve({ storage, jobWorker })
      const first = await threaded.memberOf(tenantId, { role: 'owner' })
      const begun = await first.post('v1/site/exports', {})
      expect(begun.statusCode).toBe(202)
      const { job: id } = begun.json().data
      const job = await ended(first, id)
      expect(job).toMatchObject({ kind: 'export', result: { bytes: direct.length } })
      await threaded.app.close()

      const path = `v1/site/exports/${id}`
      const whole = await owner.get(path)
      expect([whole.statusCode, whole.rawPayload.equals(direct)]).toEqual([200, true])
      expect(whole.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="lamps.zip"',
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
      })
      const part = await owner.get(path, { range: 'bytes=100-199' })
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${direct.length}`])
      expect(part.rawPayload.equals(direct.subarray(100, 200))).toBe(true)
      expect((await owner.get(path, { range: `bytes=${direct.length}-` })).statusCode).toBe(416)

      expect(await sweepExportedZips(storage)).toBe(0)
      expect(await sweepExportedZips(storage, Date.now() + 25 * 60 * 60_000)).toBe(1)
      expect((await owner.get(path)).statusCode).toBe(410)
    }, 180_000)

    it('is for those who may export the site, and for nobody else’s', async () => {
      const { job: id } = (await owner.post('v1/site/exports', {})).json().data
      await ended(owner, id)
      const editor = await served.memberOf(tenantId, { role: 'editor' })
      const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'))
      const stranger = await served.memberOf(chairs.tenantId, { role: 'owner' })
      const statuses = async (client: Client) => [
        (await client.get(`v1/site/exports/${id}`)).statusCode,
        (await client.get(`v1/jobs/${id}`)).statusCode,
      ]
      expect(await statuses(editor)).toEqual([403, 403])
      expect(await statuses(stranger)).toEqual([404, 404])
      expect((await editor.post('v1/site/exports', {})).statusCode).toBe(403)
      const { job: missing } = (await owner.post('v1/site/exports', { draftsId: '999' })).json().data
      await vi.waitFor(async () =>
        expect(await owner.data(`v1/jobs/${missing}`)).toMatchObject({ state: 'failed', error: { code: 'not_found' } }),
      )
      expect((await owner.get(`v1/site/exports/${missing}`)).statusCode).toBe(404)
    })

    it('leaves nothing when it is cancelled', async () => {
      const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
      const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
      const { siteMedia } = storage.files
      const read = async (name: string) => {
        hold()
        await isOver
        return siteMedia.read(name)
      }
      const slow = { ...siteMedia, read }
      const slowly = await serve({ storage: { ...storage, files: { ...storage.files, siteMedia: slow } } })
      const client = await slowly.memberOf(tenantId, { role: 'owner' })
      const { job: id } = (await client.post('v1/site/exports', {})).json().data
      await isHeld
      expect((await client.ask('DELETE', `v1/jobs/${id}`)).json().data).toEqual({ cancelled: true })
      letGo()
      await slowly.app.close()
      expect(await owner.data(`v1/jobs/${id}`)).toMatchObject({ state: 'cancelled' })
      expect(await zips()).toEqual([])
      expect((await owner.get(`v1/site/exports/${id}`)).statusCode).toBe(404)
    })
  })

  describe('sent in', () => {
    const founder = async () => {
      await storage.db.updateTable('accounts').set({ may_add_sites: 1 }).execute()
      return owner
    }
    it('makes a site of who sends it', async () => {
      const exported = await owner.get('v1/site/export')
      expect(exported.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="lamps.zip"',
      })
      const client = await founder()
      const response = await sendZip(client, exported.rawPayload, '?clientId=lanterns&publish=true')
      expect(response.statusCode).toBe(201)
      const { data } = response.json()
      expect(data).toMatchObject({ clientId: 'lanterns', release: expect.any(String) })
      expect(data.warnings).toContainEqual(expect.objectContaining({ message: expect.any(String) }))
      const list = await served.data('v1/page/product/list', { 'client-id': 'lanterns' })
      expect(list.total).toBe(3)
      expect(await client.data('v1/content/product', { 'client-id': data.tenantId })).toMatchObject({ total: 4 })
      expect((await sendZip(client, exported.rawPayload)).json().error.fields).toEqual({
        'site.json · clientId': expect.any(String),
      })
    })

    it('is refused to who may not add sites', async () => {
      expect((await sendZip(owner, await zipped(exampleSite('fresh')))).statusCode).toBe(403)
      expect((await sendZip(served, await zipped(exampleSite('fresh')))).statusCode).toBe(401)
    })

    it.each<[string, Uint8Array, string]>([
      ['what is no zip', Buffer.from('hello'), 'zip'],
      ['a zip without a site', zipSync({ 'a.json': strToU8('{}') }), 'site.json'],
      ['a zip of nothing', zipSync({}), 'site.json'],
      ['a file that is no JSON', zipSync({ 'site.json': strToU8('{') }), 'site.json'],
      [
        'more than a site may hold',
        zipSync(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`b${at}.txt`, new Uint8Array(8_000_000)]))),
        'zip',
      ],
      [
        'more files than a site may have',
        zipSync(Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.txt`, new Uint8Array(0)]))),
        'zip',
      ],
    ])('refuses %s', async (_what, zip, field) => {
      const response = await sendZip(await founder(), zip)
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().error.fields)).toContain(field)
    })

    it('may stand in a folder inside the zip', async () => {
      const { documents } = exampleSite('fresh')
      const packed = Object.entries(documents).map(([path, document]) => [
        `my site/${path}`,
        strToU8(JSON.stringify(document)),
      ])
      const zip = zipSync({ ...Object.fromEntries(packed), 'my site/media/hall.png': png, '__MACOSX/x.json': png })
      expect((await sendZip(await founder(), zip)).statusCode).toBe(201)
    })

    it('gets the same answer from a worker', async () => {
      await founder()
      const byWorker = await (await serve({ storage, jobWorker })).memberOf(tenantId, { role: 'owner' })
      await founder()
      const wrong = changedSite({
        'pages/home.json': edit((home) => {
          posterOf(home).props.colour = 'red'
        }),
      })
      const zips = [
        Buffer.from('hello'),
        zipSync({ 'site.json': strToU8('{"clientId": "lamps",\n  "name" }') }),
        await zipped(wrong),
        await zipped(exampleSite('lamps')),
      ]
      for (const zip of zips) {
        const [here, there] = [await sendZip(owner, zip), await sendZip(byWorker, zip)]
        const { requestId: _here, ...expected } = here.json().error
        expect(there.json().error).toMatchObject(expected)
        expect([here.statusCode, there.statusCode]).toEqual([422, 422])
      }
      const made = (
        await sendZip(
          byWorker,
          await zipped(await exportSiteFiles(storage, tenantId)),
          '?clientId=lanterns&publish=true',
        )
      ).json().data
      expect(made).toMatchObject({ clientId: 'lanterns', release: expect.any(String) })
      expect(await plain(await exportSiteFiles(storage, made.tenantId))).toEqual(
        await plain(await exportSiteFiles(storage, tenantId)),
      )
    })
  })
})
