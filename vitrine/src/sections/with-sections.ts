import type { SectionSpec } from '@vitrine/schemas'
import { loadSections, sectionsFile } from './find-sections.ts'
import { type ModuleLoader, startLoader } from './section-server.ts'

/** What a command needs to read documents: the loader of an app's modules, and its sections. */
export interface OpenApp {
  readonly loader: ModuleLoader
  /** The module of the sections. */
  readonly file: string
  readonly specs: readonly SectionSpec[]
}

/** Does something with the sections of an app, and closes their loader whatever happens. */
export async function withSections<T>(
  cwd: string,
  given: string | undefined,
  work: (app: OpenApp) => Promise<T>,
): Promise<T> {
  const file = sectionsFile(cwd, given)
  const loader = await startLoader(cwd)
  try {
    const specs = (await loadSections(loader, file)).map(({ spec }) => spec)
    return await work({ loader, file, specs })
  } finally {
    await loader.close()
  }
}
