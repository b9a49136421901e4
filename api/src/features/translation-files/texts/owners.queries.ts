import { baseLanguage, ownersIn, type Specs, type TextOwner, upgradeDraft } from '@vitrine/model'
import {
  type ContentKind,
  type ContentRecord,
  contentKey,
  contentKinds,
  contentProps,
  type Draft,
  entities,
  type Settings,
} from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { storedContents } from '../../contents/editing/stored-contents.queries.ts'
import { readStoredDraft } from '../../drafts/store/drafts.queries.ts'
import { contentsAfter } from '../../translation/read-contents.queries.ts'
import { type OwnerOfTexts, ownerKey, type SiteText, textsOf } from './site-text.ts'

/** Which texts: of one page, of one kind of content, or of the whole site. */
export interface TextScope {
  readonly pageId?: string | undefined
  readonly kind?: ContentKind | undefined
}

/** Where texts are read from. */
export interface TextSource {
  readonly db: Database
  readonly specs: Specs
  readonly tenantId: string
  /** The source language of the site. */
  readonly base: string
  readonly draftsId: string
}

const words = (settings: Settings, name: string): string | undefined => {
  const value = settings.props[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fileOf(of: TextOwner): string {
  if ('page' in of) return `page/${of.page}`
  if ('part' in of) return `part/${of.part}`
  return ownerKey(of)
}

const sectionOf = (draft: Draft, of: TextOwner): string | undefined => {
  if (!('component' in of)) return undefined
  const schema = 'page' in of ? draft.pageSchemaMap[of.page] : draft.globalConfiguration[of.part]?.pageSchema
  return schema?.components[of.component]?.type
}

function draftOwners(draft: Draft, specs: Specs, pageId?: string): readonly OwnerOfTexts[] {
  const base = baseLanguage(draft.globalConfiguration)
  const names = new Map(draft.pagesList.map(({ id, settings }) => [id, words(settings, 'name') ?? id]))
  const owners = [...ownersIn(draft, specs, pageId)].map(({ of, schema, settings }): OwnerOfTexts => {
    const section = sectionOf(draft, of)
    const at =
      'page' in of
        ? names.get(of.page)
        : 'part' in of
          ? of.part
          : 'pageRecord' in of
            ? names.get(of.pageRecord)
            : undefined
    const place = [at ?? fileOf(of), section].filter((part) => part !== undefined).join(' > ')
    return { of, key: ownerKey(of), file: fileOf(of), place, section, schema, settings, baseLanguage: base }
  })
  // What belongs to one page stands together, its record first.
  return [...Map.groupBy(owners, ({ file }) => file).values()].flat()
}

function contentOwner(record: ContentRecord, base: string): OwnerOfTexts {
  const { kind, slug, settings } = record
  const key = contentKey(record)
  const place = words(settings, entities[kind].title) ?? slug
  return { of: { content: key }, key, file: key, place, schema: contentProps[kind], settings, baseLanguage: base }
}

/** So many records are read at once. */
const AT_ONCE = 200

async function* recordsOf({ db, tenantId }: TextSource, kind: ContentKind): AsyncGenerator<ContentRecord> {
  let after = ''
  for (;;) {
    const records = await contentsAfter(db, tenantId, kind, after, AT_ONCE)
    yield* records
    const last = records.at(-1)
    if (last === undefined || records.length < AT_ONCE) return
    after = last.id
  }
}

/** The draft whose texts they are, upgraded; some of its pages only where they are named. */
async function draftOf(
  { db, specs, tenantId, draftsId }: TextSource,
  pages?: readonly string[],
): Promise<Draft | undefined> {
  const stored = await readStoredDraft(db, tenantId, draftsId, pages)
  return stored && upgradeDraft(stored, specs)
}

/** Everything that has texts, in the order of pages, header, footer, menus and contents. */
export async function* ownersOf(from: TextSource, { pageId, kind }: TextScope = {}): AsyncGenerator<OwnerOfTexts> {
  if (kind === undefined) {
    const draft = await draftOf(from)
    if (draft) yield* draftOwners(draft, from.specs, pageId)
  }
  if (pageId !== undefined) return
  for (const one of kind === undefined ? contentKinds : [kind])
    for await (const record of recordsOf(from, one)) yield contentOwner(record, from.base)
}

/** Some owners as they are stored now, by their keys. Those that are gone are missing. */
export async function ownersCalled(
  from: TextSource,
  places: readonly OwnerOfTexts['of'][],
): Promise<ReadonlyMap<string, OwnerOfTexts>> {
  const contents = places.flatMap((of) => ('content' in of ? [of.content] : []))
  const pages = new Set(
    places.flatMap((of) =>
      'page' in of && of.page !== undefined ? [of.page] : 'pageRecord' in of ? [of.pageRecord] : [],
    ),
  )
  const hasDraft = places.some((of) => !('content' in of))
  const draft = hasDraft ? await draftOf(from, [...pages]) : undefined
  const owners = draft ? draftOwners(draft, from.specs) : []
  const records = await storedContents(from.db, from.tenantId, { contents, slugs: [] })
  return new Map(
    [...owners, ...records.map((record) => contentOwner(record, from.base))].map((owner) => [owner.key, owner]),
  )
}

/** The texts of some owners in a language. */
export async function* textsFrom(owners: AsyncIterable<OwnerOfTexts>, language: string): AsyncGenerator<SiteText> {
  for await (const owner of owners) yield* textsOf(owner, language)
}
