import type { Reason } from '@vitrine/editor-core'
import { type Specs, upgradePage } from '@vitrine/model'
import {
  checkOf,
  checkSize,
  inSaves,
  limits,
  PAGE_SCHEMA_VERSION,
  type SettingsById,
  withoutForbiddenKeys,
} from '@vitrine/schemas'
import { type SubtreeWithSettings, subtreeIn } from '../../placement/subtree.ts'
import { CLIPBOARD_VERSION, type ClipboardEnvelope, clipboardEnvelope } from './envelope.ts'

/** Components from the clipboard in the versions that are registered here, or why they cannot be used. */
export type FromClipboard =
  | { readonly subtrees: readonly SubtreeWithSettings[]; readonly baseLanguage: string }
  | { readonly reason: Reason }

const no = (key: string): FromClipboard => ({ reason: { key: `command.reason.${key}` } })

/** Larger than a save may be, it could not be kept anyway. */
const LARGEST = limits.bodyOfSave
/** Ours begins with this, whatever follows; a longer look at foreign texts is not worth it. */
const beginning = /^\s*\{\s*"vitrine"\s*:/

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Upgrades expect what their version wrote; a hostile text has anything. */
function upgraded({ root, components, componentsSettingValues }: ClipboardEnvelope, specs: Specs) {
  try {
    return upgradePage({ version: PAGE_SCHEMA_VERSION, root, components }, componentsSettingValues, specs)
  } catch {
    return undefined
  }
}

const picked = (settings: SettingsById, ids: readonly string[]): SettingsById =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const values = Object.hasOwn(settings, id) ? settings[id] : undefined
      return values ? [[id, values]] : []
    }),
  )

/**
 * Reads a text of the clipboard: checked like everything from outside, upgraded, unknown sections as
 * they are. What the model checks when they are inserted is left to it.
 *
 * @returns `undefined` for any text that was not copied here: that is nobody's mistake.
 */
export function readEnvelope(text: string, specs: Specs): FromClipboard | undefined {
  if (!beginning.test(text)) return undefined
  if (text.length > LARGEST) return no('pasteTooLarge')
  const given = parsed(text)
  if (given === undefined) return no('pasteBroken')
  if (checkSize(given, inSaves)) return no('pasteTooLarge')
  const { vitrine } = given as Partial<Record<keyof ClipboardEnvelope, unknown>>
  if (typeof vitrine === 'number' && vitrine > CLIPBOARD_VERSION) return no('pasteNewer')
  const value = withoutForbiddenKeys(given)
  if (checkOf(clipboardEnvelope)(value).length > 0) return no('pasteBroken')
  const envelope = value as ClipboardEnvelope
  const page = upgraded(envelope, specs)
  if (!page) return no('pasteBroken')
  const subtrees = envelope.root.map((root) => {
    const subtree = subtreeIn(page.pageSchema, root)
    return { ...subtree, settings: picked(page.componentsSettingValues, Object.keys(subtree.components)) }
  })
  const isWhole = subtrees.every(({ root, components }) => Object.hasOwn(components, root))
  return isWhole ? { subtrees, baseLanguage: envelope.baseLanguage } : no('pasteBroken')
}
