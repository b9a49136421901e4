import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { builtFolder, packageNames, root } from '../packages/packages.mjs'

/** Where the reports and models of this run stand. */
const made = join(root, 'node_modules/.cache/api')

/** The types that each entry point of the built packages has, by what is imported: `@vitrine/schemas/format`. */
function builtTypes() {
  const entries = packageNames.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(builtFolder(name), 'package.json'), 'utf8'))
    return Object.entries(exports)
      .filter(([, target]) => target.types)
      .map(([path, { types }]) => [`@vitrine/${name}${path.slice(1)}`, [join(builtFolder(name), types)]])
  })
  return Object.fromEntries(entries)
}

/**
 * Reads what a built package exports.
 *
 * @param {string} name of its folder
 * @returns {{ report: string, model: string }} the paths of its report (Markdown) and its model (JSON)
 * @throws Error when it is not built, or its types cannot be read
 */
export function extractApi(name) {
  const folder = builtFolder(name)
  if (!existsSync(join(folder, 'index.d.ts'))) throw new Error(`dist/${name} is not built: npm run pack`)
  const report = join(made, `${name}.api.md`)
  const model = join(made, `${name}.api.json`)
  mkdirSync(dirname(report), { recursive: true })
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, 'index.d.ts'),
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
          files: [join(folder, 'index.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
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
  if (errorCount > 0) throw new Error(`The types of @vitrine/${name} cannot be read.`)
  return { report, model }
}
