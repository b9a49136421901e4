import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '@vitrine/api'
import { expect, test } from 'vitest'
import { explained } from './start-failures.ts'

const config = { host: '127.0.0.1', port: 3000, dataDir: '/srv/data' }
const withDatabase = { ...config, databaseUrl: 'postgres://anna:secret@db.example:5432/vitrine' }
const failure = (facts: object, message = 'It failed.') => Object.assign(new Error(message), facts)

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'PORT'],
  [{ code: 'EACCES', syscall: 'listen' }, 'Set PORT to one above 1023.'],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'Set HOST'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.1' }, 'Set HOST'],
  ...['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'].map(
    (code) => [{ code, syscall: 'mkdir', path: '/srv/data' }, 'Set DATA_DIR'] as const,
  ),
] as const)('%o: %s', (facts, advice) => {
  const said = explained(failure(facts), config)
  expect(said).toContain(advice)
  expect(said).not.toMatch(/\n| at /)
})

test.each(['unable to open database file', 'file is not a database', 'attempt to write a readonly database'])(
  'SQLite says: %s',
  (message) => {
    const said = explained(failure({ code: 'ERR_SQLITE_ERROR' }, message), config)
    expect(said).toMatch(/\/srv\/data .*DATA_DIR/)
    expect(said).not.toContain('\n')
  },
)

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])('a database that answers %s, without its password', (code) => {
  const said = explained(failure({ code, syscall: 'getaddrinfo', hostname: 'db.example' }), withDatabase)
  expect(said).toMatch(/db\.example:5432.*DATABASE_URL/)
  expect(said).not.toMatch(/secret|\n/)
})

test('what the storage really throws is explained', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  writeFileSync(join(folder, 'file'), 'x')
  writeFileSync(join(folder, 'vitrine.sqlite'), 'This is no database, and long enough to be looked at. '.repeat(99))
  for (const dataDir of [join(folder, 'file'), join(folder, 'file/below')]) {
    const error = await openStorage({ dataDir }).catch((thrown: unknown) => thrown)
    expect(explained(error, { ...config, dataDir })).toMatch(/^The data folder .* DATA_DIR[^\n]*$/)
  }
  const error = await openStorage({ dataDir: folder }).catch((thrown: unknown) => thrown)
  expect(explained(error, { ...config, dataDir: folder })).toMatch(/^[^\n]*vitrine[^\n]*DATA_DIR[^\n]*$/)
})

test('what nobody knows keeps its own words', () => {
  expect(explained(failure({ code: 'EACCES', syscall: 'open', path: '/elsewhere' }), config)).toContain('It failed.')
  expect(explained('no error', config)).toBe('no error')
})
