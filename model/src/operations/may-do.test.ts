import type { ContentOperation, Operation, OperationType, Role } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { contentExamples, draft, everything, examples, ofContent, operation } from '../../fixtures/operations.ts'
import { specs } from '../../fixtures/sections.ts'
import { mayDo } from './may-do.ts'

type OfDraft = Exclude<OperationType, ContentOperation['type']>
const types = Object.keys(examples) as OfDraft[]
const example = (type: OfDraft): Operation => operation(type, examples[type].example as never)
const banner = { page: 'home', component: 'banner01' } as const
const set = (path: string, language?: string, of: object = banner) =>
  operation('set-setting', { of, path, value: 'x', ...(language !== undefined && { language }) } as never)

describe.each(['owner', 'admin', 'editor'] as const)('%s', (role) => {
  it.each(types)('may %s', (type) => {
    expect(mayDo({ role }, example(type), draft, specs)).toBe(true)
  })
})

it.each(types)('viewer may not %s', (type) => {
  expect(mayDo({ role: 'viewer' }, example(type), draft, specs)).toMatchObject({ key: 'refusal.role' })
})

const minor = (path: string, of: object = banner) =>
  operation('mark-minor', { of, path, since: ['2:0123456789abcdef'] } as never)

describe('translator', () => {
  const member = { role: 'translator', languages: ['de', 'en'] } as const
  it('writes and clears in languages that are theirs', () => {
    expect(mayDo(member, set('title', 'de'), draft, specs)).toBe(true)
    const clear = operation('clear-setting', { of: { menu: 'main' }, path: 'items[menu0001].label', language: 'de' })
    expect(mayDo(member, clear, draft, specs)).toBe(true)
  })
  it.each([set('title', 'pt'), set('title', 'en'), set('title'), minor('title')])(
    'does not write in another one, nor the base',
    (given) => {
      expect(mayDo(member, given, draft, specs)).toMatchObject({ key: 'refusal.notYourLanguage' })
    },
  )
  it.each(types.filter((type) => !/^(set|clear)-setting$|^mark-minor$/.test(type)))('may not %s', (type) => {
    expect(mayDo(member, example(type), draft, specs)).toMatchObject({ key: 'refusal.role' })
  })
  it('may do nothing without languages', () => {
    expect(mayDo({ role: 'translator' }, set('title', 'de'), draft, specs)).toMatchObject({
      key: 'refusal.notYourLanguage',
    })
  })
})

describe('content editor', () => {
  const member = { role: 'content-editor' } as const
  it.each([
    set('title'),
    set('title', 'pt'),
    set('body'),
    set('image.pc'),
    set('image.pc.alt'),
    set('image.mobile.width'),
    set('link'),
    set('link.href'),
    set('button.label'),
    set('items[aaaaaaaa].label'),
    set('background.image'),
    set('name', undefined, { pageRecord: 'home' }),
    set('seo.title', 'de', { pageRecord: 'home' }),
    set('items[menu0001].label', undefined, { menu: 'main' }),
    minor('title'),
    minor('image.alt'),
  ])('writes what visitors read and see: $path', (given) => {
    expect(mayDo(member, given, draft, specs)).toBe(true)
  })
  it.each([
    set('height.pc'),
    set('columns.pc'),
    set('visible'),
    set('visible', 'de'),
    set('background.color'),
    set('background'),
    set('space.pc.top'),
    set('button.look'),
    set('button'),
    set('items'),
    set('items[aaaaaaaa].level'),
    set('items[aaaaaaaa].width.pc'),
  ])('does not touch layout, colours and choices: $path', (given) => {
    expect(mayDo(member, given, draft, specs)).toMatchObject({ key: 'refusal.notContent' })
  })
  it.each(types.filter((type) => !/^(set|clear)-setting$|^mark-minor$/.test(type)))('may not %s', (type) => {
    expect(mayDo(member, example(type), draft, specs)).toMatchObject({ key: 'refusal.role' })
  })
})

describe('an API key with languages', () => {
  const german = { role: 'owner', key: { actions: ['draft.write'], languages: ['de'] } } as const
  const source = { role: 'owner', key: { actions: ['draft.write'], languages: ['en'] } } as const
  it('writes and clears texts in these', () => {
    expect(mayDo(german, set('title', 'de'), draft, specs)).toBe(true)
    const clear = operation('clear-setting', { of: { menu: 'main' }, path: 'items[menu0001].label', language: 'de' })
    expect(mayDo(german, clear, draft, specs)).toBe(true)
    for (const given of [set('title'), set('title', 'pt'), set('title', 'en'), minor('title')])
      expect(mayDo(german, given, draft, specs)).toMatchObject({ key: 'refusal.notYourLanguage' })
  })
  it('writes the base where the source language is one of them: what is translatable, and nothing else', () => {
    for (const given of [set('title'), set('title', 'en'), set('image.pc.alt'), minor('title')])
      expect(mayDo(source, given, draft, specs)).toBe(true)
    for (const given of [set('height.pc'), set('nowhere')])
      expect(mayDo(source, given, draft, specs)).toMatchObject({ key: 'refusal.keyLanguages' })
  })
  it.each(types.filter((type) => !/^(set|clear)-setting$|^mark-minor$/.test(type)))('may not %s', (type) => {
    for (const member of [german, source])
      expect(mayDo(member, example(type), draft, specs)).toMatchObject({ key: 'refusal.keyLanguages' })
  })
  it('never may more than the role', () => {
    const translator = { ...german, role: 'translator', languages: ['pt'] } as const
    expect(mayDo(translator, set('title', 'de'), draft, specs)).toMatchObject({ key: 'refusal.notYourLanguage' })
    expect(mayDo({ ...german, role: 'viewer' }, set('title', 'de'), draft, specs)).toMatchObject({
      key: 'refusal.role',
    })
  })
})

describe('of contents', () => {
  const content = 'product/bolt0001'
  const change = (changes: object) => operation('change-content', { content, changes } as never)
  const all = (Object.keys(contentExamples) as ContentOperation['type'][]).map((type) =>
    operation(type, contentExamples[type].example as never),
  )
  const may = (role: Role, given: Operation): boolean =>
    mayDo({ role, languages: ['de', 'en'] }, given, everything, specs) === true

  it.each(['owner', 'admin', 'editor'] as const)('%s may do everything', (role) => {
    expect([...all, ...ofContent].filter((given) => !may(role, given))).toEqual([])
  })
  it('viewer may do nothing', () => {
    expect([...all, ...ofContent].filter((given) => may('viewer', given))).toEqual([])
  })
  it('a content editor writes all values and the order, and adds drafts, but shows and removes nothing', () => {
    expect(ofContent.filter((given) => !may('content-editor', given))).toEqual([])
    expect(may('content-editor', change({ order: 3 }))).toBe(true)
    for (const changes of [
      { slug: 'a' },
      { status: 'published' },
      { publishedAt: null },
      { order: 3, status: 'draft' },
    ])
      expect(may('content-editor', change(changes))).toBe(false)
    expect(all.map((given) => may('content-editor', given))).toEqual([true, false, false])
    const { record } = contentExamples['add-content'].example
    const shown = operation('add-content', { content: 'info/news0001', record: { ...record, status: 'published' } })
    expect(may('content-editor', shown)).toBe(false)
  })
  it('a translator writes and clears in the languages that are theirs, never the base', () => {
    const allowed = [...all, ...ofContent].filter((given) => may('translator', given))
    expect(allowed).toEqual([operation('clear-setting', { of: { content }, path: 'name', language: 'de' })])
    const set = (language: string) => operation('set-setting', { of: { content }, path: 'name', value: 'x', language })
    expect(['de', 'pt', 'en'].map((language) => may('translator', set(language)))).toEqual([true, false, false])
  })
  it('an API key with languages writes texts in these', () => {
    const byKey = (languages: readonly string[], given: Operation) =>
      mayDo({ role: 'owner', key: { actions: ['content.write'], languages } }, given, everything, specs) === true
    const set = (path: string, language?: string) =>
      operation('set-setting', {
        of: { content },
        path,
        value: 'x',
        ...(language !== undefined && { language }),
      } as never)
    expect([set('name', 'de'), set('name'), set('name', 'pt')].map((given) => byKey(['de'], given))).toEqual([
      true,
      false,
      false,
    ])
    expect([set('name'), set('model'), set('currency')].map((given) => byKey(['en'], given))).toEqual([
      true,
      false,
      false,
    ])
    expect(all.filter((given) => byKey(['en', 'de'], given))).toEqual([])
  })
})
