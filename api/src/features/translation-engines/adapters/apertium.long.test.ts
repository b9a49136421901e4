import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { checkTranslation } from '@vitrine/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import recorded from '../../../../../model/fixtures/protected-texts/apertium.json' with { type: 'json' }
import samples from '../../../../../model/fixtures/protected-texts/texts.json' with { type: 'json' }
import { translateTexts } from '../translate/translate-texts.ts'
import { apertium } from './apertium.ts'
import { createAsk } from './ask.ts'

/** Debian's `apertium-apy` and `apertium-eng-spa`; both together are the engine. */
const pieces = ['/usr/bin/apertium-apy', '/usr/share/apertium/modes/eng-spa.mode']
const missing = pieces.find((piece) => !existsSync(piece))
if (missing !== undefined)
  console.warn(
    `\nSKIPPED: the engine Apertium. There is no ${missing}: apt-get install apertium-apy apertium-eng-spa\n`,
  )

const PORT = 4361
/** By itself it listens on every address; here on this machine alone. */
const program = `
import sys
import tornado.httpserver as server
bind = server.HTTPServer.bind
server.HTTPServer.bind = lambda self, port, address=None, **rest: bind(self, port, address="127.0.0.1", **rest)
sys.argv = ["apertium-apy", "-p", "${PORT}", "-j", "1", "/usr/share/apertium"]
from apertium_apy.apy import main
main()
`

const { signal } = new AbortController()
const engine = apertium({ url: `http://127.0.0.1:${PORT}` }, createAsk({ privateHosts: true }))

describe.skipIf(missing !== undefined)('Apertium, as Debian has it', () => {
  let service: ChildProcess
  beforeAll(async () => {
    service = spawn('/usr/bin/python3', ['-c', program], { stdio: 'ignore' })
    for (let tries = 0; tries < 100; tries += 1) {
      const isThere = await fetch(`http://127.0.0.1:${PORT}/listPairs`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('Apertium did not begin.')
  })
  afterAll(() => {
    service.kill()
  })

  it('is asked for the languages that it has', async () => {
    expect(await engine.languages(signal)).toContainEqual({ from: 'en', to: ['es'] })
    await expect(engine.translate({ from: 'en', to: 'ja', texts: [{ text: 'bolt' }], signal })).rejects.toMatchObject({
      kind: 'text',
    })
  })

  it('translates all 60 texts with everything in them that may not be touched', async () => {
    const texts = Object.values(samples.texts).flat()
    const glossary = Object.entries(samples.glossary).map(([source, target]) => ({ source, targets: [target] }))
    const job = { from: 'en', to: 'es', keep: samples.terms, signal }
    const { results, error } = await translateTexts(engine, {
      ...job,
      glossary,
      texts: texts.map((text) => ({ text })),
    })
    expect(error).toBeUndefined()
    const values = ['lost', 'placeholders', 'tags', 'links', 'icu', 'plurals', 'numbers', 'parts', 'keep']
    const broken = results.filter((one) => !one || 'error' in one || one.failed.some(({ id }) => values.includes(id)))
    expect(broken).toEqual([])
    // What is recorded of it is what it says.
    expect(results.map((one) => one && 'text' in one && one.text)).toEqual(recorded.map(({ after }) => after))
    for (const [n, one] of results.entries())
      if (recorded[n]?.kind === 'term') expect(one).toMatchObject({ failed: expect.arrayContaining([{ id: 'term' }]) })
  })

  it('breaks some of them when they are sent as they are', async () => {
    const texts = Object.values(samples.texts).flat()
    const translated = await Promise.all(
      texts.map(async (text) => ({
        text,
        made: await engine.translate({ from: 'en', to: 'es', texts: [{ text }], signal }),
      })),
    )
    const broken = translated.filter(({ text, made: [one] }) => {
      const failed = one && 'text' in one ? checkTranslation(text, one.text, { from: 'en', to: 'es' }) : []
      return failed.some(({ id }) => ['placeholders', 'tags', 'links', 'icu', 'numbers', 'parts'].includes(id))
    })
    expect(broken.length).toBeGreaterThan(12)
  })
})
