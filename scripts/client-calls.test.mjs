import { readFileSync } from 'node:fs'
import { calls, keyActions } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { callLines } from '../client/src/generated-calls.ts'
import { generatedCalls, generatedFile, isForPrograms } from './client-calls.mjs'

const names = calls.map(({ name }) => name)

it('every call has a name of its own, of a group and a method', () => {
  expect(names.filter((name, at) => names.indexOf(name) < at || !/^[a-z]\w*\.[a-z]\w*$/.test(name))).toEqual([])
})

it('the client has what `npm run generate:client` writes of the declarations', () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(generatedCalls())
})

it('every call that an API key can ask is there, but for those of our own pages', () => {
  const there = Object.entries(callLines).flatMap(([group, lines]) =>
    Object.keys(lines).map((method) => `${group}.${method}`),
  )
  const withKey = calls.filter(({ access }) => keyActions.includes(access))
  const missing = withKey.filter(({ name }) => !there.includes(name)).map(({ name }) => name)
  expect(withKey.length).toBeGreaterThan(100)
  expect(missing).toEqual(['releases.publishByGet'])
  expect(there).toHaveLength(calls.filter(isForPrograms).length)
})

it('nothing that a call asks for has the name of what the client takes beside it', () => {
  const taken = ({ params, query, body, takes }) =>
    [params, query, body].some(
      (fields) =>
        fields?.properties &&
        (Object.hasOwn(fields.properties, 'site') || (takes && Object.hasOwn(fields.properties, takes))),
    )
  expect(calls.filter(isForPrograms).filter(taken)).toEqual([])
})
