// The keys of all texts, from the English files: `t` of `useTranslation('office')` takes no others.
import 'i18next'
import type editor from '../../editor-core/labels/en.json'
import type messages from '../../schemas/texts/en.json'
import type setters from '../../setters/labels/en.json'
import type office from '../labels/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
  }
  interface ResourceNamespaceMap {
    office: typeof office & typeof editor & typeof messages
    editor: typeof editor & typeof messages
    setters: typeof setters & typeof messages
  }
}
