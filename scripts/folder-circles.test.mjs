import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { importsBetween, sourcesOf } from './testing/imports.mjs'

/** In all packages, folders and files beside each other import in one direction only. */
const packages = [
  'schemas',
  'model',
  'client',
  'renderer',
  'puck',
  'setters',
  'sections',
  'editor-core',
  'designer',
  'office',
  'api',
  'mcp',
  'host',
]

const root = fileURLToPath(new URL('..', import.meta.url))
/** The arrows between what stands directly in a folder: files as themselves, folders as one. */
function graphOf(folder, arrows) {
  const childOf = (path) => (path.startsWith(`${folder}/`) ? relative(folder, path).split('/')[0] : undefined)
  const graph = new Map()
  for (const [from, to] of arrows) {
    const [a, b] = [childOf(from), childOf(to)]
    if (a === undefined || b === undefined || a === b) continue
    graph.set(a, new Set([...(graph.get(a) ?? []), b]))
  }
  return graph
}

/** Everything that can be reached from one of them. */
function reachable(graph, from) {
  const seen = new Set()
  const next = [...(graph.get(from) ?? [])]
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (seen.has(one)) continue
    seen.add(one)
    next.push(...(graph.get(one) ?? []))
  }
  return seen
}

/** Those that reach themselves, with what they import on the way: `drafts → sites, pages`. */
function circlesIn(graph) {
  const inCircle = [...graph.keys()].filter((one) => reachable(graph, one).has(one))
  return inCircle.map((one) => {
    const onTheWay = [...graph.get(one)].filter((other) => reachable(graph, other).has(one))
    return `${one} → ${onTheWay.sort().join(', ')}`
  })
}

function foldersAbove(path, top) {
  const folders = []
  for (let folder = dirname(path); folder.startsWith(top); folder = dirname(folder)) folders.push(folder)
  return folders
}

describe.each(packages)('%s', (name) => {
  const top = join(root, name, 'src')

  it('has no circle between files or folders that stand beside each other', () => {
    const arrows = importsBetween(top)
    expect(arrows.length).toBeGreaterThan(0)
    const folders = new Set(sourcesOf(top).flatMap((path) => foldersAbove(path, top)))
    const circles = [...folders].flatMap((folder) =>
      circlesIn(graphOf(folder, arrows)).map((circle) => `${relative(root, folder)}: ${circle}`),
    )
    expect(circles).toEqual([])
  })
})

it('a circle is found, whatever its length', () => {
  const arrows = [
    ['/src/a/one.ts', '/src/b/two.ts'],
    ['/src/b/three.ts', '/src/c.ts'],
    ['/src/c.ts', '/src/a/four.ts'],
    ['/src/d.ts', '/src/a/one.ts'],
    ['/src/a/one.ts', '/src/a/four.ts'],
  ]
  expect(circlesIn(graphOf('/src', arrows))).toEqual(['a → b', 'b → c.ts', 'c.ts → a'])
  expect(circlesIn(graphOf('/src/a', arrows))).toEqual([])
})
