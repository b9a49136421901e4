import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@vitrine/schemas'
import { describe, expect, test } from 'vitest'

type Texts = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../..')
const read = (file: string): Texts => JSON.parse(readFileSync(join(root, file), 'utf8'))
const union = (pattern: string): Texts =>
  Object.assign(
    {},
    ...globSync([pattern, `parts/${pattern}`], { cwd: join(root, 'sections/src') }).map((file) =>
      read(`sections/src/${file}`),
    ),
  )

const ownEnglish = (folder: string) => [folder, languageCodes, read(`${folder}/en.json`)] as const
/** The English of sections stands with each of them. */
const spreadEnglish = (folder: string, pattern: string) =>
  [folder, languageCodes.filter((code) => code !== 'en'), union(pattern)] as const

const families = [
  ownEnglish('api/texts'),
  ownEnglish('schemas/texts'),
  ownEnglish('editor-core/labels'),
  ownEnglish('designer/labels'),
  ownEnglish('office/labels'),
  ownEnglish('setters/labels'),
  ownEnglish('renderer/texts'),
  spreadEnglish('sections/texts', '*/texts.en.json'),
  spreadEnglish('sections/labels', '*/labels.en.json'),
]

const plural = /_(?:zero|one|two|few|many|other)$/
const categories = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** The keys that a language needs for those of English: a plural has the forms of the language. */
function keysFor(language: string, english: Texts): readonly string[] {
  const keys = Object.keys(english).flatMap((key) =>
    plural.test(key) ? categories(language).map((category) => key.replace(plural, `_${category}`)) : [key],
  )
  return [...new Set(keys)].sort()
}

/** The English text behind a key; what English lacks as a form is its `_other`. */
const englishOf = (english: Texts, key: string) => english[key] ?? (english[key.replace(plural, '_other')] as string)
const placeholders = (text: string) => (text.match(/\{\{[^{}]*\}\}/g) ?? []).sort()

/** As they are printed on keys, and in addresses of files. */
const keys = ['Backspace', 'Ctrl', 'Delete', 'Enter', 'Shift', 'JSON']
const names = [
  ...keys,
  'Excel (XLSX)',
  'Facebook',
  'Google Tag Manager',
  'Instagram',
  'LinkedIn',
  'Pinterest',
  'Telegram',
  'TikTok',
  'Unicode (UTF-16 BE)',
  'Unicode (UTF-16)',
  'Unicode (UTF-8)',
  'Vitrine',
  'WeChat',
  'WhatsApp',
  'YouTube',
]
/** Words that are the same in these languages. */
const sameWord: Readonly<Record<string, readonly string[]>> = {
  Actions: ['fr'],
  administrator: ['pl'],
  Administrator: ['de', 'pl'],
  Archive: ['fr'],
  Article: ['fr'],
  Band: ['de'],
  Banner: ['de', 'es'],
  Build: ['de', 'fr'],
  carton: ['fr'],
  cartons: ['fr'],
  Centre: ['fr'],
  Certifications: ['fr'],
  Chat: ['de', 'es', 'fr', 'pt'],
  Chevron: ['fr'],
  Chip: ['de', 'es', 'pt', 'vi'],
  Code: ['de', 'fr'],
  Compact: ['fr'],
  Computer: ['de'],
  Contact: ['fr'],
  Container: ['de', 'vi'],
  Conversation: ['fr'],
  Conversations: ['fr'],
  Cookie: ['de', 'es', 'fr', 'id', 'ja', 'pt', 'vi', 'zh'],
  Cookies: ['de', 'es', 'fr', 'pt'],
  'Ctrl+Enter': ['ar', 'bn', 'fa', 'hi', 'id', 'ja', 'pl', 'pt', 'ru', 'ta', 'tr', 'ur', 'vi', 'zh'],
  Date: ['fr'],
  Dates: ['fr'],
  Description: ['fr'],
  Desktop: ['de'],
  Details: ['de'],
  Dimensions: ['fr'],
  Document: ['fr'],
  Domain: ['de', 'id'],
  Domains: ['de'],
  Double: ['fr'],
  Downloads: ['de'],
  editor: ['es', 'id', 'pt'],
  Editor: ['es', 'id', 'pt'],
  Email: ['fr', 'id', 'pl', 'pt', 'vi'],
  'Email:': ['id', 'pl', 'pt', 'vi'],
  Envelope: ['pt'],
  Error: ['es'],
  Filter: ['id'],
  Footer: ['id'],
  Forklift: ['tr'],
  Form: ['tr'],
  General: ['es'],
  Globe: ['fr'],
  Hammer: ['de'],
  Header: ['id'],
  Headset: ['de', 'id'],
  Image: ['fr'],
  'Image {{number}}': ['fr'],
  Images: ['fr'],
  Information: ['de', 'fr'],
  Invitation: ['fr'],
  Invitations: ['fr'],
  'Item {{number}}': ['id'],
  Label: ['id'],
  Link: ['de', 'pl'],
  Live: ['de'],
  Logo: ['de', 'fr', 'id', 'pl', 'tr', 'vi'],
  Marketing: ['de', 'es', 'fr', 'pl', 'pt'],
  Medal: ['pl'],
  Media: ['id'],
  Menu: ['fr', 'id', 'pl', 'pt', 'vi'],
  'Menu {{name}}': ['fr', 'id', 'pt'],
  Menus: ['fr', 'pt'],
  Message: ['fr'],
  Microscope: ['fr'],
  Minus: ['de', 'id', 'pl'],
  Mobile: ['fr'],
  Model: ['id', 'pl', 'tr'],
  Name: ['de'],
  Newsletter: ['de', 'pt'],
  Normal: ['fr'],
  Note: ['fr'],
  Notifications: ['fr'],
  Offline: ['de'],
  Options: ['fr'],
  Padding: ['id'],
  Page: ['fr'],
  'Page {{page}}': ['fr'],
  Pages: ['fr'],
  Partner: ['de', 'pl'],
  Passkeys: ['de'],
  Pause: ['de', 'fr'],
  Person: ['de'],
  Photo: ['fr'],
  Plus: ['de', 'fr', 'id', 'pl'],
  Port: ['de', 'fr', 'id', 'pl'],
  Portrait: ['fr'],
  Position: ['de', 'fr'],
  Problem: ['de'],
  Question: ['fr'],
  Questions: ['fr'],
  Recycling: ['de'],
  Region: ['de', 'pl'],
  Revision: ['de'],
  Scan: ['de'],
  Section: ['fr'],
  Separator: ['pl'],
  Services: ['fr'],
  Showroom: ['pt', 'tr'],
  Site: ['fr', 'pt', 'tr'],
  Slideshow: ['de'],
  Source: ['fr'],
  Sources: ['fr'],
  Spam: ['de', 'es', 'id', 'pl', 'pt', 'tr'],
  Status: ['de', 'id', 'pl', 'pt'],
  'Status: {{status}}': ['de', 'id', 'pl'],
  Stopwatch: ['id'],
  Style: ['fr'],
  Subtotal: ['es', 'id', 'pt'],
  Tablet: ['de', 'id', 'pl', 'pt', 'tr'],
  'Tag Manager ID': ['ja', 'zh'],
  Text: ['de'],
  'Text in {{language}}': ['de'],
  Thermometer: ['de'],
  Tooltip: ['de', 'id'],
  Total: ['es', 'fr', 'id', 'pt'],
  Train: ['fr'],
  Transparent: ['de', 'fr'],
  Type: ['fr'],
  Version: ['de', 'fr'],
  'Version {{version}}': ['fr'],
  Video: ['de', 'id', 'tr', 'vi'],
  Videos: ['de'],
  Visible: ['es', 'fr'],
  Wind: ['de'],
  '{{count}} error': ['es'],
  '{{count}} image': ['fr'],
  '{{count}} images': ['fr'],
  '{{count}} page': ['fr'],
  '{{count}} pages': ['fr'],
  '{{count}} problem': ['pl'],
  Team: ['de'],
  'Section {{number}}': ['fr'],
  Item: ['id', 'pt'],
  Webhooks: ['de', 'es', 'fr', 'pt'],
  Sites: ['fr', 'pt'],
  Secret: ['fr'],
  'Menu “{{id}}”': ['id', 'pt', 'vi'],
}
const hasWord = (text: string) => /\p{L}{4,}/u.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''))
const isLeftInEnglish = (language: string, text: string, english: string) =>
  text === english && hasWord(english) && !names.includes(english) && !sameWord[english]?.includes(language)

describe.each(families)('%s', (folder, languages, english) => {
  test('has the 18 languages, and no file besides (T27)', () => {
    const files = languages.map((language) => `${language}.json`)
    expect(readdirSync(join(root, folder)).sort()).toEqual(files.sort())
  })

  test.each(languages)('%s has every key, with its own plural forms', (language) => {
    const needed = keysFor(language, english)
    const given = Object.keys(language === 'en' ? english : read(`${folder}/${language}.json`))
    expect(given.sort()).toEqual(needed)
  })

  test.each(languages)('%s keeps the placeholders, has no empty text, and leaves none in English', (language) => {
    for (const [key, text] of Object.entries(read(`${folder}/${language}.json`))) {
      const source = englishOf(english, key)
      if (source === undefined) continue
      expect(text.trim(), `${key} is empty`).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(source))
      if (language !== 'en') expect(isLeftInEnglish(language, text, source), `${key} is English`).toBe(false)
    }
  })
})

test.each(['*/texts.en.json', '*/labels.en.json'])('the English of %s has its plural forms', (pattern) => {
  const english = union(pattern)
  expect(Object.keys(english).sort()).toEqual(keysFor('en', english))
})

test('18 languages are the languages of the interface', () => {
  expect(new Set(languageCodes).size).toBe(18)
})

describe('labels that quote what visitors see quote it in each language', () => {
  const texts = union('*/texts.en.json')
  const quoted = Object.entries(union('*/labels.en.json')).flatMap(([label, english]) => {
    const quote = english.match(/“([^”]+)”/)?.[1]
    const sources = Object.keys(texts).filter((key) => texts[key] === quote)
    return sources.length > 0 ? [{ label, sources }] : []
  })

  test('there are such labels', () => {
    expect(quoted.map(({ label }) => label)).toContain('footer.showPoweredBy')
  })

  test.each(languageCodes.filter((code) => code !== 'en'))('%s', (language) => {
    const labels = read(`sections/labels/${language}.json`)
    const seen = read(`sections/texts/${language}.json`)
    for (const { label, sources } of quoted)
      expect(
        sources.some((source) => labels[label]?.includes(seen[source] as string)),
        `${label} quotes ${sources.map((source) => seen[source])}`,
      ).toBe(true)
  })
})
