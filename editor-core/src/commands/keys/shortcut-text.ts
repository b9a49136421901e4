import { type AnyTranslate, messageText } from '../../i18n/translate.ts'
import { readShortcut } from './shortcut.ts'

const arrows: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
}
const named = ['delete', 'backspace', 'escape', 'enter', 'tab'] as const
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

function keyInWords(t: AnyTranslate, key: string): string {
  const name = named.find((one) => one === key)
  return arrows[key] ?? (name === undefined ? key.toUpperCase() : messageText(t, `key.${name}`))
}

/** The keys of a shortcut as they stand on a keyboard: `Ctrl+Shift+Z`, and `⇧⌘Z` on a Mac. */
export function shownKeys(t: AnyTranslate, shortcut: string, isMac: boolean): string {
  const { mod, shift, alt, key } = readShortcut(shortcut)
  const last = keyInWords(t, key)
  if (isMac) return [alt && '⌥', shift && '⇧', mod && '⌘', last].filter(Boolean).join('')
  return [
    mod && messageText(t, 'key.ctrl'),
    alt && messageText(t, 'key.alt'),
    shift && messageText(t, 'key.shift'),
    last,
  ]
    .filter(Boolean)
    .join('+')
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
