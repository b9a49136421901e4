import {
  type ContentKind,
  type ContentRecord,
  contentDetail,
  contentKinds,
  contentList,
  type Json,
} from '@vitrine/schemas'
import { cursorBehind, cursorField, nextCursor, note, pageOf } from '../answers/shape.ts'
import { languageIn } from '../service/access.ts'
import { languageField, valuesOf } from './pages.ts'
import { defineSiteTool, readOnly, siteField } from './tool.ts'

const text = { type: 'string' } as const
const PAGE = 20

export const kindField = {
  enum: contentKinds,
  description: 'product, case, info (an article), collection or policy.',
} as const

const nameOf = ({ kind, settings, slug }: ContentRecord): string => {
  const name: Json | undefined = settings.props[kind === 'product' || kind === 'collection' ? 'name' : 'title']
  return typeof name === 'string' && name !== '' ? name : slug
}

export const findContent = defineSiteTool({
  name: 'find_content',
  title: 'Find content',
  description:
    'Products, cases, articles (info), collections and policies in which some words stand, whatever their status; all of a kind without a search. Without a kind the first of each kind are told.',
  actions: ['content.read'],
  input: {
    type: 'object',
    additionalProperties: false,
    properties: {
      site: siteField,
      search: { type: 'string', maxLength: 200 },
      kind: kindField,
      status: { enum: ['draft', 'published', 'archived'] },
      cursor: { ...cursorField, description: 'nextCursor of the answer before, with the same kind.' },
    },
  },
  output: {
    type: 'object',
    required: ['contents', 'totals'],
    additionalProperties: false,
    properties: {
      contents: {
        type: 'array',
        items: {
          type: 'object',
          required: ['kind', 'id', 'slug', 'status', 'name'],
          additionalProperties: false,
          properties: { kind: kindField, id: text, slug: text, status: text, name: text, updatedAt: text },
        },
      },
      totals: {
        type: 'object',
        description: 'How many there are, by kind.',
        additionalProperties: { type: 'integer' },
      },
      nextCursor,
      note,
    },
  },
  annotations: readOnly,
  async run({ search, kind, status, cursor }, { ask }) {
    const page = kind === undefined ? 1 : pageOf(cursor)
    const found = await Promise.all(
      (kind === undefined ? contentKinds : [kind]).map(async (one: ContentKind) => {
        const question = { kind: one, page, pageSize: PAGE, ...(search && { q: search }), ...(status && { status }) }
        return { kind: one, ...(await ask(contentList, question)) }
      }),
    )
    const contents = found.flatMap(({ items }) =>
      items.map((record) => {
        const { kind: of, id, slug, status: is, updatedAt } = record
        return { kind: of, id, slug, status: is, name: nameOf(record), updatedAt }
      }),
    )
    const [only] = found
    const isMore = found.some(({ items, total }) => items.length < total)
    return {
      contents,
      totals: Object.fromEntries(found.map((one) => [one.kind, one.total])),
      ...(kind !== undefined && only && cursorBehind(page, PAGE, only.total)),
      ...(kind === undefined && isMore && { note: 'There are more: name a kind to read on.' }),
    }
  },
})

export const getContent = defineSiteTool({
  name: 'get_content',
  title: 'Get content',
  description:
    'One product, case, article, collection or policy with its base values and what one language says differently. base is what propose_content takes. Content has no draft: of what is published, a change is seen as soon as it is applied.',
  actions: ['content.read'],
  input: {
    type: 'object',
    required: ['kind', 'id'],
    additionalProperties: false,
    properties: {
      site: siteField,
      kind: kindField,
      id: { type: 'string', minLength: 1, maxLength: 64, description: 'Its id or its slug.' },
      language: languageField,
      values: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        items: { type: 'string', maxLength: 100 },
        description: 'Only these values, whole, however long they are: ["description"].',
      },
    },
  },
  output: {
    type: 'object',
    required: ['kind', 'id', 'slug', 'status', 'base', 'language', 'sourceLanguage', 'values'],
    additionalProperties: false,
    properties: {
      kind: kindField,
      id: text,
      slug: text,
      status: text,
      base: { type: 'integer' },
      updatedAt: text,
      publishedAt: text,
      language: text,
      sourceLanguage: text,
      values: { type: 'object' },
      translation: { type: 'object' },
      deleted: { type: 'array', items: text },
      leftOut: { type: 'array', items: text, description: 'Values that are too long: ask for them with values.' },
    },
  },
  annotations: readOnly,
  async run({ kind, id, language: asked, values: wanted }, { access, site, ask }) {
    const language = languageIn(access, site, asked)
    const record = await ask(contentDetail, { kind, id })
    const { slug, status, baseRevision: base, updatedAt, publishedAt, settings } = record
    const isWanted = ([path]: readonly [string, unknown]) =>
      wanted === undefined ||
      wanted.some((name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`))
    const only = (map: Readonly<Record<string, Json>>) => Object.fromEntries(Object.entries(map).filter(isWanted))
    const maps = Object.entries(settings.editPropsByLangEnvMap ?? {}).map(([code, map]) => [code, only(map)] as const)
    const shown = { ...settings, props: only(settings.props), editPropsByLangEnvMap: Object.fromEntries(maps) }
    return {
      ...{ kind, id: record.id, slug, status, base, updatedAt },
      ...(publishedAt !== undefined && { publishedAt }),
      ...{ language, sourceLanguage: site.sourceLanguage },
      ...valuesOf(shown, language, wanted !== undefined),
    }
  },
})
