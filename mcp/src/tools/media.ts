import { listMedia, mediaKinds } from '@vitrine/schemas'
import { cursorBehind, cursorField, nextCursor, pageOf } from '../answers/shape.ts'
import { defineSiteTool, readOnly, siteField } from './tool.ts'

const text = { type: 'string' } as const
const number = { type: 'integer' } as const
const PAGE = 40

export const listMediaFiles = defineSiteTool({
  name: 'list_media',
  title: 'List media',
  description:
    'Pictures, films and files of the site, the newest first. src, width, height and widths are what a picture value of a section takes as they are, with an alt text.',
  actions: ['media.read'],
  input: {
    type: 'object',
    additionalProperties: false,
    properties: {
      site: siteField,
      query: { type: 'string', maxLength: 200, description: 'Words of the name or the tags.' },
      kind: { enum: mediaKinds },
      cursor: cursorField,
    },
  },
  output: {
    type: 'object',
    required: ['total', 'files'],
    additionalProperties: false,
    properties: {
      total: number,
      files: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'kind', 'name', 'type', 'src'],
          additionalProperties: false,
          properties: {
            id: text,
            kind: { enum: mediaKinds },
            name: text,
            type: text,
            bytes: number,
            src: text,
            width: number,
            height: number,
            widths: { type: 'array', items: number },
            tags: { type: 'array', items: text },
          },
        },
      },
      nextCursor,
    },
  },
  annotations: readOnly,
  async run({ query: q, kind, cursor }, { ask }) {
    const page = pageOf(cursor)
    const { items, total } = await ask(listMedia, { page, pageSize: PAGE, ...(q && { q }), ...(kind && { kind }) })
    const files = items.map(({ id, kind: of, name, type, bytes, src, width, height, widths, tags }) => ({
      ...{ id, kind: of, name, type, bytes, src },
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(widths && { widths }),
      ...(tags && { tags }),
    }))
    return { total, files, ...cursorBehind(page, PAGE, total) }
  },
})
