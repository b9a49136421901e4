import { createStore } from 'zustand/vanilla'
import { readShortcut } from './shortcut.ts'

const KEY = 'vitrine:letter-keys'

function readSetting(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/**
 * Whether keys without Ctrl or Alt run commands, as this browser has it: who speaks to their computer switches them off,
 * since words would run them (WCAG 2.1.4).
 */
export const letterKeys = createStore<{ readonly areOn: boolean }>(() => ({ areOn: readSetting() }))

export function changeLetterKeys(areOn: boolean): void {
  letterKeys.setState({ areOn })
  try {
    localStorage.setItem(KEY, areOn ? 'on' : 'off')
  } catch {
    // Storage is blocked: it counts until the page is closed.
  }
}

/** Whether a shortcut, `r` or `g t`, is typed as text is. */
export const isOfLetters = (shortcut: string): boolean =>
  shortcut.split(' ').some((part) => {
    const { mod, alt, key } = readShortcut(part)
    return !mod && !alt && key.length === 1
  })
