// A mail server for the tests: it takes every mail, and tells over HTTP where the link of the last one to
// somebody leads: `GET /somebody@example.com` → `/invitation/…`, `/demo/subscribe/confirm?token=…`, 404 while nothing
// has come. `GET /unsubscribe:somebody@example.com` → `/unsubscribe?token=…`, of the last mail that can be ended.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** @returns the address for `SMTP_URL`, and where the links of the mails lead that have come. */
export async function receiveMails() {
  const links = new Map()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { envelope }, done) {
      // Quoted-printable, which breaks long lines.
      const words = (await text(stream)).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      // Where the plain words are encoded as a whole, it is that of the HTML.
      const [found] = /https?:\/\/[^\s"<]+\/(?:invitation\/|login\/|subscribe\/confirm\?)[^\s"<]+/.exec(words) ?? []
      const link = found?.replaceAll('&amp;', '&')
      const [, token] = /\/unsubscribe\?token=([\w.~:-]+)/.exec(words) ?? []
      for (const { address } of envelope.rcptTo) {
        if (link) links.set(address, new URL(link).pathname + new URL(link).search)
        if (token) links.set(`unsubscribe:${address}`, `/unsubscribe?token=${token}`)
      }
      done()
    },
  })
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  smtp.server.unref()
  return { url: `smtp://127.0.0.1:${smtp.server.address().port}`, links }
}

/** @returns the address for `SMTP_URL`. */
export async function startMailbox(port) {
  const { url, links } = await receiveMails()
  createServer((request, response) => {
    const link = links.get(decodeURIComponent(request.url.slice(1)))
    response.writeHead(link ? 200 : 404, { 'content-type': 'text/plain' }).end(link ?? '')
  })
    .listen(port, '127.0.0.1')
    .unref()
  return url
}
