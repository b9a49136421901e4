import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageNames, root } from './packages/packages.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const reports = globSync('docs/api/*.api.md', { cwd: root })
const nameOf = (file) => basename(file, '.api.md')
/** What is exported, each with its comment and signature. */
const declarationsIn = (report) => report.split(/\n\n(?=\/\/ @)/).slice(1)
const declared = /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|interface|type|class) (\w+)/m

/** Made of the renderer, the setters and the designer for the packages of this repository alone (`internal`). */
const internal = ['SettingsForm', 'mountDesigner', 'createVisitorStage', 'Walk', 'drawOne', 'PageView', 'collectLoads']

/** What apps are built with. Of the others, many types follow from schemas, which say more. */
const forApps = ['renderer', 'setters', 'designer', 'sections', 'puck', 'client', 'mcp', 'vitrine']

test('there is a report of every package that others install for what it exports', () => {
  expect(reports.map(nameOf).toSorted()).toEqual([...packageNames, 'vitrine'].toSorted())
})

test('every entry point is in the report of its package, but for what is internal', () => {
  for (const name of packageNames) {
    const { exports } = JSON.parse(read(`${name}/package.json`))
    // Stylesheets and words have no types of their own; what tests and builds use is not published.
    const entries = Object.entries(exports).filter(
      ([path, file]) => /\/src\/[^*]*\.tsx?$/.test(`/${file.replace('./', '')}`) && path !== './internal',
    )
    const titles = read(`docs/api/${name}.api.md`).match(/^## API Report File for "[^"]+"/gm)
    expect([name, titles]).toEqual([
      name,
      expect.arrayContaining(entries.map(([path]) => `## API Report File for "@vitrine/${name}${path.slice(1)}"`)),
    ])
  }
})

describe.each(reports)('%s', (file) => {
  const report = read(file)

  test('has the names that are imported', () => {
    expect(report.match(/\b[A-Za-z]\w*_\d+\b/g)).toBeNull()
  })

  test('has nothing that is internal', () => {
    const exported = declarationsIn(report).map((text) => declared.exec(text)?.[1])
    expect(exported.filter((name) => internal.includes(name))).toEqual([])
  })

  test.runIf(forApps.includes(nameOf(file)))('says what everything is', () => {
    const silent = declarationsIn(report).filter((text) => text.startsWith('// @public (undocumented)'))
    expect(silent.map((text) => declared.exec(text)?.[1])).toEqual([])
  })
})

test.each(globSync('docs/reference/*.md', { cwd: root }))('%s has the names that are imported', (file) => {
  expect(read(file).match(/\b[A-Za-z]\w*_\d+\b/g)).toBeNull()
})
