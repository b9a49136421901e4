// Plants small faults in the sources, one at a time, and tells which of them no test finds:
// `npm run mutate [-- --count=30 --seed=1 --package=model]`. The sources must be committed; each is put back at once.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseSync, Visitor } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = ['schemas', 'model', 'renderer', 'sections', 'setters', 'designer', 'api', 'host']
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    package: { type: 'string', multiple: true, default: packages },
  },
})

/** The same numbers for the same seed (mulberry32), so that a run can be repeated. */
function randomOf(seed) {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const operators = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '+': '-',
  '-': '+',
  '*': '/',
  '%': '*',
  '&&': '||',
  '||': '&&',
}

/** Every fault that could be planted in a file: where, and what would stand there. */
function faultsIn(file) {
  const text = readFileSync(file, 'utf8')
  const faults = []
  const swap = ({ left, right, operator }) => {
    const at = text.indexOf(operator, left.end)
    const other = operators[operator]
    if (other && at >= 0 && at < right.start) faults.push({ start: at, end: at + operator.length, becomes: other })
  }
  const negate = ({ test }) =>
    test && faults.push({ start: test.start, end: test.end, becomes: `!(${text.slice(test.start, test.end)})` })
  new Visitor({
    BinaryExpression: swap,
    LogicalExpression: swap,
    IfStatement: negate,
    ConditionalExpression: negate,
    Literal({ start, end, value }) {
      if (typeof value === 'boolean') faults.push({ start, end, becomes: String(!value) })
    },
  }).visit(parseSync(file, text).program)
  return faults
}

const isSource = (path) =>
  /\.tsx?$/.test(path) && !/\.(?:test|stories)\.|[\\/]testing[\\/]|[\\/]story-content[\\/]/.test(path)
const sourcesOf = (name) =>
  readdirSync(join(root, name, 'src'), { recursive: true })
    .map((path) => join(root, name, 'src', path))
    .filter(isSource)
    .sort()

/** Whether a run of these tests fails. */
const fails = (args) =>
  spawnSync('npx', ['vitest', ...args, '--project', 'node', '--project', 'jsdom', '--bail', '1', '--reporter', 'dot'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ENGINES: 'sqlite' },
    timeout: 10 * 60 * 1000,
  }).status !== 0

/** First the tests of its folder, then those of its package that import it, then all that import it, and the whole server's. */
const isFound = (file, name) =>
  fails(['run', '--passWithNoTests', relative(root, dirname(file))]) ||
  fails(['related', '--run', '--passWithNoTests', '--dir', name, file]) ||
  fails(['related', '--run', '--passWithNoTests', file]) ||
  fails(['run', 'tests/server'])

if (execFileSync('git', ['status', '--porcelain', '--', ...packages], { cwd: root, encoding: 'utf8' }).trim() !== '') {
  console.error('Commit or put away your changes first: the faults are planted in the sources.')
  process.exit(1)
}

const random = randomOf(Number(values.seed))
const survivors = []
let restore = () => undefined
process.on('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

for (let at = 0; at < Number(values.count); at++) {
  const name = values.package[at % values.package.length]
  const sources = sourcesOf(name)
  let file
  let faults = []
  while (faults.length === 0) {
    file = sources[random(sources.length)]
    faults = faultsIn(file)
  }
  const fault = faults[random(faults.length)]
  const text = readFileSync(file, 'utf8')
  const line = text.slice(0, fault.start).split('\n').length
  const what = `${relative(root, file)}:${line}  ${text.slice(fault.start, fault.end).slice(0, 60)} → ${fault.becomes.slice(0, 60)}`
  restore = () => writeFileSync(file, text)
  writeFileSync(file, text.slice(0, fault.start) + fault.becomes + text.slice(fault.end))
  const since = performance.now()
  const found = isFound(file, name)
  restore()
  restore = () => undefined
  if (!found) survivors.push(what)
  console.log(
    `${found ? 'found' : 'MISSED'}  ${what.replaceAll('\n', ' ')}  (${Math.round((performance.now() - since) / 1000)} s)`,
  )
}
console.log(`\n${Number(values.count) - survivors.length} of ${values.count} found.`)
process.exitCode = survivors.length === 0 ? 0 : 1
