import type { Translate } from '@vitrine/setters'
import { readShortcut } from './shortcut.ts'

const arrows: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
}
const named = ['delete', 'backspace', 'escape', 'enter']
const ariaNames: Readonly<Record<string, string>> = {
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  delete: 'Delete',
  backspace: 'Backspace',
  escape: 'Escape',
  enter: 'Enter',
  '+': 'Plus',
}

const keyInWords = (say: Translate, key: string): string =>
  arrows[key] ?? (named.includes(key) ? say(`key.${key}`) : key.toUpperCase())

/** The keys of a shortcut as they stand on a keyboard: `Ctrl+Shift+Z`, and `⇧⌘Z` on a Mac. */
export function shownKeys(say: Translate, shortcut: string, isMac: boolean): string {
  const { mod, shift, alt, key } = readShortcut(shortcut)
  const last = keyInWords(say, key)
  if (isMac) return [alt && '⌥', shift && '⇧', mod && '⌘', last].filter(Boolean).join('')
  return [mod && say('key.ctrl'), alt && say('key.alt'), shift && say('key.shift'), last].filter(Boolean).join('+')
}

/** The same for `aria-keyshortcuts`, all of them. */
export function ariaKeys(shortcuts: readonly string[], isMac: boolean): string {
  const one = (shortcut: string): string => {
    const { mod, shift, alt, key } = readShortcut(shortcut)
    const last = ariaNames[key] ?? key.toUpperCase()
    return [mod && (isMac ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift', last].filter(Boolean).join('+')
  }
  return shortcuts.map(one).join(' ')
}
