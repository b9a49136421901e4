import { withDefaultLanguage } from '@vitrine/model'
import {
  addRedirect,
  type Check,
  type ContentKind,
  checkOf,
  checkSize,
  contentFile,
  contentKinds,
  type Draft,
  type GlobalConfiguration,
  inSaves,
  listAssociations,
  type Menu,
  type PageRecord,
  type RedirectRule,
  type SchemaNode,
  type Settings,
  type SharedPart,
  type Site,
  type Status,
  withoutForbiddenKeys,
} from '@vitrine/schemas'
import type { Association } from '../../drafts/associations/associations.queries.ts'
import type { ImportReport } from '../problems.ts'
import type { SiteFiles } from './files.ts'

/** One piece of content as its file says it. */
export interface ContentFile {
  readonly file: string
  readonly kind: ContentKind
  readonly id?: string
  readonly slug: string
  readonly status: Status
  readonly order: number
  readonly publishedAt?: string
  readonly settings: Settings
}

/** What a file of the site is called, where that is not what its path says; and the poster of a film. */
export interface ImportedMediaName {
  /** `media/4f0c….webp`; of a picture in copies, the widest. */
  readonly file: string
  readonly name: string
  readonly poster?: string
}

/** A site as its files say it: of the right shape, but what its sections say is not checked yet. */
export interface ReadSite {
  readonly site: Site
  /** With a draft id that stands for the one it will get. */
  readonly draft: Draft
  readonly contents: readonly ContentFile[]
  readonly redirects: readonly RedirectRule[]
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

const ref = (id: string): SchemaNode => ({ $ref: id })

const sharedPart: SchemaNode = {
  type: 'object',
  required: ['pageSchema', 'componentsSettingValues'],
  additionalProperties: false,
  properties: {
    pageSchema: ref('page-schema'),
    componentsSettingValues: { type: 'object', additionalProperties: ref('settings') },
  },
}

const pageFile: SchemaNode = {
  ...sharedPart,
  required: ['page', ...(sharedPart.required ?? [])],
  properties: { page: ref('page'), ...sharedPart.properties, associations: listAssociations.answer },
}

const redirects: SchemaNode = {
  type: 'array',
  maxItems: 1000,
  items: { ...addRedirect.body, required: ['from', 'to', 'status'] },
}

const mediaPath: SchemaNode = { type: 'string', pattern: '^media/', maxLength: 1000 }

const mediaNames: SchemaNode = {
  type: 'array',
  items: {
    type: 'object',
    required: ['file', 'name'],
    additionalProperties: false,
    properties: { file: mediaPath, name: { type: 'string', maxLength: 200 }, poster: mediaPath },
  },
}

interface PageFile extends SharedPart {
  readonly page: PageRecord
  readonly associations?: readonly Association[]
}

/** What a file of content says; its kind is that of its folder. */
interface StoredContentFile extends Pick<ContentFile, 'slug' | 'settings'> {
  readonly id?: string
  readonly status?: Status
  readonly order?: number
  readonly publishedAt?: string
}

/** What may stand in some files of a site: which ones, by the pattern of their paths, and of which shape. */
interface FileKind<T> {
  readonly pattern: RegExp
  readonly check: Check
  /** The files of this kind among those that were checked. */
  readonly among: (checked: ReadonlyMap<string, unknown>) => readonly (readonly [file: string, document: T])[]
}

function fileKind<T>(pattern: RegExp, schema: SchemaNode): FileKind<T> {
  // Files are kept only when they fit the schema of their kind, so the type is that of the schema.
  const isOfKind = (entry: [string, unknown]): entry is [string, T] => pattern.test(entry[0])
  return { pattern, check: checkOf(schema), among: (checked) => [...checked].filter(isOfKind) }
}

const kinds = {
  site: fileKind<Site>(/^site\.json$/, ref('site')),
  configuration: fileKind<GlobalConfiguration>(/^configuration\.json$/, ref('global-configuration')),
  header: fileKind<SharedPart>(/^header\.json$/, sharedPart),
  footer: fileKind<SharedPart>(/^footer\.json$/, sharedPart),
  redirects: fileKind<readonly RedirectRule[]>(/^redirects\.json$/, redirects),
  media: fileKind<readonly ImportedMediaName[]>(/^media\.json$/, mediaNames),
  menus: fileKind<Menu>(/^menus\/[^/]+\.json$/, ref('menu')),
  pages: fileKind<PageFile>(/^pages\/[^/]+\.json$/, pageFile),
  contents: fileKind<StoredContentFile>(
    new RegExp(`^content/(?:${contentKinds.join('|')})/[^/]+\\.json$`),
    contentFile,
  ),
}

/** The files that have the shape of their kind; of the others the findings tell. */
function shapedFiles({ documents }: SiteFiles, findings: ImportReport): ReadonlyMap<string, unknown> {
  const read = new Map<string, unknown>()
  for (const [file, document] of Object.entries(documents).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const kind = Object.values(kinds).find(({ pattern }) => pattern.test(file))
    if (!kind) {
      findings.refuse(file, 'unknownFile')
      continue
    }
    // Size comes first: what is nested too deep breaks every walk behind it.
    const size = checkSize(document, inSaves)
    const cleaned = size ? undefined : withoutForbiddenKeys(document)
    const problems = size ? [size] : kind.check(cleaned)
    if (problems.length > 0) findings.add(file, problems)
    else read.set(file, cleaned)
  }
  for (const needed of ['site.json', 'configuration.json'])
    if (!Object.hasOwn(documents, needed)) findings.refuse(needed, 'missingFile')
  return read
}

function contentsOf(read: ReadonlyMap<string, unknown>): readonly ContentFile[] {
  return kinds.contents.among(read).flatMap(([file, content]) => {
    const [, folder] = file.split('/')
    const kind = contentKinds.find((each) => each === folder)
    return kind ? [{ status: 'published' as const, order: 0, ...content, file, kind }] : []
  })
}

/** Puts the files together to a site; `undefined` when something is missing, which the findings tell. */
export function readSite(files: SiteFiles, findings: ImportReport): ReadSite | undefined {
  const read = shapedFiles(files, findings)
  const only = <T>(kind: FileKind<T>): T | undefined => kind.among(read)[0]?.[1]
  const site = only(kinds.site)
  const configuration = only(kinds.configuration)
  if (!site || !configuration) return undefined
  const pages = kinds.pages.among(read)
  const menus = kinds.menus.among(read)
  const header = only(kinds.header)
  const footer = only(kinds.footer)
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
    if (configuration[part]) findings.refuse('configuration.json', 'belongsElsewhere', part, { file: `${part}.json` })
  const shared = [...kinds.header.among(read), ...kinds.footer.among(read)]
  findDoubles([...shared, ...pages], menus, findings)
  return {
    site,
    draft,
    contents: contentsOf(read),
    redirects: only(kinds.redirects) ?? [],
    associations: pages.flatMap(([, { page, associations = [] }]) =>
      associations.map((association) => ({ ...association, sourcePageId: page.id })),
    ),
    mediaNames: only(kinds.media) ?? [],
    documents: read,
    pageFiles: new Map(pages.map(([file, { page }]) => [page.id, file])),
    menuFiles: new Map(menus.map(([file, { id }]) => [id, file])),
  }
}

/** Ids that stand in two files: of pages, of menus, and of components, which are unique in a draft (R166). */
function findDoubles(
  parts: readonly (readonly [string, SharedPart & Partial<PageFile>])[],
  menus: readonly (readonly [string, Menu])[],
  findings: ImportReport,
): void {
  const seen = new Map<string, string>()
  const once = (kind: string, id: string, file: string) => {
    const key = `${kind} ${id}`
    const other = seen.get(key)
    if (other !== undefined) findings.refuse(file, 'usedTwice', id, { kind, other })
    seen.set(key, file)
  }
  for (const [file, { id }] of menus) once('menu', id, file)
  for (const [file, { page, pageSchema, componentsSettingValues }] of parts) {
    if (page) once('page', page.id, file)
    for (const component of new Set([...Object.keys(pageSchema.components), ...Object.keys(componentsSettingValues)]))
      once('component', component, file)
    for (const component of Object.keys(componentsSettingValues))
      if (!Object.hasOwn(pageSchema.components, component)) findings.refuse(file, 'settingsWithoutComponent', component)
  }
}
