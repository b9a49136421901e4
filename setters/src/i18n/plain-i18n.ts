import { filled, plainWords, type WordsIn } from '@vitrine/schemas'
import type { i18n as I18n } from 'i18next'

type Chain = readonly [WordsIn, ...WordsIn[]]
type Options = string | (Readonly<Record<string, unknown>> & { readonly defaultValue?: string })

function translatorOf(chain: readonly WordsIn[]) {
  const say = plainWords(chain)
  return (key: string, options: Options = {}): string => {
    const { defaultValue, ...values } = typeof options === 'string' ? { defaultValue: options } : options
    const said = say(key, values)
    const isMissing = said === key && !chain.some(({ texts }) => Object.hasOwn(texts, key))
    return isMissing && defaultValue !== undefined ? filled(defaultValue, values) : said
  }
}

export interface PlainI18n {
  /** For `I18nextProvider`. */
  readonly i18n: I18n
  /** Follows the language: the same function in all of them. */
  readonly t: (key: string, options?: Options) => string
  /** Another language, or other words. */
  readonly change: (chain: Chain) => void
  /** More words in the language that is spoken: also for those who are speaking already. */
  readonly add: (texts: WordsIn['texts']) => void
}

/**
 * Words as an instance of i18next says them, for `useTranslation` of react-i18next too, without its 15 kB: flat keys,
 * placeholders and plural forms; the first words that have a key say it. All namespaces say the same.
 *
 * @param chain the language that is spoken first
 */
export function createPlainI18n(chain: Chain): PlainI18n {
  const begin = ([{ language, texts }, ...others]: Chain) => {
    const own: Record<string, string> = { ...texts }
    return { language, own, say: translatorOf([{ language, texts: own }, ...others]) }
  }
  let now = begin(chain)
  const t = (key: string, options?: Options) => now.say(key, options)
  const nothing = () => {}
  const i18n = {
    get language() {
      return now.language
    },
    get resolvedLanguage() {
      return now.language
    },
    get languages() {
      return [now.language]
    },
    // Another language draws everything anew: what is drawn need not listen.
    options: { react: { bindI18n: false, bindI18nStore: false } },
    isInitialized: true,
    hasLoadedNamespace: () => true,
    t,
    getFixedT: () => now.say,
    on: nothing,
    off: nothing,
  }
  return {
    i18n: i18n as unknown as I18n,
    t,
    change(next) {
      now = begin(next)
    },
    add(texts) {
      Object.assign(now.own, texts)
    },
  }
}
