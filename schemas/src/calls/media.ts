import { contentKinds } from '../content/kinds.ts'
import { image } from '../definitions/image.ts'
import type { PropsOf } from '../derive/props-of.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf } from './call.ts'

export const mediaKinds = ['image', 'video', 'file'] as const

const focalPoint = image.properties.focalPoint

/** What of a picture is seen wherever it is cut, in percent from its left and its top. */
export type FocalPoint = PropsOf<typeof focalPoint>

const tag = { type: 'string', minLength: 1, maxLength: 40 } as const
const tags = { type: 'array', maxItems: 20, items: tag } as const

/** A picture, film or file of the site. `src`, `width`, `height` and `widths` are what an image prop takes as they are. */
const item = {
  type: 'object',
  required: ['id', 'kind', 'name', 'type', 'bytes', 'src', 'createdAt', 'tags', 'revision'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    kind: { enum: mediaKinds },
    /** The name that people know the file by: as it was sent, cleaned, or as somebody called it since. */
    name: { type: 'string' },
    tags,
    /** Of a picture: where pages that take it begin with theirs; the middle without it. */
    focalPoint,
    /** Counts the changes of its name, tags and focal point. */
    revision: { type: 'integer', minimum: 0 },
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

/** What becomes of a file whose bytes the library has already: `refuse` answers 409 with the known one (`media`). */
const duplicates = { enum: ['keep', 'refuse'], default: 'keep' } as const

const storedItem = {
  ...item,
  required: [...item.required, 'isAnimated'],
  properties: {
    ...item.properties,
    /** It moved when it was sent; only its first frame was kept. */
    isAnimated: { type: 'boolean' },
  },
} as const satisfies SchemaNode

export const uploadMedia = call('POST v1/media', {
  name: 'media.upload',
  access: 'media.write',
  limit: 'upload',
  takes: 'files',
  status: 201,
  summary: 'Stores one file of a form: a picture in all its copies, a film, or a PDF; its type is told by its content.',
  query: { type: 'object', additionalProperties: false, properties: { duplicates } },
  answer: storedItem,
})

export const fetchMedia = call('POST v1/media/by-address', {
  name: 'media.fetch',
  access: 'media.write',
  limit: 'upload',
  status: 201,
  summary:
    'Fetches a file from an https address and stores it as `POST v1/media` does. Addresses within a network are refused, also where one leads there.',
  body: {
    type: 'object',
    required: ['address'],
    additionalProperties: false,
    properties: { address: { type: 'string', minLength: 1, maxLength: 2000 }, duplicates },
  },
  answer: storedItem,
})

/** An upload that comes in pieces and is not whole yet. */
const unfinished = {
  type: 'object',
  required: ['id', 'name', 'bytes', 'from', 'updatedAt'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    bytes: { type: 'integer' },
    /** How many bytes came: the next piece begins there. */
    from: { type: 'integer' },
    updatedAt: { type: 'string' },
  },
} as const satisfies SchemaNode

const byUpload = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', pattern: ID_PATTERN } },
} as const

export const startUpload = call('POST v1/media/uploads', {
  name: 'uploads.start',
  isRepeatable: true,
  access: 'media.write',
  limit: 'upload',
  summary:
    'Starts an upload in pieces, which can be continued for a day. The same file again (`name`, `bytes`, `modifiedAt`) continues the one that the same member began.',
  body: {
    type: 'object',
    required: ['name', 'bytes'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 300 },
      bytes: { type: 'integer', minimum: 1, maximum: limits.video },
      /** When the file was changed last on the sender's machine, in milliseconds since 1970. */
      modifiedAt: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    },
  },
  answer: unfinished,
})

export const listUploads = call('GET v1/media/uploads', {
  name: 'uploads.list',
  access: 'media.write',
  summary: 'The uploads in pieces that the same member began and that are not whole yet, the newest first.',
  answer: { type: 'array', items: unfinished },
})

export const sendUploadPiece = call('PUT v1/media/uploads/{id}', {
  name: 'uploads.sendPiece',
  access: 'media.write',
  limit: 'write',
  takes: 'bytes',
  bodyLimit: limits.uploadPiece,
  summary:
    'Adds a piece of 1 MiB to an upload, or the rest of it (`application/octet-stream`). 409 with `from`, where the next piece begins, when this one begins elsewhere.',
  params: byUpload,
  query: {
    type: 'object',
    required: ['from'],
    additionalProperties: false,
    properties: { from: { type: 'integer', minimum: 0, maximum: limits.video } },
  },
  answer: unfinished,
})

export const finishUpload = call('POST v1/media/uploads/{id}', {
  name: 'uploads.finish',
  access: 'media.write',
  limit: 'upload',
  status: 201,
  summary: 'Stores an upload whose pieces all came, as `POST v1/media` does. 409 with `from` when some are missing.',
  params: byUpload,
  body: { type: 'object', additionalProperties: false, properties: { duplicates } },
  answer: storedItem,
})

export const cancelUpload = call('DELETE v1/media/uploads/{id}', {
  name: 'uploads.cancel',
  access: 'media.write',
  limit: 'write',
  status: 204,
  summary: 'Throws away what came of an upload in pieces.',
  params: byUpload,
  answer: { type: 'object', additionalProperties: false, properties: {} },
})

export const listMedia = call('GET v1/media', {
  name: 'media.list',
  access: 'media.read',
  summary: 'All pictures, films and files of the site, the newest first: uploaded, or come with it.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
      pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 24 },
      kind: { enum: mediaKinds },
      /** Words of its name or tags. */
      q: { type: 'string', maxLength: 200 },
      tag,
      /** Only what stands neither in a draft, nor in a content, nor in anything that is or was published. */
      unused: { type: 'boolean' },
      /** Only what another file has the same bytes as, those of the same bytes beside each other. */
      duplicates: { type: 'boolean' },
      /** Only the one that this address of the site belongs to; also of a narrower copy, or a poster. */
      src: { type: 'string', maxLength: 2000 },
    },
  },
  answer: listOf(item),
})

/** That another file took its place everywhere. */
const replacement = {
  type: 'object',
  required: ['id', 'at', 'by', 'places'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    at: { type: 'string' },
    /** The other file; without a name, when it is gone. */
    by: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, name: { type: 'string' } },
    },
    /** Who did it; nothing when the account is gone. */
    account: { type: 'string' },
    /** In how many places. */
    places: { type: 'integer' },
    undoneAt: { type: 'string' },
  },
} as const satisfies SchemaNode

export const mediaDetail = call('GET v1/media/{id}', {
  name: 'media.read',
  access: 'media.read',
  summary: 'One picture, film or file, where it is used, and what took its place.',
  params: byId,
  answer: {
    ...item,
    required: [...item.required, 'usedBy', 'replacements'],
    properties: {
      ...item.properties,
      usedBy: { type: 'array', items: place },
      /** The newest first. */
      replacements: { type: 'array', items: replacement },
    },
  },
})

/** A place in which a file takes the place of another one. */
const replacedPlace = {
  ...place,
  properties: {
    ...place.properties,
    /** Of a page, and of what stands around all pages. */
    draftsId: { type: 'string' },
  },
} as const satisfies SchemaNode
const replacedPlaces = { type: 'array', items: replacedPlace } as const

export const replaceMedia = call('POST v1/media/{id}/replace', {
  name: 'media.replace',
  access: 'media.write',
  limit: 'write',
  summary:
    'Puts another file of the same kind in the place of this one in all drafts and contents, in one step that can be undone. What is published stays as it is until the next publish; contents have no releases. With `dryRun` it only tells where.',
  params: byId,
  body: {
    type: 'object',
    required: ['by'],
    additionalProperties: false,
    properties: {
      /** The file that takes its place. The same one: what it says of itself (its size, its focal point) is said everywhere. */
      by: byId.properties.id,
      dryRun: { type: 'boolean', default: false },
    },
  },
  answer: {
    type: 'object',
    required: ['places', 'left', 'published'],
    additionalProperties: false,
    properties: {
      /** Of the replacement, to undo it; nothing when nothing was changed. */
      id: { type: 'string' },
      places: replacedPlaces,
      /** What names it otherwise than as a value, or in a section that nobody knows: it stays as it is. */
      left: replacedPlaces,
      /** How many published versions of pages show it, until the next publish or for going back. */
      published: { type: 'integer' },
    },
  },
})

export const undoReplacement = call('POST v1/media/{id}/replacements/{replacement}/undo', {
  name: 'media.undoReplacement',
  access: 'media.write',
  limit: 'write',
  summary:
    'Brings a file back to where another one took its place, wherever nobody changed the same since. 409 when it was undone already.',
  params: {
    type: 'object',
    required: ['id', 'replacement'],
    additionalProperties: false,
    properties: { id: byId.properties.id, replacement: { type: 'string', pattern: ID_PATTERN } },
  },
  answer: {
    type: 'object',
    required: ['places', 'left'],
    additionalProperties: false,
    properties: {
      places: replacedPlaces,
      /** What somebody changed since: it stays as it is. */
      left: replacedPlaces,
    },
  },
})

export const mediaSummary = call('GET v1/media/summary', {
  name: 'media.summary',
  access: 'media.read',
  summary:
    'What the library of the site holds: how many files and bytes of each kind, its tags, how many are there twice.',
  answer: {
    type: 'object',
    required: ['kinds', 'tags', 'duplicates'],
    additionalProperties: false,
    properties: {
      kinds: {
        type: 'array',
        items: {
          type: 'object',
          required: ['kind', 'files', 'bytes'],
          additionalProperties: false,
          properties: { kind: { enum: mediaKinds }, files: { type: 'integer' }, bytes: { type: 'integer' } },
        },
      },
      /** In the order of their words. */
      tags: {
        type: 'array',
        items: {
          type: 'object',
          required: ['tag', 'files'],
          additionalProperties: false,
          properties: { tag: { type: 'string' }, files: { type: 'integer' } },
        },
      },
      /** How many files have the same bytes as another one. */
      duplicates: { type: 'integer' },
    },
  },
})

export const changeMedia = call('PUT v1/media/{id}', {
  name: 'media.change',
  access: 'media.write',
  limit: 'write',
  summary:
    'Changes the name, the tags and the focal point of a file; what is left out stays. 409 with the file as it is now (`media`) when somebody changed it since `revision`.',
  params: byId,
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      revision: { type: 'integer', minimum: 0 },
      name: { type: 'string', minLength: 1, maxLength: 200 },
      tags,
      /** `null` is the middle. */
      focalPoint: { anyOf: [focalPoint, { type: 'null' }] },
    },
  },
  answer: item,
})

const pixels = { type: 'integer', minimum: 0, maximum: limits.imageSide } as const

export const cropMedia = call('POST v1/media/{id}/crop', {
  name: 'media.crop',
  access: 'media.write',
  limit: 'upload',
  status: 201,
  summary: 'Makes a new picture of a part of one, in all its copies. The picture itself stays as it is.',
  params: byId,
  body: {
    type: 'object',
    required: ['left', 'top', 'width', 'height'],
    additionalProperties: false,
    properties: {
      /** In pixels of the picture as the library shows it (`width`, `height`). */
      left: pixels,
      top: pixels,
      width: { ...pixels, minimum: 1 },
      height: { ...pixels, minimum: 1 },
    },
  },
  answer: item,
})

export const tagMedia = call('POST v1/media/tags', {
  name: 'media.tag',
  isRepeatable: true,
  access: 'media.write',
  limit: 'write',
  summary: 'Adds tags to several files, and takes others off them. 422 when one of them would have more than 20.',
  body: {
    type: 'object',
    required: ['ids'],
    additionalProperties: false,
    properties: {
      ids: { type: 'array', minItems: 1, maxItems: limits.pageSize, items: byId.properties.id },
      add: tags,
      remove: tags,
    },
  },
  answer: {
    type: 'object',
    required: ['changed'],
    additionalProperties: false,
    properties: { changed: { type: 'integer' } },
  },
})

export const removeMedia = call('DELETE v1/media/{id}', {
  name: 'media.remove',
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
  name: 'media.setPoster',
  access: 'media.write',
  limit: 'upload',
  takes: 'files',
  summary: 'Gives a film its poster: one picture, taken from the film by the browser of its owner (R235).',
  params: byId,
  answer: item,
})
