import { limits } from '@vitrine/schemas'
import { answerClientError } from './client-errors.ts'

/** What the server that takes the plugin must be made with. */
export const serverOptions = {
  routerOptions: { ignoreTrailingSlash: true },
  onProtoPoisoning: 'remove',
  onConstructorPoisoning: 'remove',
  bodyLimit: limits.body,
  // A large body may take its time while it flows: `endSlowSenders` sees to the others.
  requestTimeout: 0,
  http: { headersTimeout: limits.headTime, connectionsCheckingInterval: 1000 },
  clientErrorHandler: answerClientError,
} as const
