import { asRecord } from '../../as-record.ts'

/** Why a mail server did not take a mail, as far as an owner can do something about it. */
export type MailFailureCode =
  | 'refused'
  | 'timeout'
  | 'name'
  | 'private'
  | 'password'
  | 'certificate'
  | 'security'
  | 'sender'
  | 'recipient'
  | 'other'

/** What OpenSSL and Node call a certificate that does not count. */
const certificate = /CERT|ISSUER|SELF_SIGNED|HOSTNAME_MISMATCH|UNABLE_TO_VERIFY/
/** What they say where one side speaks TLS and the other does not, or another kind of it. */
const security = /^(?:EPROTO|ERR_SSL_|ERR_TLS_|ETLS|EPROTOCOL|EREQUIRETLS)/
const unreachable = /^(?:ECONN|EHOSTUNREACH|ENETUNREACH|EPIPE)/

const byCode: Readonly<Record<string, MailFailureCode>> = {
  EDNS: 'name',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  EPRIVATE: 'private',
  EPORT: 'private',
  ESEALED: 'password',
  EAUTH: 'password',
  ENOAUTH: 'password',
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
}

/** What went wrong between us and a mail server. */
export function mailFailureOf(error: unknown): MailFailureCode {
  const { code, originalCode, responseCode, command } = asRecord(error)
  // 530: sign in first; 534 and 535: not like this.
  if (responseCode === 530 || responseCode === 534 || responseCode === 535) return 'password'
  if (command === 'STARTTLS') return 'security'
  if (command === 'MAIL FROM') return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  for (const one of [originalCode, code]) {
    if (typeof one !== 'string') continue
    const known = byCode[one]
    if (known) return known
    if (certificate.test(one)) return 'certificate'
    if (security.test(one)) return 'security'
    if (unreachable.test(one)) return 'refused'
  }
  return 'other'
}
