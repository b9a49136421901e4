import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { emptyList, type InquiryList, listLimits, readList, writeList } from '@vitrine/schemas/inquiry-list'
import type { Database } from '../../../platform/database/tables.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { isSignature, signature } from '../../../platform/signing/signing.ts'

/** More than any list that fits into a cookie. */
const MOST_BYTES = 256 * 1024

/**
 * The cookie that holds the inquiry list of a browser without script: packed, and signed for the site, so that it
 * holds what we wrote and nothing else.
 *
 * @returns nothing for more than a cookie can hold (20 products, 3,500 bytes). What was removed last is left out
 * where there is no room for it.
 */
export async function signedList(db: Database, tenantId: string, list: InquiryList): Promise<string | undefined> {
  const { items, removed } = list
  if (items.length > listLimits.cookieProducts) return undefined
  const text = deflateRawSync(writeList(list)).toString('base64url')
  const value = `${text}.${signature(await secretOf(db), 'list', `${tenantId}\n${text}`)}`
  if (value.length <= listLimits.cookieBytes) return value
  return removed ? signedList(db, tenantId, { items }) : undefined
}

/** The list that such a cookie holds; an empty one where it is none of ours, of another site, or 30 days old. */
export async function readSignedList(
  db: Database,
  tenantId: string,
  value: string,
  now = Date.now(),
): Promise<InquiryList> {
  const [text = '', given = ''] = value.split('.')
  if (!isSignature(await secretOf(db), 'list', `${tenantId}\n${text}`, given)) return emptyList
  try {
    const packed = Buffer.from(text, 'base64url')
    return readList(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString(), Math.floor(now / 1000))
  } catch {
    return emptyList
  }
}
