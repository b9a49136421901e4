import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkOf, createAjv, isObject, pageSchema, settings, standardFormats } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { setterNames } from '../setters/src/setter-for.ts'
import { commands } from '../vitrine/src/commands.ts'
import { codeBlocks, pages } from './docs/code-blocks.mjs'
import { commandProblem, commandsIn } from './docs/commands-in.mjs'
import { commandName, hostName, packageNames } from './packages/packages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file) => readFileSync(join(root, file), 'utf8')
const blocks = pages.flatMap(codeBlocks)

/** What is tested by its language; `text` is what nobody runs. */
const languages = ['ts', 'tsx', 'js', 'json', 'sh', 'css', 'text']

const templates = readdirSync(join(root, 'create-vitrine/templates')).filter((name) =>
  existsSync(join(root, 'create-vitrine/templates', name, '_package.json')),
)
/** What `npm run` may name: in this repository, and in an app that somebody begins with. */
const scripts = [
  JSON.parse(read('package.json')),
  ...templates.map((name) => JSON.parse(read(`create-vitrine/templates/${name}/_package.json`))),
].flatMap((manifest) => Object.keys(manifest.scripts))

const known = {
  scripts,
  templates,
  packages: [...[...packageNames, hostName].map((name) => `@vitrine/${name}`), commandName],
  options: async (name) => {
    const command = await commands[name]?.load()
    return command && Object.keys(command.options)
  },
}

/** The schema that an example is of; its kind says what stands in the block. */
const schemaOf = ({ info, text }) => {
  const given = JSON.parse(text)
  return info === 'live=section' || info.includes('live=section') ? { type: 'object', properties: given } : given
}

describe.each(pages)('%s', (page) => {
  const own = blocks.filter((block) => block.page === page)

  it('names the language of each block of code', () => {
    for (const { language, line } of own) expect(languages, `${page}:${line}`).toContain(language)
  })

  it('has JSON that is JSON, and documents that fit', () => {
    for (const { language, text, line } of own) {
      if (language !== 'json') continue
      const value = JSON.parse(text)
      const where = `${page}:${line}`
      const parts = [value, value.pageSchema].filter((part) => isObject(part) && 'components' in part && 'root' in part)
      for (const part of parts) expect(checkOf(pageSchema)(part), where).toEqual([])
      const stored = [value, ...Object.values(value.componentsSettingValues ?? {})].filter(
        (part) => isObject(part) && 'editPropsByLangEnvMap' in part,
      )
      for (const part of stored) expect(checkOf(settings)(part), where).toEqual([])
    }
  })

  it('has live examples whose schemas are right, strictly', () => {
    for (const block of own.filter(({ info }) => info.startsWith('live'))) {
      // One for each: some give their schema an address.
      const ajv = createAjv({ formats: standardFormats })
      expect(() => ajv.compile(schemaOf(block)), `${page}:${block.line}`).not.toThrow()
    }
  })

  it('names commands that exist, with options that they have', async () => {
    for (const { language, text, line } of own) {
      if (language !== 'sh') continue
      for (const command of commandsIn(text))
        expect(await commandProblem(command, known), `${page}:${line} ${command.join(' ')}`).toBeUndefined()
    }
  })
})

describe('every keyword', () => {
  const source = read('schemas/src/keywords.ts')
  const ofVitrine = [...source.matchAll(/\{\s*keyword: '(\w+)'/g)].map(([, name]) => name)
  const [, node = ''] = /export interface SchemaNode extends Keywords \{([\s\S]*?)\n\}/.exec(source) ?? []
  const ofJsonSchema = [...node.matchAll(/^ {2}readonly (\$?\w+)\?/gm)].map(([, name]) => name)
  const entries = pages
    .filter((page) => page.startsWith('docs/keywords/'))
    .flatMap((page) =>
      read(page)
        .split(/^(?=## )/m)
        .slice(1),
    )

  it('is read from the sources', () => {
    expect(ofVitrine).toContain('translatable')
    expect(ofVitrine.length).toBeGreaterThanOrEqual(12)
    expect(ofJsonSchema).toContain('oneOf')
    expect(ofJsonSchema.length).toBeGreaterThan(35)
  })

  it.each([...ofVitrine, ...ofJsonSchema])('%s has an entry with a live example', (keyword) => {
    const entry = entries.find((text) => text.slice(0, text.indexOf('\n')).includes(`\`${keyword}\``))
    expect(entry, `a heading in docs/keywords that names \`${keyword}\``).toBeDefined()
    const examples = [...(entry ?? '').matchAll(/^```json live[^\n]*\n([\s\S]*?)^```$/gm)].map(([, text]) => text)
    expect(
      examples.some((text) => text.includes(`"${keyword}"`)),
      `an example of ${keyword}`,
    ).toBe(true)
  })
})

it.each(setterNames)('the setter %s has an entry with a live example', (name) => {
  const entry = read('docs/setters/index.md')
    .split(/^(?=## )/m)
    .find((text) => new RegExp(`^## .*\\b${name}\\b`).test(text))
  expect(entry).toContain('```json live')
})

it('finds commands and options that do not exist', async () => {
  const problems = async (text) => Promise.all(commandsIn(text).map((command) => commandProblem(command, known)))
  expect(await problems("A=1 B='c d' npm run build # a note\nnpm run nothing")).toEqual([
    undefined,
    'there is no script nothing',
  ])
  expect(await problems('npx vitrine check --frozen\nnpx vitrine check --frosen')).toEqual([
    undefined,
    'vitrine check has no option --frosen',
  ])
  expect(await problems('npm create vitrine@latest a -- --template svelte')).toEqual(['there is no template svelte'])
})
