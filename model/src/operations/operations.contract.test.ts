import {
  checkOf,
  type Operation,
  type OperationType,
  operation as operationSchema,
  operationTypes,
} from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import {
  contentExamples,
  everything as draft,
  examples as draftExamples,
  ofContent,
  operation,
} from '../../fixtures/operations.ts'
import { specs } from '../../fixtures/sections.ts'
import { apply } from './apply.ts'
import { needsOf } from './needs.ts'
import { touches } from './touches.ts'

const check = checkOf(operationSchema)
const examples = { ...draftExamples, ...contentExamples }

function applied(given: Operation, to = draft) {
  const outcome = apply(to, given, specs)
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  return outcome
}

/** Only the pages that an operation names. */
function partOf(given: Operation) {
  const { pages, records, contents, slugs } = needsOf([given])
  const isNeeded = ([key, { slug }]: readonly [string, { readonly slug: string }]): boolean =>
    contents.includes(key) || slugs.includes(`${key.slice(0, key.indexOf('/'))}/${slug}`)
  const pageSchemaMap = Object.fromEntries(Object.entries(draft.pageSchemaMap).filter(([id]) => pages.includes(id)))
  const ids = Object.values(pageSchemaMap).flatMap(({ components }) => Object.keys(components))
  const settings = Object.entries(draft.componentsSettingValues).filter(([id]) => ids.includes(id))
  return {
    ...draft,
    pagesList: draft.pagesList.filter(({ id }) => records || pages.includes(id)),
    pageSchemaMap,
    componentsSettingValues: Object.fromEntries(settings),
    contents: Object.fromEntries(Object.entries(draft.contents).filter(isNeeded)),
  }
}

it('has an example of every operation', () => {
  expect(Object.keys(examples).sort()).toEqual([...operationTypes].sort())
})

describe.each(Object.keys(examples) as OperationType[])('%s', (type) => {
  const example = operation(type, examples[type].example as never)
  const missing = operation(type, examples[type].missing as never)

  it('fits its schema, and so does its inverse', () => {
    expect(check(example)).toEqual([])
    expect(check(missing)).toEqual([])
    expect(check(applied(example).inverse)).toEqual([])
  })
  it('applies, and its inverse takes it back', () => {
    const there = applied(example)
    expect(there.draft).not.toEqual(draft)
    const back = applied(there.inverse, there.draft)
    expect(back.draft).toEqual(draft)
    expect(applied(back.inverse, back.draft).draft).toEqual(there.draft)
  })
  it('does the same after a way through JSON', () => {
    const sent = JSON.parse(JSON.stringify(example))
    expect(applied(sent)).toEqual(applied(example))
    expect(JSON.parse(JSON.stringify(applied(sent).inverse))).toEqual(applied(sent).inverse)
  })
  it('shares what it does not touch, and writes to nothing', () => {
    const before = structuredClone(draft)
    const there = applied(example).draft
    expect(draft).toEqual(before)
    const changed = [draft.pageSchemaMap, there.pageSchemaMap] as const
    for (const [id, structure] of Object.entries(changed[0]))
      if (!needsOf([example]).pages.includes(id)) expect(changed[1][id]).toBe(structure)
    for (const [key, content] of Object.entries(draft.contents))
      if (!needsOf([example]).contents.includes(key)) expect(there.contents[key]).toBe(content)
  })
  it('does the same on a draft that holds only what it names', () => {
    const part = partOf(example)
    const there = applied(example, part)
    const { id: _id, ...inverse } = there.inverse
    expect(applied(example).inverse).toMatchObject(inverse)
    expect(applied(there.inverse, there.draft).draft).toEqual(part)
  })
  it('is refused with a reason when its target is missing', () => {
    expect(apply(draft, missing, specs)).toMatchObject({ error: { key: expect.stringMatching(/^refusal\./) } })
  })
  it('says what it touches', () => {
    expect(touches(example, applied(example).inverse)).not.toEqual([])
  })
})

describe.each(ofContent.map((given) => [given.type, given] as const))('%s of a content', (_type, given) => {
  it('fits its schema, applies, and its inverse takes it back', () => {
    const there = applied(given)
    expect([check(given), check(there.inverse)]).toEqual([[], []])
    expect(there.draft).not.toEqual(draft)
    const back = applied(there.inverse, there.draft)
    expect(back.draft).toEqual(draft)
    expect(applied(back.inverse, back.draft).draft).toEqual(there.draft)
  })
  it('does the same where only that content is there', () => {
    const part = partOf(given)
    expect(Object.keys(part.contents)).toEqual(['product/bolt0001'])
    const there = applied(given, part)
    expect(there.draft.contents['product/bolt0001']).toEqual(applied(given).draft.contents['product/bolt0001'])
    expect(applied(there.inverse, there.draft).draft).toEqual(part)
  })
  it('is refused where the content is not there, and by a draft, which has none', () => {
    const { 'product/bolt0001': _bolt, ...others } = draft.contents
    expect(apply({ ...draft, contents: others }, given, specs)).toMatchObject({
      error: { key: 'refusal.unknownContent' },
    })
    const { contents: _contents, ...alone } = draft
    expect(apply(alone, given, specs)).toMatchObject({ error: { key: 'refusal.contentOperation' } })
  })
})

it.each(Object.keys(contentExamples) as OperationType[])('a draft, which has no contents, refuses %s', (type) => {
  const { contents: _contents, ...alone } = draft
  expect(apply(alone, operation(type, examples[type].example as never), specs)).toMatchObject({
    error: { key: 'refusal.contentOperation' },
  })
})
