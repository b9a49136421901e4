import type { Json, Settings } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { configuration } from '../../fixtures/drafts.ts'
import { bannerProps } from '../../fixtures/sections.ts'
import { languageOrder } from './languages.ts'
import { resolve } from './resolve.ts'

const inLanguage = (language: string, settings: unknown) =>
  resolve(bannerProps, settings as Settings, languageOrder(configuration, language))
const inEnglish = (settings: unknown) => inLanguage('en', settings)

describe('garbage and hostility', () => {
  it.each([
    undefined,
    null,
    5,
    'text',
    [],
    { props: null },
    { props: [] },
    { props: 'x', editPropsByLangEnvMap: [], deletePropsPaths: {} },
    { props: {}, editPropsByLangEnvMap: { de: null }, deletePropsPaths: [null, 5, {}, '[', 'a..b'] },
    { props: { title: 5, height: 'tall', items: { 0: 'x' }, image: [], body: 'text', link: 'x', button: null } },
  ])('resolves %j to the defaults', (settings) => {
    expect(inLanguage('de', settings).props).toEqual(inLanguage('de', { props: {} }).props)
  })
  it('drops what the schema does not know', () => {
    expect(inEnglish({ props: { nothing: 1, button: { nothing: 1 } } }).props).toEqual(inEnglish({ props: {} }).props)
  })
  it('ignores the names of prototypes in every form and at any depth (R211)', () => {
    const settings = JSON.parse(`{
      "props": { "__proto__": { "title": "x" }, "constructor": {}, "body": { "type": "doc", "content": [{ "type": "paragraph", "__proto__": { "bad": 1 } }] } },
      "editPropsByLangEnvMap": {
        "__proto__": { "title": "x" },
        "de": { "__proto__": { "title": "x" }, "__proto__.title": "x", "constructor.prototype.bad": 1, "button.__proto__.bad": 1, "link": { "type": "address", "href": "/", "__proto__": { "bad": 1 } } }
      },
      "deletePropsPaths": ["__proto__.visible", "constructor"]
    }`)
    const { props } = inLanguage('de', settings)
    expect(JSON.stringify(props)).not.toContain('bad')
    expect(props.title).toBe('Welcome')
    expect(({} as Record<string, unknown>).bad).toBeUndefined()
    expect(Object.getPrototypeOf(props.link)).toBe(Object.prototype)
  })
  it('cuts values off that nest too deep', () => {
    let deep: Json = 'x'
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep]
    const { props } = inEnglish({ props: { tags: deep, body: { type: 'doc', content: deep } } })
    expect(JSON.stringify(props.tags)).toBe('['.repeat(64) + ']'.repeat(64))
  })
  // One that took the square of the time would not end before the test is given up.
  it('resolves as many items as a document may hold', () => {
    const items = Array.from({ length: 20_000 }, (_, at) => ({ id: `i${String(at).padStart(7, '0')}`, label: `${at}` }))
    const de = Object.fromEntries(items.map(({ id, label }) => [`items[${id}].label`, `de ${label}`]))
    const { props } = inLanguage('de', {
      props: { items },
      editPropsByLangEnvMap: { de },
      deletePropsPaths: items.map(({ id }) => `items[${id}].width`),
    })
    expect((props.items as readonly Json[]).at(-1)).toMatchObject({ label: 'de 19999' })
  })
})
