// What becomes of schemas from elsewhere in a generated form: `npm run corpus -- <folder>`.
// Without a folder, on what the repository holds: the schemas of setters/src/testing, and the examples of JSON Forms.
// Which documents belong to which schema is told in corpus-pairs.mjs. `--details` names every edit that went wrong.
import './check-node.mjs'
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { scopedName } from '../renderer/build/section-styles-plugin.ts'
import { readCorpus } from './corpus-pairs.mjs'

/** A worker is ended after so many schemas, or with so much memory, and another one goes on. */
const SCHEMAS_OF_A_WORKER = 25
const MEMORY = 900 * 2 ** 20
const HEAP = 2048
const PATIENCE = 180_000

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { details: { type: 'boolean', default: false } },
})
const [folder] = positionals

async function ownCorpus() {
  const { getExamples } = await import('@jsonforms/examples')
  const own = readCorpus(join(root, 'setters/src/testing/schemas'))
  const examples = getExamples()
    .filter(({ schema }) => schema !== undefined)
    .map(({ name, schema, data }) => ({
      name: `@jsonforms/examples ${name}`,
      schema: JSON.parse(JSON.stringify(schema)),
      documents: data === undefined ? [] : [JSON.parse(JSON.stringify(data))],
    }))
  return { ...own, pairs: [...own.pairs, ...examples] }
}

const outDir = join(root, 'node_modules/.cache/corpus')
process.env.NODE_ENV = 'development'
await build({
  root,
  configFile: false,
  envDir: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName() } },
  // Packages that arrive as objects when Node loads their CommonJS are bundled, and so are all that they share.
  ssr: { noExternal: true, external: ['jsdom'] },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: join(root, 'scripts/corpus-worker.mjs'),
    rolldownOptions: { output: { entryFileNames: 'worker.js' } },
  },
})

const { pairs, skipped, files } = folder === undefined ? await ownCorpus() : readCorpus(folder)

function startWorker() {
  const child = fork(join(outDir, 'worker.js'), [], {
    execArgv: [`--max-old-space-size=${HEAP}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const next = () =>
    new Promise((done) => {
      const end = (answer) => {
        clearTimeout(timer)
        child.off('message', onMessage)
        child.off('exit', onExit)
        done(answer)
      }
      const onMessage = (message) => end(message)
      const onExit = (code, signal) => end({ failure: `the worker ended (${signal ?? code})` })
      const timer = setTimeout(() => end({ failure: `not done after ${PATIENCE / 1000} s` }), PATIENCE)
      child.on('message', onMessage)
      child.on('exit', onExit)
    })
  return { child, next }
}

const results = []
let worker
let done = 0
for (const job of pairs) {
  if (!worker) {
    worker = startWorker()
    const { failure } = await worker.next()
    if (failure !== undefined) throw new Error(`No worker starts: ${failure}.`)
    worker.child.send({ files })
    done = 0
  }
  const answer = worker.next()
  worker.child.send({ job })
  const { result, memory = 0, failure } = await answer
  results.push(result ?? { name: job.name, failure, fields: 0, withoutControl: [], documents: 0, wrong: [] })
  done += 1
  const shown = results.at(-1)
  if (shown.failure) console.log(`  not drawn: ${shown.name}: ${shown.failure}`)
  if (failure !== undefined || memory > MEMORY || done >= SCHEMAS_OF_A_WORKER) {
    worker.child.kill('SIGKILL')
    worker = undefined
  }
}
worker?.child.kill()

const sum = (of) => results.reduce((all, result) => all + (of(result) ?? 0), 0)
const count = (of) => results.filter(of).length
for (const { file, reason } of skipped) console.log(`  skipped: ${file}: ${reason}`)
for (const { name, withoutControl } of results)
  if (withoutControl.length > 0) console.log(`  no control: ${name}: ${withoutControl.slice(0, 5).join(', ')}`)
for (const { name, wrong } of results)
  for (const edit of values.details ? wrong : wrong.slice(0, 1)) console.log(`  left wrong: ${name}: ${edit}`)
for (const { name, noCheck } of results) if (noCheck) console.log(`  not judged: ${name}: ${noCheck}`)

const edits = sum((result) => result.edits)
console.log(
  [
    `schemas                     ${results.length}`,
    `  drawn                     ${count((result) => result.failure === undefined)}`,
    `  edits cannot be judged    ${count((result) => result.noCheck !== undefined)}`,
    `  documents skipped         ${skipped.length}`,
    `fields                      ${sum((result) => result.fields)}`,
    `  without a control         ${sum((result) => result.withoutControl.length)} in ${count((result) => result.withoutControl.length > 0)} schemas`,
    `documents opened            ${sum((result) => result.documents)}`,
    `  unchanged by that         ${sum((result) => result.documents) - sum((result) => result.changedByOpening)}`,
    `  valid, and edited         ${sum((result) => result.valid)}`,
    `edits that wrote            ${edits}`,
    `  left incomplete           ${sum((result) => result.incomplete)}`,
    `  left wrong otherwise      ${sum((result) => result.wrong.length)}`,
  ].join('\n'),
)
