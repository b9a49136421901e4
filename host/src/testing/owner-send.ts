import { createSend } from '../browser/send.ts'
import type { Instance } from './instance.ts'

/** Asks the service as the designer of the demo does, signed in as its owner. */
export async function ownerSend(running: Instance): Promise<ReturnType<typeof createSend>> {
  const owner = running.browser()
  await owner.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return createSend({ origin: running.url, clientId: 'demo', locale: 'en', token: () => undefined }, (request) => {
    request.headers.set('cookie', cookie)
    request.headers.set('sec-fetch-site', 'same-origin')
    return fetch(request)
  })
}
