import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'node_modules/.cache/docs/code')

/** What is published and does not stand among the sources: words by language, and stylesheets. */
const published = `
declare module '*.css'
${['schemas/texts', 'renderer/texts', 'sections/texts', 'sections/labels', 'setters/labels', 'designer/labels']
  .map(
    (words) => `declare module '@vitrine/${words}/*' {
  const words: Readonly<Record<string, string>>
  export default words
}`,
  )
  .join('\n')}
`

const configuration = {
  extends: '../../../../tsconfig.json',
  compilerOptions: {
    composite: false,
    noEmit: true,
    emitDeclarationOnly: false,
    rewriteRelativeImportExtensions: false,
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['vite/client', 'node'],
    // What a page about this repository is written against.
    paths: { 'repository/*': ['../../../../*'] },
  },
  include: ['**/*.ts', '**/*.tsx'],
  references: [],
}

/** Files of a package of ours: `scripts/how-to.mjs` puts them there and checks all of it. */
const ofPackage = /\b(file=sections\/|add-to=)/
const isCode = ({ language, info }) => ['ts', 'tsx', 'js', 'jsx'].includes(language) && !ofPackage.test(info)
const isData = ({ language, info }) => language === 'json' && info.includes('file=')

/**
 * The files that the blocks of a page are, by name, each with the block that its lines come from. Blocks without a name are modules
 * of their own, behind what is given above them; `continue` goes on in the block before.
 */
function filesOf(blocks) {
  const files = new Map()
  let given = ''
  let last
  for (const block of blocks) {
    if (!isCode(block) && !isData(block)) continue
    const [, named] = /\bfile=(\S+)/.exec(block.info) ?? []
    if (block.info === 'given') {
      given += block.text
      continue
    }
    if (/\bcontinue\b/.test(block.info) && last) {
      const file = files.get(last)
      file.parts.push({ at: file.text.split('\n').length, block })
      file.text += block.text
      continue
    }
    // JSX may stand in any of them, and JavaScript is held to types too.
    last = named ?? `block-${block.line}.tsx`
    const before = named === undefined ? given : ''
    const after = named?.endsWith('.json') ? '' : 'export {}\n'
    files.set(last, {
      text: before + block.text,
      after,
      parts: [{ at: before.split('\n').length, block }],
    })
  }
  return files
}

/**
 * Checks the code of all pages as one program, in strict mode, against the packages as they are.
 *
 * @param {readonly import('./code-blocks.mjs').CodeBlock[]} blocks
 * @returns {Promise<readonly string[]>} what is wrong, by page and line
 */
export async function typeCheckBlocks(blocks) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  writeFileSync(join(folder, 'published.d.ts'), published)
  const origins = new Map()
  for (const [page, ofPage] of Map.groupBy(blocks, ({ page }) => page))
    for (const [name, { text, after, parts }] of filesOf(ofPage)) {
      const file = join(page.replace(/^docs\//, '').replace(/\.md$/, ''), name)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text + after)
      origins.set(file, parts)
    }
  const said = await tsc()
  return said.map((line) => {
    const [, file, at, message] = /^(.+?)\((\d+),\d+\): (.+)$/.exec(line) ?? []
    const parts = file === undefined ? undefined : origins.get(file)
    const part = parts?.findLast(({ at: first }) => first <= Number(at))
    if (!part) return line
    return `${part.block.page}:${part.block.line + Number(at) - part.at} ${message}`
  })
}

/** @returns {Promise<readonly string[]>} the lines of what is wrong, with paths from the folder of the code */
function tsc() {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin/tsc'), ['-p', '.', '--pretty', 'false'], { cwd: folder })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0 ? [] : said.split('\n').filter((line) => line.trim() !== '')))
  })
}
