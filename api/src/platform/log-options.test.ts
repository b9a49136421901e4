import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import { importSiteFiles } from '../features/site-import/site-import.ts'
import { onBothEngines } from '../testing/engines.ts'
import { serve } from '../testing/serve.ts'
import { exampleSite } from '../testing/site.ts'
import { specs } from '../testing/specs.ts'
import { loggedError, logOptions } from './log-options.ts'

const SECRET = 'Xyzzy-4711'
const MAIL = 'hidden.person@example.com'

function heardLogger() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, logger: pino({ level: 'trace', base: null, ...logOptions }, sink) }
}

it('tells of an error what it is and where it was, but no value that it quotes', () => {
  const cause = Object.assign(new Error(`Key (email)=(${MAIL}) already exists`), {
    code: '23505',
    detail: SECRET,
    constraint: 'accounts_email_key',
  })
  const error = new Error(`invalid input "${SECRET} and more" at /page?token=${SECRET}, see "accounts"`, { cause })
  const logged = JSON.stringify(loggedError(error))
  expect(logged).not.toContain(SECRET)
  expect(logged).not.toContain(MAIL)
  expect(logged).toContain('accounts_email_key')
  expect(logged).toContain('log-options.test.ts')
  expect(JSON.parse(logged).message).toBe('invalid input "…" at /page?… see "accounts"')
})

onBothEngines('The log', (engine) => {
  it('holds nothing of what people send, whatever happens to it', async () => {
    const { lines, logger } = heardLogger()
    const storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    const served = await serve({ storage, logger })
    const headers = {
      'client-id': tenantId,
      cookie: `vitrine_session=${SECRET}${'x'.repeat(33)}`,
      authorization: `Bearer ${SECRET}`,
      lang: SECRET,
      'user-agent': SECRET,
    }
    const everything = { email: MAIL, password: SECRET, token: SECRET, name: SECRET, message: SECRET }
    const ask = async () => {
      for (const path of [
        'v1/account/sign-in',
        'v1/site/inquiry',
        'v1/site/contact-us',
        'v1/site/subscribe',
        'v1/page/component/save-draft',
        'nowhere',
      ]) {
        await served.ask('POST', `${path}?email=${MAIL}&token=${SECRET}`, everything, headers)
        await served.ask('POST', path, `{"message": "${SECRET}`, { ...headers, 'content-type': 'application/json' })
        await served.ask('GET', `${path}?q=${SECRET}`, undefined, headers)
      }
      await served.get(`v1/page/product/list?q=${SECRET}`, headers)
      await served.get(`v1/page/pages/id-by-path?path=/${SECRET}`, headers)
    }
    await ask()
    await storage.close()
    await ask()
    const log = lines.join('')
    expect(log).toContain('A call failed.')
    expect(log).not.toContain(SECRET)
    expect(log).not.toContain(MAIL)
  })
})
