import { timingSafeEqual } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { CallError, receiveInboundMail } from '@vitrine/schemas'
import type { Context } from '../../../http/endpoint/context.ts'
import { type Endpoint, endpointWithoutSite } from '../../../http/endpoint/endpoint.ts'
import type { SentFile } from '../../../http/question/sent-file.ts'
import { signature } from '../../../platform/signing/signing.ts'
import { type ReadMail, readMail } from './read-mail.ts'
import { receiveMail } from './receive-mail.ts'

/** Whether two texts are the same, in a time that says nothing of either. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(signature(one, 'reply', 'inbound')), Buffer.from(signature(other, 'reply', 'inbound')))

/** @throws CallError `not_found` where no mails come in, `not_allowed` for who does not show the secret. */
function assertMayDeliver({ parts: { inbound }, bearer }: Context): void {
  if (!inbound) throw new CallError('not_found')
  if (bearer === undefined || !isSame(bearer, inbound.secret)) throw new CallError('not_allowed')
}

/** The one mail of a request. */
async function mailIn(files: AsyncIterable<SentFile>): Promise<Uint8Array> {
  for await (const { source } of files) return buffer(source)
  throw new CallError('wrong_type')
}

async function parsed(raw: Uint8Array, to: string | undefined): Promise<ReadMail> {
  try {
    return await readMail(raw, to)
  } catch {
    throw new CallError('unreadable')
  }
}

/** Mails that come in. */
export const inboundRoutes: readonly Endpoint[] = [
  endpointWithoutSite(receiveInboundMail, async ({ to }, context) => {
    assertMayDeliver(context)
    const raw = await mailIn(context.files)
    return { result: await receiveMail(raw, await parsed(raw, to), context) }
  }),
]
