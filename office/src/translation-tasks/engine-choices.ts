import type { Answer, listEngines } from '@vitrine/schemas'
import type { OfficeTranslate } from '../context/office-context.ts'

/** Names of products, which are the same in every language. */
const names: Readonly<Record<string, string>> = {
  deepl: 'DeepL',
  libretranslate: 'LibreTranslate',
  apertium: 'Apertium',
}

/** The engines that a site may use, its own first. */
export const engineChoices = ({ own, instance }: Answer<typeof listEngines>, t: OfficeTranslate) => [
  ...own.map(({ kind }) => ({ value: String(kind), label: names[kind] ?? t('settings.engines.openai') })),
  ...instance.map(({ id, name }) => ({ value: id, label: name })),
]
