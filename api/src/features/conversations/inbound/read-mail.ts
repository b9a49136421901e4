import { isEmail } from '@vitrine/schemas'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { line, paragraph } from '../../visitors/form/normalize-text.ts'
import { idsIn } from '../replies/threading.ts'
import { textOfHtml } from './html-text.ts'

/** A file that came with a mail. */
export interface MailFile {
  readonly name: string
  /** As the sender calls it; what it is, its bytes say. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** A mail as it came in. */
export interface ReadMail {
  /** Nobody where the address is none, as of mails that a server returns. */
  readonly from: { readonly name: string; readonly address: string } | undefined
  /** Where it was sent, in the order in which that counts. */
  readonly to: readonly string[]
  readonly subject: string
  /** Its own id, with its brackets. */
  readonly messageId: string | undefined
  /** The mails that it answers, the nearest first. */
  readonly answers: readonly string[]
  readonly text: string
  readonly images: readonly MailFile[]
  readonly otherFiles: readonly MailFile[]
  /** What a program sent, and no person. */
  readonly machine: 'bounce' | 'auto-reply' | undefined
}

/** Characters of a mail that are kept. */
const LONGEST = 20_000
const LONGEST_SUBJECT = 300

const addressesIn = (list: readonly Address[] | undefined): readonly string[] =>
  (list ?? []).flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address]))

function headersOf({ headers }: Email, key: string): readonly string[] {
  return headers.filter((header) => header.key === key).map(({ value }) => value)
}

/** A delivery report, or what answers by itself (RFC 3834, and what programs sent before it). */
function machineOf(mail: Email): ReadMail['machine'] {
  const header = (key: string) => headersOf(mail, key).join(' ').toLowerCase()
  const sender = mail.from?.address?.toLowerCase() ?? ''
  const isReport = /multipart\/report/.test(header('content-type'))
  const isReturned = header('return-path').trim() === '<>' || /^(?:mailer-daemon|postmaster)@/.test(sender)
  if (isReport && /report-type="?delivery-status/.test(header('content-type'))) return 'bounce'
  if (/^(?:mailer-daemon|postmaster)@/.test(sender)) return 'bounce'
  const submitted = header('auto-submitted').trim()
  const isAutomatic =
    isReport ||
    isReturned ||
    (submitted !== '' && !submitted.startsWith('no')) ||
    /\b(?:bulk|junk|auto_reply)\b/.test(header('precedence')) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== ''
  return isAutomatic ? 'auto-reply' : undefined
}

/** What is quoted at the end of an answer: it stands in the conversation already. */
function withoutQuote(text: string): string {
  const lines = text.trimEnd().split('\n')
  let end = lines.length
  while (end > 0 && /^(?:>|\s*$)/.test(lines[end - 1] ?? '')) end -= 1
  if (end === lines.length) return text
  // The line that says who wrote it, which may be broken into two.
  if (/[:：]\s*$/.test(lines[end - 1] ?? '')) {
    end -= 1
    if (end > 0 && /\S/.test(lines[end - 1] ?? '') && !/\S/.test(lines[end - 2] ?? '')) end -= 1
  }
  const rest = lines.slice(0, end).join('\n').trim()
  return rest === '' ? text : rest
}

function fileOf({ filename, mimeType, content }: Attachment, at: number): MailFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return { name: line(filename ?? '').slice(0, 200) || `${mimeType.split('/')[0]} ${at + 1}`, type: mimeType, bytes }
}

/** Parts of a delivery report and signatures are no files that somebody sent. */
const isFile = ({ mimeType }: Attachment): boolean =>
  !/^(?:message\/|text\/rfc822-headers|application\/(?:pgp-signature|pkcs7-signature|x-pkcs7-signature)|text\/calendar)/.test(
    mimeType,
  )

/**
 * Reads a mail of RFC 5322 with its parts.
 *
 * @param delivered the address that it was delivered to, where that is known.
 * @throws when it is none, or nested too deeply.
 */
export async function readMail(raw: Uint8Array, delivered: string | undefined): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 })
  const address = mail.from?.address?.trim() ?? ''
  const files = mail.attachments.filter(isFile)
  // What somebody attached comes before what stands in the text, which is often a logo.
  const ordered = [...files.filter(({ related }) => !related), ...files.filter(({ related }) => related)].map(fileOf)
  const text = paragraph(mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? ''))
  return {
    from: isEmail(address) ? { name: line(mail.from?.name ?? '').slice(0, 100) || address, address } : undefined,
    to: [
      ...(delivered === undefined ? [] : [delivered]),
      ...headersOf(mail, 'x-original-to'),
      ...headersOf(mail, 'delivered-to'),
      ...addressesIn(mail.to),
      ...addressesIn(mail.cc),
    ].map((one) => one.trim().replaceAll(/^<|>$/g, '').toLowerCase()),
    subject: line(mail.subject ?? '').slice(0, LONGEST_SUBJECT),
    messageId: idsIn(mail.messageId)[0],
    answers: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()])].slice(0, 100),
    text: withoutQuote(text).slice(0, LONGEST),
    images: ordered.filter(({ type }) => type.startsWith('image/')),
    otherFiles: ordered.filter(({ type }) => !type.startsWith('image/')),
    machine: machineOf(mail),
  }
}
