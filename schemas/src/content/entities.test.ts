import { describe, expect, it, test } from 'vitest'
import type { SectionProps } from '../keywords.ts'
import { checkOf, verifySchema } from '../validate/validator.ts'
import { entities } from './entities.ts'
import type { EntitySpec } from './entity.ts'
import { columnCalled, columnsOf, recordColumns } from './entity-columns.ts'
import { filterSchemaOf, filtersOf } from './entity-filters.ts'
import { contentProps } from './index.ts'
import { contentKinds } from './kinds.ts'
import { pageTypeOf } from './shown-by.ts'

describe.each(contentKinds)('the entity of a %s', (kind) => {
  const entity = entities[kind]

  it('names only what there is', () => {
    expect(entity.kind).toBe(kind)
    expect(entity.props).toBe(contentProps[kind])
    expect(entity.page).toBe(pageTypeOf[kind])
    for (const name of entity.match) expect(['id', 'slug', ...Object.keys(entity.props.properties)]).toContain(name)
    for (const name of entity.columns) expect(columnCalled(entity, name)?.isShown, name).toBe(true)
    for (const sort of entity.sort) expect(columnCalled(entity, sort.replace(/^-/, ''))?.isSortable, sort).toBe(true)
    for (const name of entity.filters)
      expect(
        filtersOf(entity).some(({ column }) => column.name === name),
        name,
      ).toBe(true)
    for (const { per } of Object.values(entity.computed ?? {}))
      if (per !== undefined) expect(entity.props.properties).toHaveProperty(per)
  })

  it('has a title that may be sorted by, and columns of different names', () => {
    expect(columnCalled(entity, 'title')).toMatchObject({ kind: 'text', isRequired: true, isSortable: true })
    const names = columnsOf(entity).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining([...recordColumns]))
    expect(names.slice(0, entity.columns.length)).toEqual(entity.columns)
  })

  it('has filters of which each fits its schema', () => {
    verifySchema(filterSchemaOf(entity))
    const check = checkOf(filterSchemaOf(entity))
    expect(check({ state: ['draft', 'published'], languages: { missing: ['de'], outdated: ['fr'] } })).toEqual([])
    expect(check({ updated: { from: '2026-01-01', to: '2026-02-01T00:00:00Z' } })).toEqual([])
    for (const wrong of [
      { state: 'draft' },
      { state: [] },
      { languages: {} },
      { updated: { from: 'now' } },
      { x: ['y'] },
    ])
      expect(check(wrong), JSON.stringify(wrong)).not.toEqual([])
  })
})

test('columns follow from what schemas say', () => {
  const props = {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: 80, translatable: true, index: true },
      note: { type: 'string', maxLength: 80 },
      story: { type: 'string', maxLength: 2000 },
      long: { type: 'string', maxLength: 80, setter: 'long-text' },
      body: { $ref: 'rich-text', translatable: true },
      photo: { $ref: 'image' },
      film: { $ref: 'video' },
      file: { type: 'string', format: 'asset' },
      weight: { type: 'number' },
      height: { type: 'number', index: true },
      grade: { enum: ['a', 'b'] },
      isNew: { type: 'boolean' },
      since: { type: 'string', format: 'date', index: true },
      cost: { oneOf: [{ type: 'integer', money: 'currency', index: true }, { const: 'pending' }] },
      currency: { type: 'string', maxLength: 3, cell: { width: 60, edit: false, bulk: false } },
      parts: { type: 'array', items: { type: 'string' } },
      related: { type: 'array', items: { type: 'string', reference: { kind: 'product', by: 'slug' } } },
      maker: { type: 'string', reference: { kind: 'case', by: 'id' } },
    },
  } as const satisfies SectionProps
  const entity = {
    kind: 'product',
    title: 'name',
    picture: 'photo',
    match: ['id'],
    page: 'product',
    section: 'product-detail',
    sort: ['title'],
    columns: ['picture', 'title'],
    filters: [],
    props,
  } as const satisfies EntitySpec
  const own = columnsOf(entity).filter(({ path }) => path !== undefined)
  const said = own.map(({ name, kind, isSortable, isIndexed, isEditable, isBulkEditable }) => {
    const can = { sort: isSortable, index: isIndexed, edit: isEditable, bulk: isBulkEditable }
    return [name, kind, Object.entries(can).flatMap(([what, is]) => (is ? [what] : []))]
  })
  expect(said).toEqual([
    ['picture', 'image', []],
    ['title', 'text', ['sort', 'index', 'edit']],
    ['note', 'text', ['edit', 'bulk']],
    ['story', 'text', ['bulk']],
    ['long', 'text', ['bulk']],
    ['body', 'rich-text', ['bulk']],
    ['weight', 'number', ['edit', 'bulk']],
    ['height', 'number', ['sort', 'index', 'edit', 'bulk']],
    ['grade', 'choice', ['sort', 'index', 'edit', 'bulk']],
    ['isNew', 'switch', ['sort', 'index', 'edit', 'bulk']],
    ['since', 'date', ['sort', 'index', 'edit', 'bulk']],
    ['cost', 'money', ['sort', 'index', 'edit', 'bulk']],
    ['currency', 'text', []],
    ['parts', 'list', []],
    ['related', 'reference', ['index', 'edit', 'bulk']],
    ['maker', 'reference', ['index', 'edit', 'bulk']],
  ])
  expect(columnCalled(entity, 'currency')?.width).toBe(60)
  expect(columnCalled(entity, 'cost')?.currency).toBe('currency')
  expect(columnCalled(entity, 'grade')?.choices).toEqual(['a', 'b'])
  expect(columnCalled(entity, 'related')?.reference).toEqual({ kind: 'product', by: 'slug', isMany: true })
  expect(columnCalled(entity, 'maker')?.reference).toEqual({ kind: 'case', by: 'id', isMany: false })
  expect(filtersOf(entity).map(({ column, kind }) => [column.name, kind])).toEqual([
    ['title', 'values'],
    ['height', 'range'],
    ['grade', 'values'],
    ['isNew', 'values'],
    ['since', 'dates'],
    ['cost', 'range'],
    ['related', 'values'],
    ['maker', 'values'],
    ['state', 'values'],
    ['languages', 'languages'],
    ['created', 'dates'],
    ['updated', 'dates'],
    ['published', 'dates'],
    ['scheduled', 'dates'],
  ])
})
