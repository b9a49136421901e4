import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStorage } from './open-storage.ts'
import { explainStartFailure } from './platform/process/start-failures.ts'

const config = { host: '127.0.0.1', port: 3000 }
const failure = (facts: object, message = 'It failed.') => Object.assign(new Error(message), facts)

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'PORT'],
  [{ code: 'EACCES', syscall: 'listen' }, 'Set PORT to one above 1023.'],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'Set HOST'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.1' }, 'Set HOST'],
] as const)('%o: %s', (facts, advice) => {
  const said = explainStartFailure(failure(facts), config)
  expect(said).toContain(advice)
  expect(said).not.toMatch(/\n| at /)
})

test('what the storage really throws is explainStartFailure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'))
  writeFileSync(join(folder, 'file'), 'x')
  writeFileSync(join(folder, 'vitrine.sqlite'), 'This is no database, and long enough to be looked at. '.repeat(99))
  for (const dataDir of [join(folder, 'file'), join(folder, 'file/below')]) {
    const error = await openStorage({ dataDir }).catch((thrown: unknown) => thrown)
    expect(explainStartFailure(error, config)).toMatch(/^The data folder .* DATA_DIR[^\n]*$/)
  }
  const error = await openStorage({ dataDir: folder }).catch((thrown: unknown) => thrown)
  expect(explainStartFailure(error, config)).toMatch(/^[^\n]*vitrine[^\n]*DATA_DIR[^\n]*$/)
})

test('a database that does not answer is named without its password', async () => {
  const databaseUrl = 'postgres://anna:secret@127.0.0.1:1/vitrine'
  const error = await openStorage({ databaseUrl }).catch((thrown: unknown) => thrown)
  expect(explainStartFailure(error, config)).toMatch(/^[^\n]*127\.0\.0\.1:1[^\n]*DATABASE_URL[^\n]*$/)
  expect(explainStartFailure(error, config)).not.toContain('secret')
})

test('what nobody knows keeps its own words', () => {
  expect(explainStartFailure(failure({ code: 'EACCES', syscall: 'open', path: '/elsewhere' }), config)).toContain(
    'It failed.',
  )
  expect(explainStartFailure('no error', config)).toBe('no error')
})
