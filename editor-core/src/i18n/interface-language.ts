import { languageCodes } from '@vitrine/schemas'

const KEY = 'vitrine:interface-language'

/** The language in which somebody works in this browser: what the address asks for, or what was chosen last. */
export function rememberedLocale(fromServer: string): string {
  if (new URLSearchParams(location.search).has('language')) return fromServer
  try {
    const chosen = localStorage.getItem(KEY)
    return languageCodes.find((code) => code === chosen) ?? fromServer
  } catch {
    return fromServer
  }
}

/** Keeps the chosen language for the next time, and takes another one out of the address. */
export function rememberLocale(locale: string): void {
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // A browser that keeps nothing: it is only forgotten.
  }
  const address = new URL(location.href)
  address.searchParams.delete('language')
  history.replaceState(history.state, '', address)
}
