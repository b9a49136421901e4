// A cached page beside a bare server that sends the same headers and bytes: `npm run bench:cached`, `npm run
// bench:cached -- 10` for ten pairs.
//
// The server as `npm start` runs it, with the demo in a data folder of its own, and node:http with one answer; both log
// every request, into a file that nobody reads. Thirty pairs in turns, 2 s each, 100 connections. Told are medians:
// requests in a second, the processor time of the server for a request, and the ratio of each pair; and the 99th
// percentile of the time that an answer took.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { serveDemo } from '../../scripts/serve-demo.mjs'

const PAIRS = Number(process.argv[2] ?? 30)
const CONNECTIONS = 100
const SECONDS = 2
const PATH = '/demo'
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html', 'user-agent': 'bench' }

/** What is answered, byte by byte. */
const answerOf = (url) =>
  new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const parts = await response.toArray()
      resolve({ headers: response.rawHeaders, body: Buffer.concat(parts).toString('base64') })
    })
      .on('error', reject)
      .end()
  })

/** The processor time that a process has used until now, in seconds. */
function usedBy(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  // In hundredths of a second, as Linux counts it: in user mode and in the kernel.
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function measured({ pid, url }) {
  const before = usedBy(pid)
  const { requests, latency, errors, non2xx } = await autocannon({
    ...{ url, headers },
    ...{ connections: CONNECTIONS, duration: SECONDS },
  })
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} other answers from ${url}`)
  return { perSecond: requests.total / SECONDS, cpu: (usedBy(pid) - before) / requests.total, p99: latency.p99 }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const demo = await serveDemo({ env: { LOG_LEVEL: 'info', RATE_LIMIT: 'off' }, log: 'ignore' })
const ours = { pid: demo.pid, url: `${demo.origin}${PATH}` }
await answerOf(ours.url)
const answer = await answerOf(ours.url)
const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
})
// Node writes these itself.
const isOwn = (_, at, all) => !/^(?:date|connection|keep-alive)$/i.test(all[at - (at % 2)])
child.send({
  ...answer,
  headers: answer.headers.filter(isOwn),
  facts: { method: 'GET', route: 'home', tenant: '1', status: 200 },
})
const port = await new Promise((resolve) => child.once('message', resolve))
const bare = { pid: child.pid, url: `http://127.0.0.1:${port}${PATH}` }

try {
  const theirs = await answerOf(bare.url)
  if (theirs.body !== answer.body || theirs.headers.length !== answer.headers.length)
    throw new Error(`The two do not answer the same:\n${answer.headers}\n${theirs.headers}`)
  for (const each of [ours, bare]) await measured(each)
  const pairs = []
  for (let pair = 0; pair < PAIRS; pair++) {
    // Each goes first as often as the other.
    if (pair % 2 === 0) pairs.push([await measured(ours), await measured(bare)])
    else pairs.push([await measured(bare), await measured(ours)].reverse())
  }
  const row = (name, at) => {
    const of = (pick) => median(pairs.map((pair) => pick(pair[at])))
    const perSecond = of((each) => each.perSecond)
      .toFixed(0)
      .padStart(9)
    const cpu = (of((each) => each.cpu) * 1e6).toFixed(1).padStart(12)
    console.log(
      `${name.padEnd(8)} ${perSecond} ${cpu} ${of((each) => each.p99)
        .toFixed(1)
        .padStart(8)}`,
    )
  }
  console.log(
    `${PATH}, ${answer.body.length} characters of base64, ${CONNECTIONS} connections, ${PAIRS} pairs, load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`,
  )
  console.log('         answers/s  processor µs  p99 ms')
  row('Vitrine', 0)
  row('bare', 1)
  const ratio = (pick) => median(pairs.map(([a, b]) => pick(a, b))).toFixed(2)
  console.log(
    `ratio: ${ratio((a, b) => a.perSecond / b.perSecond)} of its answers, ${ratio((a, b) => b.cpu / a.cpu)} by processor time`,
  )
} finally {
  child.disconnect()
  await demo.stop()
}
