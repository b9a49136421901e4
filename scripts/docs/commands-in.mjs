/** What a shell knows, and programs of others: nothing of ours can be wrong about them. */
const others = new Set(['cd', 'curl', 'mkdir', 'cp', 'docker', 'systemctl'])

/**
 * The commands of a block of a shell, each as one line: what a backslash or a quote carries into the next line goes on, comments
 * and values that are only set are left out.
 *
 * @param {string} text
 * @returns {string[][]} the words of each, without the values that are set before it
 */
export function commandsIn(text) {
  const lines = []
  let open = ''
  for (const line of text.replaceAll(/ \\\n\s*/g, ' ').split('\n')) {
    open += open === '' ? line.replace(/(^|\s)#.*$/, '') : `\n${line}`
    if ((open.match(/'/g) ?? []).length % 2 === 1) continue
    lines.push(open)
    open = ''
  }
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => line.split(/ && | \| /))
    .map((line) => line.match(/'[^']*'|"[^"]*"|\S+='[^']*'|\S+/gs) ?? [])
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))))
    .filter((words) => words.length > 0 && !/^[A-Z_]+=/.test(words[0]))
}

/**
 * What is wrong with a command of ours; nothing with one that exists and knows its options.
 *
 * @param {readonly string[]} words
 * @param {{ scripts: readonly string[], options: (command: string) => Promise<readonly string[] | undefined>, templates: readonly string[], packages: readonly string[] }} known
 */
export async function commandProblem([program = '', ...words], { scripts, options, templates, packages }) {
  if (others.has(program)) return undefined
  if (program === 'npm') return npmProblem(words, { scripts, templates, packages })
  if (program !== 'npx') return `${program} is no program that pages may name`
  const [tool = '', command = '', ...rest] = words
  if (['vitest', 'tsc', 'biome', 'changeset', 'playwright', '@modelcontextprotocol/inspector'].includes(tool))
    return undefined
  if (tool !== 'vitrine') return `${tool} is no tool that pages may name`
  if (command === '--help') return undefined
  const known = await options(command)
  if (!known) return `vitrine has no command ${command}`
  const unknown = rest.find((word) => word.startsWith('--') && !known.includes(word.slice(2).split('=')[0]))
  return unknown && `vitrine ${command} has no option ${unknown}`
}

function npmProblem([command = '', ...words], { scripts, templates, packages }) {
  if (command === 'run') return scripts.includes(words[0]) ? undefined : `there is no script ${words[0]}`
  if (['start', 'test', 'ci', 'pack'].includes(command)) return undefined
  if (command === 'create') {
    const template = words[words.indexOf('--template') + 1]
    if (!/^vitrine@latest$/.test(words[0] ?? '')) return `npm create ${words[0]} is none of ours`
    return !words.includes('--template') || templates.includes(template)
      ? undefined
      : `there is no template ${template}`
  }
  if (command === 'install') {
    const unknown = words.find((word) => !word.startsWith('-') && !packages.includes(word.replace(/@latest$/, '')))
    return unknown && `${unknown} is no package of ours`
  }
  return `npm ${command} is nothing that pages may name`
}
