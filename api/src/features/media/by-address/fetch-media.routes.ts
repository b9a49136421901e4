import { CallError, fetchMedia } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import type { Translator } from '../../../platform/language/translator.ts'
import { listedUpload, storedUpload } from '../store-media.ts'
import { FetchError, fetchFile } from './fetch-file.ts'

function refusal({ reason, status = 0 }: FetchError, t: Translator): CallError {
  const message = t(`problem.fetch.${reason}`, { status })
  return new CallError('invalid_request', { message, fields: { address: message } })
}

/** Files of other hosts come into the library. */
export const fetchMediaRoutes: readonly Endpoint[] = [
  memberEndpoint(fetchMedia, async ({ address, duplicates }, context) => {
    try {
      const { name, source } = await fetchFile(address, context.parts.webhookSender.rules)
      return await listedUpload(context, name, await storedUpload(context, source, duplicates))
    } catch (error) {
      throw error instanceof FetchError ? refusal(error, context.t) : error
    }
  }),
]
