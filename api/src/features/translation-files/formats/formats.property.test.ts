import { type Segment, segmentsOf, valueOfSegments } from '@vitrine/model'
import type { Json, Settings } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bound } from '../check/bind-segments.ts'
import { compareText } from '../check/compare-text.ts'
import { type SiteText, textsOf } from '../texts/site-text.ts'
import { readCsv } from './read-csv.ts'
import { readXliff } from './read-xliff.ts'
import { csvOf } from './write-csv.ts'
import { xliffOf } from './write-xliff.ts'

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    '{count}',
    '{name}',
    '<b>',
    '</b>',
    '<br>',
    '&',
    '"',
    "'",
    '=1',
    ' ',
    '\u0007',
    '\n',
    ']]>',
    '<p>',
    '</p>',
    '⟦0⟧',
    'DIN 933',
    'بست',
  ),
)
const plain = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(''))

const link = { type: 'link', link: { type: 'url', url: 'https://a.example/?a=1&b="2"' } }
const marks = fc.uniqueArray(fc.constantFrom<Json>({ type: 'bold' }, { type: 'italic' }, link), {
  maxLength: 2,
  selector: (mark) => JSON.stringify(mark),
})
const run = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(plain, marks)
      .map(([text, on]) => ({ type: 'text', text, ...(on.length > 0 && { marks: on }) })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
)
/** Neighbours with the same marks are one text, as editors keep them. */
const merged = (runs: readonly { readonly type: string; readonly text?: string; readonly marks?: readonly Json[] }[]) =>
  runs
    .filter(({ type, text }) => type !== 'text' || text !== '')
    .reduce<(typeof runs)[number][]>((all, one) => {
      const last = all.at(-1)
      const isSame =
        last?.type === 'text' && one.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(one.marks)
      if (isSame) all[all.length - 1] = { ...last, text: `${last.text}${one.text}` }
      else all.push(one)
      return all
    }, [])
const block = fc
  .tuple(fc.constantFrom('paragraph', 'heading', 'codeBlock'), fc.array(run, { minLength: 1, maxLength: 4 }))
  .map(([type, content]) => ({ type, ...(type === 'heading' && { attrs: { level: 2 } }), content: merged(content) }))
const list = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((blocks) => ({ type: 'bulletList', content: blocks.map((one) => ({ type: 'listItem', content: [one] })) }))
const rich = fc
  .array(fc.oneof(block, list, fc.constant({ type: 'horizontalRule' })), { minLength: 1, maxLength: 4 })
  .map((content) => ({ type: 'doc', content }) as unknown as Json)

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', translatable: true },
    text: { $ref: 'rich-text', translatable: true },
  },
} as const

const statuses = fc.constantFrom('new', 'machine', 'needs-review', 'done')

/** Settings with a plain text and rich text, of which some are translated. */
const settings = fc
  .record({
    title: plain,
    text: rich,
    translations: fc.record({ title: plain, text: rich }, { requiredKeys: [] }),
    status: statuses,
  })
  .map(({ title, text, translations, status }): Settings => {
    const notes = Object.keys(translations).map((path) => [path, { source: 'x', status }] as const)
    return {
      props: { title, text },
      editPropsByLangEnvMap: { de: translations as Record<string, Json> },
      ...(status !== 'new' && { translationMeta: { de: Object.fromEntries(notes) } }),
    }
  })

const textsIn = (given: Settings): readonly SiteText[] => [
  ...textsOf(
    {
      ...{ of: { page: 'home', component: 'abcdefgh' }, key: 'component/abcdefgh', file: 'page/home', place: 'Home' },
      ...{ section: 'banner', schema: schema as never, settings: given, baseLanguage: 'en' },
    },
    'de',
  ),
]
async function written(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
async function* listed<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all
}

it('What goes out comes in as it was, in both formats', () =>
  fc.assert(
    fc.asyncProperty(settings, async (given) => {
      const texts = textsIn(given)
      const xliff = readXliff(await written(xliffOf(listed(texts), { from: 'en', to: 'de' }))).texts
      const isRich = (name: string) => typeof texts.find((one) => one.name === name)?.sourceValue !== 'string'
      const csv = readCsv((await written(csvOf(listed(texts)))).slice(1), isRich)
      for (const read of [xliff, csv]) {
        expect(read.map(({ name }) => name)).toEqual(texts.map(({ name }) => name))
        for (const [at, text] of texts.entries()) {
          const file = read[at]
          if (!file) throw new Error('It is not there.')
          expect(file.problems).toEqual([])
          const context = { from: 'en', to: 'de', isTable: read === csv, words: {} }
          expect(compareText(text, file, context).outcome).toBe('same')
          if (!text.target || !file.target) continue
          const all = {
            codes: new Map([...text.source.codes, ...text.target.codes]),
            marks: new Map([...text.source.marks, ...text.target.marks]),
          }
          expect(bound(file.target, all)).toEqual(text.target.segments)
        }
      }
    }),
  ))

const withoutEmpty = (segments: readonly Segment[]) => JSON.stringify(segments)

it('A value is the same again when its segments are put together', () =>
  fc.assert(
    fc.property(fc.oneof(plain, rich), (value) => {
      const { segments } = segmentsOf(value)
      const again = valueOfSegments(value, segments)
      expect(again).toEqual(value)
      expect(withoutEmpty(segmentsOf(again).segments)).toBe(withoutEmpty(segments))
    }),
  ))
