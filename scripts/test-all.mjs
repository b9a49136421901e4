// What takes longer than `npm test` should: property tests with many more runs, and the how-to.
import { spawnSync } from 'node:child_process'

const steps = [
  [
    'property tests with 35 times as many runs: more than 10,000 sequences of operations',
    ['npx', 'vitest', 'run', '--project', 'node', 'schemas', 'model', 'renderer/src/asset'],
    { PROPERTY_RUNS: '3500' },
  ],
  [
    'two editors at once on the service, 1,000 random runs; 200 random settings of every section',
    ['npx', 'vitest', 'run', '--project', 'node', '--project', 'jsdom', 'two-editors', 'sections/src/random-props'],
    { PROPERTY_RUNS: '1000', ENGINES: 'sqlite' },
  ],
  [
    'every story, as wide as a desk and as a phone',
    ['npx', 'vitest', 'run', '--project', 'storybook', '--project', 'storybook-mobile'],
  ],
  [
    'schemas from elsewhere, files that attack, every call by every role, faults of all kinds',
    ['npx', 'vitest', 'run', '--project', 'node', '--project', 'jsdom', '.long.test.'],
    { LONG: '1', ENGINES: 'sqlite' },
  ],
  [
    'the service on PostgreSQL',
    ['npx', 'vitest', 'run', '--project', 'node', 'api/src'],
    { ENGINES: 'postgres', LONG: '1' },
  ],
  ['the build that browsers visit', ['npm', 'run', 'build']],
  [
    'every page of the demo sites and of the system, in every look and theme',
    ['npx', 'playwright', 'test', 'walk', 'accessibility', 'owners', 'forms', 'themes'],
    { WALK: 'all' },
  ],
  [
    'the designer at every size, from the left and from the right',
    ['npx', 'playwright', 'test', '--no-deps', 'scrollbars', 'shell', 'designer'],
    { WALK: 'all' },
  ],
  ['every hostile string in every place', ['npx', 'playwright', 'test', 'hostile-content'], { HOSTILE: 'all' }],
  ['docs/how-to/run-vitrine.md, followed to the letter', ['node', 'scripts/how-to-run.mjs']],
  ['docs/how-to/add-a-section.md, followed to the letter', ['node', 'scripts/how-to.mjs']],
]

for (const [what, [command, ...args], env = {}] of steps) {
  console.log(`\n## ${what}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) {
    console.error(`\nFailed: ${what}`)
    process.exit(status ?? 1)
  }
}
