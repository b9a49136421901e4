import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const command = fileURLToPath(new URL('create.ts', import.meta.url))
const templates = readdirSync(new URL('../templates/', import.meta.url))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-vitrine-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const create = (...args: readonly string[]) =>
  spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' })

test.each(['vite', 'next', 'react-router', 'astro', 'node'])(
  'an app with %s has everything, under its own name',
  (template) => {
    expect(templates).toContain(template)
    const { status, stdout } = create('My Bolts!', '--template', template)
    expect(stdout).toContain('npm install')
    expect(status).toBe(0)
    const files = readdirSync(join(folder, 'My Bolts!'), { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['package.json', '.gitignore', 'README.md', 'src/site.ts']))
    const manifest = JSON.parse(readFileSync(join(folder, 'My Bolts!', 'package.json'), 'utf8'))
    expect(manifest.name).toBe('my-bolts')
    expect(manifest.dependencies['@vitrine/renderer']).toMatch(/^\^\d+\.\d+\.\d+$/)
    const texts = files
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => readFileSync(join(folder, 'My Bolts!', file), 'utf8'))
    expect(texts.join('')).not.toMatch(/\{\{(name|version)\}\}/)
  },
)

test.each([
  [
    'site',
    ['vitrine.config.ts', 'plugin/plugin.ts', 'content/demo/site.json', 'Dockerfile', '.env.example', '.dockerignore'],
  ],
  ['plugin', ['src/plugin.ts', 'src/specs.ts', 'labels/en.json', 'vitrine.lock.json']],
])('a %s of one’s own has everything, under its own name', (template, expected) => {
  const { status, stdout } = create('My Bolts!', '--template', template)
  expect(stdout).toContain(template === 'plugin' ? 'npm test' : 'npm run dev')
  expect(status).toBe(0)
  const made = join(folder, 'My Bolts!')
  const files = readdirSync(made, { recursive: true, encoding: 'utf8' })
  expect(files).toEqual(expect.arrayContaining(['package.json', '.gitignore', 'README.md', ...expected]))
  const manifest = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'))
  expect(manifest.name).toBe('my-bolts')
  const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => readFileSync(join(made, file), 'utf8'))
  expect(texts.join('')).not.toMatch(/\{\{(name|version)\}\}/)
})

/** All that an app holds, as one text. */
const textsOf = (app: string) =>
  readdirSync(join(folder, app), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => readFileSync(join(folder, app, file), 'utf8'))
    .join('\n')

test.each([
  ['node', 'my-bolts', [], 'bolts-quote'],
  ['vite', 'my-site', [], 'own-quote'],
  ['site', '2024-nuts', [], 'nuts-quote'],
  ['site', 'shop', ['--prefix', 'fair'], 'fair-quote'],
  ['plugin', '@zeta-sections', [], 'zeta-rating'],
])('the sections of a %s called %s are its own', (template, name, more, type) => {
  const { status } = create(name, '--template', template, ...more)
  expect(status).toBe(0)
  const texts = textsOf(name)
  expect(texts).toContain(`'${type}'`)
  expect(texts).not.toMatch(template === 'plugin' ? /\bacme\b/ : /\bmy-quote\b|prefix: 'my'/)
})

test.each([
  [['site', '--template', 'vite', '--prefix', 'My'], '“My” is no prefix'],
  [['site', '--template', 'angular'], 'There is no template “angular”'],
  [['site', '--templates', 'vite'], '--templates'],
  [['site', 'other', '--template', 'vite'], 'Name one folder'],
  [['site'], 'Name a folder and a template'],
])('%j says what to do, and makes nothing', (args, said) => {
  const { status, stderr } = create(...args)
  expect(stderr).toContain(said)
  expect(status).toBe(2)
  expect(readdirSync(folder)).toEqual([])
})

test('what stands in a folder stays', () => {
  writeFileSync(join(folder, 'mine.txt'), 'Mine')
  const { status, stderr } = create('.', '--template', 'vite')
  expect(stderr).toContain('is not empty')
  expect(status).toBe(2)
  expect(readdirSync(folder)).toEqual(['mine.txt'])
})
