import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { definitions, isObject, type SectionSpec } from '@vitrine/schemas'
import { type SchemaLock, schemaLock } from '@vitrine/schemas/lock'
import { CommandError } from '../command.ts'
import { jsonText, readJsonFile } from '../documents/json-file.ts'

export const LOCK_FILE = 'vitrine.lock.json'

export const lockPath = (cwd: string, given: string | undefined): string => resolve(cwd, given ?? LOCK_FILE)

/**
 * The lock file; nothing where there is none.
 *
 * @throws CommandError when it was named and is not there, or holds something else.
 */
export function readLock(cwd: string, given: string | undefined): SchemaLock | undefined {
  const file = lockPath(cwd, given)
  if (!existsSync(file)) {
    if (given !== undefined) throw new CommandError(`There is no lock file ${given}.`)
    return undefined
  }
  const lock = readJsonFile(file)
  if (!isObject(lock) || !isObject(lock.sections) || !isObject(lock.definitions))
    throw new CommandError(`${file} is no lock file. Take it away, and vitrine check writes it anew.`)
  return { records: {}, ...lock } as unknown as SchemaLock
}

/** What a lock says of the sections there are. Records (pages, menus) belong to Vitrine, and are locked there. */
export const lockOf = (specs: readonly SectionSpec[]): SchemaLock => schemaLock(definitions, {}, specs)

/** A lock as it is stored, so that two can be compared. */
const stored = (lock: SchemaLock): string => jsonText(JSON.parse(JSON.stringify(lock)))

/** The sections that a lock does not have, or has otherwise. */
export function newInLock(lock: SchemaLock | undefined, specs: readonly SectionSpec[]): readonly string[] {
  const now = lockOf(specs)
  return Object.keys(now.sections).filter(
    (type) => JSON.stringify(now.sections[type]) !== JSON.stringify(lock?.sections[type]),
  )
}

/** Writes the lock file. */
export function writeLock(cwd: string, given: string | undefined, specs: readonly SectionSpec[]): void {
  writeFileSync(lockPath(cwd, given), stored(lockOf(specs)))
}
