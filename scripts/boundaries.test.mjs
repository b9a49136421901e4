import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = ['schemas', 'model', 'renderer', 'sections', 'setters', 'designer', 'api', 'host']

/** What each package may import, as docs/house.md says. */
const allowed = Object.fromEntries(
  [...readFileSync(join(root, 'docs/house.md'), 'utf8').matchAll(/^\| \[(\w+)\]\([^)]*\) \| ([^|]+) \|/gm)].map(
    ([, name, may]) => [name, may.trim() === 'all' ? packages : may.split(',').map((other) => other.trim())],
  ),
)

const written = []
afterAll(() => {
  for (const file of written) rmSync(file, { force: true })
})

/** The one rule that is asked: with the others, the linter would read the whole house each time. */
const rule = 'style/noRestrictedImports'
const linter = ['lint', `--only=${rule}`, '--reporter=json']

/** The messages of the linter about a file with these lines. */
function lint(name, lines) {
  // Not among the sources: tests that run at the same time read all of those.
  const file = join(root, name, 'boundary-probe.ts')
  written.push(file)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/biome'), [...linter, file], { cwd: root }, (_error, stdout) =>
      resolve(stdout),
    )
  })
}

describe.each(packages)('%s', (name) => {
  it('may import what the map of the house allows, and nothing else, types included', { timeout: 60_000 }, async () => {
    expect(allowed[name], `${name} stands in docs/house.md`).toBeDefined()
    const forbidden = packages.filter((other) => other !== name && !allowed[name].includes(other))
    const lines = forbidden.flatMap((other) => [
      `import type * as A${other} from '@vitrine/${other}'`,
      `import type * as B${other} from '../${other}/src/index.ts'`,
    ])
    const report = await lint(name, [
      ...lines,
      `export type Used = ${[...forbidden.flatMap((o) => [`typeof A${o}`, `typeof B${o}`]), '1'].join(' | ')}`,
    ])
    const refused = report.split(`lint/${rule}`).length - 1
    expect(refused, report.slice(0, 2000)).toBe(lines.length)
    const permitted = packages.filter((other) => allowed[name].includes(other) && other !== name)
    const fine = await lint(name, [
      ...permitted.map((other) => `import type * as A${other} from '@vitrine/${other}'`),
      `export type Used = ${[...permitted.map((o) => `typeof A${o}`), '1'].join(' | ')}`,
    ])
    expect(fine).not.toContain(`lint/${rule}`)
  })
})
