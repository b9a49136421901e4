import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentProps, cookiesProps, deref, menuProps, pageProps, theme } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const packages = [
  'schemas',
  'model',
  'renderer',
  'sections',
  'setters',
  'editor-core',
  'designer',
  'office',
  'host',
  'api',
]
const editors = ['schemas', 'model', 'setters', 'editor-core', 'designer', 'office']

/**
 * The messages by their folders, and the packages that put keys of theirs together. Those of sections are held to their
 * sections by `sections/src/every-section.test.tsx`.
 */
const families = [
  ['api/texts', ['schemas', 'api']],
  ['schemas/texts', packages],
  ['renderer/texts', ['renderer', 'sections']],
  ['host/texts', ['sections', 'host']],
  ['setters/labels', editors],
  ['editor-core/labels', editors],
  ['designer/labels', editors],
  ['office/labels', editors],
]

/** The keys of a family in English; a plural counts as one. */
function keysOf(family) {
  const keys = Object.keys(JSON.parse(readFileSync(join(root, family, 'en.json'), 'utf8')))
  return [...new Set(keys.map((key) => key.replace(/_(?:one|other)$/, '')))]
}

/** What ships of packages: no tests, no stories, and not what they are helped by. */
const sourcesOf = (names) =>
  globSync(`{${names.join(',')}}/{src,vite}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))

/** Every string in quotes that may be a key. */
const quoted = /(['"`])([a-z][\w-]*(?:\.[\w/-]+)*)\1/gi
/** Every template that begins with a word and a point: `role.${name}`, `saving.${kind}.text`. */
const templates = /`([a-z][\w-]*\.[^`\s]*\$\{[^`\n]*)`/gi
const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g

/** What a template makes, a group for each of its holes; nothing, if it makes no key but an address or a sentence. */
const patternsOf = (template) => {
  const parts = template.split(hole)
  return parts.every((part) => /^[\w.-]*$/.test(part))
    ? [new RegExp(`^${parts.map(RegExp.escape).join('([\\w./-]+)')}$`)]
    : []
}

/**
 * Says whether code asks for a key: in quotes, or by a template that makes it. A hole of a template is a word; with
 * points in it, it is asked for itself, as `account.add` in `audit.${action}`.
 */
function keysAskedFor(readers) {
  const made = new Set(sourcesOf(readers).flatMap((text) => [...text.matchAll(templates)].map(([, each]) => each)))
  const patterns = [...made].flatMap(patternsOf)
  const isWord = (word) => !word.includes('.') || isAskedFor(word)
  const isMade = (key) => patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isWord) === true)
  const isAskedFor = (key) => literals.has(key) || isMade(key)
  return isAskedFor
}

const literals = new Set(sourcesOf(packages).flatMap((text) => [...text.matchAll(quoted)].map(([, , key]) => key)))

/** The keys of the labels of a form that is drawn from a schema: its fields, with all that is in them, and their choices. */
function* keysOfForm(prefix, schema) {
  const { enum: choices = [], properties = {}, items } = deref(schema)
  for (const choice of choices) yield `${prefix}.${choice}`
  if (items) yield* keysOfForm(prefix, items)
  for (const [name, child] of Object.entries(properties)) {
    yield `${prefix}.${name}`
    yield* keysOfForm(`${prefix}.${name}`, child)
  }
}

const keysOfForms = new Set([
  ...Object.entries(contentProps).flatMap(([kind, props]) => [...keysOfForm(kind, props)]),
  ...keysOfForm('page', pageProps),
  // Asked for by a field of its own, and named so in the changes of a page.
  'page.slug',
  ...keysOfForm('menu', menuProps),
  ...keysOfForm('theme', theme),
  ...keysOfForm('siteCookies', cookiesProps),
])

describe('R318 messages', () => {
  it.each(families)('every key of %s is asked for by the code that ships', (family, readers) => {
    const isAskedFor = keysAskedFor(readers)
    const unused = keysOf(family).filter((key) => !isAskedFor(key) && !keysOfForms.has(key))
    expect(unused).toEqual([])
  })

  it('are missed where no code asks for them', () => {
    const isAskedFor = keysAskedFor(editors)
    expect(['account.remove', 'audit.account.leave', 'role.of.nobody'].filter(isAskedFor)).toEqual([])
    expect(['account.email', 'audit.account.add', 'role.owner'].filter(isAskedFor)).toHaveLength(3)
  })
})
