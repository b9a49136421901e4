import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isObject } from '@vitrine/schemas'
import { CommandError } from '../command.ts'
import type { ModuleLoader } from '../sections/section-server.ts'

/** What an importer made of a document of another editor: a site, and what became of every value. */
export interface Imported {
  readonly site: unknown
  readonly report: {
    readonly kept: number
    readonly converted: number
    readonly dropped: readonly {
      readonly component: string
      readonly path: string
      readonly value: unknown
      readonly why: string
    }[]
    readonly noted: readonly { readonly component: string; readonly path?: string; readonly what: string }[]
  }
}

/** The importers, as `@vitrine/puck` exports them. */
interface Importers {
  readonly importPuck: (data: unknown, options: { readonly config: unknown }) => Imported
  readonly importBuilder: (content: unknown, options: { readonly map: unknown }) => Imported
}

const PACKAGE = '@vitrine/puck'

/**
 * The importers that an app has installed.
 *
 * @throws CommandError when it has none.
 */
export async function loadImporters(cwd: string, loader: ModuleLoader): Promise<Importers> {
  let file: string
  try {
    file = createRequire(join(cwd, 'package.json')).resolve(PACKAGE)
  } catch {
    throw new CommandError(`The importers are not installed: npm install --save-dev ${PACKAGE}`)
  }
  return (await loader.load(file)) as unknown as Importers
}

/**
 * What a module exports as `default` or under a name.
 *
 * @throws CommandError when it is no object.
 */
export async function exportOf(file: string, name: string, loader: ModuleLoader): Promise<unknown> {
  const exports = await loader.load(file)
  const value = exports.default ?? exports[name]
  if (!isObject(value)) throw new CommandError(`${file} exports no ${name}: export default { … }`)
  return value
}
