import { createApiClient } from '@vitrine/client/calls'
import { NO_CLIENT_ID } from '@vitrine/schemas'
import type { Service } from './service.ts'

/** Asks an instance over HTTP. @param url its address: `https://vitrine.example` */
export function serviceAt(url: string, key: string): Service {
  const { origin } = new URL(url)
  const clientOf = (clientId: string) => createApiClient({ origin, clientId, locale: 'en', token: () => key })
  return {
    call: (call, question, { site = NO_CLIENT_ID, language } = {}) =>
      clientOf(site).send(call, question, language === undefined ? {} : { language }),
  }
}
