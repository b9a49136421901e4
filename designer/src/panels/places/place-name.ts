import { nameOfMenu, nameOfType, type WhereItIs } from '@vitrine/editor-core'
import type { On } from '@vitrine/schemas'
import type { CommandContext } from '../../commands/index.ts'
import { displayName, nameOfPlace } from '../../i18n/names.ts'

/** What a component is called; of one that is not here, its section's name where its type is known. */
export function nameOfComponent(context: CommandContext, id: string, type?: string): string {
  if (context.editor.component(id)) return displayName(context, id)
  return type === undefined ? context.t('place.section') : nameOfType(context, type)
}

/** What a place is called; the whole site, where it names none. */
export function nameOfWhere(context: CommandContext, { page, part, menu, theme }: WhereItIs): string {
  if (theme !== undefined) return context.t('panel.theme')
  const on: On | undefined = part === undefined ? (page === undefined ? undefined : { page }) : { part }
  if (on) return nameOfPlace(context, on)
  return menu === undefined ? context.t('place.site') : context.t('place.menu', { name: nameOfMenu(context, menu) })
}
