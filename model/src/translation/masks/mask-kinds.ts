/**
 * What no engine may touch, in the order in which it is looked for: what stands further up is taken first, and nothing is
 * taken twice. `term` is what a tenant never translates, `glossary` what always becomes the same words.
 */
export const maskKinds = [
  'tag',
  'url',
  'mail',
  'name',
  'file',
  'placeholder',
  'term',
  'glossary',
  'standard',
  'phone',
  'measure',
  'part',
  'number',
] as const
export type MaskKind = (typeof maskKinds)[number]

/** Where a repeat is bounded, that keeps long texts without spaces from taking long. */
const START = '(?<![\\p{L}\\p{N}_])'
const END = '(?![\\p{L}\\p{N}_])'
const any = (...words: readonly string[]): string => `(?:${words.join('|')})`

const domains = any('com', 'org', 'net', 'info', 'io', 'eu', 'shop', 'store', 'example', 'cn', 'de')
/** The beginning of an address without a scheme: `nordhaven.example/bolts`. */
const bareDomain = `(?<![\\p{L}\\p{N}_@.-])(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+${domains}(?![\\p{L}\\p{N}.-]*@)`
/** As much of an address as is not the end of the sentence around it. */
const addressRest = '[^\\s<>"\'⟦⟧“”„«»]*[^\\s<>"\'⟦⟧“”„«».,;:!?)\\]}…。，；：！？）।؟۔]'

const fileTypes = any(
  ...['pdf', 'docx?', 'xlsx?', 'pptx?', 'csv', 'txt', 'md', 'json', 'xml', 'html?', 'zip', 'rar', '7z'],
  ...['png', 'jpe?g', 'gif', 'svg', 'webp', 'avif', 'mp4', 'mov', 'webm', 'mp3'],
  ...['dwg', 'dxf', 'step', 'stp', 'stl', 'igs', 'iges'],
)

/** Bodies that make standards, as they are written before a number; several may follow one another (DIN EN ISO 4014). */
const bodies = any(
  ...['DIN', 'EN', 'ISO', 'IEC', 'ASTM', 'ANSI', 'ASME', 'API', 'AWS', 'SAE', 'AISI', 'UL', 'CSA', 'IEEE', 'MIL'],
  ...['BS', 'NF', 'UNI', 'UNE', 'NEN', 'SFS', 'ÖNORM', 'VDE', 'VDI', 'DVGW', 'PN', 'TSE?', 'GOST', 'ГОСТ'],
  ...['JIS', 'KS', 'CNS', 'GB\\/T', 'GB', 'IS', 'AS\\/NZS', 'AS', 'NBR', 'SNI', 'TCVN', 'ISIRI', 'PS', 'BDS', 'IP'],
)

/** A pattern of units as they stand after a number. */
export const units = any(
  ...['[µμ]m', 'mm[²³]?', 'cm[²³]?', 'dm[²³]?', 'km', 'm[²³]?', 'ft', 'yd', 'kg', 'mg', 'g', 'lbs?', 'oz', 't'],
  ...['MPa', 'GPa', 'kPa', 'hPa', 'Pa', 'bar', 'psi', 'N·?m', 'N/mm[²2]', 'kN', 'N', 'HRC', 'HV', 'HB'],
  ...['°\\s?[CF]', '°', '℃', '℉', 'K', '%', '‰', 'pcs', 'ppm', 'dB', 'kV', 'V', 'mA', 'A', 'kWh', 'kW', 'MW', 'W'],
  ...['[kMG]?Hz', 'ml', 'cl', 'l', 'L', 'ms', 's', 'min', 'h', '[KMGT]i?B', '″', '′', '"'],
)
const currencies = any(
  ...['[A-Z]{1,3}\\$', '[$€£¥₹₽₺₫৳﷼]', 'USD', 'EUR', 'GBP', 'CNY', 'RMB', 'JPY', 'INR', 'RUB', 'TRY', 'PLN', 'BRL'],
  ...['CHF', 'AED', 'SAR', 'IDR', 'VND', 'PKR', 'BDT', 'IRR'],
)
const GAP = '[ \\u00a0\\u2009\\u202f]?'
/** With groups, a fraction, a date, a time or a quotient in it: 1,234.5 · 1 234,5 · 24/7 · 2027-03-15. */
const digits = "\\p{Nd}+(?:[.,:/'’٫٬\\u00a0\\u202f-]\\p{Nd}+){0,12}"
const signed = `(?:(?<![\\p{L}\\p{N}])[+−±-])?${digits}`

const patterns: Readonly<Record<Exclude<MaskKind, 'term' | 'glossary'>, readonly [source: string, flags: string]>> = {
  tag: ['<\\/?[a-z][^<>]*>|<!--[^]*?-->|&(?:#\\d+|#x[\\da-f]+|[a-z][a-z\\d]*);', 'giu'],
  url: [
    `${START}(?:https?:\\/\\/|ftp:\\/\\/|www\\.|mailto:|tel:)${addressRest}|${bareDomain}(?:\\/${addressRest})?(?![\\p{L}\\p{N}-])`,
    'gu',
  ],
  mail: [`${START}[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]+)+`, 'gu'],
  name: [`(?<![\\p{L}\\p{N}.])@[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]*[\\p{L}\\p{N}_])?`, 'gu'],
  file: [`${START}[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]{0,100}\\.${fileTypes}${END}`, 'giu'],
  placeholder: [
    "\\$?\\{\\{[^{}]*\\}\\}|[$%]?\\{\\s*[\\p{L}\\p{N}_.-]+\\s*(?:,[^{}]*)?\\}|\\{'?#'?\\}|%(?:\\d+\\$)?(?:\\([^()\\s]+\\))?[sdif@](?![\\p{L}\\p{N}])",
    'gu',
  ],
  standard: [
    `${START}(?:${bodies}(?:[ \\u00a0/-]|(?=\\d))){1,6}[A-Z]{0,2}[ \\u00a0]?\\d+[A-Z]{0,2}(?:[-–.:/]\\d+[A-Z]?)*${END}`,
    'gu',
  ],
  phone: ['(?<![\\p{L}\\p{N}])(?:(?:\\+|00)\\d|\\(0?\\d{2,5}\\))[\\d\\s()./-]{5,20}\\d(?![\\p{L}\\p{N}])', 'gu'],
  measure: [
    `${START}${currencies}${GAP}${signed}${END}|(?<![\\p{L}\\p{N}])${signed}${GAP}(?:${units}|${currencies})${END}`,
    'gu',
  ],
  part: [
    `${START}(?=[A-Za-z\\d./×_-]{0,40}\\d)(?=[A-Za-z\\d./×_-]{0,40}[A-Z])[A-Z\\d](?:[A-Z\\d]|[a-z×](?=\\d))*(?:[-./×_](?=[A-Za-z\\d]*[A-Z\\d])[A-Za-z\\d]+)*${END}`,
    'gu',
  ],
  // Of a compound (`20-foot container`) an engine needs the number: without it, it takes the mask apart.
  number: [`(?<![\\p{L}\\p{N}])${signed}(?![\\p{L}\\p{N}]|-\\p{L}|[.,]\\p{Nd})`, 'gu'],
}

const compiled = new Map(Object.entries(patterns).map(([kind, [source, flags]]) => [kind, new RegExp(source, flags)]))

/** The words of a tenant. */
export interface KeptWords {
  /** What is never translated, as it is written. */
  readonly keep?: readonly string[] | undefined
  /** What always becomes the same words, in whatever case it is written. */
  readonly glossary?: readonly (readonly [source: string, target: string])[] | undefined
}

/** Whole words, the longest first, so that of two that begin alike the longer one is found. */
function wordPattern(words: readonly string[], flags: string): RegExp | undefined {
  const sorted = words.filter((word) => word.trim() !== '').sort((a, b) => b.length - a.length)
  if (sorted.length === 0) return undefined
  const escaped = sorted.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&'))
  return new RegExp(`${START}(?:${escaped.join('|')})${END}`, flags)
}

/** The pattern of a kind, with the flag `g`; nothing for words of a tenant where there are none. */
export function patternOf(kind: MaskKind, { keep = [], glossary = [] }: KeptWords): RegExp | undefined {
  if (kind === 'term') return wordPattern(keep, 'gu')
  if (kind === 'glossary')
    return wordPattern(
      glossary.map(([source]) => source),
      'giu',
    )
  return compiled.get(kind)
}
