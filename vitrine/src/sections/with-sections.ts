import type { SectionSpec } from '@vitrine/schemas'
import { configFile } from '../config/read-config.ts'
import { type LoadedSection, loadSections, sectionsFile } from './find-sections.ts'
import { type ModuleLoader, startLoader } from './section-server.ts'
import { loadSiteSections } from './site-sections.ts'

/** What a command needs to read documents: the loader of an app's modules, and its sections. */
export interface OpenApp {
  readonly loader: ModuleLoader
  readonly sections: readonly LoadedSection[]
  readonly specs: readonly SectionSpec[]
  /** The specs that are locked here: in a site of one's own, without those of packages and of Vitrine. */
  readonly own: readonly SectionSpec[]
  /** Whether the sections can be drawn: those of a site of one's own are built for that. */
  readonly canDraw: boolean
}

const specsOf = (sections: readonly LoadedSection[]): readonly SectionSpec[] => sections.map(({ spec }) => spec)

async function openApp(cwd: string, given: string | undefined, loader: ModuleLoader): Promise<OpenApp> {
  if (given === undefined && configFile(cwd) !== undefined) {
    const { sections, own } = await loadSiteSections(cwd, loader)
    return { loader, sections, specs: specsOf(sections), own: specsOf(own), canDraw: false }
  }
  const sections = await loadSections(loader, sectionsFile(cwd, given))
  const specs = specsOf(sections)
  return { loader, sections, specs, own: specs, canDraw: true }
}

/** Does something with the sections of an app, and closes their loader whatever happens. */
export async function withSections<T>(
  cwd: string,
  given: string | undefined,
  work: (app: OpenApp) => Promise<T>,
): Promise<T> {
  const loader = await startLoader(cwd)
  try {
    return await work(await openApp(cwd, given, loader))
  } finally {
    await loader.close()
  }
}
