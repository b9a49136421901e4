/** A combination of keys; `mod` is Ctrl, and ⌘ on a Mac. */
export interface Shortcut {
  readonly mod: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** As events name it, in lower case. */
  readonly key: string
}

/** What of an event says which keys are down. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** `mod+shift+z`; the plus itself is called `plus`. */
export function readShortcut(text: string): Shortcut {
  const parts = text.split('+')
  const key = parts.at(-1) ?? ''
  return {
    mod: parts.includes('mod'),
    shift: parts.includes('shift'),
    alt: parts.includes('alt'),
    key: key === 'plus' ? '+' : key,
  }
}

const symbols: Readonly<Record<string, string>> = {
  Minus: '-',
  Equal: '=',
  Slash: '/',
  NumpadAdd: '+',
  NumpadSubtract: '-',
  NumpadDivide: '/',
}

/** The key at a place of a keyboard with Latin letters: `KeyZ` is z, whatever is printed on it. */
function latinKey(code: string): string | undefined {
  const letter = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)
  return letter?.[1]?.toLowerCase() ?? symbols[code]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII was typed on another keyboard
const isForeign = (key: string): boolean => /[^\x00-\x7f]/.test(key)

/** Signs for which some keyboards need Shift. */
const isSign = (key: string): boolean => key.length === 1 && !/[a-z0-9]/.test(key)

/**
 * Whether the keys that are down are a shortcut. On a keyboard without Latin letters, and with Alt,
 * which types other signs on many, the place of the key counts.
 */
export function isPressed({ mod, shift, alt, key }: Shortcut, event: Pressed, isMac: boolean): boolean {
  const [held, other] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (held !== mod || other || event.altKey !== alt) return false
  if (event.shiftKey !== shift && !(isSign(key) && !shift)) return false
  if (event.key.toLowerCase() === key) return true
  return (alt || isForeign(event.key)) && latinKey(event.code) === key
}
