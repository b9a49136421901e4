const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || month < 1 || day < 1) return false
  return day <= (month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0))
}

const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):?(\d\d)|([+-])(\d\d))?$/i
function isTime(value: string, needsZone: boolean): boolean {
  const found = TIME.exec(value)
  if (!found) return false
  const [hour = 0, minute = 0, second = 0] = found.slice(1, 4).map(Number)
  const sign = found[4] ?? found[7]
  const zone = [Number(found[5] ?? found[8] ?? 0), Number(found[6] ?? 0)] as const
  if (needsZone && sign === undefined && !/z$/i.test(value)) return false
  if (zone[0] > 23 || zone[1] > 59 || hour > 23 || minute > 59) return false
  if (second <= 59) return true
  // A leap second is the last one of a day in UTC.
  const minutes = hour * 60 + minute - (sign === '-' ? -1 : 1) * (zone[0] * 60 + zone[1])
  return second === 60 && ((minutes % 1440) + 1440) % 1440 === 1439
}

function isDateTime(value: string, needsZone: boolean): boolean {
  const [date = '', time = '', ...more] = value.split(/t|\s/i)
  return more.length === 0 && isDate(date) && isTime(time, needsZone)
}

const DURATION = /^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|\d+W)$/
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOSTNAME = new RegExp(`^(?=.{1,253}\\.?$)${LABEL}(?:\\.${LABEL})*\\.?$`, 'i')
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/
const UUID = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const EMAIL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(.+)$/i
const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/
const RELATIVE_POINTER = /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/
const URI_TEMPLATE =
  /^(?:(?:[^\s"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:\w|%[0-9a-f]{2})+(?:\.(?:\w|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:\w|%[0-9a-f]{2})+(?:\.(?:\w|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i

function isIpv6(value: string): boolean {
  const [left = '', right, ...more] = value.split('::')
  if (more.length > 0 || /^:|:$/.test(left) || (right !== undefined && /^:|:$/.test(right))) return false
  const groups = [left, right ?? ''].flatMap((side) => (side === '' ? [] : side.split(':')))
  const last = groups.at(-1)
  const hasV4 = last?.includes('.') ?? false
  if (hasV4 && !IPV4.test(last ?? '')) return false
  const words = hasV4 ? groups.slice(0, -1) : groups
  const count = words.length + (hasV4 ? 2 : 0)
  return words.every((word) => /^[0-9a-f]{1,4}$/i.test(word)) && (right === undefined ? count === 8 : count <= 7)
}

const isIpLiteral = (host: string): boolean =>
  isIpv6(host.slice(1, -1)) || /^\[v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+\]$/i.test(host)

/** What RFC 3986 lets stand in the part behind the scheme. */
const AUTHORITY =
  /^\/\/(?:((?:[\w.~!$&'()*+,;=:-]|%[0-9a-f]{2})*)@)?(\[[^\]]*\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?(?=[/?#]|$)/i
const REST =
  /^(?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})*(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?$/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

function isHierarchy(value: string): boolean {
  if (!value.startsWith('//')) return REST.test(value)
  const found = AUTHORITY.exec(value)
  const host = found?.[2] ?? ''
  return found !== null && (!host.startsWith('[') || isIpLiteral(host)) && REST.test(value.slice(found[0].length))
}
const isUri = (value: string): boolean => {
  const scheme = SCHEME.exec(value)?.[0]
  return scheme !== undefined && value.length > scheme.length && isHierarchy(value.slice(scheme.length))
}
const isUriReference = (value: string): boolean => isUri(value) || (!/^[^/?#]*:/.test(value) && isHierarchy(value))
/** Letters of all languages as they are sent. */
const asUri = (value: string): string => value.replaceAll(/[\u00a0-\u{10ffff}]/gu, 'a')

function isRegex(value: string): boolean {
  try {
    new RegExp(value)
    return !/[^\\]\\Z/.test(value)
  } catch {
    return false
  }
}
/** An address of the web, whose host is no name of a single word. */
const isUrl = (value: string): boolean =>
  /^(?:https?|ftp):\/\/(?:[^\s/@]*@)?[^\s/?#:]+\.\p{L}{2,}\.?(?::\d{2,5})?(?:[/?#]\S*)?$/iu.test(value)

/** A mailbox with a domain of two parts at least. */
function isEmail(value: string): boolean {
  const domain = EMAIL.exec(value)?.[1] ?? ''
  return /[^.]\.[^.]+$/.test(domain) && HOSTNAME.test(domain)
}

/** The formats that JSON Schema names (2020-12, section 7.3), and `url`, as schemas from elsewhere mean them. */
export const standardFormats: Readonly<Record<string, (value: string) => boolean>> = {
  date: isDate,
  time: (value) => isTime(value, true),
  'date-time': (value) => isDateTime(value, true),
  'iso-time': (value) => isTime(value, false),
  'iso-date-time': (value) => isDateTime(value, false),
  duration: (value) => DURATION.test(value),
  email: isEmail,
  'idn-email': (value) => isEmail(asUri(value)),
  hostname: (value) => HOSTNAME.test(value),
  'idn-hostname': (value) => HOSTNAME.test(asUri(value)),
  ipv4: (value) => IPV4.test(value),
  ipv6: isIpv6,
  uri: isUri,
  'uri-reference': isUriReference,
  iri: (value) => isUri(asUri(value)),
  'iri-reference': (value) => isUriReference(asUri(value)),
  'uri-template': (value) => URI_TEMPLATE.test(value),
  url: isUrl,
  uuid: (value) => UUID.test(value),
  'json-pointer': (value) => POINTER.test(value),
  'json-pointer-uri-fragment': (value) => value.startsWith('#') && REST.test(value) && POINTER.test(value.slice(1)),
  'relative-json-pointer': (value) => RELATIVE_POINTER.test(value),
  regex: isRegex,
}
