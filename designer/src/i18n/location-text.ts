import { nameOfLanguage, nameOfType } from '@vitrine/editor-core'
import { type On, type Operation, type SchemaNode, schemaAt } from '@vitrine/schemas'
import { labelFor } from '@vitrine/setters/internal'
import type { DesignerContext } from '../context/designer-context.ts'
import type { Editor } from '../store/editor.ts'
import { nameOfPlace } from './names.ts'

type Naming = Pick<DesignerContext, 't' | 'label' | 'locale'> & { readonly editor: Editor }

const typeOf = (editor: Editor, operation: Operation, component: string): string | undefined =>
  editor.component(component)?.type ?? ('components' in operation ? operation.components[component]?.type : undefined)

const sectionName = (naming: Naming, operation: Operation, component: string): string => {
  const type = typeOf(naming.editor, operation, component)
  return type === undefined ? naming.t('saving.place.section') : nameOfType(naming, type)
}

function fieldName(naming: Naming, component: string, path: string): string {
  const spec = naming.editor.specOf(component)
  const schema: Pick<SchemaNode, 'title'> = (spec && schemaAt(spec.props, path)) ?? {}
  return labelFor(naming.label, spec?.type ?? '', path, schema)
}

/** The names on the way to what an operation changes, from the outside in: page, section, field, language. */
function namesOf(naming: Naming, operation: Operation): readonly string[] {
  const { editor, t, locale } = naming
  const place = (on: On) => nameOfPlace(naming, on)
  if ('of' in operation) {
    const { of, path } = operation
    const language = 'language' in operation && operation.language ? [nameOfLanguage(locale, operation.language)] : []
    if ('component' in of)
      return [
        place(of),
        sectionName(naming, operation, of.component),
        fieldName(naming, of.component, path),
        ...language,
      ]
    // A draft holds no contents; whoever names one sees which.
    if ('content' in of) return [of.content, path, ...language]
    const owner = 'menu' in of ? t('saving.place.menu', { id: of.menu }) : place({ page: of.pageRecord })
    return [owner, labelFor(naming.label, 'page', path, {}), ...language]
  }
  if ('component' in operation) return [place(operation), sectionName(naming, operation, operation.component)]
  switch (operation.type) {
    case 'insert-component':
      return [place(operation), sectionName(naming, operation, operation.root)]
    case 'add-page':
      return [String(operation.page.settings.props.name ?? operation.page.id)]
    case 'remove-page':
    case 'change-page':
    case 'move-page':
      return [place({ page: operation.page })]
    case 'add-menu':
      return [t('saving.place.menu', { id: operation.menu.id })]
    case 'remove-menu':
      return [t('saving.place.menu', { id: operation.menu })]
    case 'set-part':
      return [place({ part: operation.part })]
    case 'set-language':
      return [nameOfLanguage(locale, operation.language.code)]
    case 'remove-language':
    case 'change-default-language':
      return [nameOfLanguage(locale, operation.language)]
    case 'add-theme':
      return [t('saving.place.theme', { name: operation.theme.name })]
    case 'add-content':
    case 'change-content':
    case 'remove-content':
      return [operation.content]
    default:
      return [t('saving.place.theme', { name: themeName(editor, operation.theme) })]
  }
}

const themeName = (editor: Editor, id: string): string =>
  editor.state.getState().configuration.themeSettings.find((theme) => theme._$id_ === id)?.name ?? id

/** Where an operation changes something, in words: `Home › Banner › Title › German`. */
export const placeInWords = (naming: Naming, operation: Operation): string => namesOf(naming, operation).join(' › ')
