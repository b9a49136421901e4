import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, instance } from '../../host/src/testing/instance.ts'

let server: Instance
let port: number
beforeAll(async () => {
  server = await instance({ TRUST_PROXY: '127.0.0.1' })
  port = Number(new URL(server.url).port)
})
afterAll(() => server.close())

interface Heard {
  readonly status: number
  readonly head: string
  readonly body: string
}

const parsed = (text: string): Heard => {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head: head.toLowerCase(), body: rest.join('') }
}

/** All that comes back until the server closes. */
function heard(socket: Socket): Promise<Heard> {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.on('close', () => resolve(parsed(text))))
}

/** Sends what no well-behaved client sends. */
function sent(text: string): Promise<Heard> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  return heard(socket)
}

const head = (...lines: string[]): string => [...lines, 'Connection: close', '', ''].join('\r\n')
const failure = (code: string) => ({ error: { code, message: expect.any(String), requestId: expect.any(String) } })

describe('a request names one host (RFC 9112, 3.2)', () => {
  const ambiguous: Readonly<Record<string, readonly string[]>> = {
    'two hosts': ['GET PATH HTTP/1.1', 'Host: localhost', 'Host: evil.example'],
    'one host twice': ['GET PATH HTTP/1.1', 'Host: localhost', 'host: localhost'],
    'no host': ['GET PATH HTTP/1.1'],
    'an empty host': ['GET PATH HTTP/1.1', 'Host:'],
    'a host of white space': ['GET PATH HTTP/1.1', 'Host:  \t '],
    'a list of hosts': ['GET PATH HTTP/1.1', 'Host: localhost, evil.example'],
    'a host with a space': ['GET PATH HTTP/1.1', 'Host: localhost evil.example'],
    'a host with a user': ['GET PATH HTTP/1.1', 'Host: evil.example@localhost'],
    'a host with a path': ['GET PATH HTTP/1.1', 'Host: localhost/evil.example'],
    'an address of another host': ['GET http://evil.examplePATH HTTP/1.1', 'Host: localhost'],
    'an address of another port': ['GET http://localhost:1PATH HTTP/1.1', 'Host: localhost'],
    'an address with a user': ['GET http://a@localhostPATH HTTP/1.1', 'Host: localhost'],
    'an address of another scheme': ['GET ftp://localhostPATH HTTP/1.1', 'Host: localhost'],
    'two hosts that a proxy was asked for': [
      'GET PATH HTTP/1.1',
      'Host: inside',
      'X-Forwarded-Host: evil.example, localhost',
    ],
    'a proxy that names two hosts': [
      'GET PATH HTTP/1.1',
      'Host: inside',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Host: localhost',
    ],
    'two lengths': ['POST PATH HTTP/1.1', 'Host: localhost', 'Content-Length: 0', 'Content-Length: 5'],
    'one length twice': ['POST PATH HTTP/1.1', 'Host: localhost', 'Content-Length: 0', 'Content-Length: 0'],
    'a list of lengths': ['POST PATH HTTP/1.1', 'Host: localhost', 'Content-Length: 0, 0'],
    'a length and chunks': ['POST PATH HTTP/1.1', 'Host: localhost', 'Content-Length: 0', 'Transfer-Encoding: chunked'],
    'two encodings': [
      'POST PATH HTTP/1.1',
      'Host: localhost',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: identity',
    ],
    'one encoding twice': [
      'POST PATH HTTP/1.1',
      'Host: localhost',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: chunked',
    ],
  }
  for (const [what, lines] of Object.entries(ambiguous)) {
    it(`refuses ${what}`, async () => {
      const call = await sent(head(...lines).replace('PATH', '/api/site/v1/languages/list'))
      expect(call).toMatchObject({ status: 400, head: expect.stringContaining('connection: close') })
      expect(JSON.parse(call.body)).toEqual(failure('unreadable'))
      const page = await sent(head(...lines).replace('PATH', '/demo'))
      expect(page).toMatchObject({ status: 400, head: expect.stringContaining('content-type: text/plain') })
      expect(page.body).not.toMatch(/nordhaven|evil/i)
    })
  }

  it.each([
    [['GET /demo HTTP/1.1', 'Host: localhost']],
    [['GET /demo HTTP/1.1', 'Host: LocalHost']],
    [['GET /demo HTTP/1.1', 'Host: inside', 'X-Forwarded-Host: localhost']],
    [['GET /demo HTTP/1.1', 'Host: inside', 'X-Forwarded-Host: localhost, localhost']],
  ])('takes %j', async (lines) => {
    expect((await sent(head(...lines))).status).toBe(200)
  })
})
