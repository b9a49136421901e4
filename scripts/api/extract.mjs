import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { builtFolder, commandName, packageNames, root } from '../packages/packages.mjs'

/** Where the reports and models of this run stand. */
const made = join(root, 'node_modules/.cache/api')

/** What a package is imported by. */
const importedName = (name) => (name === commandName ? name : `@vitrine/${name}`)

/** The entry points of a built package that have types of their own: no stylesheets, no words by language. */
function typedEntries(name) {
  const { exports } = JSON.parse(readFileSync(join(builtFolder(name), 'package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([path, target]) => target.types && !/\*|\.css$/.test(path) && target.default.endsWith('.js'))
    .map(([path, { types }]) => ({ path, file: join(builtFolder(name), types) }))
}

/**
 * The entry points of a package that others build on. What stands in `internal` may change at any time.
 *
 * @returns {{ path: string, file: string }[]} the path behind its name, and the file of its types
 * @throws Error when it is not built
 */
export function entryPointsOf(name) {
  if (!existsSync(join(builtFolder(name), 'index.d.ts'))) throw new Error(`dist/${name} is not built: npm run pack`)
  return typedEntries(name).filter(({ path }) => path !== './internal')
}

/** The types that each entry point of the built packages has, by what is imported: `@vitrine/schemas/format`. */
const builtTypes = () =>
  Object.fromEntries(
    [...packageNames, commandName].flatMap((name) =>
      typedEntries(name).map(({ path, file }) => [`${importedName(name)}${path.slice(1)}`, [file]]),
    ),
  )

/**
 * Reads what an entry point of a built package exports.
 *
 * @param {string} name of its folder
 * @param {{ path: string, file: string }} entry
 * @returns {{ report: string, model: string }} the paths of its report (Markdown) and its model (JSON)
 * @throws Error when its types cannot be read
 */
export function extractApi(name, { path, file }) {
  const folder = builtFolder(name)
  const called = `${name}${path.slice(1).replaceAll('/', '.')}`
  const report = join(made, `${called}.api.md`)
  const model = join(made, `${called}.api.json`)
  mkdirSync(dirname(report), { recursive: true })
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'preserve',
            moduleResolution: 'bundler',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            jsx: 'react-jsx',
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: true,
            types: [],
            paths: builtTypes(),
          },
          files: [file],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${called}.api.md`,
        reportFolder: made,
        reportTempFolder: join(made, 'temp'),
      },
      docModel: { enabled: true, apiJsonFilePath: model },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        // A report says what there is; how it is documented, the pages show.
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  })
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      // It says which TypeScript it is and where it wrote: nothing that anybody asked.
      if (message.logLevel !== ExtractorLogLevel.Error) message.handled = true
    },
  })
  if (errorCount > 0) throw new Error(`The types of ${importedName(name)}${path.slice(1)} cannot be read.`)
  return { report, model }
}
