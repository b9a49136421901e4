import { type Specs, upgradeTree } from '@vitrine/model'
import {
  type Draft,
  type Edition,
  edition as editionSchema,
  type Release,
  type ResolvedTree,
  release as releaseSchema,
  resolvedTree,
  type SchemaNode,
  type Theme,
} from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { Tenant } from '../../http/access/site.ts'
import { fitting } from '../../platform/database/fitting.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { addressed, pagesOfDraft, type ShownPages } from './shown-pages.ts'

declare module '../../http/endpoint/context.ts' {
  interface Stores {
    readonly pages: PagesStore
  }
}

export interface PagesStore {
  /** The pages of the current release in a language; `undefined` when nothing is published in it. */
  released(tenant: Tenant, language: string): Promise<ShownPages | undefined>
  /** The theme of the current release; `undefined` when nothing is published. */
  theme(tenant: Tenant): Promise<Theme | undefined>
  /** The pages of a draft in a language. */
  drafted(draft: Draft, language: string): ShownPages
}

const inLanguage = releaseSchema.properties.languages.additionalProperties

/** A release whose theme may be any: what draws it falls back colour by colour. */
const storedRelease: SchemaNode = {
  ...releaseSchema,
  $id: 'stored-release',
  properties: {
    ...releaseSchema.properties,
    languages: {
      type: 'object',
      additionalProperties: { ...inLanguage, properties: { ...inLanguage.properties, theme: { type: 'object' } } },
    },
  },
}

/** How much JSON of each is kept in memory, in characters. */
const ROOM = 32 * 1024 * 1024

/** Releases and editions never change, so what was read once is kept in memory, within bounds. */
export function createPagesStore({ db }: Storage, specs: Specs): PagesStore {
  const releases = new LRUCache<string, Release>({ maxSize: ROOM })
  const documents = new LRUCache<string, Edition | ResolvedTree>({ maxSize: ROOM })
  const versions = Object.fromEntries(specs.map(({ type, version }) => [type, version]))

  async function releaseOf({ id, currentRelease }: Tenant): Promise<Release | undefined> {
    if (currentRelease === null) return undefined
    const key = `${id} ${currentRelease}`
    const known = releases.get(key)
    if (known) return known
    const row = await db
      .selectFrom('releases')
      .select('document')
      .where('tenant_id', '=', id)
      .where('id', '=', currentRelease)
      .executeTakeFirst()
    if (!row) return undefined
    const release = fitting(storedRelease, fromJson(row.document))
    releases.set(key, release, { size: row.document.length })
    return release
  }

  async function documentAt(schema: SchemaNode, tenantId: string, address: string): Promise<Edition | ResolvedTree> {
    const key = `${tenantId} ${address}`
    const known = documents.get(key)
    if (known) return known
    const { document: text } = await db
      .selectFrom('editions')
      .select('document')
      .where('tenant_id', '=', tenantId)
      .where('address', '=', address)
      .executeTakeFirstOrThrow()
    const stored = fitting(schema, fromJson(text))
    if (!stored) throw new Error(`The document ${address} of the site ${tenantId} cannot be read.`)
    const upgraded = upgradeTree(stored, specs)
    documents.set(key, upgraded, { size: text.length })
    return upgraded
  }

  async function editionAt(tenantId: string, address: string): Promise<Edition> {
    const document = await documentAt(editionSchema, tenantId, address)
    if (!('page' in document)) throw new Error(`The document ${address} of the site ${tenantId} is no edition.`)
    return document
  }

  return {
    drafted: (draft, language) => pagesOfDraft(draft, language, specs),

    async theme(tenant) {
      const release = await releaseOf(tenant)
      return release?.languages[release.defaultLanguage]?.theme
    },

    async released(tenant, language) {
      const inLanguage = (await releaseOf(tenant))?.languages[language]
      if (!inLanguage) return undefined
      const { pages, menus, theme, header, footer } = inLanguage
      return {
        pages,
        async config({ id }) {
          const page = pages.find((one) => one.id === id)
          if (!page) throw new Error(`The release ${tenant.currentRelease} lists no page ${id}.`)
          const edition = await editionAt(tenant.id, page.edition)
          const parts = {
            ...(edition.page.header && header !== undefined && { header }),
            ...(edition.page.footer && footer !== undefined && { footer }),
          }
          return addressed(
            {
              edition,
              ...(parts.header !== undefined && {
                header: await documentAt(resolvedTree, tenant.id, parts.header),
              }),
              ...(parts.footer !== undefined && {
                footer: await documentAt(resolvedTree, tenant.id, parts.footer),
              }),
              menus,
              theme,
            },
            // The addresses of the documents stand for them, so that only the small rest is hashed; what
            // this build makes of them depends on the versions of its sections.
            { edition: page.edition, ...parts, menus, theme, versions },
          )
        },
      }
    },
  }
}
