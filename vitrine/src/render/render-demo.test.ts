import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { run } from '../run.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('draws the demo of this repository in its five languages, with its pictures, and no link leads nowhere', async () => {
  const said: string[] = []
  const code = await run(['render', 'sites/demo', '--out', folder, '--force', '--json'], {
    cwd: root,
    say: (line) => said.push(line),
    warn: (line) => said.push(line),
  })
  expect(code).toBe(0)
  expect(JSON.parse(said.join('\n'))).toMatchObject({
    pages: 10,
    languages: ['en', 'zh', 'de', 'es', 'ar'],
    missingFiles: [],
    leftOut: ['case', 'product', 'collection', 'info-detail', 'policy'],
  })
  const seen = new Set<string>()
  const dead: string[] = []
  const waiting = ['/']
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const file = join(folder, at.endsWith('/') ? `${at}index.html` : decodeURIComponent(at))
    if (!existsSync(file)) dead.push(at)
    else if (file.endsWith('.html'))
      for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(
        /<[a-z]+ [^>]*?\s(?:href|src|poster)="([^"]+)"/g,
      )) {
        const url = new URL(address.replaceAll('&amp;', '&'), `http://files${at}`)
        if (url.origin === 'http://files') waiting.push(url.pathname)
      }
  }
  expect(dead).toEqual([])
  for (const language of ['', 'zh/', 'de/', 'es/', 'ar/']) expect(seen).toContain(`/${language}about/`)
  expect(readFileSync(join(folder, 'ar/index.html'), 'utf8')).toMatch(/<html lang="ar" dir="rtl">/)
})
