import { type ApiClient, createApiClient } from '@vitrine/client/calls'
import type { Instance } from './instance.ts'

/** Asks the service as the designer of the demo does, signed in as its owner. */
export async function ownerSend(running: Instance): Promise<ApiClient['send']> {
  const owner = running.browser()
  await owner.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const options = { origin: running.url, clientId: 'demo', locale: 'en', token: () => undefined }
  const client = createApiClient(options, (request) => {
    request.headers.set('cookie', cookie)
    request.headers.set('sec-fetch-site', 'same-origin')
    return fetch(request)
  })
  return client.send
}
