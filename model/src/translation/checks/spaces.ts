import type { TranslationCheck } from './translation-check.ts'

const outer = (text: string) => ({
  start: /^\s*/.exec(text)?.[0] ?? '',
  end: /\s*$/.exec(text)?.[0] ?? '',
})
const within = (text: string): string => text.trim()

/** Spaces before and after a text, which join it to what stands beside it: those of the source. */
export const outerSpace: TranslationCheck = {
  id: 'outer-space',
  fails(source, target) {
    if (within(target) === '') return false
    const [wanted, found] = [outer(source), outer(target)]
    return wanted.start !== found.start || wanted.end !== found.end
  },
  mend(source, target) {
    if (within(source) === '') return undefined
    const { start, end } = outer(source)
    return start + within(target) + end
  },
}

const double = /(?<=\S)[ \u00a0]{2,}(?=\S)/g

export const doubleSpace: TranslationCheck = {
  id: 'double-space',
  fails: (source, target) => !/\S[ \u00a0]{2,}\S/.test(source) && /\S[ \u00a0]{2,}\S/.test(target),
  mend: (_source, target) => target.replaceAll(double, (spaces) => (spaces.includes('\u00a0') ? '\u00a0' : ' ')),
}

/** Not U+200C and U+200D, which join and part letters in Persian and the languages of India. */
const invisible = /[\u200b\u2060\ufeff]/g

export const zeroWidthSpace: TranslationCheck = {
  id: 'zero-width-space',
  fails: (source, target) => !/[\u200b\u2060\ufeff]/.test(source) && /[\u200b\u2060\ufeff]/.test(target),
  mend: (_source, target) => target.replaceAll(invisible, ''),
}

const breaks = (text: string): number => text.split('\n').length - 1
const unified = (text: string): string => text.replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')

/** As many lines as the source has, parted by line feeds. */
export const newlines: TranslationCheck = {
  id: 'newlines',
  fails: (source, target) => unified(target) !== target || breaks(unified(source)) !== breaks(target),
  mend(source, target) {
    const [wanted, mended] = [unified(source), unified(target)]
    if (breaks(wanted) === breaks(mended)) return mended
    // Of several lines nobody knows which belong together.
    return breaks(wanted) === 0 && within(mended) !== '' ? mended.replaceAll(/[ \t]*\n+[ \t]*/g, ' ').trim() : undefined
  },
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufff9-\ufffb\ufffd]/g

/** Characters that mean nothing in a text, and the mark of what could not be read. */
export const controlCharacters: TranslationCheck = {
  id: 'control-characters',
  fails: (_source, target) => target.search(controls) >= 0,
  mend: (_source, target) => target.replaceAll(controls, ''),
}
