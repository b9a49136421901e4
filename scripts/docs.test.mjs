import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anchorOf } from '../docs/.vitepress/markdown/anchor-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const anchorsOf = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')

  it('links only to what exists', () => {
    const prose = text.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '`')
    for (const [, target] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue
      const [path, anchor] = target.split('#')
      const linked = path ? resolve(root, dirname(file), path) : join(root, file)
      expect(existsSync(linked), `${target} exists`).toBe(true)
      if (anchor) expect(anchorsOf(readFileSync(linked, 'utf8')), target).toContain(anchor)
    }
  })

  // Decisions tell how things stood when they were made.
  it.skipIf(file.startsWith('docs/decisions/'))('names only files that exist', () => {
    const named =
      /`((?:schemas|model|renderer|puck|sections|setters|designer|api|host|tests|scripts|sites)\/[\w./-]+)`/g
    const made = '/dist' // by the build, so not there in a fresh clone
    for (const [, path] of text.matchAll(named))
      expect(path.includes(made) || existsSync(join(root, path)), path).toBe(true)
  })

  // What an app that others begin with can do, its own package.json says; pages about such an app are read by another test.
  it.skipIf(/^(create-vitrine\/templates|docs\/guide)\//.test(file))('names only commands that exist', () => {
    for (const [, name] of text.matchAll(/npm run ([a-z][a-z:-]*)/g)) expect(Object.keys(scripts)).toContain(name)
  })
})
