import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Server, startServer } from './server.ts'
import { CLIENT_ID } from './site.ts'
import { makeWorld, signIn, temporaryFolder, type World } from './world.ts'

let world: World
let server: Server
let cookie: string
beforeEach(async () => {
  world = await makeWorld({ dataDir: temporaryFolder() })
  server = await startServer(world.place)
  cookie = await signIn(server.url)
})
afterEach(() => server.kill())

const head = `Host: localhost\r\nClient-id: ${CLIENT_ID}\r\n`
const get = `GET /api/site/v1/page/pages/config-by-path?path=/ HTTP/1.1\r\n${head}\r\n`

/** A connection with all that came back on it. */
interface Line {
  readonly socket: Socket
  readonly answers: () => readonly string[]
  readonly closed: Promise<unknown>
}

function open(): Line {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  return { socket, answers: () => text.match(/HTTP\/1\.1 \d+/g) ?? [], closed }
}

const answered = async (line: Line, count: number): Promise<void> => {
  while (line.answers().length < count && !line.socket.destroyed) await sleep(5)
}

/** What arrives while the process stands still is there, unread, when it is told to stop. */
async function stopAfter(send: () => void): Promise<number | null> {
  server.process.kill('SIGSTOP')
  send()
  await sleep(50)
  const stopped = server.stop()
  server.process.kill('SIGCONT')
  return stopped
}

it('answers what was sent before it was told to stop, wherever that lies', async () => {
  const lines = {
    kept: Array.from({ length: 10 }, open),
    halfHead: open(),
    halfBody: open(),
    pipelined: Array.from({ length: 5 }, open),
  }
  const before = [...lines.kept, lines.halfHead, ...lines.pipelined]
  for (const { socket } of before) socket.write(get)
  for (const line of before) await answered(line, 1)
  const body = `{"draftsId":"${world.draftsId}","acceptWarnings":true}`
  const publish = `POST /api/site/v1/site/publish HTTP/1.1\r\n${head}Cookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  lines.halfHead.socket.write(get.slice(0, 40))
  lines.halfBody.socket.write(publish + body.slice(0, 10))
  await sleep(50)

  const fresh: Line[] = []
  const code = await stopAfter(() => {
    for (const { socket } of lines.kept) socket.write(get)
    for (const { socket } of lines.pipelined) socket.write(get.repeat(40))
    for (let at = 0; at < 20; at++) {
      const line = open()
      line.socket.write(get)
      fresh.push(line)
    }
    lines.halfHead.socket.write(get.slice(40))
    lines.halfBody.socket.write(body.slice(10))
  })
  await Promise.all([...before, ...fresh, lines.halfBody].map(({ closed }) => closed))
  expect(fresh.map((line) => line.answers())).toEqual(fresh.map(() => ['HTTP/1.1 200']))
  expect(lines.kept.map((line) => line.answers().length)).toEqual(lines.kept.map(() => 2))
  expect(lines.pipelined.map((line) => line.answers().length)).toEqual(lines.pipelined.map(() => 41))
  expect(lines.halfHead.answers()).toHaveLength(2)
  expect(lines.halfBody.answers()).toEqual(['HTTP/1.1 200'])
  expect(code).toBe(0)
})

it('waits for nobody who has nothing to ask', async () => {
  const silent = open()
  const idle = open()
  idle.socket.write(get)
  await answered(idle, 1)
  const events = open()
  events.socket.write(
    `GET /api/site/v1/page/drafts/${world.draftsId}/events HTTP/1.1\r\n${head}Cookie: ${cookie}\r\n\r\n`,
  )
  await answered(events, 1)
  expect(await server.stop()).toBe(0)
  await Promise.all([silent.closed, idle.closed, events.closed])
  expect(events.answers()).toEqual(['HTTP/1.1 200'])
})
