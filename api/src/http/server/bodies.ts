import multipart from '@fastify/multipart'
import { type Call, CallError, limits } from '@vitrine/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers. */
    call?: Call
  }
}

const callOf = (request: FastifyRequest): Call | undefined => request.routeOptions.config?.call

/** A form's fields as an object; a name that comes several times becomes a list. */
function fieldsOf(body: string): Readonly<Record<string, string | readonly string[]>> {
  const fields: Record<string, string | readonly string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const known = fields[name]
    fields[name] = known === undefined ? value : [...[known].flat(), value]
  }
  return { ...fields }
}

/** Only JSON is read; a call may take forms, files, bytes or a mail besides. Anything else is 415. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const readJson = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Many programs name the type even when they send nothing.
    if (body === '') done(null, undefined)
    else readJson(request, body, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (callOf(request)?.takes !== 'json-or-form') throw new CallError('wrong_type')
      return fieldsOf(body)
    },
  )
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (callOf(request)?.takes !== 'mail') throw new CallError('wrong_type')
    return body
  })
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (callOf(request)?.takes !== 'bytes') throw new CallError('wrong_type')
      return body
    },
  )
  // One file more than we take, so that it can be refused with words instead of being cut off.
  await app.register(multipart, {
    limits: { files: 4, fields: 20, fieldSize: 8 * 1024, fieldNameSize: 100, headerPairs: 100, fileSize: limits.video },
    throwFileSizeLimit: false,
  })
  // What a page sends as it is left (`sendBeacon`) is called text, whatever it is.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body: string, done) => {
    if (callOf(request)?.isSilent) readJson(request, body, done)
    else done(new CallError('wrong_type'), undefined)
  })
  app.addHook('preValidation', async (request) => {
    const takesFiles = callOf(request)?.takes === 'files'
    if (takesFiles !== request.isMultipart()) {
      const isBody = request.headers['content-type'] !== undefined
      if (isBody && (takesFiles || request.isMultipart())) throw new CallError('wrong_type')
    }
  })
}
