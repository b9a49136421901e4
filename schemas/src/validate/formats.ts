import { AD_ID, MEASUREMENT_ID, SITE_VERIFICATION, TAG_MANAGER_ID } from '../constants.ts'
import { countryCodes } from '../content/countries.ts'
import { isTimeZone } from '../format/dates.ts'
import { isEmail } from './email.ts'

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const functional = /^(?:rgb|hsl)a?\(\s*[0-9.]+(?:deg|%)?(?:\s*[ ,/]\s*[0-9.]+%?){2,3}\s*\)$/i

/** A colour that CSS takes as it stands: hex, `rgb()`/`hsl()` of numbers, `transparent`. */
export const isPlainColour = (value: string): boolean =>
  // The length comes first: ajv checks formats of overlong texts too, and the pattern takes quadratic time on spaces.
  value.length <= 64 && (value === 'transparent' || hex.test(value) || functional.test(value))

/** A plain colour, or a token of the theme. An unknown token is allowed: drawing falls back (R162). */
export const isColour = (value: string): boolean => isPlainColour(value) || /^theme:[A-Za-z]{1,40}$/.test(value)

const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'whatsapp:', 'weixin:'])
// Browsers drop these inside addresses, so `java\tscript:` would be a scheme to them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\ufeff]/

/** Whether an address is relative, or of a scheme that an owner may link to (R88). */
export function isSafeUrl(value: string): boolean {
  if (value === '' || controls.test(value) || value.includes('\\')) return false
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*:)/.exec(value)?.[1]
  return scheme === undefined || safeSchemes.has(scheme.toLowerCase())
}

/** Whether an address may be the source of an image or a film: relative, http(s), or an inline raster image. */
export function isAsset(value: string): boolean {
  if (/^data:image\/(?:png|jpeg|webp|avif|gif);base64,[A-Za-z0-9+/=]+$/.test(value)) return true
  return isSafeUrl(value) && /^(?:https?:|(?![A-Za-z][A-Za-z0-9+.-]*:))/i.test(value) && !/["'()<>]/.test(value)
}

const countries = new Set(countryCodes)

/** The formats that the schemas of Vitrine use; all of them are of strings. */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  color: isColour,
  'plain-color': isPlainColour,
  'safe-url': isSafeUrl,
  asset: isAsset,
  email: isEmail,
  country: (value) => countries.has(value),
  'time-zone': isTimeZone,
  'tag-manager-id': (value) => TAG_MANAGER_ID.test(value),
  'measurement-id': (value) => MEASUREMENT_ID.test(value),
  'ad-id': (value) => AD_ID.test(value),
  'site-verification': (value) => SITE_VERIFICATION.test(value),
}
