import { createInterfaceTexts, type InterfaceTexts, type Texts } from '@vitrine/renderer/translate'
import { languageCodes } from '@vitrine/schemas'

const files = import.meta.glob<Texts>('../../texts/*.json', { eager: true, import: 'default' })

/** The host's own words in one of the 18 languages of the interface. */
export const hostTexts = (language: string): Texts => files[`../../texts/${language}.json`] ?? {}

/** The words of the interface: the host's, and those of other packages in a language. */
export const createHostTexts = (others: (language: string) => Texts | undefined = () => undefined): InterfaceTexts =>
  createInterfaceTexts(Object.fromEntries(languageCodes.map((code) => [code, { ...others(code), ...hostTexts(code) }])))
