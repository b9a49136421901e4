import { withDefaultLanguage } from '@vitrine/model'
import {
  checkSize,
  contentKinds,
  type Draft,
  inSaves,
  type Menu,
  type RedirectRule,
  type SharedPart,
  type Site,
  withoutForbiddenKeys,
} from '@vitrine/schemas'
import type { WrittenTemplate } from '../../conversations/templates/reply-templates.queries.ts'
import type { Association } from '../../drafts/associations/associations.queries.ts'
import type { ImportReport } from '../problems.ts'
import { type ContentFile, type FileKind, fileKinds, type ImportedMediaName, type PageFile } from './file-kinds.ts'
import type { SiteFiles } from './files.ts'

/** A site as its files say it: of the right shape, but what its sections say is not checked yet. */
export interface ReadSite {
  readonly site: Site
  /** With a draft id that stands for the one it will get. */
  readonly draft: Draft
  readonly contents: readonly ContentFile[]
  readonly redirects: readonly RedirectRule[]
  readonly replyTemplates: readonly WrittenTemplate[]
  /** What pages are about. */
  readonly associations: readonly Association[]
  readonly mediaNames: readonly ImportedMediaName[]
  /** The files themselves, without what was refused. */
  readonly documents: ReadonlyMap<string, unknown>
  /** Which file a page and a menu come from, by id. */
  readonly pageFiles: ReadonlyMap<string, string>
  readonly menuFiles: ReadonlyMap<string, string>
}

const PLACEHOLDER = '1'

/** The files that have the shape of their kind; of the others the findings tell. */
function shapedFiles({ documents }: SiteFiles, report: ImportReport): ReadonlyMap<string, unknown> {
  const read = new Map<string, unknown>()
  for (const [file, document] of Object.entries(documents).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const kind = Object.values(fileKinds).find(({ pattern }) => pattern.test(file))
    if (!kind) {
      report.error(file, 'unknownFile')
      continue
    }
    // Size comes first: what is nested too deep breaks every walk behind it.
    const size = checkSize(document, inSaves)
    const cleaned = size ? undefined : withoutForbiddenKeys(document)
    const problems = size ? [size] : kind.check(cleaned)
    if (problems.length > 0) report.add(file, problems)
    else read.set(file, cleaned)
  }
  for (const needed of ['site.json', 'configuration.json'])
    if (!Object.hasOwn(documents, needed)) report.error(needed, 'missingFile')
  return read
}

function contentsOf(read: ReadonlyMap<string, unknown>): readonly ContentFile[] {
  return fileKinds.contents.among(read).flatMap(([file, content]) => {
    const [, folder] = file.split('/')
    const kind = contentKinds.find((each) => each === folder)
    return kind ? [{ status: 'published' as const, order: 0, ...content, file, kind }] : []
  })
}

/** Puts the files together to a site; `undefined` when something is missing, which the findings tell. */
export function readSite(files: SiteFiles, report: ImportReport): ReadSite | undefined {
  const read = shapedFiles(files, report)
  const only = <T>(kind: FileKind<T>): T | undefined => kind.among(read)[0]?.[1]
  const site = only(fileKinds.site)
  const configuration = only(fileKinds.configuration)
  if (!site || !configuration) return undefined
  const pages = fileKinds.pages.among(read)
  const menus = fileKinds.menus.among(read)
  const header = only(fileKinds.header)
  const footer = only(fileKinds.footer)
  const draft: Draft = {
    draftsId: PLACEHOLDER,
    name: site.name,
    revision: 1,
    pagesList: pages.map(([, { page }]) => page).sort((a, b) => a.order - b.order),
    menuList: menus.map(([, menu]) => menu),
    pageSchemaMap: Object.fromEntries(pages.map(([, { page, pageSchema }]) => [page.id, pageSchema])),
    componentsSettingValues: Object.assign({}, ...pages.map(([, page]) => page.componentsSettingValues)),
    globalConfiguration: {
      ...withDefaultLanguage(configuration, configuration.defaultLanguage),
      ...(header && { header }),
      ...(footer && { footer }),
    },
  }
  for (const part of ['header', 'footer'] as const)
    if (configuration[part]) report.error('configuration.json', 'belongsElsewhere', part, { file: `${part}.json` })
  const shared = [...fileKinds.header.among(read), ...fileKinds.footer.among(read)]
  findDoubles([...shared, ...pages], menus, report)
  return {
    site,
    draft,
    contents: contentsOf(read),
    redirects: only(fileKinds.redirects) ?? [],
    replyTemplates: only(fileKinds.replyTemplates) ?? [],
    associations: pages.flatMap(([, { page, associations = [] }]) =>
      associations.map((association) => ({ ...association, sourcePageId: page.id })),
    ),
    mediaNames: only(fileKinds.media) ?? [],
    documents: read,
    pageFiles: new Map(pages.map(([file, { page }]) => [page.id, file])),
    menuFiles: new Map(menus.map(([file, { id }]) => [id, file])),
  }
}

/** Ids that stand in two files: of pages, of menus, and of components, which are unique in a draft (R166). */
function findDoubles(
  parts: readonly (readonly [string, SharedPart & Partial<PageFile>])[],
  menus: readonly (readonly [string, Menu])[],
  report: ImportReport,
): void {
  const seen = new Map<string, string>()
  const once = (kind: string, id: string, file: string) => {
    const key = `${kind} ${id}`
    const other = seen.get(key)
    if (other !== undefined) report.error(file, 'usedTwice', id, { kind, other })
    seen.set(key, file)
  }
  for (const [file, { id }] of menus) once('menu', id, file)
  for (const [file, { page, pageSchema, componentsSettingValues }] of parts) {
    if (page) once('page', page.id, file)
    for (const component of new Set([...Object.keys(pageSchema.components), ...Object.keys(componentsSettingValues)]))
      once('component', component, file)
    for (const component of Object.keys(componentsSettingValues))
      if (!Object.hasOwn(pageSchema.components, component)) report.error(file, 'settingsWithoutComponent', component)
  }
}
