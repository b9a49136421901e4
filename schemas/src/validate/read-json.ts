import type { Problem } from './problem.ts'

/** What stands in a text, or where it stops being JSON. */
export type ReadJson = { readonly value: unknown } | { readonly problem: Problem }

/**
 * Reads JSON from outside. A text that is none is a problem that names the place, the same in every engine:
 * line and column count from 1, and the character is the first that cannot stand there.
 *
 * `readJson('{"a": 1,}')` → `{ problem: { key: 'problem.notJson', params: { line: 1, column: 9, character: '}' } } }`
 */
export function readJson(text: string): ReadJson {
  try {
    return { value: JSON.parse(text) }
  } catch {
    const at = faultIn(text)
    const lines = text.slice(0, at).split(/\r\n|\r|\n/)
    const place = { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 }
    const found = text.codePointAt(at)
    if (found === undefined) return { problem: { path: '', key: 'problem.jsonEnds', params: place } }
    return { problem: { path: '', key: 'problem.notJson', params: { ...place, character: shown(found) } } }
  }
}

/** A character as people see it; one that nobody sees by its number. */
function shown(code: number): string {
  const character = String.fromCodePoint(code)
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? character : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

const space = /[ \t\n\r]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none of them in a string
const plain = /[^"\\\u0000-\u001f]*/y
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const digits = /[0-9]*/y
const words = ['true', 'false', 'null']

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** How far a value reaches, and whether it is whole there. */
interface Reach {
  readonly at: number
  readonly isWhole: boolean
}

function reachOfString(text: string, start: number): Reach {
  for (let at = start + 1; ; ) {
    at = endOf(plain, text, at)
    if (text[at] === '"') return { at: at + 1, isWhole: true }
    const behind = endOf(escaped, text, at)
    if (behind === at) return { at, isWhole: false }
    at = behind
  }
}

function reachOfWord(text: string, start: number): Reach {
  const word = words.find(([first]) => first === text[start]) ?? ''
  let length = 0
  while (length < word.length && text[start + length] === word[length]) length += 1
  return { at: start + length, isWhole: word !== '' && length === word.length }
}

function reachOfNumber(text: string, start: number): Reach {
  let at = text[start] === '-' ? start + 1 : start
  let from = at
  at = text[at] === '0' ? at + 1 : endOf(digits, text, at)
  if (at > from && text[at] === '.') {
    from = at + 1
    at = endOf(digits, text, from)
  }
  if (at > from && /[eE]/.test(text[at] ?? '')) {
    from = /[+-]/.test(text[at + 1] ?? '') ? at + 2 : at + 1
    at = endOf(digits, text, from)
  }
  return { at, isWhole: at > from }
}

/** The first character that cannot stand where it stands; the length of the text when it only ends too early. */
function faultIn(text: string): number {
  const open: string[] = []
  let expected: 'value' | 'first' | 'key' | 'first key' | 'colon' | 'next' = 'value'
  for (let at = endOf(space, text, 0); ; at = endOf(space, text, at)) {
    const character = text[at]
    const inside = open.at(-1)
    const close = inside === '{' ? '}' : ']'
    if (expected === 'next') {
      if (inside === undefined || (character !== ',' && character !== close)) return at
      if (character === ',') expected = inside === '{' ? 'key' : 'value'
      else open.pop()
      at += 1
    } else if (expected === 'colon') {
      if (character !== ':') return at
      expected = 'value'
      at += 1
    } else if (expected.startsWith('first') && character === close) {
      open.pop()
      expected = 'next'
      at += 1
    } else if (character === '"') {
      const end = reachOfString(text, at)
      if (!end.isWhole) return end.at
      expected = expected.endsWith('key') ? 'colon' : 'next'
      at = end.at
    } else if (expected.endsWith('key')) return at
    else if (character === '{' || character === '[') {
      open.push(character)
      expected = character === '{' ? 'first key' : 'first'
      at += 1
    } else {
      const end = /[-0-9]/.test(character ?? '') ? reachOfNumber(text, at) : reachOfWord(text, at)
      if (!end.isWhole) return end.at
      expected = 'next'
      at = end.at
    }
  }
}
