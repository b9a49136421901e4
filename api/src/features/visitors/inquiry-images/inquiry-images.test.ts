import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { padded, picture } from '../../../testing/pictures.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { storedNames } from '../../../testing/stored-names.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const MIB2 = 2 * 1024 * 1024
const inquiry = { name: 'Bo', email: 'bo@a.example', whatsappPhone: '12345', message: 'See the pictures' }

/** A form with files, as a browser sends it. */
async function formOf(files: readonly Uint8Array[]): Promise<[body: string, headers: Record<string, string>]> {
  const data = new FormData()
  for (const [at, bytes] of files.entries())
    data.append('uploadImages', new File([new Uint8Array(bytes)], `../../${at}.svg`, { type: 'image/svg+xml' }))
  const { headers, body } = new Request('http://form.invalid', { method: 'POST', body: data })
  const sent = Buffer.from(await new Response(body).arrayBuffer())
  return [sent as unknown as string, { 'content-type': headers.get('content-type') as string }]
}

onBothEngines('Images of inquiries', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client
  let viewer: Client
  let other: Client
  let small: Buffer
  beforeAll(async () => {
    storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), {})
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})
    served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    viewer = await served.memberOf(tenantId, { role: 'viewer' })
    other = await served.memberOf(chairs.tenantId, { role: 'owner' })
    small = await picture('jpeg', 40, 30, (image) => image.withExif({ IFD0: { Copyright: 'Haiyan, my home' } }))
  })
  const visitor = { 'client-id': 'lamps' }
  const upload = async (...files: readonly Uint8Array[]) => {
    const [body, headers] = await formOf(files)
    return served.ask('POST', 'v1/site/inquiry-images', body, { ...visitor, ...headers })
  }
  const idsOf = async (...files: readonly Uint8Array[]): Promise<string[]> => (await upload(...files)).json().data.ids
  const send = (body: object) => served.post('v1/site/inquiry', { ...inquiry, ...body }, visitor)
  const filesOn = async () =>
    (await storedNames(storage.files.inquiryImages)).map((stored) => stored.slice(stored.indexOf('/') + 1))
  const answerOf = async (response: ReturnType<typeof upload>) => {
    const { statusCode, ...rest } = await response
    return [statusCode, rest.json().error.fields.uploadImages]
  }

  it('wait for their inquiry, and then members see them', async () => {
    const ids = await idsOf(small, await picture('png'), await picture('webp'))
    expect(ids).toEqual([1, 2, 3].map(() => expect.stringMatching(/^[0-9a-f]{32}$/)))
    expect((await editor.get(`v1/site/inquiry-images/${ids[0]}`)).statusCode).toBe(404)
    const { reference } = (await send({ uploadImages: ids })).json().data
    const { items } = await editor.data(`v1/site/inquiries?q=${reference}`)
    expect(items[0].images).toHaveLength(3)
    expect(items[0].images.map(({ id }: { id: string }) => id).sort()).toEqual(ids.toSorted())
    expect(items[0].images.find(({ id }: { id: string }) => id === ids[0])).toEqual({
      id: ids[0],
      type: 'image/jpeg',
      bytes: expect.any(Number),
      width: 40,
      height: 30,
    })
    const seen = await editor.get(`v1/site/inquiry-images/${ids[0]}`)
    expect(seen.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(seen.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(seen.rawPayload.includes('Haiyan')).toBe(false)
  })

  it('are seen by nobody else', async () => {
    const [id] = await idsOf(small)
    await send({ uploadImages: [id] })
    const path = `v1/site/inquiry-images/${id}`
    expect((await served.get(path, visitor)).statusCode).toBe(401)
    expect((await viewer.get(path)).statusCode).toBe(403)
    expect((await other.get(path)).statusCode).toBe(404)
    expect((await other.get(path, visitor)).statusCode).toBe(404)
  })

  it('are uploaded again by a form that is sent again, which is one inquiry all the same', async () => {
    const once = async () => {
      const [id] = await idsOf(small)
      return (await send({ uploadImages: [id], submissionKey: 'two clicks' })).json().data.reference
    }
    const [first, second] = [await once(), await once()]
    expect(second).toBe(first)
    expect((await editor.data(`v1/site/inquiries?q=${first}`)).items[0].images).toHaveLength(1)
  })

  it('belong to one inquiry of their own site, within an hour', async () => {
    const [id] = await idsOf(small)
    const elsewhere = await served.post(
      'v1/site/inquiry',
      { ...inquiry, uploadImages: [id] },
      { 'client-id': 'chairs' },
    )
    expect(elsewhere.statusCode).toBe(422)
    expect((await send({ uploadImages: id })).statusCode).toBe(200)
    expect((await send({ uploadImages: [id] })).statusCode).toBe(422)
    const [late] = await idsOf(small)
    await storage.db
      .updateTable('inquiry_images')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', late as string)
      .execute()
    expect((await send({ uploadImages: [late] })).json().error.fields.uploadImages).toMatch(/Choose the images again/)
  })

  it('are smaller than 2 MiB, to the byte (R178)', async () => {
    expect(await idsOf(padded(small, MIB2 - 1))).toHaveLength(1)
    expect(await answerOf(upload(padded(small, MIB2)))).toEqual([422, 'Image must be smaller than 2MB!'])
  })

  it('are three at most, and all or none of them are taken (R179, R180)', async () => {
    const before = await filesOn()
    expect(await answerOf(upload(small, small, small, small))).toEqual([
      422,
      'You can only upload a maximum of 3 images!',
    ])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await answerOf(upload(small, svg)))[0]).toBe(422)
    expect(await answerOf(upload(Buffer.from('%PDF-1.7 not an image')))).toEqual([
      422,
      'Only JPEG, PNG, WebP, AVIF and GIF images can be uploaded',
    ])
    expect((await answerOf(upload(small.subarray(0, 50))))[0]).toBe(422)
    expect(await filesOn()).toEqual(before)
  })

  it('come as files; anything else is of the wrong type', async () => {
    expect(
      (await served.post('v1/site/inquiry', inquiry, { ...visitor, 'content-type': 'text/plain' })).statusCode,
    ).toBe(415)
    const [body, headers] = await formOf([small])
    expect((await served.ask('POST', 'v1/site/inquiry', body, { ...visitor, ...headers })).statusCode).toBe(415)
    for (const [type, text] of [
      ['multipart/form-data; boundary=x', 'garbage'],
      ['multipart/form-data', 'garbage'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\nabc',
      ],
    ] as const) {
      const cut = await served.ask('POST', 'v1/site/inquiry-images', text, { ...visitor, 'content-type': type })
      expect([cut.statusCode, cut.json().error.code]).toEqual([400, 'unreadable'])
    }
    const none = await upload()
    expect([none.statusCode, Object.keys(none.json().error.fields)]).toEqual([422, ['uploadImages']])
  })
})
