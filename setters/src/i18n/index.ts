export { useTranslation } from './use-translation.ts'
