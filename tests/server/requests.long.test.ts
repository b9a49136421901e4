import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { formLimits, limits } from '@vitrine/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, instance } from '../../host/src/testing/instance.ts'

// At the pace that counts: each of these takes longer than the 15 s that a request once had.
let server: Instance
let cookie: string
beforeAll(async () => {
  server = await instance({ RATE_LIMIT: 'off' })
  const browser = server.browser()
  await browser.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => server.close())

const encoded = async (body: FormData | string, type?: string) => {
  const form = new Request('http://form.invalid', { method: 'POST', body })
  return { type: type ?? (form.headers.get('content-type') as string), bytes: Buffer.from(await form.arrayBuffer()) }
}

/** Sends a body at so many bytes a second. */
function sentAt(
  rate: number,
  path: string,
  { type, bytes }: { readonly type: string; readonly bytes: Buffer },
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': type, 'content-length': bytes.length, ...headers } }
    const asked = request(new URL(path, server.url), options, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    asked.on('error', reject)
    void (async () => {
      const piece = Math.ceil(rate / 10)
      for (let at = 0; at < bytes.length && asked.writable; at += piece) {
        asked.write(bytes.subarray(at, at + piece))
        await sleep(100)
      }
      asked.end()
    })()
  })
}

const MB = 1_000_000
const jpeg = async (bytes: number) => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(picture), new Uint8Array(bytes - picture.length)], 'a.jpg')
}
const withFile = (name: string, file: File, fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append(name, file)
  return form
}
const ftyp = Buffer.concat([Buffer.from('000000206674797069736f6d0000020069736f6d69736f326176633100000000', 'hex')])

describe.concurrent('what flows is taken, however long it takes', () => {
  const visitor = { 'client-id': 'demo' }

  it('a picture of 2 MB at 100 kB/s', async () => {
    const image = withFile('uploadImages', await jpeg(formLimits.imageBytes - 1))
    const { status } = await sentAt(100_000, '/api/site/v1/site/inquiry-images', await encoded(image), visitor)
    expect(status).toBe(200)
  }, 180_000)

  it('the same with the form of a page', async () => {
    const image = withFile('uploadImages', await jpeg(formLimits.imageBytes - 1), { form: 'inquiry', component: 'x' })
    const { status } = await sentAt(100_000, '/demo/pages/made-to-order', await encoded(image))
    // Read to its end, and then told that its fields are empty.
    expect(status).toBe(422)
  }, 180_000)

  it('a film of 20 MiB at 1 MB/s', async () => {
    const film = new File([new Uint8Array(ftyp), new Uint8Array(20 * 1024 * 1024)], 'a.mp4')
    const { status, body } = await sentAt(MB, '/api/site/v1/media', await encoded(withFile('file', film)), {
      ...visitor,
      cookie,
    })
    expect([status, body]).toEqual([201, expect.stringContaining('"kind":"video"')])
  }, 180_000)

  it('a save of 2 MB at 100 kB/s', async () => {
    const save = await encoded(JSON.stringify({ draftsId: '1', nothing: 'x'.repeat(2 * MB) }), 'application/json')
    const { status } = await sentAt(100_000, '/api/site/v1/page/component/save-draft', save, { ...visitor, cookie })
    expect(status).toBe(422)
  }, 180_000)
})

describe.concurrent('what does not flow is ended', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'form=contact-us&name='],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n'],
  ])(
    'a form of a page as %s',
    async (type, text) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      socket.write(`POST /demo/contact-us?language=de HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`)
      socket.write(`Content-Length: 5000\r\n\r\n${text}`)
      const since = Date.now()
      const drip = setInterval(() => socket.write('x'), 1000)
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('error', () => undefined)
      await new Promise((resolve) => socket.on('close', resolve))
      clearInterval(drip)
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(answer).toContain('Die Verbindung war zu langsam')
      expect(Date.now() - since).toBeGreaterThan(limits.bodySpan)
    },
    60_000,
  )
})
