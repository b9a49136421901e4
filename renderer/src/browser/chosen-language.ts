import { languageStorage } from '../head/language-storage.ts'

/** The language that somebody chose, or stayed with, and when: `de 1795466519798`. Empty where nothing may be stored. */
export function storedLanguage(): string {
  try {
    return localStorage[languageStorage] ?? ''
  } catch {
    return ''
  }
}

export function choose(code: string): void {
  try {
    localStorage[languageStorage] = `${code} ${Date.now()}`
  } catch {
    // Where nothing may be stored, it is suggested again.
  }
}

/** `pt-BR 1795466519798` → `pt` */
export const baseOf = (code: string): string => code.split(/[- ]/, 1)[0] ?? ''
