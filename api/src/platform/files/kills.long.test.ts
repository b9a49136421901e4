import { spawn } from 'node:child_process'
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sweep } from '../media/sweep.ts'
import { folderStores } from './file-stores.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-store-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('after kills during uploads (criterion 4), no row is without its file, and what is left over is swept', async () => {
  const program = fileURLToPath(new URL('../../testing/uploading.ts', import.meta.url))
  const rows = join(dir, 'rows.txt')
  await appendFile(rows, '')
  for (let kill = 0; kill < 12; kill += 1) {
    const uploading = spawn(process.execPath, [program, dir, rows], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((first) => uploading.stdout.once('data', first))
    await wait(kill * 7)
    const gone = new Promise((done) => uploading.once('exit', done))
    uploading.kill('SIGKILL')
    await gone
  }
  const kept = (await readFile(rows, 'utf8')).split('\n').slice(0, -1)
  expect(kept.length).toBeGreaterThan(12)
  const uploads = folderStores(dir).uploads
  for (const row of kept) expect((await uploads.read(row))?.bytes).toBe(300_000)
  await sweep(uploads, async () => new Set(kept), new Date(Date.now() + 10.1 * 60_000))
  expect(
    (await readdir(dir, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
      .sort(),
  ).toEqual([...kept.map((row) => `uploads/${row}`), 'rows.txt'].sort())
})
