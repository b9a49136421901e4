import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStorage } from '@vitrine/api'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { explained } from './start-failures.ts'

const config = { host: '127.0.0.1', port: 3000 }
const failure = (facts: object, message = 'It failed.') => Object.assign(new Error(message), facts)

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'PORT'],
  [{ code: 'EACCES', syscall: 'listen' }, 'Set PORT to one above 1023.'],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'Set HOST'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.1' }, 'Set HOST'],
] as const)('%o: %s', (facts, advice) => {
  const said = explained(failure(facts), config)
  expect(said).toContain(advice)
  expect(said).not.toMatch(/\n| at /)
})

test('what the storage really throws is explained', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), 'x')
  writeFileSync(join(folder, 'vitrine.sqlite'), 'This is no database, and long enough to be looked at. '.repeat(99))
  for (const dataDir of [join(folder, 'file'), join(folder, 'file/below')]) {
    const error = await openStorage({ dataDir }).catch((thrown: unknown) => thrown)
    expect(explained(error, config)).toMatch(/^The data folder .* DATA_DIR[^\n]*$/)
  }
  const error = await openStorage({ dataDir: folder }).catch((thrown: unknown) => thrown)
  expect(explained(error, config)).toMatch(/^[^\n]*vitrine[^\n]*DATA_DIR[^\n]*$/)
})

test('a database that does not answer is named without its password', async () => {
  const databaseUrl = 'postgres://anna:secret@127.0.0.1:1/vitrine'
  const error = await openStorage({ databaseUrl }).catch((thrown: unknown) => thrown)
  expect(explained(error, config)).toMatch(/^[^\n]*127\.0\.0\.1:1[^\n]*DATABASE_URL[^\n]*$/)
  expect(explained(error, config)).not.toContain('secret')
})

test('what nobody knows keeps its own words', () => {
  expect(explained(failure({ code: 'EACCES', syscall: 'open', path: '/elsewhere' }), config)).toContain('It failed.')
  expect(explained('no error', config)).toBe('no error')
})
