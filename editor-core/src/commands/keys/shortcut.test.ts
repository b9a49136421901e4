import { describe, expect, it } from 'vitest'
import labels from '../../../labels/en.json' with { type: 'json' }
import { createTranslator } from '../../i18n/translator.ts'
import { isPressed, type Pressed, readShortcut } from './shortcut.ts'
import { ariaKeys, shownKeys } from './shortcut-text.ts'

const none = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const ctrl = { ...none, ctrlKey: true }
const press = (shortcut: string, event: Pressed, isMac = false) => isPressed(readShortcut(shortcut), event, isMac)

describe('keys', () => {
  it.each<readonly [string, Pressed, boolean]>([
    ['mod+z', { ...ctrl, key: 'z', code: 'KeyZ' }, true],
    ['mod+z', { ...ctrl, key: 'Z', code: 'KeyZ' }, true],
    ['mod+z', { ...ctrl, key: 'Z', code: 'KeyZ', shiftKey: true }, false],
    ['mod+shift+z', { ...ctrl, key: 'Z', code: 'KeyZ', shiftKey: true }, true],
    ['mod+z', { ...none, key: 'z', code: 'KeyZ' }, false],
    ['mod+z', { ...ctrl, key: 'z', code: 'KeyZ', metaKey: true }, false],
    // Where Z and Y are printed the other way round, what is printed counts.
    ['mod+z', { ...ctrl, key: 'y', code: 'KeyZ' }, false],
    ['mod+z', { ...ctrl, key: 'z', code: 'KeyY' }, true],
    // A keyboard with Cyrillic, Arabic or Greek letters.
    ['mod+z', { ...ctrl, key: 'я', code: 'KeyZ' }, true],
    ['mod+k', { ...ctrl, key: 'ن', code: 'KeyK' }, true],
    ['mod+k', { ...ctrl, key: 'κ', code: 'KeyJ' }, false],
    // Shift is needed for some signs on some keyboards.
    ['mod+/', { ...ctrl, key: '/', code: 'Digit7', shiftKey: true }, true],
    ['mod+alt+plus', { ...ctrl, key: '+', code: 'BracketRight', altKey: true }, true],
    // With Alt, other signs are typed.
    ['mod+alt+1', { ...ctrl, key: '¹', code: 'Digit1', altKey: true }, true],
    ['mod+alt+0', { ...ctrl, key: '}', code: 'Digit0', altKey: true }, true],
    ['delete', { ...none, key: 'Delete', code: 'Delete' }, true],
    ['alt+arrowup', { ...none, key: 'ArrowUp', code: 'ArrowUp', altKey: true }, true],
    ['arrowup', { ...none, key: 'ArrowUp', code: 'ArrowUp', altKey: true }, false],
  ])('%s with %j: %j', (shortcut, event, is) => expect(press(shortcut, event)).toBe(is))

  it('are ⌘ on a Mac', () => {
    expect(press('mod+z', { ...none, metaKey: true, key: 'z', code: 'KeyZ' }, true)).toBe(true)
    expect(press('mod+z', { ...ctrl, key: 'z', code: 'KeyZ' }, true)).toBe(false)
  })
  it('are shown as they stand on the keyboard', () => {
    const { t } = createTranslator('en', labels)
    expect(shownKeys(t, 'mod+shift+z', false)).toBe('Ctrl+Shift+Z')
    expect(shownKeys(t, 'mod+shift+z', true)).toBe('⇧⌘Z')
    expect(shownKeys(t, 'alt+arrowup', false)).toBe('Alt+↑')
    expect(ariaKeys(['mod+shift+z', 'mod+y'], false)).toBe('Control+Shift+Z Control+Y')
    expect(ariaKeys(['mod+alt+plus', 'delete'], true)).toBe('Meta+Alt+Plus Delete')
  })
})
