import { type Call, calls, checkOf } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { sampleAnswer } from './sample-answer.ts'

/** The calls that a section may ask for: what visitors see of the site's contents. */
const contents = calls.filter(({ path, access }) => access === 'visitor' && /\/(?:list|detail)$/.test(path))

test('there are contents to ask for', () => expect(contents.length).toBeGreaterThan(5))

test.each(contents.map((call) => [call.path, call] as const))(
  '%s gets a sample that fits its schema',
  (_path, call) => {
    expect(checkOf(call.answer)(sampleAnswer(call))).toEqual([])
  },
)

test.each(contents.map((call) => [call.path, call] as const))('%s shows several things that differ', (path, call) => {
  const { items, total } = sampleAnswer(call) as { items?: readonly { id: string; props: object }[]; total?: number }
  if (!path.endsWith('list')) return
  expect(items?.length).toBe(total)
  expect(new Set(items?.map(({ id }) => id)).size).toBe(items?.length)
  expect(new Set(items?.map(({ props }) => JSON.stringify(props))).size).toBe(items?.length)
})

test('speaks with the words it is given', () => {
  const list = contents.find(({ path }) => path.endsWith('product/list')) as Call
  const { items } = sampleAnswer(list, (property, number) => `${property}·${number}`) as unknown as {
    items: readonly { props: { name: string } }[]
  }
  expect(items.map(({ props }) => props.name).slice(0, 2)).toEqual(['name·1', 'name·2'])
})
