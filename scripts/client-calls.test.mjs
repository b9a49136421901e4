import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { calls, keyActions } from '@vitrine/schemas'
import { build } from 'vite'
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

it('every call that an API key can ask is there', () => {
  const there = Object.entries(callLines).flatMap(([group, lines]) =>
    Object.keys(lines).map((method) => `${group}.${method}`),
  )
  const withKey = calls.filter((call) => keyActions.includes(call.access) && !call.sameOriginOnly && !call.needsSession)
  const missing = withKey.filter(({ name }) => !there.includes(name)).map(({ name }) => name)
  expect(withKey.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
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

it('is small: under 6 kB for a page that bundles it, without a module of ours but constants', async () => {
  const entry = fileURLToPath(new URL('../client/src/index.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  const [{ code, moduleIds }] = [built].flat()[0].output
  expect(gzipSync(code).length).toBeLessThan(6000)
  expect(moduleIds.filter((id) => !id.includes('/client/src/'))).toEqual([
    expect.stringMatching(/schemas\/src\/constants\.ts$/),
  ])
})
