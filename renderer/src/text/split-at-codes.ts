/** A code that is longer than this may break: it could reach out of a phone 320 px wide. */
const MAX_LENGTH = 24

const CAPITALS = 'A-ZÀ-ÖØ-ÞЀ-Я'
const LETTERS = `${CAPITALS}a-zß-öø-ɏа-ӿ`
const SPACES = '[ \u00a0\u202f]'
const JOINTS = '[-‐‑–/×._:]'
const RUN = `[0-9${LETTERS}]+`
/** Letters and digits with what joins them; a comma only before a digit. */
const CHAIN = new RegExp(`${RUN}(?:${JOINTS}${RUN}|,(?=\\d)${RUN})*`, 'g')
const RUNS = new RegExp(RUN, 'g')
const DIGIT = /\d/
const LETTER = new RegExp(`[${LETTERS}]`)
const NOT_PLAIN = new RegExp(`\\d|[${CAPITALS}]{2}`)
/** In which no browser breaks a line. */
const WHOLE = new RegExp(`^[0-9._,${LETTERS}]+$`)

/** An organisation or a system: `DIN`, `GB/T`, `HV`. */
const ABBREVIATION = new RegExp(`^[${CAPITALS}]{2,6}(?:[/-][${CAPITALS}]{1,6})*$`)
const CAPITAL = new RegExp(`^[${CAPITALS}]$`)
/** What may stand behind a standard: `EN 14399-4 HV`. */
const SUFFIX = new RegExp(`^[${CAPITALS}]{1,3}$`)
const CAPITAL_OR_DIGIT = new RegExp(`^[0-9${CAPITALS}]`)
const NUMBER = new RegExp(`^[${CAPITALS}]{0,2}\\d`)
const PLAIN_NUMBER = /^[\d.,–-]+$/
const THOUSANDS = /^\d{3}(?![\d-])/

const SPACE = new RegExp(`^${SPACES}$`)
const TIMES = new RegExp(`^${SPACES}?[×x*]${SPACES}?$`)
const RANGE = /^ ?[–-] ?$/
/** What stands before a number and belongs to it. */
const SIGN = new RegExp(`[−+±≥≤≈Ø⌀]${SPACES}?$`)
const UNITS = [
  ...['mm', 'cm', 'dm', 'm', 'km', 'µm', 'μm', 'nm', 'mm²', 'cm²', 'm²', 'mm³', 'cm³', 'm³', 'l', 'ml', 'L', 'mL'],
  ...['g', 'mg', 'kg', 't', 'N', 'kN', 'MN', 'Nm', 'kNm', 'N·m', 'N/mm²', 'kN/m', 'kN/m²', 'kg/m', 'kg/m³'],
  ...['Pa', 'kPa', 'MPa', 'GPa', 'bar', 'mbar', 'psi', '°C', '°F', 'K', 'HV', 'HB', 'HRC', '%', '‰', 'dB'],
  ...['V', 'kV', 'mV', 'A', 'mA', 'W', 'kW', 'MW', 'kWh', 'MWh', 'kVA', 'Hz', 'kHz', 'MHz', 'GHz', 'Ω', 'lm', 'lx'],
  ...['s', 'ms', 'min', 'h', 'm/s', 'km/h', 'm³/h', 'l/min', 'rpm', 'lm/W', 'W/m²'],
  ...['мм', 'см', 'м', 'км', 'мм²', 'м²', 'м³', 'г', 'кг', 'т', 'Н', 'кН', 'Н/мм²', 'МПа', 'бар', '°С', 'В', 'кВт'],
]
const MEASURE = `${SPACES}(?:${UNITS.join('|')})(?![0-9²³/·${LETTERS}])`
const UNIT = new RegExp(MEASURE, 'y')

/** Found in every text with a code, and rarely in others: looking closer takes ten times as long. */
const MAY_HAVE_CODES = new RegExp(
  [
    `[${CAPITALS}]${SPACES}[${CAPITALS}]{0,2}\\d`,
    `\\d[${LETTERS}]{0,9}[-‐‑–/×:]|[-‐‑–/×_:][${LETTERS}]{0,9}\\d`,
    `\\d ?[×x*] ?[${CAPITALS}]{0,2}\\d`,
    `\\d${MEASURE}`,
  ].join('|'),
)

/** Addresses of pages, mail and files: they break where they can. */
const ADDRESS = /@|:\/\/|\w\.[a-z]{2}/

/** A stretch of a text. */
interface Range {
  readonly at: number
  readonly end: number
}

interface Word extends Range {
  readonly text: string
}

/**
 * A text cut at its codes: what stands at odd places is a code, which belongs on one line, the rest is
 * plain text; put together they are the text again. A code is a standard (`DIN EN ISO 898-1`), the
 * number of a part (`NF-10.9-M12/80`), a size (`M12 × 80`) or a number with its unit (`50 mm`), of 24
 * characters at most. Dates, phone numbers, addresses and joined words are none.
 *
 * `splitAtCodes('Set EN 14399-4, zinc')` is `['Set ', 'EN 14399-4', ', zinc']`.
 */
export function splitAtCodes(text: string): readonly string[] {
  if (!MAY_HAVE_CODES.test(text)) return [text]
  const pieces: string[] = []
  const words = wordsOf(text)
  let from = 0
  for (const [index, word] of words.entries()) {
    if (word.at < from) continue
    const found = standardAt(text, words, index) ?? measureAt(text, words, index) ?? partNumber(word)
    const [at, end] = [Math.max(found.at, from), found.end]
    const code = text.slice(at, end)
    if (code.length > MAX_LENGTH || WHOLE.test(code) || code === '') continue
    pieces.push(text.slice(from, at), code)
    from = end
  }
  return [...pieces, text.slice(from)]
}

/** What codes are made of, in order: runs with digits, in capitals, or of two letters, with their joints. */
function wordsOf(text: string): readonly Word[] {
  const searched = ADDRESS.test(text)
    ? text.replaceAll(/[!-~]+/g, (run) => (ADDRESS.test(run) ? ' '.repeat(run.length) : run))
    : text
  const words: Word[] = []
  for (const { 0: chain, index } of searched.matchAll(CHAIN)) {
    // Plain words, which are most.
    if (chain.length > 2 && !NOT_PLAIN.test(chain)) continue
    let at: number | undefined
    for (const { 0: run, index: inChain } of chain.matchAll(RUNS)) {
      const isPart = DIGIT.test(run) || (run.length <= 2 && run !== 'x') || ABBREVIATION.test(run)
      if (!isPart) {
        at = undefined
        continue
      }
      if (at !== undefined) words.pop()
      at ??= index + inChain
      const end = index + inChain + run.length
      words.push({ at, end, text: text.slice(at, end) })
    }
  }
  return words
}

/** Abbreviations and a number: `DIN EN ISO 898-1`. Of one that is too long, the first ones are left out. */
function standardAt(text: string, words: readonly Word[], first: number): Range | undefined {
  const isNext = (index: number, kind: RegExp) =>
    SPACE.test(gapBefore(text, words, index)) && kind.test(words[index]?.text ?? '')
  if (!ABBREVIATION.test(words[first]?.text ?? '')) return undefined
  let last = first + 1
  while (last < first + 4 && (isNext(last, ABBREVIATION) || isNext(last, CAPITAL))) last++
  if (!isNext(last, NUMBER)) return undefined
  // In a title of capitals the next word is none.
  if (isNext(last + 1, SUFFIX) && !isNext(last + 2, CAPITAL_OR_DIGIT)) last++
  const number = words[last]
  if (!number) return undefined
  const { end } = number
  const { at } = words.slice(first, last).find((word) => end - word.at <= MAX_LENGTH) ?? number
  return { at, end }
}

/** Numbers with what measures them: `12 × 80`, `50 mm`, `10 – 20 kg`, `1 000 kg`. */
function measureAt(text: string, words: readonly Word[], first: number): Range | undefined {
  const at = words[first]?.at ?? 0
  let isSize = false
  let last = first
  for (; (words[last + 1]?.end ?? Number.POSITIVE_INFINITY) - at <= MAX_LENGTH; last++) {
    const [word, next] = [words[last], words[last + 1]]
    if (!word || !next) break
    const gap = gapBefore(text, words, last + 1)
    if (NUMBER.test(word.text) && TIMES.test(gap) && NUMBER.test(next.text)) isSize = true
    else if (!PLAIN_NUMBER.test(word.text) || !PLAIN_NUMBER.test(next.text)) break
    else if (!RANGE.test(gap) && !(SPACE.test(gap) && THOUSANDS.test(next.text))) break
  }
  const word = words[last]
  if (!word) return undefined
  UNIT.lastIndex = word.end
  const unit = (PLAIN_NUMBER.test(word.text) && UNIT.exec(text)?.[0].length) || 0
  if (unit === 0 && !isSize) return undefined
  const sign = SIGN.exec(text.slice(Math.max(0, at - 2), at))?.[0].length ?? 0
  return { at: at - sign, end: word.end + unit }
}

/** A word of letters and digits: `NF-10.9-M12/80`; nothing of one that has not both. */
const partNumber = ({ at, end, text }: Word): Range => ({ at, end: DIGIT.test(text) && LETTER.test(text) ? end : at })

const gapBefore = (text: string, words: readonly Word[], index: number): string =>
  text.slice(words[index - 1]?.end, words[index]?.at ?? 0)
