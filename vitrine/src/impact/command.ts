import type { Impact } from '@vitrine/model'
import { readLock } from '../check/lock-file.ts'
import { CommandError, defineCommand, exitCodes, sharedOptions } from '../command.ts'
import { readDocuments } from '../documents/read-documents.ts'
import { withSections } from '../sections/with-sections.ts'
import { withService } from '../service/service.ts'
import { impactOf, ofSection } from './impact-of.ts'
import { exitCodeOf, impactText } from './impact-text.ts'

const { sections, lock, site, json, help } = sharedOptions

export const impact = defineCommand({
  usage: '',
  about: [
    'Tells what changed sections change in stored drafts and editions: value by value, with site, page, language and device.',
    'Where a schema changed without a new version, it is compared with the lock file.',
    '',
    'renamed, changed, added: by the steps of the section, as vitrine migrate does them.',
    'removed: by a step. orphaned: kept without a place in the schema. invalid: kept, and refused by the schema.',
    '',
    `Exit code: ${exitCodes.done} nothing changes, ${exitCodes.found} values change, ${exitCodes.losses} values are lost, ${exitCodes.failed} it could not be told.`,
  ],
  options: {
    site,
    database: { type: 'boolean', help: 'the drafts and releases of the service that runs here, instead of files' },
    section: { type: 'string', value: '<type>', help: 'only this section' },
    all: { type: 'boolean', help: 'every change, however many there are' },
    sections,
    lock,
    json,
    help,
  },
  async run(values, _positionals, { cwd, say }) {
    if (values.site === undefined && values.database !== true)
      throw new CommandError('Name what is stored: --site data/draft.json, or --database for the service.')
    const all = await withSections(cwd, values.sections, async ({ loader, specs }): Promise<Impact> => {
      const locked = readLock(cwd, values.lock)
      if (values.database === true) return withService(cwd, (service) => service.impact(specs, locked))
      return impactOf(await readDocuments(values.site ?? [], cwd, loader), specs, locked)
    })
    const told = ofSection(all, values.section)
    say(values.json === true ? JSON.stringify(told, null, 2) : impactText(told, { isWhole: values.all === true }))
    return exitCodeOf(told)
  },
})
