import { type Answer, contentLanguages } from '@vitrine/schemas'
import { useCall } from '../context/use-call.ts'

/** Where an address says in which language contents are shown; `language` is that of the interface. */
export const LANGUAGE = 'texts'

export type ContentLanguages = Answer<typeof contentLanguages>

/** The languages in which contents are written; nothing until they are known. */
export const useContentLanguages = (): ContentLanguages | undefined => useCall(contentLanguages, {}).data
