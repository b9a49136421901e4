import { isOnMac } from '../is-mac.ts'
import { isOfLetters, letterKeys } from './letter-keys.ts'
import { isPressed, type Pressed, readShortcut } from './shortcut.ts'

/** Whether the keys that are down are a shortcut, `x` or `mod+d`: for controls that read keys of their own. Letters alone may be switched off. */
export const isShortcut = (text: string, event: Pressed): boolean =>
  (!isOfLetters(text) || letterKeys.getState().areOn) && isPressed(readShortcut(text), event, isOnMac())
