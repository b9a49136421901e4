/**
 * What a comment says: its text, and what it says of parameters, answer and errors.
 *
 * @param {string} comment with its marks, or nothing
 * @returns {{ text: string, params: [string, string][], returns: string, throws: string[], examples: string[] }}
 */
export function readDocComment(comment = '') {
  const lines = comment
    .trim()
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
  const parts = lines.join('\n').split(/\n(?=@[a-zA-Z]+)|^(?=@[a-zA-Z]+)/)
  const read = { text: '', params: [], returns: '', throws: [], examples: [] }
  for (const part of parts) {
    const [, tag, said = ''] = /^@([a-zA-Z]+)\s*([\s\S]*)$/.exec(part.trim()) ?? []
    if (tag === undefined) read.text += part.trim()
    else if (tag === 'param') {
      const [, name = '', text = ''] = /^([\w.]+)\s*-?\s*([\s\S]*)$/.exec(said) ?? []
      read.params.push([name, text.trim()])
    } else if (tag === 'returns') read.returns = said.trim()
    else if (tag === 'throws') read.throws.push(said.trim())
    else if (tag === 'example') read.examples.push(said.trim())
  }
  return read
}

/**
 * A text as Markdown in which nothing but code is markup: `<` outside of code would begin an element.
 *
 * @param {string} text
 */
export const asMarkdown = (text) =>
  text
    .replaceAll(/\{@link (\S+?)(?: \| ([^}]+))?\}/g, (_whole, target, name) => `\`${name ?? target}\``)
    .split(/(```[\s\S]*?```|`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('')

/** The same for a cell of a table: on one line. @param {string} text */
export const asCell = (text) =>
  asMarkdown(text.replaceAll(/```[\s\S]*?```/g, ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
