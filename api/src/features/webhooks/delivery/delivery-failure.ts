import type { DeliveryFailure } from '@vitrine/schemas'
import { asRecord } from '../../../platform/as-record.ts'

const byCode: Readonly<Record<string, DeliveryFailure>> = {
  EDNS: 'name',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  EPRIVATE: 'private',
  ETIMEDOUT: 'timeout',
}

/** What OpenSSL and Node call a certificate that does not count. */
const certificate = /CERT|ISSUER|SELF_SIGNED|HOSTNAME_MISMATCH|ALTNAME|UNABLE_TO_VERIFY/
const security = /^(?:EPROTO|ERR_SSL_|ERR_TLS_)/
const unreachable = /^(?:ECONN|EHOSTUNREACH|ENETUNREACH|EPIPE)/

/** Why there was no answer, as far as an owner can do something about it. */
export function failureOf(error: unknown): DeliveryFailure {
  const { code, name } = asRecord(error)
  if (name === 'TimeoutError') return 'timeout'
  if (typeof code !== 'string') return 'other'
  const known = byCode[code]
  if (known) return known
  if (certificate.test(code)) return 'certificate'
  if (security.test(code)) return 'security'
  return unreachable.test(code) ? 'refused' : 'other'
}

/** What an answer with a status means; nothing when it was taken. */
export function failureOfStatus(status: number): DeliveryFailure | undefined {
  if (status >= 200 && status < 300) return undefined
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}
