import { isFromOurPages } from '@vitrine/api'
import { API_PREFIX, checkOf, contentFile, contentKinds, ID_PATTERN, limits, UNSAVED_PAGE } from '@vitrine/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UnsavedContent } from '../request/visit-client.ts'
import type { PageAnswers } from './page-answers.ts'

interface Question extends UnsavedContent {
  /** The address of the page on this host, with its draft: `/demo/product/bolt?draftsId=1&language=de`. */
  readonly target: string
}

const check = checkOf({
  type: 'object',
  required: ['target', 'kind', 'id', 'slug', 'settings'],
  additionalProperties: false,
  properties: {
    target: { type: 'string', pattern: '^/[^/]', maxLength: 2000 },
    kind: { enum: contentKinds },
    id: { type: 'string', pattern: ID_PATTERN },
    slug: contentFile.properties.slug,
    settings: contentFile.properties.settings,
  },
})

function questionIn({ body }: FastifyRequest): Question | undefined {
  try {
    const read: unknown = JSON.parse(String(body))
    return check(read as never).length === 0 ? (read as Question) : undefined
  } catch {
    return undefined
  }
}

/**
 * Draws the page of a content of a draft with what stands in a form and is not saved, for the preview beside it. Whoever
 * may see the draft is asked as for any preview, and by the call that shows the content; nothing is stored or kept.
 */
export function serveUnsaved(app: FastifyInstance, { answerUnsaved }: Pick<PageAnswers, 'answerUnsaved'>): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: limits.page } as const
    scope.addContentTypeParser('application/json', asText, (_request, body, done) => done(null, body))
    scope.post(`${API_PREFIX}${UNSAVED_PAGE}`, async (request, reply) => {
      if (!isFromOurPages(request, { method: 'POST' })) return reply.code(403).send()
      const question = questionIn(request)
      if (!question) return reply.code(422).send()
      const { target, ...unsaved } = question
      return answerUnsaved(request, reply, target, unsaved)
    })
  })
}
