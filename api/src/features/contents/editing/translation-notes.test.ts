import { coverageOf } from '@vitrine/model'
import { type ContentKind, contentKinds, contentProps, type Json, type Settings, schemaAt } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withNotes } from './translation-notes.ts'

const longRun = 900_000
const doc = (text: string): Json => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
/** Places of texts in each kind of content. */
const texts: Readonly<Record<ContentKind, readonly string[]>> = {
  product: ['name', 'summary', 'description'],
  case: ['title', 'summary', 'body'],
  info: ['title', 'summary', 'body'],
  collection: ['name', 'summary'],
  policy: ['title', 'body'],
}
const known = (kind: ContentKind) => texts[kind].filter((path) => schemaAt(contentProps[kind], path)?.translatable)

const words = ['Bolts', ' Bolts ', 'Bolts\n', 'Nuts', 'Hex  nuts', 'Hex nuts']
const squeezed = (text: string) => text.trim().split(/\s+/).join(' ')
const save = fc.record({
  base: fc.array(fc.record({ at: fc.nat(9), word: fc.nat(words.length - 1) }), { maxLength: 2 }),
  written: fc.array(fc.record({ at: fc.nat(9), language: fc.constantFrom('de', 'zh'), word: fc.nat(99) }), {
    maxLength: 1,
  }),
  order: fc.nat(9),
})

describe.each(contentKinds)('%s', (kind) => {
  const paths = known(kind)
  const asValue = (path: string, text: string): Json =>
    schemaAt(contentProps[kind], path)?.$ref === 'rich-text' || schemaAt(contentProps[kind], path)?.$id === 'rich-text'
      ? doc(text)
      : text

  it(
    'a save marks every translation whose source text changed, whatever brought it here, and no other',
    () => {
      expect(paths.length).toBeGreaterThan(0)
      const seen = { stale: 0 }
      fc.assert(
        fc.property(fc.boolean(), fc.array(save, { minLength: 1, maxLength: 12 }), (isNoted, saves) => {
          const base = new Map(paths.map((path) => [path, 'Bolts']))
          const entries = new Map(paths.flatMap((path) => ['de', 'zh'].map((code) => [`${code} ${path}`, 'Here'])))
          /** What each translation was made from. */
          const madeFrom = new Map([...entries.keys()].map((key) => [key, 'Bolts']))
          const settingsOf = (meta?: Settings['translationMeta']): Settings => ({
            props: Object.fromEntries(paths.map((path) => [path, asValue(path, base.get(path) as string)])),
            editPropsByLangEnvMap: Object.fromEntries(
              ['de', 'zh'].map((code) => [
                code,
                Object.fromEntries(
                  paths.map((path) => [path, asValue(path, entries.get(`${code} ${path}`) as string)]),
                ),
              ]),
            ),
            ...(meta && { translationMeta: meta }),
          })
          const by = { by: 'ada', at: '2026-03-01T00:00:00.000Z' }
          let stored = isNoted ? withNotes(kind, undefined, settingsOf(), by) : settingsOf()
          for (const { base: changes, written, order } of saves) {
            for (const { at, word } of changes) base.set(paths[at % paths.length] as string, words[word] as string)
            for (const { at, language, word } of written) {
              const path = paths[at % paths.length] as string
              entries.set(`${language} ${path}`, `Text ${word}`)
            }
            const before = stored
            // Some clients send the notes back, some do not know of them.
            stored = withNotes(kind, before, settingsOf(order % 2 === 0 ? before.translationMeta : undefined), by)
            for (const key of entries.keys()) {
              const [code, path] = key.split(' ') as [string, string]
              const value = stored.editPropsByLangEnvMap?.[code]?.[path]
              const was = before.editPropsByLangEnvMap?.[code]?.[path]
              if (JSON.stringify(value) !== JSON.stringify(was)) madeFrom.set(key, squeezed(base.get(path) as string))
            }
            const coverage = coverageOf(contentProps[kind], stored, ['de', 'zh'], 'en')
            for (const code of ['de', 'zh']) {
              const stale = paths.filter(
                (path) => madeFrom.get(`${code} ${path}`) !== squeezed(base.get(path) as string),
              )
              expect([code, coverage[code]?.stale]).toEqual([code, stale.length])
              seen.stale += stale.length
            }
          }
        }),
      )
      expect(seen.stale).toBeGreaterThan(100)
    },
    longRun,
  )
})
