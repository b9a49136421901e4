import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

// Finds a Chromium for tests, stories and measurements, or installs Debian's.

const isRoot = process.getuid?.() === 0

/** What Chromium is started with; its sandbox cannot be had as root. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell without a window would else round the widths of letters, and break lines where no browser of people does.
  '--font-render-hinting=none',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {readonly string[]} names */
const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)

function ofPlaywright() {
  const path = chromium.executablePath()
  return path && isExecutable(path) ? path : undefined
}

/** @param {readonly string[]} args */
function aptGet(...args) {
  try {
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
    return true
  } catch {
    return false
  }
}

/** @param {readonly string[]} packages */
function install(...packages) {
  const command = ['install', '-y', '--no-install-recommends', ...packages]
  console.error(`Not found; installing it: apt-get ${command.join(' ')}`)
  // A new machine may not know any package yet.
  return aptGet(...command) || (aptGet('update') && aptGet(...command))
}

const browserNames = ['chromium', 'google-chrome']
const shellName = 'chromium-headless-shell'

/** @param {readonly string[]} names the first is the package's */
const installed = (...names) => (isRoot && install(names[0]) ? onPath(...names) : undefined)

/** Letters for most of the 18 languages, as browsers have them: a new machine has none, and lays out otherwise. */
const letters = '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf'

function withLetters() {
  if (process.platform === 'linux' && isRoot && !existsSync(letters)) install('fonts-noto-core')
}

/** @type {string | undefined} */
let found

/**
 * The Chromium to use: `CHROMIUM_PATH`, chromium or google-chrome on the PATH, Playwright's own, or,
 * as root, the one that apt-get installs.
 *
 * @returns {string}
 * @throws Error when there is none, with what to do about it.
 */
export function browserPath() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !isExecutable(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, which cannot be run.`)
  if (found) return found
  found = wanted || onPath(...browserNames) || ofPlaywright() || installed(...browserNames)
  if (!found)
    throw new Error(
      'No Chromium found. Install chromium or google-chrome, run `npx playwright install chromium`, or set CHROMIUM_PATH.',
    )
  withLetters()
  return found
}

/** @type {string | undefined} */
let foundShell

/**
 * Chromium without its windows, which draws pages as the whole one does: address bar and toolbars cost a second
 * of computing for every test that begins. The whole one, where there is no other.
 *
 * @returns {string}
 * @throws Error when there is none at all, with what to do about it.
 */
export function headlessPath() {
  foundShell ??= process.env.CHROMIUM_PATH ? browserPath() : onPath(shellName) || installed(shellName) || browserPath()
  withLetters()
  return foundShell
}
