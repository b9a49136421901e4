import { relative } from 'node:path'
import { readLock } from '../check/lock-file.ts'
import { CommandError, defineCommand, exitCodes, sharedOptions } from '../command.ts'
import { readDocuments } from '../documents/read-documents.ts'
import { impactOf } from '../impact/impact-of.ts'
import { exitCodeOf, impactText } from '../impact/impact-text.ts'
import { withSections } from '../sections/with-sections.ts'
import { withService } from '../service/service.ts'
import { migrateFiles } from './migrate-files.ts'
import { migratedText } from './migrated-text.ts'

const { sections, lock, site, json, help } = sharedOptions

export const migrate = defineCommand({
  usage: '',
  about: [
    'Stores sites in the versions of the sections there are. Nobody has to: older documents are upgraded when they are read.',
    'Each file is copied first, and replaced in one step. Editions stay as they are; they are upgraded when they are drawn.',
    '',
    'Exit code: 0 done; with --dry-run that of vitrine impact; 1 something could not be upgraded; 3 it could not be done.',
  ],
  options: {
    site,
    database: { type: 'boolean', help: 'the drafts of the service that runs here, instead of files' },
    'dry-run': { type: 'boolean', help: 'only tell what would change, as vitrine impact does' },
    all: { type: 'boolean', help: 'with --dry-run: every change, however many there are' },
    sections,
    lock,
    json,
    help,
  },
  run(values, _positionals, { cwd, say }) {
    const { site: paths = [], database, 'dry-run': isDry = false } = values
    if (paths.length === 0 && database !== true)
      throw new CommandError('Name what is stored: --site data/draft.json, or --database for the service.')
    return withSections(cwd, values.sections, async ({ loader, specs }) => {
      const locked = readLock(cwd, values.lock)
      if (database === true && !isDry)
        return withService(cwd, async (service) => {
          const drafts = await service.migrate(specs, (draft) => say(migratedText(draft)))
          return drafts.some(({ failed }) => failed.length > 0) ? exitCodes.found : exitCodes.done
        })
      const documents = database === true ? [] : await readDocuments(paths, cwd, loader)
      const impact =
        database === true
          ? await withService(cwd, (service) => service.impact(specs, locked))
          : impactOf(documents, specs, locked)
      if (isDry) {
        say(
          values.json === true ? JSON.stringify(impact, null, 2) : impactText(impact, { isWhole: values.all === true }),
        )
        return exitCodeOf(impact)
      }
      const migrated = migrateFiles(documents, specs, new Date())
      const failed = impact.sections
        .flatMap(({ changes }) => changes)
        .filter(({ why }) => why === 'problem.upgradeFailed')
      if (values.json === true) say(JSON.stringify({ migrated, failed }, null, 2))
      else {
        for (const { name, isChanged, backups } of migrated)
          say(
            isChanged
              ? `${name}: stored anew; as it was: ${backups.map((file) => relative(cwd, file)).join(', ')}`
              : `${name}: up to date`,
          )
        for (const { site: name, component } of failed)
          say(`${name}: ${component} cannot be upgraded, and stays as it is.`)
      }
      return failed.length > 0 ? exitCodes.found : exitCodes.done
    })
  },
})
