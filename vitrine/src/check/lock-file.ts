import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { definitions, isObject, type SectionSpec } from '@vitrine/schemas'
import { type SchemaLock, schemaLock } from '@vitrine/schemas/lock'
import { CommandError } from '../command.ts'
import { jsonText, readJsonFile } from '../documents/json-file.ts'

const LOCK_FILE = 'vitrine.lock.json'
/** That of Vitrine itself, which locks records too. */
const OWN_LOCK_FILE = 'sections/schemas.lock.json'

export function lockPath(cwd: string, given: string | undefined): string {
  if (given !== undefined) return resolve(cwd, given)
  const own = resolve(cwd, OWN_LOCK_FILE)
  return existsSync(own) ? own : resolve(cwd, LOCK_FILE)
}

/**
 * The lock file; nothing where there is none.
 *
 * @param mayBeNew whether one that was named need not be there yet.
 * @throws CommandError when it was named and is not there, or holds something else.
 */
export function readLock(cwd: string, given: string | undefined, mayBeNew = false): SchemaLock | undefined {
  const file = lockPath(cwd, given)
  if (!existsSync(file)) {
    if (given !== undefined && !mayBeNew) throw new CommandError(`There is no lock file ${given}.`)
    return undefined
  }
  const lock = readJsonFile(file)
  if (!isObject(lock) || !isObject(lock.sections) || !isObject(lock.definitions))
    throw new CommandError(`${file} is no lock file. Take it away, and vitrine check writes it anew.`)
  return { records: {}, ...lock } as unknown as SchemaLock
}

/** What a lock says of the sections there are. Records (pages, menus) belong to Vitrine, and are locked there. */
export const lockOf = (specs: readonly SectionSpec[]): SchemaLock => schemaLock(definitions, {}, specs)

/** The sections that a lock does not have, or has otherwise. */
export function newInLock(lock: SchemaLock | undefined, specs: readonly SectionSpec[]): readonly string[] {
  const now = lockOf(specs)
  return Object.keys(now.sections).filter(
    (type) => JSON.stringify(now.sections[type]) !== JSON.stringify(lock?.sections[type]),
  )
}

/** Writes the lock file as it was written before; what it says of records stays. */
export function writeLock(cwd: string, given: string | undefined, specs: readonly SectionSpec[]): void {
  const file = lockPath(cwd, given)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const { definitions: known, sections } = lockOf(specs)
  const lock = { definitions: known, records: readLock(cwd, given, true)?.records ?? {}, sections }
  // Through JSON, since what stands in several places is one object.
  writeFileSync(file, jsonText(JSON.parse(JSON.stringify(lock)), before))
}
