import { type Specs, specOf } from '@vitrine/model'
import type { On, SectionSpec } from '@vitrine/schemas'
import type { CommandContext } from '../../commands/index.ts'
import { displayName, nameOfPlace, nameOfType } from '../../i18n/names.ts'

/** Where something is: on a page or in its record, in a part that all pages share, in a menu, or in a theme. */
export interface WhereItIs {
  readonly page?: string | undefined
  readonly part?: 'header' | 'footer' | undefined
  readonly menu?: string | undefined
  readonly theme?: string | undefined
}

export const specFor = (
  { editor }: { readonly editor: { readonly specs: Specs } },
  type: string,
): SectionSpec | undefined => specOf(editor.specs, type)

/** What a component is called; of one that is not here, its section's name where its type is known. */
export function nameOfComponent(context: CommandContext, id: string, type?: string): string {
  if (context.editor.component(id)) return displayName(context, id)
  return type === undefined ? context.t('place.section') : nameOfType(context, type)
}

export const nameOfMenu = ({ label }: Pick<CommandContext, 'label'>, id: string): string => label(`menu.${id}`) ?? id

/** What a place is called; the whole site, where it names none. */
export function nameOfWhere(context: CommandContext, { page, part, menu, theme }: WhereItIs): string {
  if (theme !== undefined) return context.t('panel.theme')
  const on: On | undefined = part === undefined ? (page === undefined ? undefined : { page }) : { part }
  if (on) return nameOfPlace(context, on)
  return menu === undefined ? context.t('place.site') : context.t('place.menu', { name: nameOfMenu(context, menu) })
}
