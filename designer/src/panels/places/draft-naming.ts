import type { DraftNaming } from '@vitrine/editor-core'
import type { CommandContext } from '../../commands/index.ts'
import { nameOfComponent, nameOfWhere } from './place-name.ts'

/** What is called what in the draft that is open. */
export const namingOf = (context: CommandContext): DraftNaming => {
  const { t, label, locale, editor } = context
  return {
    t,
    label,
    locale,
    specs: editor.specs,
    typeOf: (component) => editor.component(component)?.type,
    nameOfComponent: (component, type) => nameOfComponent(context, component, type),
    nameOfWhere: (where) => nameOfWhere(context, where),
    hasPage: (page) => editor.state.getState().pagesList.some(({ id }) => id === page),
  }
}
