// The keys of all texts, from the English files: `t` of `useTranslation('editor')` takes no others.
import 'i18next'
import type messages from '../../../schemas/texts/en.json'
import type setters from '../../../setters/labels/en.json'
import type editor from '../../labels/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
  }
  interface ResourceNamespaceMap {
    editor: typeof editor & typeof messages
    setters: typeof setters & typeof messages
  }
}
