export { createPlainI18n, type PlainI18n } from './plain-i18n.ts'
export { useTranslation } from './use-translation.ts'
