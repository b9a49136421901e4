import {
  CallError,
  draftPageById,
  type Json,
  listDraftPages,
  listDrafts,
  type PageSchema,
  type Settings,
  type SettingsById,
  websiteDraft,
} from '@vitrine/schemas'
import { cursorField, cursorTo, nextCursor, note, pieceFrom, placeOf, ROOM, withoutLongOnes } from '../answers/shape.ts'
import { languageIn } from '../service/access.ts'
import { draftField, draftIn } from './draft.ts'
import { defineSiteTool, readOnly, type SiteContext, siteField } from './tool.ts'

const text = { type: 'string' } as const

export const languageField = {
  type: 'string',
  pattern: '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$',
  description: 'A language of the site, such as de; the source language when left out.',
} as const

export const listPages = defineSiteTool({
  name: 'list_pages',
  title: 'List pages',
  description:
    'The pages of a draft in their order, with their ids, types, addresses and names, and whether visitors see them. Also the drafts of the site and the revision, which propose_operations takes as base.',
  actions: ['draft.read'],
  input: {
    type: 'object',
    additionalProperties: false,
    properties: { site: siteField, draft: draftField, cursor: cursorField },
  },
  output: {
    type: 'object',
    required: ['draft', 'revision', 'drafts', 'pages'],
    additionalProperties: false,
    properties: {
      draft: text,
      revision: { type: 'integer' },
      drafts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name', 'revision'],
          additionalProperties: false,
          properties: { id: text, name: text, revision: { type: 'integer' } },
        },
      },
      pages: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'type', 'name', 'status'],
          additionalProperties: false,
          properties: {
            id: text,
            type: { type: 'string', description: 'home, pages, product, products …: what the page shows.' },
            slug: { type: 'string', description: 'Its address, of pages that have their own.' },
            name: text,
            status: { enum: ['draft', 'published'] },
            updatedAt: text,
          },
        },
      },
      nextCursor,
    },
  },
  annotations: readOnly,
  async run({ draft: wanted, cursor }, context) {
    const { ask } = context
    const drafts = await ask(listDrafts, {})
    const draft = await draftIn(context, wanted)
    const [{ pagesList, revision }, facts] = await Promise.all([
      ask(websiteDraft, { id: draft.id }),
      ask(listDraftPages, { draftsId: draft.id }),
    ])
    const factsOf = new Map(facts.map((one) => [one.id, one]))
    const all = pagesList.map(({ id, pageType, slug, settings }) => ({
      ...{ id, type: pageType, ...(slug !== undefined && { slug }), name: nameIn(settings, id) },
      status: factsOf.get(id)?.status ?? 'draft',
      ...(factsOf.has(id) && { updatedAt: factsOf.get(id)?.updatedAt }),
    }))
    const { items, next } = pieceFrom(all, placeOf(cursor))
    return {
      draft: draft.id,
      revision,
      drafts: drafts.map(({ id, name, revision: of }) => ({ id, name, revision: of })),
      pages: items,
      ...cursorTo(next),
    }
  },
})

const nameIn = ({ props }: Settings, otherwise: string): string =>
  typeof props.name === 'string' && props.name !== '' ? props.name : otherwise

interface PageOrPart {
  readonly revision: number
  readonly record: object
  readonly pageSchema: PageSchema
  readonly settings: SettingsById
}

/** A page, or the header or footer of all pages. */
async function pageOrPart({ ask }: SiteContext, draftsId: string, id: string, language: string): Promise<PageOrPart> {
  if (id === 'header' || id === 'footer') {
    const { globalConfiguration, revision } = await ask(websiteDraft, { id: draftsId })
    const part = globalConfiguration[id]
    if (!part) throw new CallError('not_found', { message: `This site has no ${id}` })
    return {
      revision,
      record: { id, type: 'part' },
      pageSchema: part.pageSchema,
      settings: part.componentsSettingValues,
    }
  }
  const { page, pageSchema, componentsSettingValues, revision } = await ask(draftPageById, { draftsId, id })
  const { settings, id: _id, pageType, order: _order, ...fields } = page
  const record = { id, type: pageType, ...fields, ...valuesOf(settings, language, false) }
  return { revision, record, pageSchema, settings: componentsSettingValues }
}

/** Base values, and what one language says differently. */
export function valuesOf(settings: Settings | undefined, language: string, isWhole: boolean) {
  const { props = {}, editPropsByLangEnvMap, deletePropsPaths = [] } = settings ?? {}
  const entries =
    editPropsByLangEnvMap && Object.hasOwn(editPropsByLangEnvMap, language) ? editPropsByLangEnvMap[language] : {}
  const short = (values: Readonly<Record<string, Json>>) =>
    isWhole ? { values, leftOut: [] } : withoutLongOnes(values)
  const [base, translation] = [short(props), short(entries ?? {})]
  const leftOut = [...new Set([...base.leftOut, ...translation.leftOut])]
  return {
    values: base.values,
    ...(Object.keys(translation.values).length > 0 && { translation: translation.values }),
    ...(deletePropsPaths.length > 0 && { deleted: deletePropsPaths }),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

interface Placed {
  readonly id: string
  readonly parent: { readonly component: string; readonly slot: string } | null
  readonly after: string | null
}

/** The components of a page as they stand in it, each before what is in its slots. */
function* placedIn(schema: PageSchema, ids = schema.root, parent: Placed['parent'] = null): Generator<Placed> {
  for (const [at, id] of ids.entries()) {
    yield { id, parent, after: ids[at - 1] ?? null }
    for (const [slot, inside] of Object.entries(schema.components[id]?.slots ?? {}))
      yield* placedIn(schema, inside, { component: id, slot })
  }
}

const values = { type: 'object', description: 'By name: base values, in the source language.' } as const
const translation = {
  type: 'object',
  description: 'By path: what the asked language says itself. What is missing here falls back on the base.',
} as const
const leftOut = {
  type: 'array',
  items: text,
  description: 'Values that are too long to be told here. Ask for the component alone to read them.',
} as const
const deleted = { type: 'array', items: text, description: 'Paths that are taken out in every language.' } as const

export const getPage = defineSiteTool({
  name: 'get_page',
  title: 'Get a page',
  description:
    'A page of a draft as it is edited: its components in order, with their base values and what one language says differently. `page` is an id of list_pages, or "header" or "footer". parent and after are what operations name as place. Long pages come in pieces (nextCursor).',
  actions: ['draft.read'],
  input: {
    type: 'object',
    required: ['page'],
    additionalProperties: false,
    properties: {
      site: siteField,
      draft: draftField,
      page: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' },
      language: languageField,
      component: {
        type: 'string',
        pattern: '^[A-Za-z0-9]{8}$',
        description: 'Only this component, with all of its values.',
      },
      cursor: cursorField,
    },
  },
  output: {
    type: 'object',
    required: ['draft', 'revision', 'page', 'language', 'sourceLanguage', 'components'],
    additionalProperties: false,
    properties: {
      draft: text,
      revision: { type: 'integer' },
      page: { type: 'object', description: 'Its record: { id, type, slug?, values: { name, seo? }, translation? }.' },
      language: text,
      sourceLanguage: text,
      components: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'type', 'version', 'parent', 'after', 'values'],
          additionalProperties: false,
          properties: {
            id: text,
            type: text,
            version: { type: 'integer' },
            parent: { type: ['object', 'null'], description: '{ component, slot }; null on the page itself.' },
            after: { type: ['string', 'null'], description: 'The sibling before it; null for the first.' },
            values,
            translation,
            deleted,
            leftOut,
          },
        },
      },
      nextCursor,
      note,
    },
  },
  annotations: readOnly,
  async run({ draft: wanted, page, language: asked, component, cursor }, context) {
    const language = languageIn(context.access, context.site, asked)
    const draft = await draftIn(context, wanted)
    const { revision, record, pageSchema, settings } = await pageOrPart(context, draft.id, page, language)
    const placed = [...placedIn(pageSchema)].filter(({ id }) => component === undefined || id === component)
    if (component !== undefined && placed.length === 0)
      throw new CallError('not_found', { message: `${component} does not stand on ${page}` })
    const all = placed.map(({ id, parent, after }) => {
      const { type = '', version = 1 } = pageSchema.components[id] ?? {}
      const own = Object.hasOwn(settings, id) ? settings[id] : undefined
      return { id, type, version, parent, after, ...valuesOf(own, language, component !== undefined) }
    })
    const { items, next } = pieceFrom(all, placeOf(cursor), ROOM)
    return {
      ...{ draft: draft.id, revision, page: record, language, sourceLanguage: context.site.sourceLanguage },
      components: items,
      ...cursorTo(next),
      ...(next !== undefined && { note: `${all.length - next} of ${all.length} components follow.` }),
    }
  },
})
