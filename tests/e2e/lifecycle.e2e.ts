import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { ownPort } from './own-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts Vitrine as its README says, and answers when it is ready. */
async function npmStart(port: number, dataDir: string): Promise<ChildProcess> {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const text of npm.stdout ?? []) {
    said += text
    if (said.includes(`Vitrine is ready on http://127.0.0.1:${port}`)) return npm
  }
  throw new Error(`It never was ready:\n${said}`)
}

test('a stop by npm ends with 0, and what was asked before is answered', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-stop-'))
  const port = ownPort()
  const npm = await npmStart(port, dataDir)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/site/v1/page/product/list HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/demo`)).status).toBe(200)

  const exit = once(npm, 'exit')
  npm.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 500))
  const answer = once(socket, 'data')
  socket.write('}')
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 4\d\d/)
  socket.end()
  expect(await exit).toEqual([0, null])
  await expect(fetch(`http://127.0.0.1:${port}/demo`)).rejects.toThrow()
  rmSync(dataDir, { recursive: true, force: true })
})
