// For whoever has the declarations of calls at hand: the designer, the office, the host.

import { type ApiClientOptions, clientIdOf, type Fetch } from '../wire/request.ts'
import { createSend, type Send } from './send.ts'
import { createStream, type EventStream } from './stream.ts'

/** The service, as somebody asks it over the wire. */
export interface ApiClient {
  readonly send: Send
  readonly stream: EventStream
}

/**
 * A client that sends calls and follows streams of events.
 *
 * `const { send } = createApiClient({ origin, clientId, locale: 'de', token: () => undefined })`
 *
 * @param fetch sends a request; that of the browser when it is left out.
 */
export const createApiClient = (options: ApiClientOptions, fetch?: Fetch): ApiClient => ({
  send: createSend(options, fetch),
  stream: createStream(options, fetch),
})

export type { StreamEvent } from '../wire/follow.ts'
export { createFrameToken } from './frame-token.ts'
export { type ApiClientOptions, clientIdOf }
