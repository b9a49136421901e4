const { VITRINE_URL = 'https://vitrine.example', VITRINE_KEY } = process.env

/** Answers `/api/site/…` of your app. @param mayEdit whether who asks is signed in to your app, and may edit the site */
export async function forwardToVitrine(request: Request, mayEdit: (request: Request) => Promise<boolean>) {
  // The key counts whatever page asks, so it is added for your own pages alone.
  const isOwnPage = request.headers.get('sec-fetch-site') === 'same-origin'
  if (!isOwnPage || !(await mayEdit(request))) return new Response(null, { status: 403 })
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'host', 'connection', 'content-length']) headers.delete(name)
  headers.set('accept-encoding', 'identity')
  headers.set('authorization', `Bearer ${VITRINE_KEY}`)
  const { pathname, search } = new URL(request.url)
  const { method, body } = request
  return fetch(new URL(pathname + search, VITRINE_URL), { method, headers, body, ...(body && { duplex: 'half' }) })
}
