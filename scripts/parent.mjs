import './check-node.mjs'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

// Another application, as small as it can be, with the designer in a frame: its server asks for tickets,
// its page speaks with the frame. docs/how-to/embed-the-designer.md tells of it; a test runs it.

const folder = new URL('../docs/how-to/embed-the-designer/', import.meta.url)
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' }

const libraryFile = fileURLToPath(new URL('../designer/src/parent/embed-designer.ts', import.meta.url))
/** Our few lines for parents, as a browser takes them. */
const library = async () =>
  (await transformWithOxc(readFileSync(libraryFile, 'utf8'), libraryFile, { sourcemap: false })).code

/**
 * Serves the parent page on a port of this machine.
 *
 * @param options `designer` the origin of Vitrine, `clientId` and `draftsId` of what is edited, and who
 * asks for tickets: an account that may edit the draft
 */
export function createParent({ designer, clientId, draftsId, email, password }) {
  let cookie
  const ask = (path, body) =>
    fetch(new URL(`/api/site/v1/${path}`, designer), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'client-id': clientId, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
  async function signIn() {
    const answer = await ask('account/sign-in', { email, password })
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`)
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  /** A session ends one day: then the server signs in again. */
  async function ticket() {
    if (!cookie) await signIn()
    let answer = await ask('site/frame-tickets', { draftsId })
    if (answer.status === 401) {
      await signIn()
      answer = await ask('site/frame-tickets', { draftsId })
    }
    if (!answer.ok) throw new Error(`Asking for a ticket answered ${answer.status}.`)
    return (await answer.json()).data.ticket
  }

  const pages = {
    '/': () => [
      'html',
      readFileSync(new URL('parent.html', folder), 'utf8')
        .replaceAll('%DESIGNER%', designer)
        .replaceAll('%FRAME%', `${designer}/${clientId}/drafts/${draftsId}/designerIframe`),
    ],
    '/parent.js': () => ['js', readFileSync(new URL('parent.js', folder), 'utf8')],
    '/embed-designer.js': async () => ['js', await library()],
  }
  return createServer(async (request, response) => {
    try {
      if (request.method === 'POST' && request.url === '/ticket') {
        // Whoever works on your own pages: here you would look who asks, and may.
        if (request.headers['sec-fetch-site'] !== 'same-origin') return response.writeHead(403).end()
        return response.writeHead(200, { 'cache-control': 'no-store' }).end(await ticket())
      }
      const page = request.method === 'GET' && pages[new URL(request.url, 'http://parent').pathname]
      if (!page) return response.writeHead(404).end()
      const [type, text] = await page()
      response.writeHead(200, { 'content-type': types[type] }).end(text)
    } catch (error) {
      console.error(error)
      response.writeHead(502).end()
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {
    DESIGNER_ORIGIN = 'http://localhost:3000',
    CLIENT_ID = 'demo',
    DRAFT = '1',
    PARENT_PORT = '4400',
  } = process.env
  const { OWNER_EMAIL = 'owner@example.com', OWNER_PASSWORD } = process.env
  if (!OWNER_PASSWORD) throw new Error('OWNER_PASSWORD is missing: the account that asks for tickets.')
  const parent = createParent({
    designer: DESIGNER_ORIGIN,
    clientId: CLIENT_ID,
    draftsId: DRAFT,
    email: OWNER_EMAIL,
    password: OWNER_PASSWORD,
  })
  parent.listen(Number(PARENT_PORT), '127.0.0.1', () =>
    console.log(`The parent page is on http://localhost:${parent.address().port}`),
  )
}
