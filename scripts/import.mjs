// `npm run import -- <folder> [--client-id=name] [--publish]`: makes a site from its files. Ctrl+C leaves nothing of it.
import './check-node.mjs'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askForPrerender, ImportError, importSiteFiles, openStorage, readFiles } from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'
import { Interrupted, shownProgress } from './progress.mjs'
import { command, storagePlace } from './storage-place.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'client-id': { type: 'string' }, publish: { type: 'boolean' } },
})

await command(async () => {
  const [folder] = positionals
  if (folder === undefined || !existsSync(folder)) {
    console.error(
      'Usage: npm run import -- <folder> [--client-id=<name>] [--publish], for example: npm run import -- ./demo-site --client-id=other --publish',
    )
    process.exitCode = 1
    return
  }
  const storage = await openStorage(storagePlace())
  const progress = shownProgress('Importing')
  try {
    const made = await importSiteFiles(storage, sectionSpecs, await readFiles(resolve(folder)), {
      clientId: values['client-id'],
      publish: values.publish,
      progress: progress.tell,
      // A server that runs, or the next one that starts, draws its pages before somebody asks for them.
      also: async (write, { tenantId, release }) => {
        if (release !== null) await askForPrerender(write, storage.engine, tenantId, release)
      },
    })
    progress.end()
    for (const { file, path, key, params } of made.warnings)
      console.warn(`${file} · ${path} · ${key} ${JSON.stringify(params)}`)
    console.log(`Imported ${made.clientId} as site ${made.tenantId}, draft ${made.draftsId}.`)
    console.log(`The site has no members yet. Add one: npm run owner -- add <email> ${made.clientId}`)
  } catch (error) {
    progress.end()
    if (error instanceof Interrupted) {
      console.error('The import was interrupted. Nothing of it was stored.')
      process.exitCode = 130
      return
    }
    if (!(error instanceof ImportError)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await storage.close()
  }
})
