import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { importsBetween } from './testing/imports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = [
  'schemas',
  'model',
  'client',
  'renderer',
  'puck',
  'sections',
  'setters',
  'editor-core',
  'designer',
  'office',
  'api',
  'mcp',
  'host',
]

/** What each package may import, as docs/architecture.md says. */
const allowed = Object.fromEntries(
  [
    ...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| \[([\w-]+)\]\([^)]*\) \| ([^|]+) \|/gm),
  ].map(([, name, may]) => [name, may.trim() === 'all' ? packages : may.split(',').map((other) => other.trim())]),
)

const written = []
afterAll(() => {
  for (const file of written) rmSync(file, { recursive: true, force: true })
})

/** The one rule that is asked: with the others, the linter would read the whole repository each time. */
const rule = 'style/noRestrictedImports'

/** The messages of the linter about a file with these lines. */
function lint(name, lines, { file = 'boundary-probe.ts', only = rule } = {}) {
  // Not among the sources: tests that run at the same time read all of those.
  const path = join(root, name, file)
  written.push(path)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/biome'),
      ['lint', `--only=${only}`, '--reporter=json', path],
      { cwd: root },
      (_error, stdout) => resolve(stdout),
    )
  })
}

/** The name of a package as part of an identifier. */
const nameOf = (name) => name.replace('-', '_')

describe.each(packages)('%s', (name) => {
  it('may import what the table in docs/architecture.md allows, and nothing else, types included', {
    timeout: 180_000,
  }, async () => {
    expect(allowed[name], `${name} stands in docs/architecture.md`).toBeDefined()
    const forbidden = packages.filter((other) => other !== name && !allowed[name].includes(other))
    const lines = forbidden.flatMap((other) => [
      `import type * as A${nameOf(other)} from '@vitrine/${other}'`,
      `import type * as B${nameOf(other)} from '../${other}/src/index.ts'`,
    ])
    const report = await lint(name, [
      ...lines,
      `export type Used = ${[...forbidden.flatMap((o) => [`typeof A${nameOf(o)}`, `typeof B${nameOf(o)}`]), '1'].join(' | ')}`,
    ])
    const refused = report.split(`lint/${rule}`).length - 1
    expect(refused, report.slice(0, 2000)).toBe(lines.length)
    const permitted = packages.filter((other) => allowed[name].includes(other) && other !== name)
    const fine = await lint(name, [
      ...permitted.map((other) => `import type * as A${nameOf(other)} from '@vitrine/${other}'`),
      `export type Used = ${[...permitted.map((o) => `typeof A${nameOf(o)}`), '1'].join(' | ')}`,
    ])
    expect(fine).not.toContain(`lint/${rule}`)
  })
})

/** The folders of a package in their order, the lowest last, as the table in its README says. */
const foldersOf = (name) =>
  [...readFileSync(join(root, name, 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)\/`(?:, `([\w-]+)\/`)? \|/gm)].flatMap(
    ([, one, other]) => (other ? [one, other] : [one]),
  )

/**
 * The imports that a list of folders, the highest first, does not allow: those of a folder that stands
 * higher, of one that is not in the list, and of the files above all folders.
 */
function importsAgainst(order, imports, top) {
  const placeOf = (path) => relative(top, path).split('/')
  return imports.flatMap(([from, to]) => {
    const [[one, ...inside], [other, ...rest]] = [placeOf(from), placeOf(to)]
    // The files above the folders start the package: they may import all of it.
    if (inside.length === 0 || (rest.length > 0 && one === other)) return []
    const isBelow = rest.length > 0 && order.includes(one) && order.indexOf(other) > order.indexOf(one)
    return isBelow ? [] : [`${relative(top, from)} → ${relative(top, to)}`]
  })
}

describe('folders of designer', () => {
  const folders = foldersOf('designer')
  const top = join(root, 'designer/src')

  it('stand in the table with all there are', () => {
    expect(folders.length).toBeGreaterThan(10)
    expect([...folders].sort()).toEqual(
      readdirSync(top, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map(({ name }) => name)
        .sort(),
    )
  })

  it('import only what stands below them', () => {
    const imports = importsBetween(top)
    expect(imports.length).toBeGreaterThan(500)
    expect(importsAgainst(folders, imports, top)).toEqual([])
  })

  it('are refused whatever stands above them, however it is imported', () => {
    const kinds = [
      (path) => `import { a } from '${path}'`,
      (path) => `import '${path}'`,
      (path) => `import type { A } from '${path}'`,
      (path) => `export { a } from '${path}'`,
      (path) => `export * from '${path}'`,
      (path) => `export const later = () => import('${path}')`,
    ]
    const probe = mkdtempSync(join(tmpdir(), 'boundaries-'))
    written.push(probe)
    const write = (file, lines) => {
      mkdirSync(dirname(join(probe, file)), { recursive: true })
      writeFileSync(join(probe, file), `${lines.join('\n')}\n`)
    }
    const isRefused = (one, other) => folders.indexOf(other) < folders.indexOf(one) || !folders.includes(other)
    const expected = []
    write('start.ts', [])
    write('unknown/target.ts', [])
    for (const one of folders) {
      write(`${one}/target.ts`, [])
      for (const [folder, up] of [
        [one, '..'],
        [`${one}/inside`, '../..'],
      ]) {
        const others = [...folders.filter((other) => other !== one), 'unknown']
        for (const [at, line] of kinds.entries()) {
          const file = `${folder}/probe${at}.ts`
          write(file, [...others.map((other) => line(`${up}/${other}/target.ts`)), line(`${up}/start.ts`)])
          const refused = others.filter((other) => isRefused(one, other)).map((other) => `${other}/target.ts`)
          expected.push(...[...refused, 'start.ts'].map((to) => `${file} → ${to}`))
        }
      }
    }
    expect(importsAgainst(folders, importsBetween(probe), probe).sort()).toEqual(expected.sort())
  })
})

describe('the floors of api', () => {
  it.each([
    [
      'platform',
      ['../../http/openapi/openapi.ts', '../../features/audit/audit.queries.ts', '../../migrations/index.ts'],
    ],
    ['http', ['../../features/audit/audit.queries.ts', '../../migrations/index.ts']],
  ])('%s imports nothing that stands above it, types included', { timeout: 180_000 }, async (floor, above) => {
    const folder = `api/src/${floor}`
    const report = await lint(folder, [
      ...above.map((path, at) => `import type * as A${at} from '${path}'`),
      // What holds for the package holds for its folders too.
      "import type * as Host from '@vitrine/host'",
      `export type Used = ${[...above.map((_, at) => `typeof A${at}`), 'typeof Host'].join(' | ')}`,
    ])
    expect(report.split(`lint/${rule}`).length - 1, report.slice(0, 2000)).toBe(above.length + 1)
    const fine = await lint(folder, [
      "import type * as A from '../platform/database/storage.ts'",
      "import type * as B from '@vitrine/schemas'",
      'export type Used = typeof A | typeof B',
    ])
    expect(fine).not.toContain(`lint/${rule}`)
  })
})

describe('SQL of api', () => {
  const statements = [
    'db.selectFrom(table)',
    'db.insertInto(table)',
    'db.updateTable(table)',
    'db.deleteFrom(table)',
    'sql`select 1`',
    'sql<Row>`select 1`',
  ]
  const probe = statements.map((statement) => `export const probe = ${statement}`)
  const refusalsIn = async (folder, file) =>
    (await lint(folder, probe, { file, only: 'plugin' })).split('"category":"plugin"').length - 1

  it('stands in files of queries, in migrations and in platform/database, and nowhere else', async () => {
    for (const folder of ['api/src', 'api/src/features/audit', 'api/src/http', 'api/src/platform/mail'])
      expect(await refusalsIn(folder, 'boundary-probe.ts'), folder).toBe(statements.length)
    expect(await refusalsIn('api/src/features/audit', 'boundary-probe.queries.ts')).toBe(0)
    for (const folder of ['api/src/migrations', 'api/src/platform/database'])
      expect(await refusalsIn(folder, 'boundary-probe.ts'), folder).toBe(0)
  }, 180_000)
})
