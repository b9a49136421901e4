import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Decisions tell how things stood when they were made; owners and the sheet of sections have pages without code; what packages
 * export is written by `npm run api`.
 */
const otherPages = /^docs\/(decisions|owners|sheet|api|reference)\//

/** The pages whose code is held true, from the folder of the repository: `docs/guide/start.md`. */
export const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'docs/*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !otherPages.test(file) && existsSync(join(root, file)))
  .sort()

/**
 * @typedef {object} CodeBlock
 * @property {string} page
 * @property {number} line of its first line of code, from 1
 * @property {string} language as it is named: `tsx`; '' where it is not
 * @property {string} info what stands behind it: `file=src/site.ts`
 * @property {string} text
 * @property {boolean} isShown `false` for what readers do not see: what its neighbours take for granted
 */

/**
 * The blocks of code of a page. What code takes for granted stands in a comment: `<!-- given`, then declarations for all blocks
 * below without a file of their own; `<!-- file=sections.ts`, then a file beside them.
 *
 * @param {string} page
 * @returns {CodeBlock[]}
 */
export function codeBlocks(page) {
  const text = readFileSync(join(root, page), 'utf8')
  const found = text.matchAll(/^```(\S*)(?: ([^\n]+))?\n([\s\S]*?)^```$|^<!-- (given|file=\S+)\n([\s\S]*?)^-->$/gm)
  return [...found].map((match) => {
    const [, language = '', info = '', code = '', hidden, given = ''] = match
    const line = text.slice(0, match.index).split('\n').length + 1
    if (hidden === undefined) return { page, line, language, info, text: code, isShown: true }
    return { page, line, language: 'tsx', info: hidden, text: given, isShown: false }
  })
}
