import multipart from '@fastify/multipart'
import { formLimits } from '@vitrine/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromOurPages } from '../server/same-origin.ts'

/** A file that was sent with a form. */
export interface PostedFile {
  readonly field: string
  readonly name: string
  readonly content: Buffer
}

/** A form that was sent to a page. */
export interface PostedForm {
  readonly fields: URLSearchParams
  readonly files: readonly PostedFile[]
  /** Whether a page of ours sent it, or no browser at all (reliability, 4). */
  readonly isFromOurPages: boolean
}

/** Longer than any field may be, so that a text that is too long is reported and never cut. */
const FIELD_BYTES = 64 * 1024
/**
 * Pictures of phones are larger than we take: they are read and thrown away, so that the page can say so
 * and all words stay.
 */
const MOST_BYTES = 32 * 1024 * 1024
/** One more than may be sent, so that the service can say so. */
const KEPT_FILES = formLimits.images + 1

/**
 * Lets pages take forms. To be called when the API is registered: it reads bodies in its own way.
 */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  )
  await app.register(multipart, {
    limits: {
      fields: 60,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      headerPairs: 100,
      files: 40,
      // One byte more than it may have.
      fileSize: formLimits.imageBytes + 1,
    },
    throwFileSizeLimit: false,
  })
}

/** Whether a request says that it brings a form. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(headers['content-type'] ?? '')

export const isTooLarge = ({ headers }: FastifyRequest): boolean => Number(headers['content-length']) > MOST_BYTES

/** The form that a request brings. @throws when it cannot be read, with a `statusCode`. */
export async function readForm(request: FastifyRequest): Promise<PostedForm> {
  const isOurs = isFromOurPages(request, { method: 'POST' })
  if (!request.isMultipart()) {
    const fields = request.body instanceof URLSearchParams ? withoutNul(request.body) : new URLSearchParams()
    return { fields, files: [], isFromOurPages: isOurs }
  }
  try {
    return { ...(await partsOf(request)), isFromOurPages: isOurs }
  } catch (error) {
    // A form that is none: its boundary is missing, or it ends in the middle.
    if (error instanceof Error && 'statusCode' in error && error.statusCode) throw error
    throw Object.assign(new Error('No form.'), { statusCode: 400 })
  }
}

async function partsOf(request: FastifyRequest): Promise<Pick<PostedForm, 'fields' | 'files'>> {
  const fields = new URLSearchParams()
  const files: PostedFile[] = []
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.append(part.fieldname, String(part.value))
    else if (files.length === KEPT_FILES) part.file.resume()
    else {
      const content = await part.toBuffer()
      // A field for files that was left empty is sent as a file without name and content.
      if (part.filename || content.length > 0) files.push({ field: part.fieldname, name: part.filename, content })
    }
  }
  return { fields: withoutNul(fields), files }
}

/** Browsers send no NUL, and databases keep none. In an address it is replaced, so that it is reported as invalid. */
function withoutNul(fields: URLSearchParams): URLSearchParams {
  const cleaned = new URLSearchParams()
  for (const [name, value] of fields) cleaned.append(name, value.replaceAll('\0', name === 'email' ? '\ufffd' : ''))
  return cleaned
}
