import { cpSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { makeApp } from './testing/app.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const guide = readFileSync(here('../../docs/how-to/use-the-command-line.md'), 'utf8')
const blocks = [...guide.matchAll(/^```(\S+)(?: ([^\n]+))?\n([\s\S]*?)^```$/gm)]

const app = makeApp()
afterAll(app.remove)

it('does what docs/how-to/use-the-command-line.md says, block by block', async () => {
  for (const part of ['start', 'jsx'])
    cpSync(here(`../../create-vitrine/templates/${part}`), app.folder, { recursive: true })
  // The sections that come with Vitrine take seconds to load from their sources.
  app.write('src/sections/index.ts', "import { quote } from './quote.tsx'\n\nexport const sections = [quote]\n")
  app.write('src/site.ts', app.read('src/site.ts').replaceAll("'banner'", "'my-quote'"))
  let said = ''
  let commands = 0
  for (const [, kind, info = '', text = ''] of blocks) {
    const [, file] = /^file=(.+)$/.exec(info) ?? []
    if (file !== undefined) app.write(file, text)
    else if (info === 'output') expect(said).toBe(text)
    else if (kind === 'sh')
      for (const line of text
        .trim()
        .split('\n')
        .filter((one) => one.startsWith('npx vitrine '))) {
        const args = line.slice('npx vitrine '.length).split(' ')
        // Its test is run by a test of the command itself.
        const { code, stdout, stderr } = await app.vitrine(...args, ...(args[0] === 'new-section' ? ['--no-test'] : []))
        expect([line, code, stderr]).toEqual([line, info === 'exit=1' ? 1 : 0, ''])
        said = stdout
        commands += 1
      }
  }
  expect(commands).toBe(10)
  expect(app.read('dist/de/index.html')).toContain('Je 1.000 Stück.')
  expect(app.has('site/pages/home.json')).toBe(true)
})
