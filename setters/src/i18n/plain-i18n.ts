import { filled, plainWords, type WordsIn } from '@vitrine/schemas'
import type { i18n } from 'i18next'

type Options = string | (Readonly<Record<string, unknown>> & { readonly defaultValue?: string })

/**
 * Words as an instance of i18next says them, for an `I18nextProvider`, without its 15 kB: flat keys, placeholders and
 * plural forms; the first words that have a key say it. All namespaces say the same. For a form by itself; editors have
 * i18next, to which their parts add words.
 *
 * @param chain the language that is spoken first
 */
export function createPlainI18n(chain: readonly [WordsIn, ...WordsIn[]]): i18n {
  const [{ language }] = chain
  const say = plainWords(chain)
  const t = (key: string, options: Options = {}): string => {
    const { defaultValue, ...values } = typeof options === 'string' ? { defaultValue: options } : options
    const said = say(key, values)
    const isMissing = said === key && !chain.some(({ texts }) => Object.hasOwn(texts, key))
    return isMissing && defaultValue !== undefined ? filled(defaultValue, values) : said
  }
  const nothing = () => {}
  const plain = {
    language,
    resolvedLanguage: language,
    languages: [language],
    // Another language draws everything anew: what is drawn need not listen.
    options: { react: { bindI18n: false, bindI18nStore: false } },
    isInitialized: true,
    hasLoadedNamespace: () => true,
    t,
    getFixedT: () => t,
    on: nothing,
    off: nothing,
  }
  return plain as unknown as i18n
}
