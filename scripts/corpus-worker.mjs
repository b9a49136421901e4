// Draws schemas in forms without a browser, one after the other, as corpus.mjs sends them.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { JSDOM } from 'jsdom'

/** What a browser has, for a program without one; what the language has itself stays. */
function becomeBrowser() {
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  })
  const own = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'))
  const ofNode = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'queueMicrotask',
    'performance',
    'console',
  ]
  for (const name of Object.getOwnPropertyNames(window))
    if (!own.has(name) && !ofNode.includes(name) && !/^\d+$/.test(name))
      Object.defineProperty(globalThis, name, {
        value: window[name],
        configurable: true,
        writable: true,
      })
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    globalThis[name] = window[name].bind(window)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}

becomeBrowser()
const { runSchema } = await import('../setters/src/testing/corpus-run/run-schema.tsx')
let files = {}
const others = (address) => {
  const file = files[address] ?? files[address.split('/').at(-1) ?? '']
  return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'))
}

process.on('message', (message) => {
  if ('files' in message) {
    files = message.files
    return
  }
  const { job } = message
  const failed = (error) => ({
    name: job.name,
    failure: String(error?.message ?? error).slice(0, 300),
    fields: 0,
    withoutControl: [],
    documents: 0,
    changedByOpening: 0,
    valid: 0,
    edits: 0,
    incomplete: 0,
    wrong: [],
  })
  runSchema(job, others)
    .catch(failed)
    .then((result) => process.send?.({ result, memory: process.memoryUsage().rss }))
})
process.on('uncaughtException', (error) => console.error(String(error).slice(0, 300)))
process.send?.({ isReady: true })
