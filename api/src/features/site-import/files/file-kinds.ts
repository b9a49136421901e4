import {
  addRedirect,
  type Check,
  type ContentKind,
  checkOf,
  contentFile,
  contentKinds,
  type FocalPoint,
  type GlobalConfiguration,
  listAssociations,
  type Menu,
  mediaDetail,
  type PageRecord,
  type RedirectRule,
  replyTemplateFile,
  type SchemaNode,
  type Settings,
  type SharedPart,
  type Site,
  type Status,
} from '@vitrine/schemas'
import type { WrittenTemplate } from '../../conversations/templates/reply-templates.queries.ts'
import type { Association } from '../../drafts/associations/associations.queries.ts'

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

/** What a file of the site is called, where that is not what its path says; the poster of a film; and what somebody said of it. */
export interface ImportedMediaName {
  /** `media/4f0c….webp`; of a picture in copies, the widest. */
  readonly file: string
  readonly name: string
  readonly poster?: string
  readonly tags?: readonly string[]
  readonly focalPoint?: FocalPoint
}

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
    properties: {
      file: mediaPath,
      name: { type: 'string', maxLength: 200 },
      poster: mediaPath,
      tags: mediaDetail.answer.properties.tags,
      focalPoint: mediaDetail.answer.properties.focalPoint,
    },
  },
}

export interface PageFile extends SharedPart {
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
export interface FileKind<T> {
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

/** The kinds of files that a site has. */
export const fileKinds = {
  site: fileKind<Site>(/^site\.json$/, ref('site')),
  configuration: fileKind<GlobalConfiguration>(/^configuration\.json$/, ref('global-configuration')),
  header: fileKind<SharedPart>(/^header\.json$/, sharedPart),
  footer: fileKind<SharedPart>(/^footer\.json$/, sharedPart),
  redirects: fileKind<readonly RedirectRule[]>(/^redirects\.json$/, redirects),
  replyTemplates: fileKind<readonly WrittenTemplate[]>(/^reply-templates\.json$/, replyTemplateFile),
  media: fileKind<readonly ImportedMediaName[]>(/^media\.json$/, mediaNames),
  menus: fileKind<Menu>(/^menus\/[^/]+\.json$/, ref('menu')),
  pages: fileKind<PageFile>(/^pages\/[^/]+\.json$/, pageFile),
  contents: fileKind<StoredContentFile>(
    new RegExp(`^content/(?:${contentKinds.join('|')})/[^/]+\\.json$`),
    contentFile,
  ),
}
