import {
  type ContentRecord,
  entities,
  type Json,
  type JsonObject,
  spreadsheetColumn,
  spreadsheetColumnsOf,
} from '@vitrine/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editableContents, editedContentOf } from '../document/contents.ts'
import { applyAll } from '../operations/apply.ts'
import { importSteps } from './import-steps.ts'
import { type RowOptions, readRow } from './read-row.ts'
import { cellsOf } from './record-cells.ts'

const product = entities.product
const columns = spreadsheetColumnsOf(product, ['de', 'ar'])

const letters = fc.constantFrom(...'ab \\|,;=\'"@+-&<>é漢ا[].1n\n'.split(''))
const text = fc.string({ unit: letters, minLength: 1, maxLength: 12 }).filter((one) => one.trim() !== '')
const line = text
const id = fc.constant('aaaaaaaa')
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const src = fc.stringMatching(/^[a-z]{1,6}$/).map((name) => `/media/${name}.webp`)

const inline = fc.record({
  type: fc.constant('text'),
  text: fc
    .string({ unit: letters, minLength: 1, maxLength: 12 })
    .filter((one) => one.trim() !== '' && !/\s{2}|\n/.test(one)),
})
const richText = fc.array(
  fc.oneof(
    inline.map((one): Json => ({ type: 'paragraph', content: [one] })),
    inline.map((one): Json => ({ type: 'heading', attrs: { level: 3 }, content: [one] })),
    inline.map(
      (one): Json => ({
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [one] }] }],
      }),
    ),
    inline.map(
      (one): Json => ({
        type: 'paragraph',
        content: [
          {
            ...one,
            marks: [{ type: 'bold' }, { type: 'link', link: { type: 'page', pageType: 'product', id: 'k3v9Qa2Z' } }],
          },
          { type: 'hardBreak' },
          { type: 'text', text: 'x' },
        ],
      }),
    ),
  ),
  { minLength: 1, maxLength: 3 },
)

interface Attribute {
  readonly id: string
  readonly name: string
  readonly value: string
}
const attributes = fc.uniqueArray(fc.record({ id, name: line, value: fc.oneof(line, fc.constant('')) }), {
  maxLength: 4,
  selector: ({ name }) => name,
})
const tiers = fc
  .uniqueArray(
    fc.record({
      id,
      from: fc.integer({ min: 1, max: 999_999 }),
      price: fc.oneof(fc.integer({ min: 0, max: 99_999_999 }), fc.constant('pending' as const)),
    }),
    { maxLength: 4, selector: ({ from }) => from },
  )
  .map((all) => all.toSorted((a, b) => a.from - b.from))
const specTypes = fc.uniqueArray(
  fc.record({
    id,
    name: line,
    options: fc.uniqueArray(fc.record({ id, label: line }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ label }) => label,
    }),
  }),
  { maxLength: 2, selector: ({ name }) => name },
)

/** The same with an id of its own for each item. */
function withIds<T>(value: T, count = { items: 0 }): T {
  if (Array.isArray(value)) return value.map((item) => withIds(item, count)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name === 'id' && one === 'aaaaaaaa' ? `item${String(count.items++).padStart(4, '0')}` : withIds(one, count),
  ])
  return Object.fromEntries(entries) as T
}

const defined = (value: object): JsonObject =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0)),
  )

const record = fc
  .record({
    name: text,
    model: maybe(text),
    description: maybe(richText),
    images: fc.uniqueArray(fc.record({ id, image: fc.record({ src, alt: text }) }), {
      maxLength: 3,
      selector: ({ image }) => image.src,
    }),
    collections: maybe(fc.uniqueArray(text, { minLength: 1, maxLength: 3 })),
    importantAttributes: attributes,
    priceTiers: tiers,
    currency: fc.constantFrom('USD', 'JPY', 'KWD', undefined),
    pricePer: fc.constantFrom(1, 100, undefined),
    specTypes,
    shipping: maybe(fc.constant({ term: 'FOB', port: 'Ningbo', modes: ['sea', 'air'] })),
    german: maybe(text),
    germanValues: fc.boolean(),
    order: fc.nat(1000),
    slug: fc.stringMatching(/^[a-z0-9]{1,9}$/),
  })
  .map((made) => withIds(made))
  .map(({ german, germanValues, order, slug, description, ...values }): ContentRecord => {
    const props = defined({ ...values, description: description && { type: 'doc', content: description } })
    const de = defined({
      name: german,
      ...(germanValues &&
        Object.fromEntries(
          values.importantAttributes.map((one: Attribute) => [`importantAttributes[${one.id}].value`, `W${one.value}`]),
        )),
      ...(germanValues && Object.fromEntries(values.images.map((one) => [`images[${one.id}].image.alt`, 'Bild']))),
      ...(germanValues &&
        Object.fromEntries(
          values.specTypes.flatMap((one) =>
            one.options.map((option) => [`specTypes[${one.id}].options[${option.id}].label`, `${option.label} `]),
          ),
        )),
    })
    return {
      ...{ id: 'k3v9Qa2Z', kind: 'product', slug, status: 'draft', order, revision: 1, createdAt: '', updatedAt: '' },
      settings: { props, ...(Object.keys(de).length > 0 && { editPropsByLangEnvMap: { de } }) },
    }
  })

const options: RowOptions = {
  emptyCells: 'keep',
  decimalSign: '.',
  newAre: 'draft',
  lookUp: { media: (name) => ({ src: name }), content: (_, name) => name },
}
const modes = ['keep', 'clear'] as const

describe('a record and its cells', () => {
  it('changes nothing when what was exported is imported again', () => {
    fc.assert(
      fc.property(record, fc.constantFrom(...modes), (one, emptyCells) => {
        const read = readRow(
          { entity: product, columns, cells: cellsOf(one, columns), record: one, id: one.id },
          { ...options, emptyCells },
        )
        expect(read).toEqual({ record: one, changes: [], problems: [] })
        expect(importSteps(one, editedContentOf(one), editedContentOf(read.record))).toEqual([])
      }),
    )
  })

  it('makes a new record that says byte for byte the same', () => {
    fc.assert(
      fc.property(record, (one) => {
        const cells = cellsOf(one, columns)
        const read = readRow({ entity: product, columns, cells, id: one.id }, options)
        expect(read.problems).toEqual([])
        expect(cellsOf(read.record, columns)).toEqual(cells)
      }),
    )
  })

  it('makes one record say what another one says, by operations', () => {
    fc.assert(
      fc.property(record, record, (one, other) => {
        const cells = cellsOf(other, columns)
        const read = readRow(
          { entity: product, columns, cells, record: one, id: one.id },
          { ...options, emptyCells: 'clear' },
        )
        expect(read.problems).toEqual([])
        const draft = editableContents(
          { defaultLanguage: 'en', languages: ['en', 'de', 'ar'].map((code) => ({ code, enabled: true })) },
          { 'product/k3v9Qa2Z': editedContentOf(one) },
        )
        const done = applyAll(draft, importSteps(one, editedContentOf(one), editedContentOf(read.record)), [])
        if ('error' in done) throw new Error(JSON.stringify(done))
        const after = done.draft.contents?.['product/k3v9Qa2Z']
        expect(cellsOf({ ...after, id: one.id } as ContentRecord, columns)).toEqual(cells)
      }),
    )
  })

  it('takes columns of single items in place of lines', () => {
    fc.assert(
      fc.property(record, (one) => {
        const tiers = one.settings.props.priceTiers as readonly { from: number }[] | undefined
        const named = one.settings.props.importantAttributes as readonly { name: string }[] | undefined
        const keys = [
          'name',
          'currency',
          ...(tiers ?? []).map(({ from }) => `priceTiers[${from}]`),
          ...(named ?? []).map(({ name }) => `importantAttributes[${name}]`),
        ]
        const some = keys.map((key) => spreadsheetColumn(product, key)).filter((column) => column !== undefined)
        expect(some.length).toBe(keys.length)
        const cells = cellsOf(one, some)
        const read = readRow({ entity: product, columns: some, cells, id: one.id }, options)
        expect(read.problems).toEqual([])
        expect(cellsOf(read.record, some)).toEqual(cells)
        const lines = ['priceTiers[].from', 'priceTiers[].price']
          .map((key) => spreadsheetColumn(product, key))
          .filter((column) => column !== undefined)
        expect(cellsOf(read.record, lines)).toEqual(cellsOf(one, lines))
      }),
    )
  })
})
