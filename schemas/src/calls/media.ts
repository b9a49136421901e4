import { contentKinds } from '../content/kinds.ts'
import { image } from '../definitions/image.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf } from './call.ts'

export const mediaKinds = ['image', 'video', 'file'] as const

/** A picture, film or file of the site. `src`, `width`, `height` and `widths` are what an image prop takes as they are. */
const item = {
  type: 'object',
  required: ['id', 'kind', 'name', 'type', 'bytes', 'src', 'createdAt'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    kind: { enum: mediaKinds },
    /** The name that people know the file by: as it was sent, cleaned. */
    name: { type: 'string' },
    /** What was sent, by its content. */
    type: { type: 'string' },
    /** Of what is stored, all copies together. */
    bytes: { type: 'integer' },
    src: { type: 'string' },
    width: image.properties.width,
    height: image.properties.height,
    widths: image.properties.widths,
    /** Of a film. */
    poster: {
      type: 'object',
      required: ['src', 'widths'],
      additionalProperties: false,
      properties: {
        src: { type: 'string' },
        width: image.properties.width,
        height: image.properties.height,
        widths: image.properties.widths,
      },
    },
    createdAt: { type: 'string' },
  },
} as const satisfies SchemaNode

/** Where something is used: on a page of a draft, around all pages, in a content, in what is or was published. */
const place = {
  type: 'object',
  required: ['kind', 'id'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['page', 'site', 'content', 'edition'] },
    id: { type: 'string' },
    /** Of a page or a content: its name in the language of its base values. */
    name: { type: 'string' },
    /** Which kind of content it is. */
    content: { enum: contentKinds },
  },
} as const satisfies SchemaNode

const byId = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
} as const

export const uploadMedia = call('POST v1/media', {
  access: 'media.write',
  limit: 'upload',
  takes: 'files',
  status: 201,
  summary: 'Stores one file of a form: a picture in all its copies, a film, or a PDF; its type is told by its content.',
  answer: {
    ...item,
    required: [...item.required, 'isAnimated'],
    properties: {
      ...item.properties,
      /** It moved when it was sent; only its first frame was kept. */
      isAnimated: { type: 'boolean' },
    },
  },
})

export const listMedia = call('GET v1/media', {
  access: 'media.read',
  summary: 'All pictures, films and files of the site, the newest first: uploaded, or come with it.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
      pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 24 },
      kind: { enum: mediaKinds },
      /** Words of its name. */
      q: { type: 'string', maxLength: 200 },
      /** Only the one that this address of the site belongs to; also of a narrower copy, or a poster. */
      src: { type: 'string', maxLength: 2000 },
    },
  },
  answer: listOf(item),
})

export const mediaDetail = call('GET v1/media/{id}', {
  access: 'media.read',
  summary: 'One picture, film or file, and where it is used.',
  params: byId,
  answer: {
    ...item,
    required: [...item.required, 'usedBy'],
    properties: { ...item.properties, usedBy: { type: 'array', items: place } },
  },
})

export const removeMedia = call('DELETE v1/media/{id}', {
  access: 'media.write',
  limit: 'write',
  status: 204,
  summary:
    'Removes a picture, film or file from the site; 409 with the places while it is used, unless `force` is given.',
  params: byId,
  query: { type: 'object', additionalProperties: false, properties: { force: { type: 'boolean', default: false } } },
  answer: { type: 'object', additionalProperties: false, properties: {} },
})

export const setMediaPoster = call('POST v1/media/{id}/poster', {
  access: 'media.write',
  limit: 'upload',
  takes: 'files',
  summary: 'Gives a film its poster: one picture, taken from the film by the browser of its owner (R235).',
  params: byId,
  answer: item,
})
