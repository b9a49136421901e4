// What the owner's handbook says is true: every label that it quotes is in the interface of its language, every figure is
// the one that the code holds to, and each screen has a topic.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { topicOfPlace } from '../office/src/help/topic-of-place.ts'
import { figures } from './handbook/figures.mjs'
import { pictures } from './handbook/pictures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const handbook = join(root, 'docs/owners')
const languages = ['en', 'zh', 'de', 'ar']
const packages = ['setters', 'editor-core', 'designer', 'office']

const filesOf = (language) =>
  readdirSync(join(handbook, language))
    .filter((name) => name.endsWith('.md'))
    .sort()
const english = filesOf('en')
const topicOf = (file) => /^\d+-([a-z-]+)\.md$/.exec(file)?.[1]
const topics = english.map(topicOf)
const textOf = (language, file) => readFileSync(join(handbook, language, file), 'utf8')
const headingsOf = (text) => [...text.matchAll(/^(#+) /gm)].map(([, level]) => level)
/** What is written in one way, wherever it stands. */
const countsOf = (text) => ({
  headings: headingsOf(text),
  pictures: [...text.matchAll(/!\[[^\]]+\]\(\.\.\/pictures\/[a-z]+\/([\w-]+)\.webp\)/g)].map(([, name]) => name),
  steps: [...text.matchAll(/^\d+\. /gm)].length,
  rows: [...text.matchAll(/^\| /gm)].length,
})

/** All labels of the interface in a language, as patterns: what is filled in may be anything. */
function labelsIn(language) {
  const labels = packages.flatMap((name) =>
    Object.values(JSON.parse(readFileSync(join(root, name, 'labels', `${language}.json`), 'utf8'))),
  )
  const plain = new Set(labels.filter((label) => !label.includes('{{')))
  const filled = labels
    .filter((label) => label.includes('{{'))
    .map((label) => label.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    // A label that is nothing but what is filled in would be any text.
    .filter((parts) => parts.join('').trim().length > 2)
    .map((parts) => new RegExp(`^${parts.join('.+')}$`, 'u'))
  return (text) => plain.has(text) || filled.some((pattern) => pattern.test(text))
}

/** The screens of the office, as its list has them: its modules are for browsers. */
const screenPaths = [
  ...readFileSync(join(root, 'office/src/shell/screens.ts'), 'utf8').matchAll(/^ {4}path: '([a-z-]+)',$/gm),
].map(([, path]) => path)
const settingsParts = [
  ...readFileSync(join(root, 'office/src/settings/parts.ts'), 'utf8').matchAll(/\{ path: '([a-z-]+)'/g),
].map(([, path]) => path)

describe('topics', () => {
  it('there is one for each screen, for the parts of screens, for new sites and for the designer', () => {
    expect(screenPaths.length).toBeGreaterThan(10)
    expect(settingsParts.length).toBeGreaterThan(5)
    const places = [
      ...screenPaths.filter((path) => path !== 'settings').map((screen) => ({ screen, id: undefined })),
      ...[undefined, ...settingsParts].map((id) => ({ screen: 'settings', id })),
      ...['templates', 'subscriptions', 'mails'].map((id) => ({ screen: 'inbox', id })),
      { screen: 'products', id: 'k3v9Qa2Z' },
      { screen: 'inbox', id: '17' },
      { screen: 'media', id: 'alts' },
      { screen: 'people', id: 'roles' },
      { screen: 'releases', id: 'review' },
      { screen: 'releases', id: 'planned' },
      { screen: 'news', id: 'import' },
    ]
    for (const place of places) expect(topics, JSON.stringify(place)).toContain(topicOfPlace(place))
    for (const topic of [
      'new-site',
      'designer',
      'designer-pages',
      'designer-languages',
      'passkeys',
      'limits',
      'keyboard',
    ])
      expect(topics).toContain(topic)
  })

  it('each is called once', () => {
    expect(topics).not.toContain(undefined)
    expect(new Set(topics).size).toBe(topics.length)
  })

  it('those of the README are all of them', () => {
    const listed = [...readFileSync(join(handbook, 'README.md'), 'utf8').matchAll(/\]\(en\/([\w-]+\.md)\)/g)]
    expect(listed.map(([, file]) => file)).toEqual(english)
  })
})

describe.each(languages)('in %s', (language) => {
  const isLabel = labelsIn(language)

  it('there are the same topics with the same headings, steps, rows and pictures', () => {
    expect(filesOf(language)).toEqual(english)
    for (const file of english)
      expect({ file, ...countsOf(textOf(language, file)) }).toEqual({ file, ...countsOf(textOf('en', file)) })
  })

  it.each(english)('%s quotes only labels of the interface', (file) => {
    for (const [, label] of textOf(language, file).matchAll(/\*\*(.+?)\*\*/g))
      expect(isLabel(label), `“${label}” is in the labels of ${packages.join(', ')}`).toBe(true)
  })

  it.each(english)('%s is a title and a text whose marks are all understood', (file) => {
    const text = textOf(language, file)
    expect(text).toMatch(/^# [^\n*]+\n\n/)
    expect(headingsOf(text).filter((level) => level === '#')).toHaveLength(1)
    // What stands at the side of a letter of Chinese or Arabic may be no mark for Markdown.
    const words = new Marked().parse(text, { async: false }).replaceAll(/<[^>]+>/g, '')
    expect(words).not.toMatch(/\*|\[\[|\]\(/)
  })

  it.each(english)('%s links to topics and shows pictures that there are', (file) => {
    for (const [, target] of textOf(language, file).matchAll(/\]\(([^)]+)\)/g)) {
      expect(existsSync(resolve(handbook, language, target)), target).toBe(true)
      if (target.endsWith('.webp')) expect(target).toContain(`../pictures/${language}/`)
    }
  })

  it('the figures of the page of limits are those of the code, each in its row', () => {
    const rows = textOf(language, '91-limits.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && /\d/.test(line))
    const told = rows.flatMap((row) => row.match(/\d[\d.,]*/g))
    const numbers = new Intl.NumberFormat(language)
    expect(told).toEqual(figures.map(([, value]) => numbers.format(value)))
    const units = rows.filter((row) => figures.some(([, value, unit]) => unit && row.includes(inUnit(value, unit))))
    expect(units).toHaveLength(figures.filter(([, , unit]) => unit).length)

    function inUnit(value, unit) {
      return ` ${new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)} `
    }
  })
})

describe('pictures', () => {
  const taken = languages.flatMap((language) =>
    readdirSync(join(handbook, 'pictures', language)).map((file) => join(handbook, 'pictures', language, file)),
  )

  it('all are taken by the script, in each language, and shown in a topic', () => {
    const shown = new Set(english.flatMap((file) => countsOf(textOf('en', file)).pictures))
    expect([...shown].sort()).toEqual(Object.keys(pictures).sort())
    for (const language of languages)
      expect(readdirSync(join(handbook, 'pictures', language)).sort()).toEqual(
        Object.keys(pictures)
          .map((name) => `${name}.webp`)
          .sort(),
      )
  })

  it('are no more than 6 MiB together', () => {
    const bytes = taken.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(6 * 1024 * 1024)
  })
})
