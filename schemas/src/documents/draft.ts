import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import type { Theme } from '../theme.ts'
import { type Menu, menu } from './menu.ts'
import { type PageRecord, pageRecord } from './page.ts'
import { component, type PageSchema, pageSchema } from './page-schema.ts'
import { type SettingsById, settings, settingsById } from './settings.ts'

/** A language that a site speaks. */
export interface SiteLanguage {
  readonly code: string
  readonly enabled: boolean
  /** Languages that are asked, in this order, where this one says nothing; the default comes last by itself. */
  readonly fallback?: readonly string[]
}

/** A piece of a page that all pages share: the header and the footer. */
export interface SharedPart {
  readonly pageSchema: PageSchema
  readonly componentsSettingValues: SettingsById
}

/** What counts for the whole site. */
export interface GlobalConfiguration {
  readonly themeSettings: readonly Theme[]
  readonly openThemeId: string
  /** The language of addresses that name none, and what every other one falls back on. */
  readonly defaultLanguage: string
  /** The language that the base values are in, where it is not the default one. */
  readonly sourceLanguage?: string
  readonly languages: readonly SiteLanguage[]
  readonly header?: SharedPart
  readonly footer?: SharedPart
}

/** A draft: everything that its owner edits, with the specification's names. */
export interface Draft {
  readonly draftsId: string
  readonly name: string
  readonly revision: number
  readonly pagesList: readonly PageRecord[]
  readonly menuList: readonly Menu[]
  readonly pageSchemaMap: Readonly<Record<string, PageSchema>>
  readonly componentsSettingValues: SettingsById
  readonly globalConfiguration: GlobalConfiguration
}

export const languageCode = { type: 'string', pattern: '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$' } as const

export const sharedPart = {
  type: 'object',
  required: ['pageSchema', 'componentsSettingValues'],
  additionalProperties: false,
  properties: { pageSchema: { $ref: 'page-schema' }, componentsSettingValues: settingsById },
} as const

export const siteLanguage = {
  type: 'object',
  required: ['code', 'enabled'],
  additionalProperties: false,
  properties: {
    code: languageCode,
    enabled: { type: 'boolean' },
    fallback: { type: 'array', maxItems: 10, items: languageCode },
  },
} as const satisfies SchemaNode

export const globalConfiguration = {
  $id: 'global-configuration',
  type: 'object',
  required: ['themeSettings', 'openThemeId', 'defaultLanguage', 'languages'],
  additionalProperties: false,
  properties: {
    themeSettings: { type: 'array', maxItems: 50, items: { $ref: 'theme' } },
    openThemeId: { type: 'string', maxLength: 64 },
    defaultLanguage: languageCode,
    sourceLanguage: languageCode,
    languages: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: siteLanguage,
    },
    header: sharedPart,
    footer: sharedPart,
  },
} as const satisfies SchemaNode

export const draft = {
  $id: 'draft',
  type: 'object',
  required: [
    'draftsId',
    'name',
    'revision',
    'pagesList',
    'menuList',
    'pageSchemaMap',
    'componentsSettingValues',
    'globalConfiguration',
  ],
  additionalProperties: false,
  properties: {
    draftsId: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
    name: { type: 'string', minLength: 1, maxLength: 120 },
    revision: { type: 'integer', minimum: 0 },
    pagesList: { type: 'array', maxItems: limits.keysInMap, items: { $ref: 'page' } },
    menuList: { type: 'array', maxItems: 50, items: { $ref: 'menu' } },
    pageSchemaMap: { type: 'object', additionalProperties: { $ref: 'page-schema' } },
    componentsSettingValues: settingsById,
    globalConfiguration: { $ref: 'global-configuration' },
  },
} as const satisfies SchemaNode

/** The document schemas that others name by `$ref`. */
export const documentDefinitions = [
  settings,
  component,
  pageSchema,
  pageRecord,
  menu,
  globalConfiguration,
  draft,
] as const
