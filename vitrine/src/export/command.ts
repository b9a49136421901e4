import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { CommandError, defineCommand, exitCodes, sharedOptions } from '../command.ts'
import { type ReadSite, readDocuments } from '../documents/read-documents.ts'
import { startLoader } from '../sections/section-server.ts'
import { withService } from '../service/service.ts'
import { filesOfSite, writeFiles } from './site-files.ts'

const { help } = sharedOptions

/** @throws CommandError when the folder holds something already. */
function emptyFolder(cwd: string, given: string): string {
  const folder = resolve(cwd, given)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`The folder ${given} is not empty. Name another one.`)
  return folder
}

async function readSite(path: string, cwd: string): Promise<ReadSite> {
  const loader = await startLoader(cwd)
  try {
    const sites = (await readDocuments([path], cwd, loader)).filter((one): one is ReadSite => one.kind === 'site')
    const [site] = sites
    if (!site || sites.length > 1) throw new CommandError(`${path} holds ${sites.length} sites. Name one.`)
    return site
  } finally {
    await loader.close()
  }
}

export const exportCommand = defineCommand({
  usage: '<site> <folder>',
  about: [
    'Writes a site into a folder: a file for each page, menu and part. The service imports it, and every command here reads it.',
    'With --database, <site> is a site of the service that runs here, and its contents and media come along.',
    '',
    'Exit code: 0 done, 3 it could not be done.',
  ],
  options: { database: { type: 'boolean', help: 'a site of the service, by its clientId' }, help },
  async run(values, [site, folder, ...more], { cwd, say }) {
    if (site === undefined || folder === undefined || more.length > 0)
      throw new CommandError('Name a site and a folder: vitrine export data/draft.json site')
    const to = emptyFolder(cwd, folder)
    if (values.database === true) {
      const { documents, media } = await withService(cwd, (service) => service.exportSite(site, to))
      say(`Exported ${site}: ${documents} documents, ${media} media, to ${folder}`)
      return exitCodes.done
    }
    const files = filesOfSite((await readSite(site, cwd)).site)
    writeFiles(files, to)
    say(`Exported ${site}: ${Object.keys(files).length} documents, to ${folder}`)
    return exitCodes.done
  },
})
