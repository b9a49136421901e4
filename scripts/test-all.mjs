// What takes longer than `npm test` should: property tests with more runs, every variant, PostgreSQL, the how-tos.
import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from './sources-stamp.mjs'

/** Who may call what is decided before any database is asked, and takes minutes: one engine is enough. */
const onBothEngines = globSync('api/src/**/*.test.ts').filter(
  (file) => !file.includes('role-matrix') && readFileSync(file, 'utf8').includes('onBothEngines'),
)

const withFiles = [
  'api/src/platform/files',
  'api/src/platform/media',
  'api/src/move-files',
  'api/src/features/media',
  'inquiry-images',
  'site-files',
  'personal-data',
  'all-or-nothing',
  'kept-pages',
  'prerender',
  'api/src/backup.test.ts',
]

const steps = [
  [
    'property tests with more runs; schemas from elsewhere, files that attack, every call by every role, faults of all kinds',
    [
      'npx',
      ...['vitest', 'run', '--project', 'node', '--project', 'jsdom'],
      ...['schemas', 'model', 'renderer/src/asset', 'two-editors', 'sections/src/random-props', 'tests/translation'],
      '.long.test.',
    ],
    { PROPERTY_RUNS: '250', LONG: '1', ENGINES: 'sqlite' },
  ],
  [
    'the service on PostgreSQL',
    ['npx', 'vitest', 'run', '--project', 'node', ...onBothEngines],
    { ENGINES: 'postgres', LONG: '1' },
  ],
  [
    'files in an object store (Swift), which is killed, slow, broken and full',
    // Files that attack are read before any store has them.
    ['npx', 'vitest', 'run', '--project', 'node', '--exclude', '**/hostile.long.test.ts', ...withFiles],
    { STORES: 's3', ENGINES: 'sqlite', LONG: '1' },
  ],
  [
    'every story, as wide as a desk and as a phone',
    ['npx', 'vitest', 'run', '--project', 'storybook', '--project', 'storybook-mobile'],
  ],
  ...(isBuilt() ? [] : [['the build that browsers visit', ['npm', 'run', 'build']]]),
  ['three machines, one of which is killed every five seconds', ['npm', 'run', 'chaos', '--', 'machines', '--short']],
  // One project at a time: owners come after visitors, and would bring all tests of visitors along.
  [
    'every page in every language, width and theme; every hostile string in every place',
    ['npx', 'playwright', 'test', '--no-deps', '--project', 'visitors', '--grep', '@matrix'],
    { MATRIX: 'all' },
  ],
  [
    'the designer at every size; every screen of the office for every role',
    ['npx', 'playwright', 'test', '--no-deps', '--project', 'owners', '--grep', '@matrix'],
    { MATRIX: 'all' },
  ],
  ['docs/how-to/run-vitrine.md, followed to the letter', ['node', 'scripts/how-to-run.mjs']],
  ['docs/how-to/add-a-section.md, followed to the letter', ['node', 'scripts/how-to.mjs']],
]

/**
 * Waits for the network half of its time, so it goes on beside the steps from the one that is named on; what it says comes
 * when it has ended. The packages that it builds are read after it.
 */
const beside = {
  what: 'packages as others install them, apps that begin with them, what they export; the documentation, its links and examples',
  from: 'files in an object store (Swift), which is killed, slow, broken and full',
  // A pack in two versions takes minutes: `npm run pack -- --recipes plugin`, and each release.
  command: [
    'sh',
    '-c',
    'npm run --silent pack -- --check --recipes site vite next react-router astro node && npm run --silent api && node scripts/docs.mjs check',
  ],
}

/** Starts a command, whose words go into a file. @returns its process, and its exit code and all that it said, once it has ended */
function started([command, ...args]) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-beside-'))
  const file = join(folder, 'said')
  const words = openSync(file, 'w')
  const child = spawn(command, args, { stdio: ['ignore', words, words] })
  const ended = new Promise((resolve) => {
    child.on('close', (status) => {
      const said = readFileSync(file, 'utf8')
      rmSync(folder, { recursive: true })
      resolve({ status, said })
    })
  })
  return { child, ended }
}

function fail(what, status) {
  console.error(`\nFailed: ${what}`)
  process.exit(status ?? 1)
}

const inSeconds = (since) => `\n${Math.round((performance.now() - since) / 1000)} s\n`

let going
for (const [what, [command, ...args], env = {}] of steps) {
  const since = performance.now()
  if (what === beside.from) going = started(beside.command)
  console.log(`\n## ${what}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) {
    going?.child.kill()
    fail(what, status)
  }
  console.log(inSeconds(since))
}
const since = performance.now()
const { status, said } = await going.ended
console.log(`\n## ${beside.what}\n\n${said}${inSeconds(since)}`)
if (status !== 0) fail(beside.what, status)
