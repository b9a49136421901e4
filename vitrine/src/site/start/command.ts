import { existsSync, readFileSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandError, defineCommand, exitCodes, sharedOptions } from '../../command.ts'
import { NOTE_FILE, noteOf, type ServerOptions, serverOptions, WORK_FOLDER } from '../../config/built-site.ts'
import { readConfig } from '../../config/read-config.ts'
import { checkNode, readEnvironmentFile } from '../open-site.ts'
import { prepareSources } from '../prepare.ts'

const { help } = sharedOptions

/** What a build exports (`host/src/process/main.ts`). */
interface Built {
  readonly main: (folder: string, sites: string, options: ServerOptions['main']) => Promise<void>
}

export const start = defineCommand({
  usage: '',
  about: [
    'Starts the server of the site in this folder, as vitrine build made it, until it is told to stop. All that can be set is',
    'read from the environment, from .env, and from vitrine.config.ts, in this order.',
    '',
    'Exit code: 0 it was told to stop, 1 it could not start, 3 there is nothing to start.',
  ],
  options: { help },
  async run(_values, _positionals, { cwd }) {
    checkNode()
    readEnvironmentFile(cwd)
    const config = await readConfig(cwd)
    const folder = join(cwd, WORK_FOLDER)
    const note = join(folder, 'dist', NOTE_FILE)
    if (!existsSync(note)) throw new CommandError('Nothing is built yet. Run vitrine build first.')
    if (readFileSync(note, 'utf8') !== noteOf(config))
      throw new CommandError('The config names other plugins or themes than were built. Run vitrine build again.')
    const { sites, main } = serverOptions(cwd, config, join(prepareSources(cwd), 'sites'))
    // React draws ten times slower without it, and reads it when it is imported.
    process.env.NODE_ENV = 'production'
    // What is compiled once is kept, so that a start after a crash is short; written now, since a crash writes nothing.
    enableCompileCache(join(folder, 'dist/compiled'))
    const built = (await import(pathToFileURL(join(folder, 'dist/server/main.js')).href)) as Built
    await built.main(folder, sites, main)
    flushCompileCache()
    // What could not start has said so.
    return process.exitCode === undefined ? exitCodes.done : exitCodes.found
  },
})
