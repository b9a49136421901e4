import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../command.ts'

/** A file that is made: its path below a folder, and its text. */
export interface NewFile {
  readonly path: string
  readonly text: string
}

/**
 * Writes new files, all of them or none.
 *
 * @throws CommandError when one of them is there already.
 */
export function writeNewFiles(folder: string, files: readonly NewFile[]): void {
  const known = files.filter(({ path }) => existsSync(join(folder, path)))
  if (known.length > 0)
    throw new CommandError(`Nothing was written: ${known.map(({ path }) => path).join(', ')} is there already.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
