import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '@vitrine/schemas'
import { readJsonFile, replaceJsonFile } from '../documents/json-file.ts'
import { addToList } from './add-to-list.ts'
import type { MadeSection } from './in-app.ts'
import { KnownLabels } from './known-labels.ts'
import type { SectionNames } from './names.ts'
import { englishLabels, repositoryFiles } from './repository-files.ts'
import { writeNewFiles } from './written-files.ts'

const SPECS = 'sections/src/specs.ts'

/** Whether a folder is that of Vitrine itself. */
export const isRepository = (cwd: string): boolean =>
  existsSync(join(cwd, SPECS)) && existsSync(join(cwd, 'sections/schemas.lock.json'))

/**
 * Makes a section in this repository: its folder with story and test, its place in the list, and its labels in all
 * languages as far as other sections say the same. Its own name is translated where `translations` has it.
 *
 * @throws CommandError when one of its files is there already.
 */
export function makeInRepository(
  cwd: string,
  names: SectionNames,
  translations: Readonly<Record<string, string>>,
): MadeSection {
  const known = new KnownLabels(join(cwd, 'sections'))
  const files = repositoryFiles(names)
  writeNewFiles(cwd, files)
  const specs = join(cwd, SPECS)
  const spec = `${names.variable}Spec`
  writeFileSync(
    specs,
    addToList(readFileSync(specs, 'utf8'), `import { ${spec} } from './${names.name}/spec.ts'`, spec),
  )
  const english = englishLabels(names)
  const untranslated: string[] = []
  for (const [language, file] of known.files()) {
    const own = translations[language] === undefined ? {} : { [names.name]: translations[language] }
    const added = { ...known.translated(english, file), ...own }
    const labels = readJsonFile(file)
    replaceJsonFile(file, { ...(isObject(labels) ? labels : {}), ...added })
    const missing = Object.keys(english).filter((key) => !Object.hasOwn(added, key))
    if (missing.length > 0) untranslated.push(`${language} (${missing.join(', ')})`)
  }
  return {
    written: files.map(({ path }) => path),
    changed: [SPECS, 'sections/labels/*.json'],
    notes: [
      ...(untranslated.length > 0
        ? [`Translate in sections/labels, or name them with --names: ${untranslated.join('; ')}`]
        : []),
      'Then npx biome check --write sections/src/specs.ts sorts the list, and npm run lock:schemas writes down what is stored from now on.',
    ],
    test: ['vitest', 'run', '--project', 'jsdom', `sections/src/${names.name}`],
  }
}
