// The keys of all texts, from the English files: `t` of `useTranslation('setters')` takes no others.
import 'i18next'
import type messages from '../../../schemas/texts/en.json'
import type setters from '../../labels/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
  }
  interface ResourceNamespaceMap {
    setters: typeof setters & typeof messages
  }
}
